// The schema of a store: created once, run on by an older release where a newer one only added, and refused otherwise.

import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { restoreSqlite } from '../../server/db/restore.ts';
import { schemaVersion } from '../../server/db/schema.ts';
import { StartError } from '../../server/start-error.ts';
import { openStore } from '../../server/store.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { enquiry, openIsolatedDatabase, openIsolatedStore, openLease } from '../support/isolated-store.ts';

const noon = new Date('2026-03-04T12:00:00.000Z');

import { startServer } from '../support/server-process.ts';

type IsolatedDatabase = Pick<Awaited<ReturnType<typeof openIsolatedDatabase>>, 'execute' | 'query'>;

const newer = String(schemaVersion + 1);

const note = ({ execute }: IsolatedDatabase, value: string) =>
  execute(`UPDATE bookmarks SET value = '${value}' WHERE name = 'compatible-from'`);

/** Does what a newer release would do to a store. */
async function makeNewer(database: IsolatedDatabase, compatibleFrom: string) {
  await database.execute(`
    ALTER TABLE enquiries ADD COLUMN mood text;
    CREATE TABLE moods (mood text);
    UPDATE bookmarks SET value = '${newer}' WHERE name = 'schema'`);
  await note(database, compatibleFrom);
}

async function versionIn({ query }: IsolatedDatabase) {
  const [row] = await query("SELECT value FROM bookmarks WHERE name = 'schema'");
  return row?.value;
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  '%s: processes that start on an empty store at once all work',
  async (kind) => {
    await using database = await openIsolatedDatabase(kind);
    const stores = await Promise.all([1, 2, 3].map(() => openStore(database.url)));
    for (const store of stores) expect(await store.check()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  },
);

test.each(['SQLite', 'PostgreSQL'] as const)(
  '%s: a store that a newer release only added to works as before',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind);
    const { reference } = await isolated.store.insert(enquiry({ message: 'earlier' }));
    await isolated.store.close();
    await makeNewer(isolated, String(schemaVersion));

    const store = await isolated.open();
    expect([isolated.store.newerSchema, store.newerSchema]).toEqual([null, schemaVersion + 1]);
    const added = await store.insert(enquiry({ message: 'later', email: 'ravi@example.com' }));
    expect(await (await openLease(store)).settle({ state: 'sent', at: noon })).toMatch(/^enquiry-/);
    expect((await store.forget('ravi@example.com')).erased).toMatchObject([{ reference: added.reference }]);
    expect(await store.list({}, 9)).toMatchObject([{ reference }]);
    expect([await store.check(), await versionIn(isolated)]).toEqual([[], newer]);

    await using server = startServer({ DATABASE_URL: isolated.url });
    await server.url();
    const warning = { level: 40, schema: schemaVersion + 1 };
    expect(server.lines()).toContainEqual(expect.objectContaining(warning));
    const { code, err } = await runCliInProcess('', 'copy-store', isolated.url, `file:${isolated.path}.copy`);
    expect([code, err]).toEqual([
      3,
      expect.stringContaining('was written by a newer version of this server'),
    ]);
  },
);

test.each(['SQLite', 'PostgreSQL'] as const)(
  '%s: any other newer store is refused in one line, and stays as it is',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind);
    await isolated.store.close();
    await makeNewer(isolated, newer);
    const refusal = / was written by a newer version of this server: run that version, or .+$/;
    const isRefused = async (from: string) => {
      for (const mayChange of [true, false]) {
        const error = await openStore(isolated.url, { mayChange }).catch((thrown) => thrown);
        expect([from, error]).toEqual([from, expect.any(StartError)]);
        expect(error.message).toMatch(refusal);
      }
    };
    for (const from of [newer, '', '-1', '1e1', '99999999999']) {
      await note(isolated, from);
      await isRefused(from);
    }
    await isolated.execute("DELETE FROM bookmarks WHERE name = 'compatible-from'");
    await isRefused('no note');
    expect(await versionIn(isolated)).toBe(newer);
  },
);

test('PostgreSQL: a start waits for a lock, and in time it and each command name what locks the tables', async () => {
  await using isolated = await openIsolatedStore('PostgreSQL');
  const { url, store } = isolated;
  await store.close();
  const isWaiting = () => isolated.query('SELECT 1 FROM pg_locks WHERE NOT granted');
  const client = new pg.Client({ connectionString: url });
  await using _connected = { [Symbol.asyncDispose]: () => client.end() };
  await client.connect();
  await client.query('BEGIN; LOCK TABLE bookmarks IN ACCESS EXCLUSIVE MODE');
  await using killed = startServer({ DATABASE_URL: url });
  await expect.poll(isWaiting).not.toEqual([]);
  await killed[Symbol.asyncDispose]();
  await expect.poll(isWaiting).toEqual([]); // it leaves no lock
  const startedMs = performance.now();
  const [start, command, doctor] = await Promise.all([
    openStore(url).catch(({ message }) => ({ err: `${message}\n` })),
    runCliInProcess(url, 'list'),
    runCliInProcess(url, 'doctor'),
  ]);
  expect(performance.now() - startedMs).toBeLessThan(10_000); // then `release.sh` goes back
  const sentence = /^Cannot store enquiries in .+\(.*lock timeout\): wait for the program that locks .+\n$/;
  for (const said of [start, command]) expect(said).toMatchObject({ err: expect.stringMatching(sentence) });
  expect([command.code, doctor.out]).toEqual([3, expect.stringContaining('wait for the program that locks')]);
  const starting = openStore(url).then((store) => store.close());
  await expect.poll(isWaiting).not.toEqual([]);
  await client.end();
  await starting;
});

test('a backup of a newer release is restored if this one can run on it, and refused otherwise', async () => {
  await using isolated = await openIsolatedStore('SQLite');
  const { store, path } = isolated;
  await store.insert(enquiry());
  await store.close();
  await makeNewer(isolated, String(schemaVersion));
  const restored = `${path}.restored`;
  expect(await restoreSqlite(path, restored, noon, 'agency')).toMatchObject({ count: 1 });
  const before = readFileSync(restored);
  await note(isolated, newer);
  await expect(restoreSqlite(path, restored, noon, 'agency')).rejects.toThrow(
    `${path} was written by a newer version of this server: restore it with that version.`,
  );
  expect(readFileSync(restored)).toEqual(before);
});
