// A store that is unavailable for a while, and the requests that need it meanwhile.

import { copyFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { createLog } from '../../server/observability/log.ts';
import { storeMetrics } from '../../server/observability/store-metrics.ts';
import { openCounters } from '../../server/rate-limit/counters.ts';
import { enquiry, noon, openIsolatedStore } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';

const noPostgres = { newDatabase: () => Promise.reject(new Error('not asked')) };

const pathOf = (url: string) => url.slice('file:'.length);

test('while another program locks the store no other request waits, and no enquiry is lost', async () => {
  await using isolated = await openIsolatedStore('SQLite', noPostgres);
  using other = new DatabaseSync(pathOf(isolated.url));
  other.exec('BEGIN IMMEDIATE');
  const keeping = Array.from({ length: 20 }, (_, count) =>
    isolated.store.insert(enquiry({ message: `number ${count}` })),
  );
  let turns = 0;
  const turning = setInterval(() => turns++, 5);
  await new Promise((resolve) => setTimeout(resolve, 200));
  clearInterval(turning);
  other.exec('ROLLBACK');
  expect(turns).toBeGreaterThan(10);
  expect((await Promise.all(keeping)).map(({ repeated }) => repeated)).toEqual(keeping.map(() => false));
  expect((await isolated.store.counts()).waiting).toBe(20);
});

test('a store that is locked for too long refuses the enquiry, and stores the next one', async () => {
  await using isolated = await openIsolatedStore('SQLite', noPostgres);
  using other = new DatabaseSync(pathOf(isolated.url));
  other.exec('BEGIN IMMEDIATE');
  const startedMs = performance.now();
  await expect(isolated.store.insert(enquiry())).rejects.toThrow(/locked/);
  expect(performance.now() - startedMs).toBeLessThan(3000);
  other.exec('ROLLBACK');
  expect(await isolated.store.insert(enquiry())).toMatchObject({ repeated: false });
});

test('no enquiry is acknowledged that would go to a moved file', async () => {
  await using isolated = await openIsolatedStore('SQLite', noPostgres);
  const path = pathOf(isolated.url);
  renameSync(path, `${path}.old`);
  await expect(isolated.store.insert(enquiry())).rejects.toThrow();
  renameSync(`${path}.old`, path);
  expect(await isolated.store.insert(enquiry())).toMatchObject({ repeated: false });
});

test.each(['-wal', '-shm'])(
  'when %s is replaced nothing is stored, and the log is not truncated',
  async (end) => {
    await using isolated = await openIsolatedStore('SQLite', noPostgres);
    const path = pathOf(isolated.url);
    await isolated.store.insert(enquiry());
    copyFileSync(path + end, `${path}.other`);
    renameSync(`${path}.other`, path + end);
    await expect(isolated.store.insert(enquiry({ message: 'another' }))).rejects.toThrow(/restart the site/);
    await expect(isolated.store.scrub()).rejects.toThrow(/restart the site/);
  },
);

test.each(['-wal', '-shm'])('a store under a symbolic link notices that its %s is gone', async (end) => {
  await using isolated = await openIsolatedStore('SQLite', noPostgres);
  const path = pathOf(isolated.url);
  await isolated.store.close();
  symlinkSync(path, `${path}.link`);
  const store = await openStore(`file:${path}.link`);
  await store.insert(enquiry());
  rmSync(path + end);
  await expect(store.insert(enquiry({ message: 'another' }))).rejects.toThrow(/restart the site/);
  await store.close();
});

test('an unreachable PostgreSQL is refused quickly, and is used again when it is back', async () => {
  await using postgres = await startPostgres();
  await using isolated = await openIsolatedStore('PostgreSQL', postgres);
  const { reference } = await isolated.store.insert(enquiry({ message: 'before' }));
  await postgres.stop();
  const startedMs = performance.now();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, count) => isolated.store.insert(enquiry({ message: `number ${count}` }))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(isolated.store.check()).rejects.toThrow();
  expect(performance.now() - startedMs).toBeLessThan(5000);
  await expect(openStore(isolated.url)).rejects.toThrow(
    /^Cannot store enquiries in the database test_\w+ at 127/,
  );
  await postgres.start();
  expect(await isolated.store.insert(enquiry({ message: 'after' }))).toMatchObject({ repeated: false });
  expect(await isolated.store.find(reference)).toMatchObject({ message: 'before' });
  expect((await isolated.store.counts()).waiting).toBe(2);
});

