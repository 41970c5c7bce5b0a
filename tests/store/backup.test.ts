import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { npmRun, runBackup } from '../support/cli.ts';
import { enquiry, openIsolatedStore } from '../support/isolated-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const noPostgres = { newDatabase: () => Promise.reject(new Error('not asked')) };

test('a backup taken while enquiries arrive is consistent and opens as a store', async () => {
  await using isolated = await openIsolatedStore('SQLite', noPostgres);
  let count = 0;
  let busy = true;
  const arriving = (async () => {
    while (busy) {
      await Promise.all(
        Array.from({ length: 20 }, () => isolated.store.insert(enquiry({ message: `number ${count++}` }))),
      );
    }
  })();
  const file = join(folder, 'running.db');
  const before = (await isolated.store.counts()).waiting;
  const { code, out, err } = await npmRun(isolated.url, 'backup', file);
  busy = false;
  await arriving;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const said = Number(/ contains (\d+) enquiries and is valid\.\n$/.exec(out)?.[1]);
  expect(said).toBeGreaterThanOrEqual(before);
  expect(said).toBeLessThanOrEqual(count);
  expect(readdirSync(folder)).toEqual(['running.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const copy = await openStore(`file:${file}`);
  expect(await copy.check()).toEqual([]);
  expect((await copy.counts()).waiting).toBe(said);
  const stored = await copy.list({}, said + 1);
  // Enquiries that arrived at one moment are stored together, and none is missing between the first and the last.
  expect(stored.map(({ id }) => id)).toEqual(Array.from({ length: said }, (_, place) => said - place));
  expect(said % 20).toBe(0);
  await copy.close();
});

test('a backup never overwrites another file', async () => {
  await using isolated = await openIsolatedStore('SQLite', noPostgres);
  const file = join(folder, 'first.db');
  expect((await runBackup(isolated.url, file)).code).toBe(0);
  expect(await runBackup(isolated.url, file)).toEqual({
    code: 3,
    out: '',
    err: `${file} already exists: specify another file.\n`,
  });
});

test('of two concurrent backups to one path one succeeds, and the other gets an error', async () => {
  await using isolated = await openIsolatedStore('SQLite', noPostgres);
  const file = join(folder, 'both.db');
  const said = await Promise.all([runBackup(isolated.url, file), runBackup(isolated.url, file)]);
  expect(said.map(({ code }) => code).sort()).toEqual([0, 3]);
  expect(said.find(({ code }) => code === 3)?.err).toBe(`${file} already exists: specify another file.\n`);
  expect(readdirSync(folder).filter((name) => name.startsWith('both'))).toEqual(['both.db']);
});

test('a damaged store produces no backup and no file that looks like one', async () => {
  await using isolated = await openIsolatedStore('SQLite', noPostgres);
  await isolated.store.close();
  using database = new DatabaseSync(isolated.url.slice('file:'.length));
  database.enableDefensive(false);
  database.exec(`PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'enquiries_due'`);
  const file = join(folder, 'damaged.db');
  const { code, err } = await runBackup(isolated.url, file);
  expect({ code, err }).toEqual({ code: 3, err: 'Backup failed: the copy is damaged.\n' });
  expect(readdirSync(folder).filter((name) => name.startsWith('damaged'))).toEqual([]);
});

test.each([
  ['a missing store', 'file:/tmp/no-such-folder/enquiries.db', ['x.db'], 3, /^No enquiry store at /],
  ['PostgreSQL', 'postgres://agency@127.0.0.1/agency', ['x.db'], 3, /pg_dump/],
  ['a store without a target file', 'file:x.db', [], 2, /^Specify the file to write: /],
])('a backup of %s is refused with the reason', async (_what, url, args, code, why) => {
  expect(await runBackup(url, ...args)).toEqual({ code, out: '', err: expect.stringMatching(why) });
  expect(existsSync('x.db')).toBe(false);
});

test.each(['-wal', '-shm', '-journal'])(
  'a backup never uses the name that SQLite uses for %s',
  async (end) => {
    await using isolated = await openIsolatedStore('SQLite', noPostgres);
    const file = `${isolated.url.slice('file:'.length)}${end}`;
    await isolated.store.insert(enquiry());
    await isolated.store.close();
    const { code, err } = await runBackup(isolated.url, file);
    expect(code).toBe(3);
    expect(err).toMatch(/is a file name that SQLite uses for the store: specify another file\.\n$/);
    expect(existsSync(file)).toBe(false);
  },
);
