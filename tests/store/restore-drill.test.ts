// A restore drill restores a backup to a temporary folder, uses it there, and leaves nothing but its result.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { backupSqlite, readDrillRecord } from '../../server/db/backup.ts';
import { runCliInProcess, runCliWithIo } from '../support/cli-in-process.ts';
import { enquiry, noon, openIsolatedStore, openLease } from '../support/isolated-store.ts';

const program = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));
const root = fs.mkdtempSync(join(tmpdir(), 'drill-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

/** A store with five enquiries, one of them held, and a backup of it in which an e-mail is in flight. */
async function openAgency() {
  const isolated = await openIsolatedStore('SQLite');
  const { store, path, url } = isolated;
  for (let number = 0; number < 5; number++)
    await store.insert(enquiry({ message: `number ${number}`, spamSignals: number === 0 ? ['haste'] : [] }));
  await (await openLease(store)).claim();
  const [backups, TMPDIR] = ['backups-', 'temporary-'].map((name) => fs.mkdtempSync(join(root, name)));
  if (!backups || !TMPDIR) throw new Error('No folder');
  const copy = join(backups, 'enquiries-2026-03-04T120000Z.db');
  await backupSqlite(path, copy);
  const env = { PATH: process.env.PATH, DATABASE_URL: url, TMPDIR };
  return {
    ...{ ...isolated, copy, backups, at: (name: string) => join(backups, name) },
    /** Runs a drill in this process. */
    async practise(...source: string[]) {
      const io = { loadConfig: () => readConfig({ DATABASE_URL: url }), now: () => noon };
      const { code, out, err } = await runCliWithIo(io, 'restore-drill', '--json', ...source);
      return { code, err, ...JSON.parse(out || '{}') };
    },
    note: (file: string) => store.setBookmark('backup', JSON.stringify({ at: noon, bytes: 1, file })),
    /** A drill as a process, of standard input. */
    start: () => spawn(process.execPath, [program, 'restore-drill', '-', '--json'], { env }),
    temporary: (options = {}) => fs.readdirSync(TMPDIR, options).map((name) => join(TMPDIR, `${name}`)),
  };
}

test('a drill restores the newest backup, uses it, and changes only its record', async () => {
  await using agency = await openAgency();
  const newest = agency.at('enquiries-2026-03-04T120001Z.db');
  await backupSqlite(agency.path, newest);
  await agency.note(newest);
  const bytes = () => [agency.copy, newest].map((file) => fs.readFileSync(file));
  const before = bytes();
  const { code, out, err } = await runCliInProcess(agency.url, 'restore-drill');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.startsWith(newest)).toBe(true);
  const sentence = / can be restored in \d+ ms\. It has 5 enquiries, the newest of 2026-03-04 17:30 IST\.\n$/;
  expect(out).toMatch(sentence);
  expect(await readDrillRecord(agency.store)).toEqual({
    ...{ at: expect.any(Date), ok: true, error: null, tookMs: expect.any(Number), rows: 5 },
    ...{ file: 'enquiries-2026-03-04T120001Z.db', newestAt: noon },
  });
  expect(await agency.store.counts()).toEqual({ waiting: 4, held: 1, sent: 0, refused: 0 });
  expect([await agency.store.journal(new Date(0), 10), bytes()]).toEqual([[], before]);
});

/** A store that looks whole, and takes no enquiry. */
function fill(file: string): void {
  using database = new DatabaseSync(file);
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'no place'); END`);
}

test('a backup that cannot be restored or used fails the drill with the reason, and a record', async () => {
  await using agency = await openAgency();
  const whole = fs.readFileSync(agency.copy);
  const cases: [damage: (file: string) => void, why: RegExp][] = [
    [
      (file) => fs.writeFileSync(file, Buffer.from(whole).fill(7, 8_192, 20_000)),
      /is damaged|is not an enquiry/,
    ],
    [(file) => fs.truncateSync(file, 0), /is not an enquiry store/],
    [fill, /no place|trigger full is not of this server/],
  ];
  for (const [damage, why] of cases) {
    fs.writeFileSync(agency.copy, whole);
    damage(agency.copy);
    const drill = await agency.practise(agency.backups);
    expect(drill).toMatchObject({ code: 1, ok: false, error: expect.stringMatching(why) });
    expect(drill.err).toMatch(/ cannot be restored\. /);
    expect(await readDrillRecord(agency.store)).toMatchObject({
      ...{ ok: false, rows: 0, newestAt: null, error: drill.error },
      file: 'enquiries-2026-03-04T120000Z.db',
    });
  }
});

test('the newest backup is found by its name, and one dated in the future is not the newest', async () => {
  await using agency = await openAgency();
  const { at, copy, backups, practise, note } = agency;
  const isRefused = async (args: string[], code: number, why: RegExp) =>
    expect([args, await practise(...args)]).toEqual([args, { code, err: expect.stringMatching(why) }]);
  await isRefused(['a', 'b'], 2, /too many arguments/);
  await isRefused([], 3, /^The store does not know where the last backup is: /);
  await isRefused(['nowhere.db'], 3, /^There is no file or folder nowhere\.db: /);
  await isRefused([root], 3, /^There is no backup such as enquiries-2026-03/);
  expect(await readDrillRecord(agency.store)).toBeNull();

  for (const day of ['2026-03-01', '2031-01-01']) fs.writeFileSync(at(`enquiries-${day}T000000Z.db`), 'x');
  expect(await practise(backups)).toMatchObject({ ok: true, file: copy });
  await note(at('enquiries-2026-03-01T000000Z.db'));
  expect(await practise()).toMatchObject({ ok: true, file: copy });
  await note(at('zebra.db'));
  fs.copyFileSync(copy, at('zebra.db'));
  expect(await practise()).toMatchObject({ ok: true, file: at('zebra.db') });
  await note('/nowhere/zebra.db');
  await isRefused([], 3, /There is no file or folder/);
  await note('-');
  await isRefused([], 3, /does not know/);
  execFileSync('mkfifo', [at('pipe')]);
  expect(await practise(at('pipe'))).toMatchObject({ error: expect.stringMatching(/no file/) });
});

test('a backup is read from standard input; a signal removes the temporary folder, a later drill that of a killed one', async () => {
  await using agency = await openAgency();
  const start = async () => {
    const child = agency.start();
    child.stdin.on('error', () => {});
    child.stdin.write(fs.readFileSync(agency.copy)); // and not yet the end
    const files = () => agency.temporary({ recursive: true });
    await expect.poll(files).toContainEqual(expect.stringMatching(/input/));
    return child;
  };
  const stopped = await start();
  stopped.kill('SIGTERM');
  expect(await once(stopped, 'exit')).toEqual([143, null]);
  expect(agency.temporary()).toEqual([]);

  const killed = await start();
  const [left = ''] = agency.temporary();
  expect(fs.statSync(left).mode & 0o777).toBe(0o700);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(agency.temporary()).toEqual([left]);
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  fs.utimesSync(left, longAgo, longAgo);
  const later = await start();
  later.stdin.end();
  const said = await later.stdout.setEncoding('utf8').toArray();
  expect(JSON.parse(said.join(''))).toMatchObject({
    ...{ file: '-', ok: true, rows: 5, error: null, newestReceivedAt: noon.toISOString() },
  });
  expect(agency.temporary()).toEqual([]);
});
