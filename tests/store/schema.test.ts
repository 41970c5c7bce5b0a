// A release that is rolled back runs on the newer store when the newer steps only add. Otherwise it refuses in one line.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { migrations as postgresMigrations } from '../../server/enquiries/store/postgres-migrations.ts';
import { oldestCompatible } from '../../server/enquiries/store/schema-version.ts';
import { migrations as sqliteMigrations } from '../../server/enquiries/store/sqlite-migrations.ts';
import { restoreSqlite } from '../../server/enquiries/store/sqlite-restore.ts';
import { migrationMsMax, storeResponseMsMax } from '../../server/limits.ts';
import { StartError } from '../../server/start-error.ts';
import { runBuilt, runCli } from '../support/cli.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { after, enquiry, noon, storeKinds } from '../support/isolated-store.ts';
import { createOlderStore, makeNewer, versionOf } from '../support/older-store.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'schema-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres[Symbol.asyncDispose]();
});

const allMigrations = { SQLite: sqliteMigrations, PostgreSQL: postgresMigrations };
const columns = 'ALTER TABLE enquiries ADD COLUMN mood text; CREATE TABLE moods (mood text)';

test.each(storeKinds)('%s: a step that is marked as additive only adds', (kind) => {
  for (const { step, isCompatible } of allMigrations[kind]) {
    if (!isCompatible) continue;
    expect(typeof step).toBe('string');
    for (const statement of String(step)
      .replace(/--.*$/gm, '')
      .replace(/\bBEGIN\b[^$]*?\bEND\b( \$\$)?/g, '')
      .split(';')
      .map((text) => text.trim())) {
      expect(statement).toMatch(
        /^(CREATE (UNLOGGED )?TABLE|CREATE INDEX|ALTER TABLE \w+ ADD COLUMN|INSERT INTO|CREATE (FUNCTION|TRIGGER)) /,
      );
      if (/ADD COLUMN.+NOT NULL/.test(statement)) expect(statement).toMatch(/ DEFAULT /);
    }
  }
});

test.each(storeKinds)('%s: the release before this one can run on its store', (kind) => {
  expect(oldestCompatible(allMigrations[kind])).toBeLessThan(allMigrations[kind].length);
});

test.each(storeKinds)('%s: a store that a newer release only added to works as before', async (kind) => {
  await using database = await openIsolatedDatabase(kind, postgres);
  const first = await openStore(database.url);
  expect(first.newerSchema).toBeNull();
  const { reference } = await first.insert(enquiry({ message: 'earlier' }));
  await first.close();
  const own = allMigrations[kind].length;
  const version = await makeNewer(kind, database.url, columns, String(own));

  const store = await openStore(database.url);
  expect(store.newerSchema).toBe(version);
  const added = await store.insert(enquiry({ message: 'later', email: 'ravi@example.com' }));
  const claimed = await store.claim(after(1), 1_000, 10);
  expect(claimed.map((one) => one.reference)).toEqual([reference, added.reference]);
  expect(await store.mark(reference, claimed[0]?.leaseToken ?? '', { state: 'sent', at: noon })).toBe(true);
  expect((await store.forget('ravi@example.com')).erased).toMatchObject([{ reference: added.reference }]);
  await store.setBookmark('wake', 'x');
  expect(await store.check()).toEqual([]);
  await store.close();
  expect(await versionOf(kind, database.url)).toBe(version);
});

test.each(
  storeKinds.flatMap((kind) =>
    [null, 'next', '', '0', '-1', '1e1', '99999999999'].map((from) => [kind, from]),
  ),
)(
  '%s: a newer store that is compatible from %s is refused in one line, and stays as it is',
  async (kind, from) => {
    await using database = await openIsolatedDatabase(kind as 'SQLite', postgres);
    await (await openStore(database.url)).close();
    const compatibleFrom = from === 'next' ? String(allMigrations[kind as 'SQLite'].length + 1) : from;
    const version = await makeNewer(kind as 'SQLite', database.url, columns, compatibleFrom || null);
    const error = await openStore(database.url).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toMatch(/ was written by a newer version of this server: run that version, or /);
    expect(error.message).not.toContain('\n');
    expect(await versionOf(kind as 'SQLite', database.url)).toBe(version);
  },
);

test.each(storeKinds)('%s: a store of any older release is brought up to date, once', async (kind) => {
  const own = allMigrations[kind].length;
  const versions = kind === 'SQLite' ? [1, 3, 6, own - 1] : [1, 4, own - 1];
  for (const version of versions) {
    await using database = await openIsolatedDatabase(kind, postgres);
    await createOlderStore(kind, database.url, version);
    const store = await openStore(database.url);
    await store.insert(enquiry());
    await store.addToJournal(line);
    expect(store.newerSchema).toBeNull();
    await store.close();
    await (await openStore(database.url)).close();
    expect(await versionOf(kind, database.url)).toBe(own);
  }
});

const line = {
  at: noon,
  command: 'show' as const,
  operator: 'agency',
  enquiryCount: 0,
  references: [],
  selection: {},
};

