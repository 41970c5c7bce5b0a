// What happens to deleted data on the disk, with concurrent readers, and with other users of the machine.

import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createJobs } from '../../server/jobs.ts';
import { createLog } from '../../server/observability/log.ts';
import { openStore } from '../../server/store.ts';
import { systemClock } from '../../server/time/clock.ts';
import { runBackup, runCli } from '../support/cli.ts';
import { enquiry, openIsolatedStore } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';
import type { Row } from '../support/site.ts';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'erasing-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres[Symbol.asyncDispose]();
});
vi.setConfig({ testTimeout: 60_000 });

const secret = { email: 'secret@example.com', message: 'x'.repeat(5000) };
const pathOf = (url: string) => url.slice('file:'.length);
const ends = ['', '-wal', '-shm'];

function filesWith(path: string, text: string): string[] {
  // By another process, because closing a file here would release the locks that SQLite has on it in this one.
  const read = (file: string) => execFileSync('cat', [file], { maxBuffer: 2 ** 26 });
  return ends.filter((end) => existsSync(path + end) && read(path + end).includes(text));
}

test('data deleted during a read is reported as still on the disk, until the running site has removed it', async () => {
  await using isolated = await openIsolatedStore('SQLite', postgres);
  const path = pathOf(isolated.url);
  await isolated.store.insert(enquiry(secret));
  await isolated.store.insert(enquiry());
  using reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM enquiries').get();

  const said = await runCli(isolated.url, 'forget', secret.email, '--confirm');
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain(`Erased all enquiries from ${secret.email}:`);
  expect(said.out).toContain('The erased text is still on disk');
  expect(filesWith(path, secret.email)).not.toEqual([]);

  const lines: Row[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(JSON.parse(line)) });
  const jobs = createJobs({
    ...{ config: readConfig({ DATABASE_URL: isolated.url }), store: isolated.store, log, clock: systemClock },
    ...{ onMessage: () => {}, settleRequests: async () => {} },
  });
  const maintain = async () => jobs.find(({ name }) => name === 'maintenance')?.run();
  for (let round = 1; round < 12; round++) await maintain();
  expect(lines).toEqual([]); // an export takes time: an hour of rounds
  await maintain();
  await maintain();
  expect(lines).toMatchObject([
    { level: 40, msg: 'erased data not overwritten yet; another process is reading the store' },
  ]);

  const again = await runCli(isolated.url, 'forget', secret.email, '--confirm');
  expect(again.out).toContain('The erased text is still on disk');
  reader.exec('COMMIT');
  await maintain();
  expect(filesWith(path, secret.email)).toEqual([]);
  expect((await runCli(isolated.url, 'forget', secret.email, '--confirm')).out).toBe(
    `No enquiries from ${secret.email}.\n`,
  );
  expect(await isolated.store.check()).toEqual([]);
});

test('erasing waits for a short read to end', async () => {
  await using isolated = await openIsolatedStore('SQLite', postgres);
  await isolated.store.insert(enquiry(secret));
  using reader = new DatabaseSync(pathOf(isolated.url), { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM enquiries').get();
  const forgetting = isolated.store.forget(secret.email);
  setTimeout(() => reader.exec('COMMIT'), 700);
  expect(await forgetting).toMatchObject({ isOffDisk: true, erased: [{ email: secret.email }] });
  expect(filesWith(pathOf(isolated.url), secret.email)).toEqual([]);
});

test('PostgreSQL: a deletion is never reported as failed, and data still on the disk is reported', async () => {
  await using isolated = await openIsolatedStore('PostgreSQL', postgres);
  await isolated.store.insert(enquiry(secret));
  await isolated.store.insert(enquiry({ email: 'other@example.com' }));
  const reader = new pg.Client({ connectionString: isolated.url });
  await reader.connect();
  // Its snapshot is older than the deletion, so VACUUM silently leaves the row in place.
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM enquiries');
  const said = await runCli(isolated.url, 'forget', secret.email, '--confirm');
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('The erased text is still on disk');
  await reader.query('COMMIT');
  expect(await isolated.store.scrub()).toBe(true);

  // VACUUM has to wait for this lock, and gives up.
  await reader.query('BEGIN; LOCK TABLE enquiries IN SHARE UPDATE EXCLUSIVE MODE');
  const locked = runCli(isolated.url, 'forget', 'other@example.com', '--json', '--confirm');
  const ending = new Promise<void>((resolve) => setTimeout(resolve, 6_500)).then(() => reader.end());
  const { code, out, err } = await locked;
  await ending;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ erased: [{ email: 'other@example.com' }] });
  expect(await isolated.store.list({}, 10)).toEqual([]);
});

test.each([0o000, 0o022, 0o002])('only its owner can read a store, with umask %o', async (umask) => {
  const path = join(folder, `made-${umask}`, 'deep', 'enquiries.db');
  const before = process.umask(umask);
  try {
    const store = await openStore(`file:${path}`);
    await store.insert(enquiry());
    for (const end of ends) expect([end, statSync(path + end).mode & 0o777]).toEqual([end, 0o600]);
    for (const made of [join(path, '..'), join(path, '..', '..')])
      expect(statSync(made).mode & 0o777).toBe(0o700);
    await store.close();
  } finally {
    process.umask(before);
  }
});

test('a world-readable store is restricted to its owner at the next start, and other files are left unchanged', async () => {
  const path = join(folder, 'old', 'enquiries.db');
  mkdirSync(join(folder, 'old'));
  const old = await openStore(`file:${path}`);
  await old.insert(enquiry());
  for (const end of ends) chmodSync(path + end, 0o644);
  const store = await openStore(`file:${path}`);
  for (const end of ends) expect([end, statSync(path + end).mode & 0o777]).toEqual([end, 0o600]);
  await Promise.all([old.close(), store.close()]);
  const { mode } = statSync('/etc/hosts');
  await expect(openStore('file:/etc/hosts')).rejects.toThrow('Cannot store enquiries in /etc/hosts');
  expect(statSync('/etc/hosts').mode).toBe(mode);
});

test('only the owner can read a backup or an export, from the first byte on', async () => {
  await using isolated = await openIsolatedStore('SQLite', postgres);
  await isolated.store.insert(enquiry());
  const before = process.umask(0);
  try {
    const seen = new Set<number>();
    const watching = setInterval(() => {
      const watched = readdirSync(folder).filter((name) => /^a\.(db|csv)/.test(name));
      for (const file of watched.map((name) => join(folder, name))) {
        try {
          seen.add(statSync(file).mode & 0o777);
        } catch {
          // The file does not exist at this moment.
        }
      }
    }, 0);
    expect((await runBackup(isolated.url, join(folder, 'a.db'))).code).toBe(0);
    expect((await runCli(isolated.url, 'export', join(folder, 'a.csv'))).code).toBe(0);
    clearInterval(watching);
    expect([...seen]).toEqual([0o600]);
  } finally {
    process.umask(before);
  }
});
