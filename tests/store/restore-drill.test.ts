// A restore drill restores a backup to a temporary folder, uses it there, and leaves nothing but its result.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { backupSqlite, readDrillRecord } from '../../server/db/backup.ts';
import { openStore } from '../../server/store.ts';
import { runBackup, runDrillCommand } from '../support/cli.ts';
import { runCliWithIo } from '../support/cli-in-process.ts';
import { enquiry, noon, openLease } from '../support/isolated-store.ts';

const program = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'drill-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A store with five enquiries, one of them held, and a backup of it. */
async function openAgency() {
  const place = mkdtempSync(join(root, 'agency-'));
  const path = join(place, 'store/enquiries.db');
  const [backups, temporary] = [join(place, 'backups'), join(place, 'temporary')];
  for (const folder of [backups, temporary]) mkdirSync(folder);
  const url = `file:${path}`;
  const store = await openStore(url);
  for (let number = 0; number < 5; number++)
    await store.insert(enquiry({ message: `number ${number}`, spamSignals: number === 0 ? ['haste'] : [] }));
  const copy = join(backups, 'enquiries-2026-03-04T120000Z.db');
  await backupSqlite(path, copy);
  return {
    ...{ place, url, store, copy, backups, temporary },
    drill: (...args: string[]) => runDrillCommand(url, ...args, { TMPDIR: temporary }),
    /** Runs a drill in this process. */
    async practise(...source: string[]) {
      const io = { loadConfig: () => readConfig({ DATABASE_URL: url }), now: () => noon };
      const { out, err } = await runCliWithIo(io, 'restore-drill', '--json', ...source);
      return out === '' ? { file: err } : JSON.parse(out);
    },
    async [Symbol.asyncDispose]() {
      await store.close();
    },
  };
}

test('a drill restores the newest backup, uses it, and changes only its record', async () => {
  await using agency = await openAgency();
  expect((await runBackup(agency.url, agency.backups)).code).toBe(0);
  const [first, newest = ''] = readdirSync(agency.backups).sort();
  expect(agency.copy).toContain(first);
  const before = [agency.copy, join(agency.backups, newest)].map((file) => readFileSync(file));
  const { code, out, err } = await agency.drill();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    / can be restored in \d+ ms\. It has 5 enquiries, the newest of 2026-03-04 17:30 IST\.\n$/,
  );
  expect(out.startsWith(join(agency.backups, newest))).toBe(true);
  expect(await readDrillRecord(agency.store)).toEqual({
    at: expect.any(Date),
    ok: true,
    error: null,
    tookMs: expect.any(Number),
    rows: 5,
    file: newest,
    newestAt: noon,
  });
  expect(await agency.store.counts()).toEqual({ waiting: 4, held: 1, sent: 0, refused: 0 });
  expect(await agency.store.journal(new Date(0), 10)).toEqual([]);
  expect(readdirSync(agency.temporary)).toEqual([]);
  expect([agency.copy, join(agency.backups, newest)].map((file) => readFileSync(file))).toEqual(before);
});

