// A restore drill restores a backup to a temporary folder, uses it there, and leaves nothing but its result.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { backupSqlite, readDrillRecord } from '../../server/db/backup.ts';
import { runCliWithIo } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
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
  const backups = fs.mkdtempSync(join(root, 'backups-'));
  const at = (name: string) => join(backups, name);
  const copy = at('enquiries-2026-03-04T120000Z.db');
  await backupSqlite(path, copy);
  const io = { loadConfig: () => readConfig({ DATABASE_URL: url }), now: () => noon };
  return {
    ...{ ...isolated, copy, backups, at, says: steps((...args) => runCliWithIo(io, ...args)) },
    note: (file: string) => store.setBookmark('backup', JSON.stringify({ at: noon, bytes: 1, file })),
  };
}

test('a drill restores the newest backup, uses it, and changes only its record', async () => {
  await using agency = await openAgency();
  const newest = agency.at('enquiries-2026-03-04T120001Z.db');
  await backupSqlite(agency.path, newest);
  await agency.note(newest);
  const bytes = () => [agency.copy, newest].map((file) => fs.readFileSync(file));
  const before = bytes();
  const sentence = / can be restored in \d+ ms\. It has 5 enquiries, the newest of 2026-03-04 17:30 IST\.\n$/;
  await agency.says('restore-drill', 0, newest, sentence);
  expect(await readDrillRecord(agency.store)).toEqual({
    ...{ at: expect.any(Date), ok: true, error: null, tookMs: expect.any(Number), rows: 5 },
    ...{ file: 'enquiries-2026-03-04T120001Z.db', newestAt: noon },
  });
  expect(await agency.store.counts()).toEqual({ waiting: 4, held: 1, sent: 0, refused: 0 });
  expect([await agency.store.journal(new Date(0), 10), bytes()]).toEqual([[], before]);
});

test('a backup that cannot be restored or used fails the drill with the reason, and a record', async () => {
  await using agency = await openAgency();
  const whole = fs.readFileSync(agency.copy);
  // A store that looks whole, and takes no enquiry.
  const fill = (file: string) => {
    using database = new DatabaseSync(file);
    database.exec(
      `CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'no place'); END`,
    );
  };
  const spoil = (file: string) => fs.writeFileSync(file, Buffer.from(whole).fill(7, 8_192, 20_000));
  for (const [damage, why] of [
    [spoil, /is damaged|is not an enquiry/],
    [(file: string) => fs.truncateSync(file, 0), /is not an enquiry store/],
    [fill, /no place|trigger full is not of this server/],
  ] as const) {
    fs.writeFileSync(agency.copy, whole);
    damage(agency.copy);
    await agency.says(`restore-drill ${agency.backups}`, 1, why, / cannot be restored\. /);
    expect(await readDrillRecord(agency.store)).toMatchObject({
      ...{ ok: false, rows: 0, newestAt: null, error: expect.stringMatching(why) },
      file: 'enquiries-2026-03-04T120000Z.db',
    });
  }
});

test('the newest backup is found by its name, and one dated in the future is not the newest', async () => {
  await using agency = await openAgency();
  const { at, copy, backups, says, note } = agency;
  await says('restore-drill a b', 2, /too many arguments/);
  await says('restore-drill', 3, /^! The store does not know where the last backup is: /);
  await says('restore-drill nowhere.db', 3, /^! There is no file or folder nowhere\.db: /);
  await says(`restore-drill ${root}`, 3, /^! There is no backup such as enquiries-2026-03/);
  expect(await readDrillRecord(agency.store)).toBeNull();
  for (const day of ['2026-03-01', '2031-01-01']) fs.writeFileSync(at(`enquiries-${day}T000000Z.db`), 'x');
  await says(`restore-drill ${backups}`, 0, copy);
  await note(at('enquiries-2026-03-01T000000Z.db'));
  await says('restore-drill', 0, copy);
  await note(at('zebra.db'));
  fs.copyFileSync(copy, at('zebra.db'));
  await says('restore-drill', 0, at('zebra.db'));
  await note('/nowhere/zebra.db');
  await says('restore-drill', 3, /There is no file or folder/);
  await note('-');
  await says('restore-drill', 3, /does not know/);
});

test('a backup is read from standard input; a signal removes the temporary folder, a later drill that of a killed one', async () => {
  await using agency = await openAgency();
  const TMPDIR = fs.mkdtempSync(join(root, 'temporary-'));
  const temporary = (options = {}) => fs.readdirSync(TMPDIR, options).map((name) => join(TMPDIR, `${name}`));
  const start = async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: agency.url, TMPDIR };
    const child = spawn(process.execPath, [program, 'restore-drill', '-', '--json'], { env });
    child.stdin.on('error', () => {});
    child.stdin.write(fs.readFileSync(agency.copy)); // and not yet the end
    await expect.poll(() => temporary({ recursive: true })).toContainEqual(expect.stringMatching(/input/));
    return child;
  };
  const stopped = await start();
  stopped.kill('SIGTERM');
  expect([await once(stopped, 'exit'), temporary()]).toEqual([[143, null], []]);
  const killed = await start();
  const [left = ''] = temporary();
  expect(fs.statSync(left).mode & 0o777).toBe(0o700);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(temporary()).toEqual([left]);
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  fs.utimesSync(left, longAgo, longAgo);
  const later = await start();
  later.stdin.end();
  const said = JSON.parse((await later.stdout.setEncoding('utf8').toArray()).join(''));
  expect(said).toMatchObject({ file: '-', ok: true, rows: 5, newestReceivedAt: noon.toISOString() });
  expect(temporary()).toEqual([]);
});
