// A store is copied from SQLite to PostgreSQL, and back. A site that uses one, and kills: `stress/copy`.

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockPostgres } from '../../server/db/postgres-copy.ts';
import { lockSqlite } from '../../server/db/sqlite.ts';
import { openStore } from '../../server/store.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { after, enquiry, noon, openIsolatedStore, openLease, storeKinds } from '../support/isolated-store.ts';
import { pgBouncer, startPgBouncer } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Database = Awaited<ReturnType<typeof openIsolatedDatabase>>;

const copy = (from: string, to: string) => runCliInProcess('', 'copy-store', from, to);

/** A store with rows in each table, which no process has open. The last enquiry is erased, so that its number is used up. */
async function openFilled(kind: (typeof storeKinds)[number]): Promise<Database> {
  const database = await openIsolatedDatabase(kind);
  const store = await openStore(database.url);
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
  const line = { command: 'show', operator: 'rohan', enquiryCount: 1, references: [reference] };
  await store.addToJournal({ at: noon, selection: {}, ...line });
  await store.close();
  return database;
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

test.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
  ['SQLite', 'SQLite'],
] as const)(
  'from %s to %s: all of a store is copied, and the site goes on with it',
  async (source, target) => {
    await using from = await openFilled(source);
    await using to = await openIsolatedDatabase(target);
    const before = await rowsIn(from);
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
    const { code, out, err } = await copy(from.url, to.url);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ {2}enquiries +4$/m);
    expect(out).toContain(`set DATABASE_URL=${to.url.replace('not-a-secret', 'PASSWORD')}, and start`);
    const { journal = [], ...rest } = before;
    const line = expect.stringContaining('"copy-store","operator","4"');
    expect(await rowsIn(to)).toEqual({ ...rest, journal: [...journal, line] });
    expect(await rowsIn(from)).toEqual(before);

    const ids = rest.enquiries?.map((row) => Number(JSON.parse(row)[0])) ?? [];
    const store = await openStore(to.url);
    await store.insert(enquiry());
    const [latest] = await store.list({}, 1);
    await store.close();
    expect(latest?.id).toBe(Math.max(...ids) + 2); // the number of the erased one is not given again
    if (target === 'SQLite') expect(statSync(to.path).mode & 0o777).toBe(0o600);
  },
);

test.each(storeKinds)('%s: a copy is refused to a store that has rows, or is the same', async (kind) => {
  await using from = await openFilled('SQLite');
  await using to = await openFilled(kind);
  const before = await rowsIn(to);
  const notEmpty = /^\S+ is not empty: specify a new file, or a new database \(createdb NAME\)\.\n$/;
  const refused = { code: 3, out: '', err: expect.stringMatching(notEmpty) };
  expect(await copy(from.url, to.url)).toEqual(refused);
  const same = { code: 2, err: expect.stringContaining('are the same store') };
  expect(await copy(to.url, to.url)).toMatchObject(same);
  expect(await rowsIn(to)).toEqual(before);
});

test.each(storeKinds)(
  '%s: a store that another process has open is not copied, and opens to none meanwhile',
  async (kind) => {
    await using used = await openIsolatedStore(kind);
    await using other = await openFilled('SQLite');
    await used.execute("DELETE FROM bookmarks WHERE name NOT IN ('schema', 'compatible-from')");
    await used.store.counts(); // as a site asks every few seconds
    const inUse = / is in use: stop the site .+ run this again\.\n$/;
    const refused = { code: 3, out: '', err: expect.stringMatching(inUse) };
    const target = `file:${folder}/${kind}.db`;
    expect(await copy(used.url, target)).toEqual(refused);
    expect(await copy(other.url, used.url)).toEqual(refused);
    await used.store.close();
    expect(await copy(used.url, target)).toMatchObject({ code: 0, err: '' });
    await using _locked = kind === 'SQLite' ? lockSqlite(used.path) : await lockPostgres(used.url);
    await expect(used.open()).rejects.toThrow(/wait for /);
  },
);

test.skipIf(!pgBouncer)('a copy to and from PostgreSQL works through a pooler of transactions', async () => {
  await using from = await openFilled('SQLite');
  await using to = await openIsolatedDatabase('PostgreSQL');
  await using bouncer = await startPgBouncer(to.url);
  expect(await copy(from.url, bouncer.url)).toMatchObject({ code: 0, err: '' });
  expect(await copy(bouncer.url, `file:${folder}/pooled.db`)).toMatchObject({ code: 0, err: '' });
});

test('what cannot be copied is said, and no store is created', async () => {
  const to = join(folder, 'nothing.db');
  const absent = await copy(`file:${folder}/typo.db`, `file:${to}`);
  expect(absent).toMatchObject({ code: 3, err: expect.stringMatching(/^There is no store .+typo\.db: /) });
  const noUrl = await copy('enquiries.db', `file:${to}`);
  const explained = expect.stringContaining('It must be file: and a path, or a postgres: URL');
  expect(noUrl).toMatchObject({ code: 2, err: explained });
  expect(existsSync(to)).toBe(false);
});
