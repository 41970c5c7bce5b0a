// Measurements as an attacker sends them, and as an older version left them. Pages are served meanwhile.

import { readFileSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { pageViewCountMax } from '../../server/limits.ts';
import { dayMs, utcDay } from '../../server/time/dates.ts';
import { metricNames } from '../../server/vitals/types.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { storeKinds } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

// A week from one IP address is 1,200,000: MEASUREMENTS=1200000 npx vitest … takes some minutes.
const rows = Number(process.env.MEASUREMENTS ?? 15_000);
vi.setConfig({ testTimeout: 60_000 + rows });

const routes = 38;

test.each(storeKinds)(
  '%s: a flood of measurements is aggregated while pages are served, with two processes and across a kill',
  async (kind) => {
    await using database = await openIsolatedDatabase(kind, postgres);
    await (await openStore(database.url)).close();
    await database.execute(flood(kind));
    const settings = { DATABASE_URL: database.url };
    await using killed = startServer(settings);
    await using server = startServer(settings);
    await killed.url();
    const url = await server.url();
    await later(400);
    killed.child.kill('SIGKILL');

    await fetch(`${url}/healthz`); // the first request is slow because the process is cold
    const waits: number[] = [];
    let left = rows;
    for (let asked = 0; left > 0; asked++) {
      const startedMs = performance.now();
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      waits.push(performance.now() - startedMs);
      await later(20);
      if (asked % 25 === 0) left = await rowsLeft(database);
    }
    const memoryMb = memoryPeakMb(server.child.pid);
    waits.sort((one, other) => one - other);
    const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0;
    console.log(
      `${kind}, ${rows} measurements: /healthz in ${p99.toFixed(0)} ms (p99), ${waits.at(-1)?.toFixed(0)} ms at most; ${memoryMb.toFixed(0)} MB at most`,
    );
    // 33 ms, and 157 ms at most with nine other processes on the machine. Before the fix it stalled for 52 s.
    expect(p99).toBeLessThan(200);
    expect(waits.at(-1)).toBeLessThan(1_000);
    expect(memoryMb).toBeLessThan(300);

    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    const [sums] = await database.query('SELECT sum(count) AS count FROM vitals');
    expect(Number(sums?.count)).toBe(rows);
    expect(server.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  },
);

test.each(storeKinds)(
  '%s: a client that invents page views cannot fill the table of measurements',
  async (kind) => {
    await using database = await openIsolatedDatabase(kind, postgres);
    await using server = startServer({ DATABASE_URL: database.url });
    const url = await server.url();
    const statuses: number[] = [];
    const attack = async (lane: number) => {
      for (let time = 0; time < 100; time++) {
        const metrics = metricNames.map((name) => ({ name, value: time, id: `${lane}-${time}-${name}` }));
        const response = await fetch(`${url}/vitals`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ page: '/', metrics }),
        });
        statuses.push(response.status);
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, lane) => attack(lane)));
    expect(statuses.filter((status) => status === 204)).toHaveLength(pageViewCountMax);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1_000 - pageViewCountMax);
    expect(await rowsLeft(database)).toBe(pageViewCountMax * metricNames.length);
  },
);

test('a site that is stopped during aggregation stops at once and loses no data', async () => {
  await using database = await openIsolatedDatabase('SQLite', postgres);
  await (await openStore(database.url)).close();
  // More than a busy machine aggregates between the start and the signal.
  const many = 10 * rows;
  await database.execute(flood('SQLite', many));
  await using server = startServer({ DATABASE_URL: database.url });
  await server.url();
  await later(300);
  server.child.kill('SIGTERM');
  const startedMs = performance.now();
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(performance.now() - startedMs).toBeLessThan(3_000);
  const left = await rowsLeft(database);
  expect(left).toBeGreaterThan(0);
  const [sums] = await database.query('SELECT sum(count) AS count FROM vitals');
  expect(Number(sums?.count) + left).toBe(many);
});

/** A week of measurements, as the table was before it had a limit. */
function flood(kind: (typeof storeKinds)[number], count = rows): string {
  const day = (daysAgo: number) => utcDay(new Date(Date.now() - daysAgo * dayMs));
  const days = Array.from({ length: 7 }, (_, at) => `WHEN ${at} THEN '${day(3 + at)}'`).join(' ');
  const columns = `CASE n % 7 ${days} END, '/r' || n % ${routes}, 'build', 'LCP', n * 7919 % 620 FROM numbers`;
  if (kind === 'PostgreSQL') {
    return `INSERT INTO vitals_latest WITH numbers AS (SELECT generate_series(1, ${count})::bigint AS n)
      SELECT 'LCP ' || md5(n::text), ${columns}`;
  }
  return `INSERT INTO vitals_latest
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    SELECT 'LCP ' || hex(randomblob(16)), ${columns}`;
}

async function rowsLeft({ query }: { query: (sql: string) => Promise<Record<string, unknown>[]> }) {
  const [row] = await query('SELECT count(*) AS count FROM vitals_latest');
  return Number(row?.count);
}

function memoryPeakMb(pid = 0): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
