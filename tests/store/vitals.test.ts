import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import type { Store } from '../../server/enquiries/store/types.ts';
import { vitalsSumsPerDayMax } from '../../server/limits.ts';
import { measurementQuota } from '../../server/vitals/measurement-quota.ts';
import { metricNames } from '../../server/vitals/types.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { openIsolatedStore, storeKinds } from '../support/isolated-store.ts';
import { createOlderStore } from '../support/older-store.ts';
import { startPostgres } from '../support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

const viewOf = (id: string, day: string, bucket: number) => ({
  id,
  day,
  route: '/',
  build: 'b',
  buckets: { LCP: bucket },
});

/** Until nothing is left; a single call stops after a second. */
async function aggregate(store: Store, before: string, oldest: string): Promise<void> {
  while (!(await store.aggregateVitals(before, oldest)));
}

test.each(storeKinds)(
  'measurements in %s: the last value of each id is used, and each day is aggregated once',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const other = await isolated.open();
    const measure = (id: string, day: string, bucket: number) =>
      isolated.store.recordPageView(viewOf(id, day, bucket));
    await measure('one', '2026-03-01', 5);
    await measure('one', '2026-03-02', 9); // it still counts for the first day
    await measure('two', '2026-03-01', 9);
    await measure('three', '2026-03-04', 2);
    const sums = [
      { route: '/', build: 'b', name: 'LCP', bucket: 2, count: 1 },
      { route: '/', build: 'b', name: 'LCP', bucket: 9, count: 2 },
    ];
    const read = async (since: string) =>
      (await isolated.store.vitalsSince(since)).sort((one, next) => one.bucket - next.bucket);
    expect(await read('2026-03-01')).toEqual(sums);
    await Promise.all([isolated.store, other].map((store) => aggregate(store, '2026-03-03', '2026-01-01')));
    expect(await isolated.store.countRowsOn('2026-03-01')).toBe(0);
    expect(await isolated.store.countRowsOn('2026-03-04')).toBe(1);
    expect(await read('2026-03-01')).toEqual(sums);
    expect(await read('2026-03-02')).toEqual(sums.slice(0, 1));
    await aggregate(isolated.store, '2026-03-03', '2026-03-02');
    expect(await read('2026-01-01')).toEqual(sums.slice(0, 1));
  },
);

test.each(storeKinds)('%s: a page view counts once, however often it reports', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  expect(await isolated.store.hasPageView('one')).toBe(false);
  const view = viewOf('one', '2026-03-01', 5);
  await isolated.store.recordPageView(view);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      isolated.store.recordPageView({
        ...view,
        buckets: Object.fromEntries(metricNames.map((name) => [name, at])),
      }),
    ),
  );
  expect(await isolated.store.hasPageView('one')).toBe(true);
  expect(await isolated.store.countRowsOn('2026-03-01')).toBe(metricNames.length);
});

test.each(storeKinds)(
  '%s: all processes together store a limited number of measurements a day',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const processes = [isolated.store, await isolated.open()].map((store) => ({
      store,
      hasRoom: measurementQuota(store, 120, 12),
    }));
    const report = async (number: number, day: string) => {
      const { store, hasRoom } = processes[number % 2] as (typeof processes)[0];
      const buckets = Object.fromEntries(metricNames.map((name) => [name, 1]));
      if (await hasRoom(day))
        await store.recordPageView({ ...viewOf(`v-${number}-${day}`, day, 1), buckets });
    };
    for (let number = 0; number < 100; number++) await report(number, '2026-03-01');
    const rows = await isolated.store.countRowsOn('2026-03-01');
    expect(rows).toBeGreaterThanOrEqual(120 - metricNames.length);
    expect(rows).toBeLessThanOrEqual(120 + 2 * 12);
    await report(100, '2026-03-02');
    expect(await isolated.store.countRowsOn('2026-03-02')).toBe(metricNames.length);
  },
);

