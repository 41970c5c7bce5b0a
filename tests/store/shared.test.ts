import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { countMsMax, storeResponseMsMax } from '../../server/limits.ts';
import { openCounters } from '../../server/rate-limit/counters.ts';
import { asha } from '../support/enquiry.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

test('two processes on one PostgreSQL share one rate limit', async () => {
  const DATABASE_URL = await postgres.newDatabase();
  const env = { DATABASE_URL, SEND_LIMIT: '10' };
  await using one = startServer(env);
  await using other = startServer(env);
  const urls = [await one.url(), await other.url()];
  const statuses: number[] = [];
  for (let time = 0; time < 30; time++) statuses.push(await send(urls[time % 2] ?? '', `Enquiry ${time}`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('the rate limit table holds no IP address or other client data', async () => {
  const url = await postgres.newDatabase();
  const store = await openStore(url);
  const counters = await openCounters(url);
  await counters.counter('send', 5, 60_000).consume('203.0.113.9');
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('SELECT * FROM allowances');
  await Promise.all([client.end(), counters.close(), store.close()]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('while PostgreSQL is down enquiries are refused and pages served, and both work once it is back', {
  timeout: 60_000,
}, async () => {
  await using server = startServer({ DATABASE_URL: await postgres.newDatabase(), SEND_LIMIT: '5' });
  const url = await server.url();
  const ask = async (path: string) => (await fetch(url + path)).status;
  expect(await ask('/readyz')).toBe(200);
  await postgres.stop();
  expect(await send(url, 'While it is away')).toBe(503);
  expect(await ask('/')).toBe(200);
  expect(await ask('/healthz')).toBe(200);
  await expect.poll(() => ask('/readyz'), { timeout: 10_000 }).toBe(503);
  await postgres.start();
  await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toBe(200);
  expect(await send(url, 'Once it is back')).toBe(200);
  const statuses = [];
  for (let time = 0; time < 6; time++) statuses.push(await send(url, `Enquiry ${time}`));
  expect(statuses).toContain(429);
});

test('while PostgreSQL does not respond, a visitor waits for the counters once and then for the store', async () => {
  const DATABASE_URL = await postgres.newDatabase();
  await using server = startServer({ DATABASE_URL });
  const url = await server.url();
  expect(await send(url, 'Before')).toBe(200);
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query('BEGIN; LOCK TABLE enquiries, allowances');
  const waitMs = async (message: string) => {
    const startedMs = performance.now();
    expect(await send(url, message)).toBe(503);
    return performance.now() - startedMs;
  };
  const waits = [await waitMs('First'), await waitMs('Second')];
  await client.end();
  expect(waits[0]).toBeLessThan(countMsMax + storeResponseMsMax + 1_500);
  expect(waits[1]).toBeLessThan(storeResponseMsMax + 900);
});

async function send(url: string, message: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify({ ...asha, message }) }))
    .status;
}

test('units that several processes reserve at once are counted once each, and can be given back', async () => {
  const url = await postgres.newDatabase();
  const store = await openStore(url);
  const processes = await Promise.all([openCounters(url), openCounters(url), openCounters(url)]);
  const counted = processes.map((counters) => counters.counter('email', 5, 60_000));
  const reserved = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => counted[turn % 3]?.reserve('asha@example.com')),
  );
  const kept = reserved.filter((one) => one && !one.isOver);
  expect(kept).toHaveLength(5);
  for (const one of reserved) if (one?.isOver) await one.giveBack();
  await kept[0]?.giveBack();
  const next = [await counted[0]?.reserve('asha@example.com'), await counted[1]?.reserve('asha@example.com')];
  expect(next.map((one) => one?.isOver)).toEqual([false, true]);
  await Promise.all([...processes.map((counters) => counters.close()), store.close()]);
});

test('rate limits that PostgreSQL counted with a fast clock block no client once the clock is right', async () => {
  const url = await postgres.newDatabase();
  const store = await openStore(url);
  const counters = await openCounters(url);
  const counter = counters.counter('mail', 2, 60_000);
  const dayMs = 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ now: Date.now() + 3 * dayMs, toFake: ['Date'] });
  for (let time = 1; time <= 5; time++) await counter.consume('all');
  expect(await counter.msToWait('all')).toBeGreaterThan(0);
  vi.useRealTimers();
  const waits = await counter.msToWait('all');
  const again = await counter.consume('all');
  await Promise.all([counters.close(), store.close()]);
  expect(waits).toBe(0);
  expect(again.count).toBe(1);
});
