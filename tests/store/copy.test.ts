// A store is copied from SQLite to PostgreSQL, and back.

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { lockPostgres } from '../../server/db/postgres-copy.ts';
import { lockSqlite } from '../../server/db/sqlite.ts';
import { openStore } from '../../server/store.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { after, enquiry, noon, openLease, storeKinds } from '../support/isolated-store.ts';
import { pgBouncer, startPgBouncer, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'copy-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres[Symbol.asyncDispose]();
});

type Kind = (typeof storeKinds)[number];
type Database = Awaited<ReturnType<typeof openIsolatedDatabase>>;

const newDatabase = (kind: Kind) => openIsolatedDatabase(kind, postgres);
const copy = (from: string, to: string) => runCliInProcess('', 'copy-store', from, to);

/** A store with rows in each table, which no process has open. The last enquiry is erased, so that its number is used up. */
async function fillStore({ url }: Database) {
  const store = await openStore(url);
  await store.secret();
  const { reference } = await store.insert(
    enquiry({ name: 'O\'Brien \\ "आशा" 👋', message: 'one\n\ttwo\n:name $1 ? null' }),
  );
  await (await openLease(store)).settle({ state: 'refused', error: '550 no such mailbox' });
  await store.answer(reference, after(1));
  await store.insert(enquiry({ message: 'held', spamSignals: ['links'], receivedAt: after(2) }), {});
  await store.insert(enquiry({ message: 'canary', isCanary: true }));
  const kept = await store.insert(enquiry({ message: 'kept' }));
  const rule = { at: noon, keptUntil: after(9), isNotified: false, isMailed: false };
  await store.dataRequests.erase(kept.reference, rule);
  await store.dataRequests.add({ at: noon, action: 'see', reference, emailHash: 'hash', code: null });
  await store.addVitals('2026-03-04', [{ route: '/', build: 'b', name: 'CLS', bucket: 3, count: 2 }]);
  await store.insert(enquiry({ email: 'last@example.com' }));
  await store.forget('last@example.com');
  await store.addToJournal({
    ...{ at: noon, command: 'show', operator: 'rohan', enquiryCount: 1 },
    ...{ references: [reference], selection: {} },
  });
  await store.close();
}

/** All rows of all tables, by the database's own list of them. */
async function rowsIn({ query, url }: Database): Promise<Record<string, string[]>> {
  const names = url.startsWith('file:')
    ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'";
  const tables = (await query(names)).map(({ name }) => String(name)).sort();
  const rows = async (table: string) =>
    (await query(`SELECT * FROM ${table}`))
      .map((row) => JSON.stringify(Object.values(row).map((value) => value && String(value))))
      .sort();
  return Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await rows(name)])));
}

const directions = [
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
  ['SQLite', 'SQLite'],
] as const;

test.each(directions)(
  'from %s to %s: all of a store is copied, and the site goes on with it',
  async (source, target) => {
    await using from = await newDatabase(source);
    await using to = await newDatabase(target);
    await fillStore(from);
    const before = await rowsIn(from);
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
    const { code, out, err } = await copy(from.url, to.url);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ {2}enquiries +4$/m);
    const shown = to.url.replace('not-a-secret', 'PASSWORD');
    expect(out).toContain(`set DATABASE_URL=${shown}, and start`);

    const { journal, ...rest } = await rowsIn(to);
    expect(rest).toEqual({ ...before, journal: undefined });
    expect(journal).toEqual([
      ...(before.journal ?? []),
      expect.stringContaining('"copy-store","operator","4"'),
    ]);
    expect(await rowsIn(from)).toEqual(before);

    const ids = new Set(before.enquiries?.map((row) => Number(JSON.parse(row)[0])));
    await using store = await openIsolated(to.url);
    await store.insert(enquiry());
    const [latest] = await store.list({}, 1);
    expect(latest?.id).toBe(Math.max(...ids) + 2); // the number of the erased one is not given again
    if (target === 'SQLite') expect(statSync(to.path).mode & 0o777).toBe(0o600);
  },
);

async function openIsolated(url: string) {
  const store = await openStore(url);
  return { ...store, [Symbol.asyncDispose]: () => store.close() };
}

test.each(storeKinds)('%s: a copy is refused to a store that is not empty', async (kind) => {
  await using from = await newDatabase('SQLite');
  await using to = await newDatabase(kind);
  await fillStore(from);
  await fillStore(to);
  const before = await rowsIn(to);
  expect(await copy(from.url, to.url)).toEqual({
    code: 3,
    out: '',
    err: expect.stringMatching(
      /^\S+ is not empty: specify a new file, or a new database \(createdb NAME\)\.\n$/,
    ),
  });
  expect(await copy(to.url, to.url)).toMatchObject({
    code: 2,
    err: expect.stringContaining('are the same store'),
  });
  expect(await rowsIn(to)).toEqual(before);
});

test.each(storeKinds)(
  '%s: a store that a running site uses is neither copied nor copied to',
  async (kind) => {
    await using used = await newDatabase(kind);
    await using other = await newDatabase('SQLite');
    await fillStore(other);
    await using server = startServer({ DATABASE_URL: used.url });
    await server.url();
    await used.execute("DELETE FROM bookmarks WHERE name NOT IN ('schema', 'compatible-from')");
    const refused = {
      code: 3,
      out: '',
      err: expect.stringMatching(/ is in use: stop the site .+ run this again\.\n$/),
    };
    await later(6_000); // until it only asks now and then what there is to do
    expect(await copy(used.url, `file:${folder}/${kind}.db`)).toEqual(refused);
    expect(await copy(other.url, used.url)).toEqual(refused);
    server.child.kill('SIGTERM');
    await server.ended;
    expect(await copy(used.url, `file:${folder}/${kind}.db`)).toMatchObject({ code: 0, err: '' });
  },
);

test.each(storeKinds)('%s: a site that starts during a copy does not get the store', async (kind) => {
  await using from = await newDatabase(kind);
  await fillStore(from);
  await using _locked = kind === 'SQLite' ? lockSqlite(from.path) : await lockPostgres(from.url);
  await using server = startServer({ DATABASE_URL: from.url });
  expect(await server.ended).toMatchObject({ code: 1, err: expect.stringMatching(/wait for /) });
});

test.skipIf(!pgBouncer)('a copy to and from PostgreSQL works through a pooler of transactions', async () => {
  await using from = await newDatabase('SQLite');
  await using to = await newDatabase('PostgreSQL');
  await using bouncer = await startPgBouncer(to.url);
  await fillStore(from);
  expect(await copy(from.url, bouncer.url)).toMatchObject({ code: 0, err: '' });
  expect(await copy(bouncer.url, `file:${folder}/pooled.db`)).toMatchObject({ code: 0, err: '' });
});

test('what cannot be copied is said, and no store is created', async () => {
  const to = join(folder, 'nothing.db');
  expect(await copy(`file:${folder}/typo.db`, `file:${to}`)).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^There is no store .+typo\.db: /),
  });
  expect(await copy('enquiries.db', `file:${to}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('It must be file: and a path, or a postgres: URL'),
  });
  expect(existsSync(to)).toBe(false);
});