test.each(storeKinds)('%s: the aggregates of a day are bounded, and no measurement is lost', async (kind) => {
  await using database = await openIsolatedDatabase(kind, postgres);
  const store = await openStore(database.url);
  const views = vitalsSumsPerDayMax + 3_000;
  // Each one is an aggregate of its own, with another route.
  await database.execute(fill(kind, views, `'/r' || n`));
  await aggregate(store, '2026-03-03', '2026-01-01');
  const [{ sums = 0, views: counted = 0 } = {}] = await database.query(
    'SELECT count(*) AS sums, sum(count) AS views FROM vitals',
  );
  expect(Number(counted)).toBe(views);
  // The limit is checked after each batch, so one batch may exceed it; folded rows differ only by metric and bucket.
  expect(Number(sums)).toBeLessThan(vitalsSumsPerDayMax + 500 + 2);
  expect(await store.vitalsSince('2026-03-01')).toContainEqual(
    expect.objectContaining({ route: 'other', build: 'other' }),
  );
  await store.close();
});

test.each(storeKinds)(
  '%s: a day whose rows an older version aggregated and did not delete is not counted twice',
  async (kind) => {
    await using database = await openIsolatedDatabase(kind, postgres);
    // The schema before the migration that created `vitals_counted`.
    await createOlderStore(kind, database.url, kind === 'SQLite' ? 6 : 4);
    await database.execute(fill(kind, 1_000, `'/'`));
    await database.execute(`INSERT INTO vitals VALUES ('2026-03-01', '/', 'b', 'LCP', 7, 1000)`);
    const store = await openStore(database.url);
    const whole = [{ route: '/', build: 'b', name: 'LCP', bucket: 7, count: 1000 }];
    expect(await store.vitalsSince('2026-01-01')).toEqual(whole);
    await aggregate(store, '2026-03-03', '2026-01-01');
    expect(await store.vitalsSince('2026-01-01')).toEqual(whole);
    expect(await store.countRowsOn('2026-03-01')).toBe(0);
    await store.close();
  },
);

test('a failed batch changes no measurements, and does not affect other work in its transaction', async () => {
  await using database = await openIsolatedDatabase('SQLite', postgres);
  const store = await openStore(database.url);
  await store.recordPageView(viewOf('one', '2026-03-01', 5));
  using operator = new DatabaseSync(database.path);
  operator.exec(
    `CREATE TRIGGER fail BEFORE DELETE ON vitals_latest BEGIN SELECT RAISE(ABORT, 'no deleting'); END`,
  );
  const settling = store.aggregateVitals('2026-03-03', '2026-01-01');
  const measuring = store.recordPageView(viewOf('two', '2026-03-04', 6));
  await expect(settling).rejects.toThrow('no deleting');
  await measuring;
  const sums = await store.vitalsSince('2026-01-01');
  expect(sums.map(({ bucket, count }) => [bucket, count]).sort()).toEqual([
    [5, 1],
    [6, 1],
  ]);
  await store.close();
});

function fill(kind: (typeof storeKinds)[number], count: number, route: string): string {
  const numbers =
    kind === 'SQLite'
      ? `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`
      : `WITH numbers AS (SELECT generate_series(1, ${count}) AS n)`;
  return `${
    kind === 'SQLite' ? '' : 'BEGIN READ WRITE;'
  } INSERT INTO vitals_latest (id, day, route, build, name, bucket)
    ${numbers} SELECT 'LCP ' || n, '2026-03-01', ${route}, 'b', 'LCP', 7 FROM numbers
    ${kind === 'SQLite' ? '' : '; COMMIT'}`;
}

test('a PostgreSQL connection that fails between two batches loses and duplicates nothing', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  const stores = [await openStore(database.url), await openStore(database.url)];
  await database.execute(fill('PostgreSQL', 20_000, `'/r' || n % 40`));
  const settled = Promise.allSettled(stores.map((store) => aggregate(store, '2026-03-03', '2026-01-01')));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (let kill = 0; kill < 5; kill++) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  }
  await settled;
  await client.end();
  const [one] = stores as [Store];
  await aggregate(one, '2026-03-03', '2026-01-01');
  const counts = (await one.vitalsSince('2026-01-01')).map(({ count }) => count);
  expect(counts).toEqual(Array.from({ length: 40 }, () => 500));
  expect(await one.countRowsOn('2026-03-01')).toBe(0);
  await Promise.all(stores.map((store) => store.close()));
});
