// A store is copied from SQLite to PostgreSQL, and back.

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockPostgres } from '../../server/db/postgres-copy.ts';
import { lockSqlite } from '../../server/db/sqlite.ts';
import { openStore } from '../../server/store.ts';
import { dayMs } from '../../server/time/dates.ts';
import { runCliWith } from '../support/cli.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import { enquiry, noon, openIsolatedDatabase, openLease, storeKinds } from '../support/isolated-store.ts';
import { startServer } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tomorrow = new Date(noon.getTime() + dayMs);
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
  await store.answer(reference, tomorrow);
  await store.insert(enquiry({ message: 'held', spamSignals: ['links'], receivedAt: tomorrow }), {});
  await store.insert(enquiry({ message: 'canary', isCanary: true }));
  const kept = await store.insert(enquiry({ message: 'kept' }));
  const rule = { at: noon, keptUntil: tomorrow, isNotified: false, isMailed: false };
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

test.each(storeKinds)(
  '%s: a copy is refused to a store that has rows, is the same, or is open, and opens to none meanwhile',
  async (kind) => {
    await using from = await openFilled('SQLite');
    await using to = await openFilled(kind);
    const before = await rowsIn(to);
    const says = steps((...args) => runCliInProcess('', ...args));
    const notEmpty = /^! \S+ is not empty: specify a new file, or a new database \(createdb NAME\)\.\n$/;
    await says(`copy-store ${from.url} ${to.url}`, 3, notEmpty);
    await says(`copy-store ${to.url} ${to.url}`, 2, 'are the same store');
    expect(await rowsIn(to)).toEqual(before);

    await using used = await openIsolatedDatabase(kind);
    await using server = startServer({ DATABASE_URL: used.url });
    await server.url();
    await used.execute("DELETE FROM bookmarks WHERE name NOT IN ('schema', 'compatible-from')");
    const inUse = /^! .+ is in use: stop the site .+ run this again\.\n$/;
    const target = `file:${folder}/${kind}.db`;
    await says(`copy-store ${used.url} ${target}`, 3, inUse);
    await says(`copy-store ${from.url} ${used.url}`, 3, inUse);
    server.child.kill('SIGTERM');
    await server.ended;
    await says(`copy-store ${used.url} ${target}`, 0);
    await using _locked = kind === 'SQLite' ? lockSqlite(used.path) : await lockPostgres(used.url);
    await expect(openStore(used.url)).rejects.toThrow(/wait for /);
  },
);

/** A module for `--import` that kills the process before its nth statement that changes the new store. */
const killer = (at: number) => `
  import { Socket } from 'node:net';
  import { DatabaseSync } from 'node:sqlite';
  let left = Infinity;
  for (const [{ prototype }, name] of [[DatabaseSync, 'exec'], [DatabaseSync, 'prepare'], [Socket, 'write']]) {
    const real = prototype[name];
    prototype[name] = function (...args) {
      const sql = args[0].toString('latin1').replace(/^[PQ][^]{4}\\0?/, '').trim(); // PostgreSQL gets it in a message
      if (sql.startsWith('DELETE FROM bookmarks')) left = ${at};
      if (/^(DELETE|INSERT|REPLACE|SELECT setval|COMMIT)/.test(sql)) left -= 1;
      if (left === 0) { process.kill(process.pid, 'SIGKILL'); for (;;); }
      return real.apply(this, args);
    };
  }`;

test.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)(
  'a copy from %s to %s that is killed before one of its steps leaves an empty store, and is made by the next',
  async (source, target) => {
    await using from = await openFilled(source);
    await using to = await openIsolatedDatabase(target);
    // Before the first statement, a table, and the commit, which is the last; then nothing kills it.
    for (const step of [1, 6, 12, 13]) {
      const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(killer(step))}`;
      const { code } = await runCliWith({ NODE_OPTIONS }, 'copy-store', from.url, to.url);
      await to.idle();
      const { bookmarks, ...rows } = await rowsIn(to);
      if (step < 13) expect([bookmarks?.length, Object.values(rows).flat()]).toEqual([2, []]);
      expect([step, code]).toEqual([step, step < 13 ? -1 : 0]);
    }
    expect((await rowsIn(to)).enquiries).toEqual((await rowsIn(from)).enquiries);
  },
);

test('what cannot be copied is said, and no store is created', async () => {
  const to = join(folder, 'nothing.db');
  const says = steps((...args) => runCliInProcess('', ...args));
  await says(`copy-store file:${folder}/typo.db file:${to}`, 3, /^! There is no store .+typo\.db: /);
  await says(`copy-store enquiries.db file:${to}`, 2, 'It must be file: and a path, or a postgres: URL');
  expect(existsSync(to)).toBe(false);
});