test('PostgreSQL: a release that waits for a backup delays no enquiry beyond its time-out, and starts once the backup is done', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await createOlderStore('PostgreSQL', database.url, 1);
  await using backup = await connect(database.url, { sql: 'BEGIN; SELECT 1 FROM enquiries' });
  await using server = startServer({ DATABASE_URL: database.url });
  await isWaitingForLock(database);
  await using site = await connect(database.url, { statement_timeout: storeResponseMsMax });
  await site.query(sameLockAsEnquiry);
  await backup.query('COMMIT');
  await server.url();
  expect(await versionOf('PostgreSQL', database.url)).toBe(postgresMigrations.length);
});

test('PostgreSQL: a release that is killed while it waits for a backup leaves no lock', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await createOlderStore('PostgreSQL', database.url, 1);
  await using _backup = await connect(database.url, { sql: 'BEGIN; SELECT 1 FROM enquiries' });
  const server = startServer({ DATABASE_URL: database.url });
  await isWaitingForLock(database);
  await server[Symbol.asyncDispose]();
  await using site = await connect(database.url, { statement_timeout: storeResponseMsMax });
  await site.query(sameLockAsEnquiry);
  await expect.poll(() => database.query(otherLocks), { timeout: storeResponseMsMax }).toEqual([]);
});

test('PostgreSQL: a release that cannot get its locks ends with a message, before `release.sh` goes back', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await createOlderStore('PostgreSQL', database.url, 1);
  await using _backup = await connect(database.url, { sql: 'BEGIN; SELECT 1 FROM enquiries' });
  await using server = startServer({ DATABASE_URL: database.url });
  const { code, err } = await server.ended;
  expect(code).toBe(1);
  expect(err).toMatch(locked);
  expect(migrationMsMax).toBeLessThan(10_000); // RELEASE_WAIT
});

test('PostgreSQL: a session that reads the bookmarks and keeps others from writing them stops no command and no start', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await (await openStore(database.url)).close();
  await using _session = await connect(database.url, { sql: 'BEGIN; LOCK TABLE bookmarks IN SHARE MODE' });
  expect(await runCli(database.url, 'list')).toMatchObject({ code: 0 });
  expect(await runCli(database.url, 'check', '--json')).toMatchObject({ code: 0 });
  await using server = startServer({ DATABASE_URL: database.url });
  await server.url();
});

test('PostgreSQL: where a session locks the bookmarks, each command and a start end with a message that says so', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await (await openStore(database.url)).close();
  await using _session = await connect(database.url, { sql: 'BEGIN; LOCK TABLE bookmarks' });
  await using server = startServer({ DATABASE_URL: database.url });
  const ended = await Promise.all([
    server.ended,
    runCli(database.url, 'list'),
    runCli(database.url, 'check', '--json'),
  ]);
  expect(ended.map(({ code }) => code)).toEqual([1, 3, 3]);
  for (const { err } of ended) expect(err).toMatch(locked);
  const doctor = await runBuilt('doctor', { DATABASE_URL: database.url });
  expect(doctor.code).not.toBe(0);
  expect(doctor.out).toContain('wait for the program that locks');
});

const locked = /^Cannot store enquiries in .+\(.*lock timeout\): wait for the program that locks .+\n$/;

// Changes nothing, and needs the lock that an INSERT needs.
const sameLockAsEnquiry = 'UPDATE enquiries SET tries = tries WHERE false';

const otherLocks = `
  SELECT mode FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND mode <> 'AccessShareLock'`;

async function isWaitingForLock(database: Awaited<ReturnType<typeof openIsolatedDatabase>>): Promise<void> {
  await expect
    .poll(() => database.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'`))
    .not.toEqual([]);
}

async function connect(url: string, { sql = '', ...options }: pg.ClientConfig & { sql?: string }) {
  const client = new pg.Client({ connectionString: url, ...options });
  await client.connect();
  await client.query(sql);
  return {
    query: (text: string) => client.query(text),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

test('a backup of a newer release is restored if this one can run on it, and refused otherwise', async () => {
  await using database = await openIsolatedDatabase('SQLite', postgres);
  const store = await openStore(database.url);
  await store.insert(enquiry());
  await store.close();
  const own = sqliteMigrations.length;
  const version = await makeNewer('SQLite', database.url, columns, String(own));
  const restored = join(folder, 'restored.db');
  expect(await restoreSqlite(database.path, restored, noon, 'agency')).toEqual({
    count: 1,
    erasedAgain: null,
    openRequests: null,
    aside: null,
  });
  expect(await versionOf('SQLite', `file:${restored}`)).toBe(version);
  const opened = await openStore(`file:${restored}`);
  expect(await opened.journal(new Date(0), 10)).toMatchObject([{ command: 'restore', enquiryCount: 1 }]);
  await opened.close();

  await makeNewer('SQLite', database.url, 'CREATE TABLE more (more text)', String(own + 1));
  const before = readFileSync(restored);
  const error = await restoreSqlite(database.path, restored, noon, 'agency').catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toBe(
    `${database.path} was written by a newer version of this server: restore it with that version.`,
  );
  expect(readFileSync(restored)).toEqual(before);
});