test('a backup is read from standard input', async () => {
  await using agency = await openAgency();
  const child = spawn(process.execPath, [program, 'restore-drill', '-', '--json'], {
    env: { PATH: process.env.PATH, DATABASE_URL: agency.url, TMPDIR: agency.temporary },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  createReadStream(agency.copy).pipe(child.stdin);
  const said = await child.stdout.setEncoding('utf8').toArray();
  const report = JSON.parse(said.join(''));
  expect(report).toMatchObject({ file: '-', ok: true, rows: 5, error: null });
  expect(report.newestReceivedAt).toBe(noon.toISOString());
  expect(readdirSync(agency.temporary)).toEqual([]);
});

test('a backup that cannot be restored gets exit code 1 and a record', async () => {
  await using agency = await openAgency();
  const bytes = readFileSync(agency.copy);
  bytes.fill(7, 8_192, 20_000);
  writeFileSync(agency.copy, bytes);
  const { code, out, err } = await agency.drill(agency.backups);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/ cannot be restored\. .+ (is damaged|is not an enquiry store)/);
  expect(await readDrillRecord(agency.store)).toMatchObject({
    ...{ ok: false, rows: 0, newestAt: null, error: expect.stringMatching(/is damaged|is not an/) },
    file: 'enquiries-2026-03-04T120000Z.db',
  });
  expect(readdirSync(agency.temporary)).toEqual([]);
});

test.each<[string, (file: string) => void, RegExp]>([
  ['an empty file', (file) => writeFileSync(file, ''), /is not an enquiry store/],
  [
    'half a file',
    (file) => writeFileSync(file, readFileSync(file).subarray(0, 16_384)),
    /damaged|not an enquiry/,
  ],
  [
    'a backup of a newer release',
    (file) => {
      using database = new DatabaseSync(file);
      database.exec(`UPDATE bookmarks SET value = '99' WHERE name IN ('schema', 'compatible-from')`);
    },
    /was written by a newer version of this server: restore it with that version/,
  ],
  [
    'a backup in which nothing can be stored',
    (file) => {
      using database = new DatabaseSync(file);
      database.exec(
        `CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'no place'); END`,
      );
    },
    /no place|trigger full is not of this server/,
  ],
])('%s fails the drill with the reason', async (_what, damage, why) => {
  await using agency = await openAgency();
  damage(agency.copy);
  const drill = await agency.practise(agency.copy);
  expect(drill.ok).toBe(false);
  expect(drill.error).toMatch(why);
});

test('emails that wait or are in flight in the backup do not disturb the round trip', async () => {
  await using agency = await openAgency();
  await (await openLease(agency.store)).claim();
  const copy = join(agency.backups, 'claimed.db');
  await backupSqlite(join(agency.place, 'store/enquiries.db'), copy);
  expect(await agency.practise(copy)).toMatchObject({ ok: true, rows: 5 });
});

test.each<[string, string[], number, RegExp]>([
  ['two backups', ['a', 'b'], 2, /too many arguments/],
  ['an unknown option', ['--force'], 2, /force/],
  ['no recorded backup', [], 3, /^The store does not know where the last backup is: /],
  ['a missing file', ['nowhere.db'], 3, /^There is no file or folder nowhere\.db: /],
])('%s is refused with the reason', async (_what, args, code, why) => {
  await using agency = await openAgency();
  expect(await agency.drill(...args)).toEqual({ code, out: '', err: expect.stringMatching(why) });
  expect(await readDrillRecord(agency.store)).toBeNull();
});

test('the newest backup is found by its name, and one dated in the future is not the newest', async () => {
  await using agency = await openAgency();
  const at = (name: string) => join(agency.backups, name);
  const note = (file: string) =>
    agency.store.setBookmark('backup', JSON.stringify({ at: noon, bytes: 1, file }));
  for (const day of ['2026-03-01', '2031-01-01']) writeFileSync(at(`enquiries-${day}T000000Z.db`), 'x');
  const newest = { ok: true, file: agency.copy };
  expect(await agency.practise(agency.backups)).toMatchObject(newest);
  await note(at('enquiries-2026-03-01T000000Z.db'));
  expect(await agency.practise()).toMatchObject(newest);
  await note(at('zebra.db'));
  writeFileSync(at('zebra.db'), readFileSync(agency.copy));
  expect(await agency.practise()).toMatchObject({ ok: true, file: at('zebra.db') });
  for (const [file, why] of [
    ['/nowhere/zebra.db', /There is no file or folder/],
    ['-', /does not know/],
  ] as const) {
    await note(file);
    expect((await agency.practise()).file).toMatch(why);
  }
  execFileSync('mkfifo', [at('pipe')]);
  expect(await agency.practise(at('pipe'))).toMatchObject({ error: expect.stringMatching(/no file/) });
  expect((await agency.practise(agency.temporary)).file).toMatch(
    /^There is no backup such as enquiries-2026-03/,
  );
});

test('a signal removes the temporary folder; what a killed drill left, a later one removes', async () => {
  await using agency = await openAgency();
  const start = async () => {
    const child = spawn(process.execPath, [program, 'restore-drill', '-'], {
      env: { PATH: process.env.PATH, DATABASE_URL: agency.url, TMPDIR: agency.temporary },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin.on('error', () => {});
    child.stdin.write(readFileSync(agency.copy)); // and never the end
    await expect
      .poll(() => readdirSync(agency.temporary, { recursive: true }))
      .toContainEqual(expect.stringMatching(/input/));
    return child;
  };
  const stopped = await start();
  stopped.kill('SIGTERM');
  expect(await once(stopped, 'exit')).toEqual([143, null]);
  expect(readdirSync(agency.temporary)).toEqual([]);

  const killed = await start();
  const [left = ''] = readdirSync(agency.temporary);
  expect(statSync(join(agency.temporary, left)).mode & 0o777).toBe(0o700);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(readdirSync(agency.temporary)).toEqual([left]);
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(agency.temporary, left), longAgo, longAgo);
  expect((await agency.drill(agency.copy)).code).toBe(0);
  expect(readdirSync(agency.temporary)).toEqual([]);
});
