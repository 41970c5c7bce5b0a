// A store of SQLite that is locked, moved or replaced; and what happens to deleted data on the disk, with concurrent readers,
// and with other users of the machine.

import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createJobs } from '../../server/jobs.ts';
import { createLog } from '../../server/observability/log.ts';
import { openStore } from '../../server/store.ts';
import { systemClock } from '../../server/time/clock.ts';
import { runCliWith } from '../support/cli.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import { filesWith } from '../support/files-with.ts';
import { enquiry, openIsolatedStore } from '../support/isolated-store.ts';
import type { Row } from '../support/site.ts';

test('while another program locks the store no other request waits, and no enquiry is lost; locked for too long, it is refused', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  const insert = (message: string) => isolated.store.insert(enquiry({ message }));
  using other = new DatabaseSync(isolated.path);
  other.exec('BEGIN IMMEDIATE');
  const keeping = Array.from({ length: 20 }, (_, number) => insert(`number ${number}`));
  for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate);
  other.exec('ROLLBACK');
  expect((await Promise.all(keeping)).filter(({ repeated }) => repeated)).toEqual([]);
  expect((await isolated.store.counts()).waiting).toBe(20);
  other.exec('BEGIN IMMEDIATE');
  await expect(insert('late')).rejects.toThrow(/locked/);
  other.exec('ROLLBACK');
  expect(await insert('late')).toMatchObject({ repeated: false });
});

test('a write is not acknowledged if its commit fails', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  const database = openSqlite(isolated.path);
  const orphan = `INSERT INTO messages (id, channel, kind, reference, state, tries, created_at, next_try_at)
    VALUES ('a', 'agency', 'enquiry', 'none', 'waiting', 0, '', '')`;
  const late = 'PRAGMA defer_foreign_keys = ON'; // looks for the reference at the commit
  await expect(database.write({ sql: late }, { sql: orphan })).rejects.toThrow(/FOREIGN KEY/);
  await database.close();
});

test('no enquiry is acknowledged that would go to a moved file', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  fs.renameSync(isolated.path, `${isolated.path}.old`);
  await expect(isolated.store.insert(enquiry())).rejects.toThrow();
  fs.renameSync(`${isolated.path}.old`, isolated.path);
  expect(await isolated.store.insert(enquiry())).toMatchObject({ repeated: false });
});

test.each(['-wal replaced', '-shm gone'])(
  'with its %s a linked store stores nothing, and does not truncate the log',
  async (what) => {
    const end = what.slice(0, 4);
    await using isolated = await openIsolatedStore('SQLite');
    const { path } = isolated;
    await isolated.store.close();
    fs.symlinkSync(path, `${path}.link`);
    const store = await openStore(`file:${path}.link`);
    await store.insert(enquiry());
    fs.copyFileSync(path + end, `${path}.other`);
    fs.rmSync(path + end);
    if (what.endsWith('replaced')) fs.renameSync(`${path}.other`, path + end);
    await expect(store.insert(enquiry({ message: 'another' }))).rejects.toThrow(/restart the site/);
    await expect(store.scrub()).rejects.toThrow(/restart the site/);
    await store.close();
  },
);

const folder = fs.mkdtempSync(join(tmpdir(), 'erasing-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const secret = { email: 'secret@example.com', message: 'x'.repeat(5000) };

/** A read of the whole store, as an export does it, which begins now. */
function openReader(path: string) {
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM enquiries').get();
  return reader;
}

test('data deleted during a read is reported as still on the disk, until the site has removed it', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  const { path, url, store } = isolated;
  await store.insert(enquiry(secret));
  using reader = openReader(path);
  const says = steps((...args) => runCliInProcess(url, ...args));
  await says(`forget ${secret.email} --confirm`, 0, 'Erased all', 'The erased text is still on disk');
  expect(filesWith(path, secret.email)).not.toEqual([]);

  const lines: Row[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(JSON.parse(line)) });
  const jobs = createJobs({
    ...{ config: readConfig({ DATABASE_URL: url }), store, log, clock: systemClock },
    ...{ onMessage: () => {}, settleRequests: async () => {} },
  });
  const maintain = async () => jobs.find(({ name }) => name === 'maintenance')?.run();
  for (let round = 1; round < 12; round++) await maintain();
  expect(lines).toEqual([]); // an export takes time: an hour of rounds
  for (let round = 12; round < 14; round++) await maintain();
  const late = 'erased data not overwritten yet; another process is reading the store';
  expect(lines).toMatchObject([{ level: 40, msg: late }]);
  reader.exec('COMMIT');
  await maintain();
  expect([filesWith(path, secret.email), await store.check()]).toEqual([[], []]);
});

test('erasing waits for a short read to end', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  const { path, store } = isolated;
  await store.insert(enquiry(secret));
  using reader = openReader(path);
  const forgetting = store.forget(secret.email);
  await expect.poll(() => store.list({}, 9)).toEqual([]); // it is erased, and still in the log
  reader.exec('COMMIT');
  expect([(await forgetting).isOffDisk, filesWith(path, secret.email)]).toEqual([true, []]);
});

const modeOf = (path: string) => fs.statSync(path).mode & 0o777;

test('only its owner can read a store, a backup or an export, from the first byte on', async () => {
  // Where nothing changes a mode, each file has the one that it was made with.
  const hook = "import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';";
  const frozen = `${hook} fs.chmodSync = fs.fchmodSync = () => {}; syncBuiltinESMExports();`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(frozen)}`;
  const path = join(folder, 'made', 'deep', 'enquiries.db');
  const files = ['', '-wal', '-shm'].map((end) => path + end);
  const before = process.umask(0);
  try {
    const old = await openStore(`file:${path}`);
    await old.insert(enquiry());
    expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    expect([join(path, '..'), join(path, '..', '..')].map(modeOf)).toEqual([0o700, 0o700]);
    for (const [command, end] of Object.entries({ backup: 'db', export: 'csv' })) {
      const file = join(folder, `a.${end}`);
      const said = await runCliWith({ DATABASE_URL: `file:${path}`, NODE_OPTIONS }, command, file);
      expect([said.code, file, modeOf(file)]).toEqual([0, file, 0o600]);
    }
    // One that others can read is its owner's from the next start on, and other files stay as they are.
    for (const file of files) fs.chmodSync(file, 0o644);
    const store = await openStore(`file:${path}`);
    expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    await Promise.all([old.close(), store.close()]);
    const hosts = modeOf('/etc/hosts');
    await expect(openStore('file:/etc/hosts')).rejects.toThrow('Cannot store enquiries in /etc/hosts');
    expect(modeOf('/etc/hosts')).toBe(hosts);
  } finally {
    process.umask(before);
  }
});
