// Metrics and health stay available while the store is down, and bad requests to the metrics port do no harm.

import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { storeMetrics } from '../../server/metrics/metrics.ts';
import { createLog } from '../../server/observability/log.ts';
import { fakeStore } from '../support/fake-store.ts';
import { readMetrics } from '../support/metrics.ts';
import { startPostgres } from '../support/postgres.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

test('while the store is down or hangs, its metrics are missing and all others are reported', async () => {
  const url = await postgres.newDatabase();
  await using server = startServer({ METRICS_PORT: '0', DATABASE_URL: url });
  await server.url();
  const figures = ['enquiries{state="waiting"} 0', 'site_enquiry_oldest_unsent_seconds 0', 'site_store_up 1'];
  const missing = async () => {
    const { text } = await readMetrics(server);
    return figures.filter((line) => !text.includes(line));
  };
  const isUp = () => expect.poll(missing).toEqual([]);
  const isDown = async () => {
    const askedMs = performance.now();
    const { text, memoryMb } = await readMetrics(server);
    expect(performance.now() - askedMs).toBeLessThan(8_000); // Prometheus waits for ten seconds
    expect(text).toMatch(/^site_store_up 0$/m);
    expect(text).not.toMatch(/^site_enquir/m);
    expect(text).toMatch(/^# TYPE site_http_requests_total/m);
    expect(memoryMb).toBeGreaterThan(10);
  };
  const locker = new pg.Client({ connectionString: url });
  await isUp();
  await locker.connect();
  await locker.query('BEGIN; LOCK TABLE enquiries IN ACCESS EXCLUSIVE MODE');
  await isDown();
  await locker.end();
  await isUp();
  await postgres.stop();
  await isDown();
  await postgres.start();
  await isUp();
});

test('a store that never responds gets each query once, however often metrics are read', async () => {
  const read = () => {
    let asked = 0;
    const hang = () => {
      asked += 1;
      return new Promise<never>(() => {});
    };
    const { messages, dataRequests } = fakeStore({});
    const store = fakeStore({
      ...{ probe: hang, counts: hang, oldestUnsent: hang, bookmark: hang },
      messages: { ...messages, counts: hang, oldestUnsent: hang },
      dataRequests: { ...dataRequests, tasks: hang },
    });
    const log = createLog('silent', { write: () => {} });
    const metrics = storeMetrics({ store, databaseUrl: 'postgres:', now: () => new Date() }, log);
    return { metrics, asked: () => asked };
  };
  const [single, often] = [read(), read()];
  const texts = await Promise.all([single.metrics(), ...Array.from({ length: 20 }, often.metrics)]);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('site_store_up 0');
  expect(often.asked()).toBe(single.asked());
});

test('nothing sent to the metrics port ends the process', async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  const url = await server.url();
  const metricsUrl = `http://127.0.0.1:${/"metricsPort":(\d+)/.exec(server.out())?.[1]}`;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const piece of [
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    'GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500),
    'POST /metrics HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\nx',
    '\0\xff garbage\r\n\r\n',
  ])
    for (const waitMs of [0, 5, 50]) {
      const client = await openRawSocket(metricsUrl);
      client.send(piece);
      await wait(waitMs);
      client.socket.resetAndDestroy();
    }
  const { hostname, port } = new URL(metricsUrl);
  const held = Array.from({ length: 100 }, () => connect(Number(port), hostname).on('error', () => {}));
  await Promise.all(held.map((socket) => once(socket, 'connect').catch(() => {}))); // more than there may be
  for (const socket of held) socket.destroy();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await readMetrics(server)).text).toContain('site_store_up 1');
  expect(server.child.exitCode).toBeNull();
});
