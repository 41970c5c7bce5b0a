// PostgreSQL: what its settings, its outages, a pooler and other programs must not change, and what processes share in it.

import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { storeResponseMsMax } from '../../server/limits.ts';
import { storeMetrics } from '../../server/metrics/metrics.ts';
import { createLog } from '../../server/observability/log.ts';
import { openStore } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { enquiry, noon, openIsolatedStore, openLease } from '../support/isolated-store.ts';
import { pgBouncer, startPgBouncer, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose](), 60_000);

const open = () => openIsolatedStore('PostgreSQL', postgres);

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function connect(url: string, sql = '') {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  return {
    query: async (text: string) => (await client.query(text)).rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** From now on a change is refused that the database would acknowledge before it is on the disk. */
const refuseUnsynced = `
  CREATE FUNCTION refuse_unsynced() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF current_setting('synchronous_commit') <> 'on' THEN RAISE 'not synchronous'; END IF;
    RETURN NULL;
  END $$;
  ${['enquiries', 'messages', 'bookmarks', 'journal', 'vitals', 'data_requests']
    .map(
      (table) => `CREATE TRIGGER refuse AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_unsynced();`,
    )
    .join('\n')}`;

async function useEverything(url: string): Promise<void> {
  const store = await openStore(url);
  const { reference } = await store.insert(enquiry(), { webhook: true, receipt: true });
  await (await openLease(store)).settle({ state: 'sent', at: noon });
  await store.answer(reference, noon);
  await store.addVitals('2026-03-01', [{ route: '/', build: 'b', name: 'LCP', bucket: 1, count: 1 }]);
  await store.dataRequests.add({ at: noon, action: 'see', reference, emailHash: 'hash', code: null });
  expect((await store.forget('asha@example.com')).erased).toHaveLength(1);
  expect(await store.check()).toEqual([]);
  await store.close();
}

test.each(['DATABASE', 'ROLE'])(
  'a change is on the disk before it is acknowledged, although the %s has synchronous_commit off',
  async (owner) => {
    await using isolated = await open();
    const name = owner === 'ROLE' ? 'careless' : nameOf(isolated.url);
    const url = new URL(isolated.url);
    if (owner === 'ROLE') {
      await isolated.execute(`CREATE ROLE careless SUPERUSER LOGIN PASSWORD '${url.password}'`);
      url.username = 'careless';
    }
    await isolated.execute(`ALTER ${owner} ${name} SET synchronous_commit = off; ${refuseUnsynced}`);
    await using other = await connect(url.href);
    await expect(other.query('UPDATE bookmarks SET value = value')).rejects.toThrow('not synchronous');
    await useEverything(url.href);
  },
);

test.each(['repeatable read', 'serializable'])(
  'identical posts are one row and dates are right, although the database is %s',
  async (isolation) => {
    await using isolated = await open();
    const { url } = isolated;
    await isolated.execute(`ALTER DATABASE ${nameOf(url)} SET default_transaction_isolation = '${isolation}';
      ALTER DATABASE ${nameOf(url)} SET datestyle = 'SQL, DMY'`);
    const stores = await Promise.all([openStore(url), openStore(url)]);
    const inserted = await Promise.all(
      Array.from({ length: 16 }, (_, count) => stores[count % 2]?.insert(enquiry())),
    );
    expect(inserted.filter((one) => one?.repeated === false)).toHaveLength(1);
    expect(await stores[0].list({}, 10)).toMatchObject([{ receivedAt: noon }]);
    await Promise.all(stores.map((store) => store.close()));
  },
);

test('behind PgBouncer with transaction pooling a store is made, used and shared', async ({ skip }) => {
  skip(!pgBouncer, 'PgBouncer is not installed');
  const direct = await postgres.newDatabase();
  await using bouncer = await startPgBouncer(direct);
  await (await openStore(bouncer.url)).close();
  await using operator = await connect(direct, refuseUnsynced);
  await operator.query(`ALTER DATABASE ${nameOf(direct)} SET synchronous_commit = off`);
  await useEverything(bouncer.url);
  const stores = await Promise.all([openStore(bouncer.url), openStore(bouncer.url)]);
  const inserted = await Promise.all(
    Array.from({ length: 300 }, (_, count) =>
      stores[count % 2]?.insert(enquiry({ message: `${count >> 1}` })),
    ),
  );
  expect(inserted.filter((one) => one?.repeated === false)).toHaveLength(150);
  await Promise.all(stores.map((store) => store.close()));
});

test('an unreachable database is refused quickly, and is used again when it is back', async () => {
  await using isolated = await open();
  const { store } = isolated;
  const { reference } = await store.insert(enquiry({ message: 'before' }));
  await postgres.stop();
  const startedMs = performance.now();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, count) => store.insert(enquiry({ message: `number ${count}` }))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(store.check()).rejects.toThrow();
  expect(performance.now() - startedMs).toBeLessThan(5000);
  const refusal = /^Cannot store enquiries in the database test_\w+ at 127/;
  await expect(openStore(isolated.url)).rejects.toThrow(refusal);
  await postgres.start();
  expect(await store.insert(enquiry({ message: 'after' }))).toMatchObject({ repeated: false });
  expect(await store.find(reference)).toMatchObject({ message: 'before' });
  expect((await store.counts()).waiting).toBe(2);
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
])('the probe and site_store_up report that no enquiry can be stored while %s', async (_what, breaking) => {
  await using isolated = await open();
  const { store } = isolated;
  await store.insert(enquiry());
  const read = storeMetrics(
    { store, databaseUrl: 'postgres:', now: () => noon },
    createLog('silent', { write: () => {} }),
  );
  expect(await read()).toContain('site_store_up 1');
  await using _operator = await connect(isolated.url, breaking(nameOf(isolated.url)));
  await expect.poll(() => store.probe().catch(({ message }) => message)).toMatch(/read-only|timeout/);
  await expect(store.insert(enquiry({ message: 'another' }))).rejects.toThrow(/read-only|timeout/);
  expect(await read()).toContain('site_store_up 0');
});

test('the probe leaves nothing in the database, not even a dead row', async () => {
  await using isolated = await open();
  await isolated.store.insert(enquiry());
  for (let time = 1; time <= 5; time++) await isolated.store.probe();
  expect(await isolated.store.scrub()).toBe(true);
  await isolated.store.insert(enquiry({ message: 'another' }));
  expect((await isolated.store.list({}, 10)).map(({ id }) => id)).toEqual([2, 1]);
});

test('a database whose encoding lacks Hindi is refused at the start, in one line', async () => {
  const url = new URL(await postgres.newDatabase());
  await using _operator = await connect(
    url.href,
    "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
  );
  url.pathname = '/latin';
  await expect(openStore(url.href)).rejects.toThrow(
    /has the encoding LATIN1, .+ set DATABASE_URL to a database created with/,
  );
});

test('while the database is down enquiries are refused and pages served, and both work once it is back', async () => {
  await using server = startServer({ DATABASE_URL: await postgres.newDatabase(), SEND_LIMIT: '5' });
  const url = await server.url();
  const ask = async (path: string) => (await fetch(url + path)).status;
  expect(await ask('/readyz')).toBe(200);
  await postgres.stop();
  expect(await send(url, 'While it is away')).toBe(503);
  for (const path of ['/', '/healthz']) expect(await ask(path)).toBe(200);
  await expect.poll(() => ask('/readyz')).toBe(503);
  await postgres.start();
  await expect.poll(() => ask('/readyz')).toBe(200);
  expect(await send(url, 'Once it is back')).toBe(200);
  const statuses = [];
  for (let time = 0; time < 6; time++) statuses.push(await send(url, `Enquiry ${time}`));
  expect(statuses).toContain(429);
});

test('while the database does not respond, a visitor waits no longer than the store may take', async () => {
  const DATABASE_URL = await postgres.newDatabase();
  await using server = startServer({ DATABASE_URL });
  const url = await server.url();
  expect(await send(url, 'Before')).toBe(200);
  await using _session = await connect(DATABASE_URL, 'BEGIN; LOCK TABLE enquiries');
  const startedMs = performance.now();
  expect(await send(url, 'While it does not respond')).toBe(503);
  expect(performance.now() - startedMs).toBeLessThan(storeResponseMsMax + 1_500);
});

async function send(url: string, message: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ...asha, message });
  return (await fetch(`${url}/send`, { method: 'POST', headers, body })).status;
}