test.each([
  [
    'transactions are read-only',
    // Open connections keep what they began with.
    (name: string) => `ALTER DATABASE ${name} SET default_transaction_read_only = on;
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  ],
  ['the table is locked', () => 'BEGIN; LOCK TABLE enquiries IN SHARE MODE'],
])(
  'PostgreSQL: the probe and store_up report that no enquiry can be stored while %s',
  async (_what, breaking) => {
    await using postgres = await startPostgres();
    await using isolated = await openIsolatedStore('PostgreSQL', postgres);
    const { store } = isolated;
    await store.insert(enquiry());
    await store.probe();
    const read = storeMetrics({ store, now: () => noon }, createLog('silent', { write: () => {} }));
    expect(await read()).toContain('store_up 1');
    const operator = new pg.Client({ connectionString: isolated.url });
    await operator.connect();
    await operator.query(breaking(new URL(isolated.url).pathname.slice(1)));
    await expect.poll(() => store.probe().catch(({ message }) => message)).toMatch(/read-only|timeout/);
    await expect(store.insert(enquiry({ message: 'another' }))).rejects.toThrow(/read-only|timeout/);
    expect(await read()).toContain('store_up 0');
    await operator.end();
  },
);

test('the probe leaves nothing in PostgreSQL, not even a dead row', async () => {
  await using postgres = await startPostgres();
  await using isolated = await openIsolatedStore('PostgreSQL', postgres);
  await isolated.store.insert(enquiry());
  for (let time = 1; time <= 5; time++) await isolated.store.probe();
  expect(await isolated.store.scrub()).toBe(true);
  expect((await isolated.store.counts()).waiting).toBe(1);
  await isolated.store.insert(enquiry({ message: 'another' }));
  expect((await isolated.store.list({}, 10)).map(({ id }) => id)).toEqual([2, 1]);
});

test('PostgreSQL flushes to disk before an enquiry is acknowledged, independently of the database default', async () => {
  await using postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  await client.end();
  const store = await openStore(url);
  await store.insert(enquiry());
  expect(await store.check()).toEqual([]);
  await store.close();
});

test.each(['repeatable read', 'serializable'])(
  'PostgreSQL: identical posts are one row, dates are right and counts are shared, although the database has other defaults (%s)',
  async (isolation) => {
    await using postgres = await startPostgres();
    const url = await postgres.newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const name = new URL(url).pathname.slice(1);
    await client.query(`ALTER DATABASE ${name} SET default_transaction_isolation = '${isolation}';
      ALTER DATABASE ${name} SET datestyle = 'SQL, DMY'`);
    await client.end();
    const stores = await Promise.all([openStore(url), openStore(url)]);
    const inserted = await Promise.all(
      Array.from({ length: 16 }, (_, count) => stores[count % 2]?.insert(enquiry())),
    );
    expect(inserted.filter((one) => one?.repeated === false)).toHaveLength(1);
    expect(await stores[0].list({}, 10)).toMatchObject([{ receivedAt: noon }]);

    const processes = await Promise.all([openCounters(url), openCounters(url)]);
    const counters = processes.map((one) => one.counter('send', 100, 60_000));
    await Promise.all(Array.from({ length: 16 }, (_, count) => counters[count % 2]?.consume('asha')));
    expect((await counters[0]?.consume('asha'))?.count).toBe(17);
    await Promise.all([...stores, ...processes].map((one) => one.close()));
  },
);

test('a PostgreSQL database whose encoding lacks Hindi is refused at the start, in one line', async () => {
  await using postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
  );
  await client.end();
  const latin = new URL(url);
  latin.pathname = '/latin';
  await expect(openStore(latin.href)).rejects.toThrow(
    /has the encoding LATIN1, .+ set DATABASE_URL to a database created with/,
  );
});
