// The schema of a store: created once, run on by an older release where a newer one only added, and refused otherwise.

import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { restoreSqlite } from '../../server/db/restore.ts';
import { schemaVersion } from '../../server/db/schema.ts';
import { StartError } from '../../server/start-error.ts';
import { openStore } from '../../server/store.ts';
import { runCli } from '../support/cli.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { enquiry, noon, openIsolatedStore, openLease, storeKinds } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

type IsolatedDatabase = Awaited<ReturnType<typeof openIsolatedDatabase>>;

const newer = String(schemaVersion + 1);

/** Does what a newer release would do to a store. */
async function makeNewer({ execute }: Pick<IsolatedDatabase, 'execute'>, compatibleFrom: string | null) {
  await execute(`
    ALTER TABLE enquiries ADD COLUMN mood text;
    CREATE TABLE moods (mood text);
    UPDATE bookmarks SET value = '${newer}' WHERE name = 'schema';
    ${
      compatibleFrom === null
        ? "DELETE FROM bookmarks WHERE name = 'compatible-from'"
        : `UPDATE bookmarks SET value = '${compatibleFrom}' WHERE name = 'compatible-from'`
    }`);
}

async function versionIn({ query }: Pick<IsolatedDatabase, 'query'>) {
  const [row] = await query("SELECT value FROM bookmarks WHERE name = 'schema'");
  return row?.value;
}

test.each(storeKinds)('%s: two processes that start on an empty store at once both work', async (kind) => {
  await using database = await openIsolatedDatabase(kind, postgres);
  await using one = startServer({ DATABASE_URL: database.url });
  await using other = startServer({ DATABASE_URL: database.url });
  const urls = await Promise.all([one.url(), other.url()]);
  for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const store = await openStore(database.url, { mayChange: false });
  expect(await store.check()).toEqual([]);
  await store.close();
});

test.each(storeKinds)('%s: a store that a newer release only added to works as before', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  expect(isolated.store.newerSchema).toBeNull();
  const { reference } = await isolated.store.insert(enquiry({ message: 'earlier' }));
  await isolated.store.close();
  await makeNewer(isolated, String(schemaVersion));

  const store = await isolated.open();
  expect(store.newerSchema).toBe(schemaVersion + 1);
  const added = await store.insert(enquiry({ message: 'later', email: 'ravi@example.com' }));
  expect(await (await openLease(store)).settle({ state: 'sent', at: noon })).toMatch(/^enquiry-/);
  expect((await store.forget('ravi@example.com')).erased).toMatchObject([{ reference: added.reference }]);
  expect(await store.list({}, 9)).toMatchObject([{ reference }]);
  expect(await store.check()).toEqual([]);
  expect(await versionIn(isolated)).toBe(newer);
});

test.each(storeKinds)(
  '%s: any other newer store is refused in one line, and stays as it is',
  async (kind) => {
    await using database = await openIsolatedDatabase(kind, postgres);
    await (await openStore(database.url)).close();
    await makeNewer(database, null);
    for (const from of [null, newer, '', '0', '-1', '1e1', '99999999999']) {
      if (from !== null)
        await database.execute(`INSERT INTO bookmarks (name, value) VALUES ('compatible-from', '${from}')
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
      for (const mayChange of [true, false]) {
        const error = await openStore(database.url, { mayChange }).catch((thrown) => thrown);
        expect([from, error]).toEqual([from, expect.any(StartError)]);
        expect(error.message).toMatch(
          / was written by a newer version of this server: run that version, or .+$/,
        );
      }
    }
    expect(await versionIn(database)).toBe(newer);
  },
);

test.each(storeKinds)('%s: a command makes no store, and says what to do', async (kind) => {
  await using database = await openIsolatedDatabase(kind, postgres);
  await expect(openStore(database.url, { mayChange: false })).rejects.toThrow(
    /^There is no store .+: (start the site first, or )?set DATABASE_URL to .+\.$/,
  );
  if (kind === 'SQLite') await database.execute('PRAGMA user_version = 0'); // makes an empty file
  await expect(openStore(database.url, { mayChange: false })).rejects.toThrow(
    'There is no store of this version yet: start the site first, or set DATABASE_URL to its store.',
  );
  const catalogue = kind === 'SQLite' ? 'sqlite_schema' : "pg_tables WHERE schemaname = 'public'";
  expect(await database.query(`SELECT * FROM ${catalogue}`)).toEqual([]);
});

test('PostgreSQL: a session that only keeps others from writing the bookmarks stops no command and no start', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await (await openStore(database.url)).close();
  await using _session = await begin(database.url, 'LOCK TABLE bookmarks IN SHARE MODE');
  await (await openStore(database.url, { mayChange: false })).close();
  await using server = startServer({ DATABASE_URL: database.url });
  await server.url();
});

test('PostgreSQL: a start waits for a lock for a while, and leaves none when it is killed', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await (await openStore(database.url)).close();
  await using session = await begin(database.url, 'LOCK TABLE bookmarks');
  const isWaiting = () => database.query('SELECT 1 FROM pg_locks WHERE NOT granted');
  const killed = startServer({ DATABASE_URL: database.url });
  await expect.poll(isWaiting).not.toEqual([]);
  await killed[Symbol.asyncDispose]();
  await expect.poll(isWaiting).toEqual([]);
  await using server = startServer({ DATABASE_URL: database.url });
  await expect.poll(isWaiting).not.toEqual([]);
  await session.end();
  await server.url();
});

test('PostgreSQL: where a session locks the tables, each command and a start say so in time', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await (await openStore(database.url)).close();
  await using _session = await begin(database.url, 'LOCK TABLE bookmarks');
  const startedMs = performance.now();
  await using server = startServer({ DATABASE_URL: database.url });
  const [ended, command, doctor] = await Promise.all([
    server.ended,
    runCli(database.url, 'list'),
    runCli(database.url, 'doctor'),
  ]);
  expect(performance.now() - startedMs).toBeLessThan(14_000); // `release.sh` goes back after ten seconds of the server's own
  expect([ended.code, command.code]).toEqual([1, 3]);
  const sentence = /^Cannot store enquiries in .+\(.*lock timeout\): wait for the program that locks .+\n$/;
  for (const { err } of [ended, command]) expect(err).toMatch(sentence);
  expect(doctor.code).not.toBe(0);
  expect(doctor.out).toContain('wait for the program that locks');
});

async function begin(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`BEGIN; ${sql}`);
  return { end: () => client.end(), [Symbol.asyncDispose]: () => client.end() };
}

test('a backup of a newer release is restored if this one can run on it, and refused otherwise', async () => {
  await using database = await openIsolatedDatabase('SQLite', postgres);
  const store = await openStore(database.url);
  await store.insert(enquiry());
  await store.close();
  await makeNewer(database, String(schemaVersion));
  const restored = `${database.path}.restored`;
  expect(await restoreSqlite(database.path, restored, noon, 'agency')).toMatchObject({ count: 1 });
  const opened = await openStore(`file:${restored}`);
  expect(opened.newerSchema).toBe(schemaVersion + 1);
  expect(await opened.journal(new Date(0), 10)).toMatchObject([{ command: 'restore', enquiryCount: 1 }]);
  await opened.close();

  await database.execute(`UPDATE bookmarks SET value = '${newer}' WHERE name = 'compatible-from'`);
  const before = readFileSync(restored);
  await expect(restoreSqlite(database.path, restored, noon, 'agency')).rejects.toThrow(
    `${database.path} was written by a newer version of this server: restore it with that version.`,
  );
  expect(readFileSync(restored)).toEqual(before);
});
