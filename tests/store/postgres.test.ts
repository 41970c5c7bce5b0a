// PostgreSQL: what its settings, its outages and other programs must not change, and what processes share in it.

import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { tables } from '../../server/db/schema.ts';
import { storeResponseMsMax } from '../../server/limits.ts';
import { openStore } from '../../server/store.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { enquiry, noon, openIsolatedStore, openLease } from '../support/isolated-store.ts';
import { readMetrics } from '../support/metrics.ts';
import { send } from '../support/post.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

// Of its own, because it is stopped and its roles and databases are changed.
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

test.each(['the database', 'the role'])(
  'a change is on the disk before it is acknowledged, and stored once, whatever %s says',
  async (what) => {
    await using isolated = await open();
    const url = new URL(isolated.url);
    // From now on a change is refused that the database would acknowledge before it is on the disk.
    await isolated.execute(`
      CREATE FUNCTION refuse_unsynced() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_setting('synchronous_commit') <> 'on' THEN RAISE 'not synchronous'; END IF;
        RETURN NULL;
      END $$;`);
    for (const table of tables)
      await isolated.execute(`CREATE TRIGGER refuse AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_unsynced()`);
    const alter = `ALTER DATABASE ${nameOf(isolated.url)} SET`;
    if (what === 'the role') {
      await isolated.execute(`CREATE ROLE careless SUPERUSER LOGIN PASSWORD '${url.password}';
        ALTER ROLE careless SET synchronous_commit = off`);
      url.username = 'careless';
    } else
      await isolated.execute(`${alter} default_transaction_isolation = 'serializable';
        ${alter} synchronous_commit = off; ${alter} datestyle = 'SQL, DMY'`);
    await using other = await connect(url.href);
    await expect(other.query('UPDATE bookmarks SET value = value')).rejects.toThrow('not synchronous');

    // Writes to each table; two processes that get the same enquiries store each once.
    const stores = await Promise.all([openStore(url.href), openStore(url.href)]);
    const [store] = stores;
    const { reference } = await store.insert(enquiry(), { webhook: true, receipt: true });
    await (await openLease(store)).settle({ state: 'sent', at: noon });
    await store.answer(reference, noon);
    await store.addVitals('2026-03-01', [{ route: '/', build: 'b', name: 'LCP', bucket: 1, count: 1 }]);
    await store.dataRequests.add({ at: noon, action: 'see', reference, emailHash: 'hash', code: null });
    expect((await store.forget('asha@example.com')).erased).toHaveLength(1);
    const posts = stores.flatMap((by) =>
      Array.from({ length: 50 }, (_, count) => by.insert(enquiry({ message: `${count}` }))),
    );
    expect((await Promise.all(posts)).filter(({ repeated }) => !repeated)).toHaveLength(50);
    expect(await store.list({}, 1)).toMatchObject([{ receivedAt: noon }]);
    expect(await store.check()).toEqual([]);
    await Promise.all(stores.map((one) => one.close()));
  },
);

test('data that a deletion leaves on the disk is reported, and no deletion as failed', async () => {
  await using isolated = await open();
  const { url, store, query } = isolated;
  const forget = async (email: string) => {
    const { out, ...said } = await runCliInProcess(url, 'forget', email, '--json', '--confirm');
    const { erased, isOffDisk } = JSON.parse(out);
    expect([said, erased.length, isOffDisk]).toEqual([{ code: 0, err: '' }, 1, false]);
  };
  for (const email of ['asha@example.com', 'bina@example.com']) await store.insert(enquiry({ email }));
  await using other = await connect(url);
  // Its snapshot is older than the deletion, so VACUUM silently leaves the row in place.
  await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM enquiries');
  await forget('asha@example.com');
  await other.query('COMMIT');
  expect(await store.scrub()).toBe(true);

  await other.query('BEGIN; LOCK TABLE enquiries IN SHARE UPDATE EXCLUSIVE MODE');
  let isWaiting = true;
  const locked = forget('bina@example.com').finally(() => (isWaiting = false));
  while (isWaiting)
    await query(`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'VACUUM%' AND wait_event_type = 'Lock'`);
  await locked;
  await other.query('ROLLBACK');
  expect(await store.list({}, 10)).toEqual([]);
});

test('a database whose encoding lacks Hindi is refused at the start, in one line', async () => {
  const direct = await postgres.newDatabase();
  const latin = "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0";
  await using _operator = await connect(direct, latin);
  await expect(openStore(direct.replace(/\w+$/, 'latin'))).rejects.toThrow(
    /has the encoding LATIN1, .+ set DATABASE_URL to a database created with/,
  );
});

test('while the database is down or hangs enquiries are refused, pages and the other metrics served; then any text is stored', async () => {
  const DATABASE_URL = await postgres.newDatabase();
  await using server = startServer({ DATABASE_URL, METRICS_PORT: '0' });
  const url = await server.url();
  const ask = async (path: string) => (await fetch(url + path)).status;
  const postText = async (text: string, utm = {}) =>
    (await send(url, { name: text, subject: text, message: text, key: text, page: text, utm })).status;
  const isUp = async () => {
    await expect.poll(() => ask('/readyz')).toBe(200);
    const { text } = await readMetrics(server);
    for (const figure of ['enquiries{state="waiting"} ', 'enquiry_oldest_unsent_seconds ', 'site_store_up 1'])
      expect(text).toContain(figure);
  };
  const isDown = async (text: string) => {
    const startedMs = performance.now();
    expect(await postText(text)).toBe(503);
    expect(performance.now() - startedMs).toBeLessThan(storeResponseMsMax + 3_000);
    const askedMs = performance.now();
    const metrics = await readMetrics(server);
    expect(performance.now() - askedMs).toBeLessThan(8_000); // Prometheus waits for ten seconds
    expect(metrics.text).toMatch(/^# TYPE site_http_requests_total/m);
    expect(metrics.text).toMatch(/^site_store_up 0$/m);
    expect(metrics.text).not.toMatch(/^site_enquir/m);
  };
  await isUp();
  expect(await postText('Before')).toBe(200);
  {
    await using _session = await connect(DATABASE_URL, 'BEGIN; LOCK TABLE enquiries');
    await isDown('While it does not respond');
  }
  await postgres.stop();
  await isDown('While it is away');
  expect([await ask('/'), await ask('/healthz')]).toEqual([200, 200]);
  await expect.poll(() => ask('/readyz')).toBe(503);
  await postgres.start();
  await isUp();
  for (const odd of ['\ud83c', '\udc00', '\u0000', '\u2028\ufeff', '\u202e', '\ufffe\u{10ffff}'])
    expect([odd, await postText(`tea ${odd}`, { source: odd, campaign: odd })]).toEqual([odd, 200]);
});
