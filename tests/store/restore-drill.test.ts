// A restore drill restores a backup to a temporary folder, uses it there, and leaves nothing but its result.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findBackup, refuseEncrypted } from '../../server/cli/drill/find-backup.ts';
import { receiveBackup } from '../../server/cli/drill/receive-backup.ts';
import { runDrill } from '../../server/cli/drill/run-drill.ts';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { backupSqlite } from '../../server/enquiries/store/sqlite-backup.ts';
import { readDrillRecord } from '../../server/jobs/records.ts';
import { diskBytesMin } from '../../server/limits.ts';
import { runBackup, runDrillCommand } from '../support/cli.ts';
import { enquiry, noon } from '../support/isolated-store.ts';
import { createOlderStore } from '../support/older-store.ts';

const program = fileURLToPath(new URL('../../dist/restore-drill.js', import.meta.url));
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
  const copy = join(backups, 'enquiries-2026-03-04T1200Z.db');
  await backupSqlite(path, copy);
  return {
    ...{ place, url, store, copy, backups, temporary },
    drill: (...args: string[]) => runDrillCommand(url, ...args, { TMPDIR: temporary }),
    /** Runs a drill in this process. */
    async practise(file: string) {
      const folder = mkdtempSync(join(place, 'room-'));
      let ms = 0;
      return runDrill(file, folder, { now: noon, operator: 'agency', monotonicMs: () => (ms += 7) });
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
  const [verdict, ...rest] = out.trimEnd().split('\n');
  expect(verdict).toMatch(/ can be restored\. It took \d+ ms:$/);
  expect(verdict?.startsWith(join(agency.backups, newest))).toBe(true);
  expect(rest.slice(0, -1).map((text) => text.replace(/ +\d+ ms$/, '').trim())).toEqual([
    'restore',
    'verify',
    'open',
    'count',
    'round trip',
  ]);
  expect(rest.at(-1)).toMatch(
    /^It contains 5 enquiries: 4 waiting, 1 held, 0 sent, 0 refused\. The newest was received 2026-03-04 17:30 IST, \d+ days ago\.$/,
  );
  expect(await readDrillRecord(agency.store)).toEqual({
    at: expect.any(Date),
    ok: true,
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

test('a backup is read from standard input, and JSON has the time of each step', async () => {
  await using agency = await openAgency();
  const child = spawn(process.execPath, [program, '-', '--json'], {
    env: { PATH: process.env.PATH, DATABASE_URL: agency.url, TMPDIR: agency.temporary },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  createReadStream(agency.copy).pipe(child.stdin);
  const said = await child.stdout.setEncoding('utf8').toArray();
  const report = JSON.parse(said.join(''));
  expect(report).toMatchObject({ file: '-', ok: true, rows: 5, failedStep: null, error: null });
  expect(report.counts).toEqual({ waiting: 4, held: 1, sent: 0, refused: 0 });
  expect(report.newestReceivedAt).toBe(noon.toISOString());
  expect(report.steps).toHaveLength(5);
  for (const { tookMs } of report.steps) expect(tookMs).toBeGreaterThanOrEqual(0);
  expect(readdirSync(agency.temporary)).toEqual([]);
});

test('a backup that cannot be restored gets exit code 1 and a record', async () => {
  await using agency = await openAgency();
  const bytes = readFileSync(agency.copy);
  bytes.fill(7, 8_192, 20_000);
  writeFileSync(agency.copy, bytes);
  const { code, out, err } = await agency.drill(agency.backups);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/ cannot be restored\. Step "restore" failed: .+ (is damaged|is not an enquiry store)/);
  expect(await readDrillRecord(agency.store)).toMatchObject({
    ...{ ok: false, rows: 0, newestAt: null },
    file: 'enquiries-2026-03-04T1200Z.db',
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
      database.exec(`PRAGMA user_version = 99; DELETE FROM bookmarks WHERE name = 'compatible-from'`);
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
    /was changed by another program \(trigger full is not of this server\)/,
  ],
])('%s fails the drill with the reason', async (_what, damage, why) => {
  await using agency = await openAgency();
  damage(agency.copy);
  const drill = await agency.practise(agency.copy);
  expect(drill.ok).toBe(false);
  expect(drill.failedStep).not.toBeNull();
  expect(drill.error).toMatch(why);
});

test('a backup of an older release is brought up to date in the drill, and is itself not changed', async () => {
  await using agency = await openAgency();
  const older = join(agency.backups, 'older.db');
  await createOlderStore('SQLite', `file:${older}`, 3);
  const bytes = readFileSync(older);
  expect(await agency.practise(older)).toMatchObject({ ok: true, newestReceivedAt: null });
  expect(readFileSync(older)).toEqual(bytes);
});

test('emails that wait or are in flight in the backup do not disturb the round trip', async () => {
  await using agency = await openAgency();
  await agency.store.claim(noon, 60_000, 2);
  const copy = join(agency.backups, 'claimed.db');
  await backupSqlite(join(agency.place, 'store/enquiries.db'), copy);
  expect(await agency.practise(copy)).toMatchObject({ ok: true, counts: { waiting: 4, held: 1 } });
});

test.each<[string, string[], number, RegExp]>([
  ['two backups', ['a', 'b'], 2, /^Specify one backup or folder/],
  ['an unknown option', ['--force'], 2, /force/],
  ['no recorded backup', [], 3, /^The store does not know where the last backup is: /],
  ['a missing file', ['nowhere.db'], 3, /^There is no file or folder nowhere\.db: /],
])('%s is refused with the reason', async (_what, args, code, why) => {
  await using agency = await openAgency();
  expect(await agency.drill(...args)).toEqual({ code, out: '', err: expect.stringMatching(why) });
  expect(await readDrillRecord(agency.store)).toBeNull();
});

test('the help is printed, and PostgreSQL gets the commands of its own', async () => {
  expect(await runDrillCommand('file:x.db', '--help')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^npm run restore-drill -- [\s\S]+Exit codes:/),
  });
  expect(await runDrillCommand('postgres://agency@127.0.0.1/agency')).toMatchObject({
    code: 3,
    out: '',
    err: expect.stringContaining('pg_restore'),
  });
});

test('the newest backup is found by its name, and one dated in the future is not the newest', () => {
  const folder = mkdtempSync(join(root, 'names-'));
  const at = (name: string) => join(folder, name);
  const recorded = (file: string) => JSON.stringify({ at: noon, bytes: 1, file });
  expect(() => findBackup(folder, null, noon)).toThrow(
    /^There is no backup such as enquiries-2026-03-04T1200Z\.db/,
  );
  for (const name of ['2026-03-01T0000Z.db', '2026-03-03T0000Z.db', '2031-01-01T0000Z.db'])
    writeFileSync(at(`enquiries-${name}`), 'x');
  writeFileSync(at('zebra.db'), 'x');
  expect(findBackup(folder, null, noon)).toBe(at('enquiries-2026-03-03T0000Z.db'));
  expect(findBackup(null, recorded(at('enquiries-2026-03-01T0000Z.db')), noon)).toBe(
    at('enquiries-2026-03-03T0000Z.db'),
  );
  expect(findBackup(null, recorded(at('zebra.db')), noon)).toBe(at('zebra.db'));
  expect(() => findBackup(null, recorded(at('gone.db')), noon)).toThrow(/is gone/);
  expect(() => findBackup(null, recorded('-'), noon)).toThrow(/does not know/);
  execFileSync('mkfifo', [at('pipe')]);
  expect(() => findBackup(at('pipe'), null, noon)).toThrow(/pipe is not a file/);
  writeFileSync(at('enquiries-2026-03-03T0000Z.db.age'), 'age-encryption.org/v1\n-> X25519');
  expect(findBackup(folder, null, noon)).toBe(at('enquiries-2026-03-03T0000Z.db'));
  rmSync(at('enquiries-2026-03-03T0000Z.db'));
  const encrypted = findBackup(folder, null, noon);
  expect(encrypted).toBe(at('enquiries-2026-03-03T0000Z.db.age'));
  expect(() => refuseEncrypted(encrypted, encrypted)).toThrow(
    /is encrypted: decrypt it by pipe, age --decrypt/,
  );
});

test('standard input that would fill the disk is refused, and is not read further', async () => {
  let given = 0;
  const endless = async function* () {
    for (;;) {
      given += 1;
      yield Buffer.alloc(1024 * 1024);
    }
  };
  const { Readable } = await import('node:stream');
  const file = join(root, 'endless.db');
  const free = () => 60 * 1024 * 1024 + diskBytesMin - (existsSync(file) ? statSync(file).size : 0);
  await expect(receiveBackup(Readable.from(endless()), file, free)).rejects.toThrow(
    /is too full for this backup/,
  );
  expect(given).toBeLessThan(60);
});

test('a signal removes the temporary folder; what a killed drill left, the next one removes', async () => {
  await using agency = await openAgency();
  const start = async () => {
    const child = spawn(process.execPath, [program, '-'], {
      env: { PATH: process.env.PATH, DATABASE_URL: agency.url, TMPDIR: agency.temporary },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin.on('error', () => {});
    child.stdin.write(readFileSync(agency.copy)); // and never the end
    await expect.poll(() => readdirSync(agency.temporary, { recursive: true }).length).toBe(2);
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
  expect((await agency.drill(agency.copy)).code).toBe(0);
  expect(readdirSync(agency.temporary)).toEqual([]);
});
