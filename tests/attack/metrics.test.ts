// Metrics and health stay available while the store is down, and bad requests to the metrics port do no harm.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { storeMetrics } from '../../server/metrics/metrics.ts';
import { createLog } from '../../server/observability/log.ts';
import { fakeStore } from '../support/fake-store.ts';
import { readMetrics } from '../support/metrics.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

const figures = ['enquiries{state="waiting"} 0', 'site_enquiry_oldest_unsent_seconds 0', 'site_store_up 1'];

test('while the store is down or hangs, its metrics are missing and all others are reported', {
  timeout: 60_000,
}, async () => {
  const url = await postgres.newDatabase();
  await using server = startServer({ METRICS_PORT: '0', DATABASE_URL: url });
  await server.url();
  const before = (await readMetrics(server)).text;
  for (const line of figures) expect(before).toContain(line);

  const locker = new pg.Client({ connectionString: url });
  await locker.connect();
  await locker.query('BEGIN; LOCK TABLE enquiries IN ACCESS EXCLUSIVE MODE');
  await expectMetrics(server);
  await locker.end();
  await expect.poll(async () => (await readMetrics(server)).text).toContain('site_store_up 1');

  await postgres.stop();
  await expectMetrics(server);
  await postgres.start();
  await expect
    .poll(async () => (await readMetrics(server)).text, { timeout: 20_000 })
    .toContain('enquiries{state="waiting"} 0');
});

async function expectMetrics(server: ReturnType<typeof startServer>): Promise<void> {
  const startedMs = performance.now();
  const { text, memoryMb } = await readMetrics(server);
  expect(performance.now() - startedMs).toBeLessThan(8_000);
  expect(text).toMatch(/^site_store_up 0$/m);
  expect(text).not.toMatch(/^enquir/m);
  expect(text).toMatch(/^site_http_requests_total|^# TYPE site_http_requests_total/m);
  expect(memoryMb).toBeGreaterThan(10);
}

test('a store that never responds gets one query, however often metrics are read', {
  timeout: 30_000,
}, async () => {
  let asked = 0;
  const hang = () => {
    asked += 1;
    return new Promise<never>(() => {});
  };
  const messages = { ...fakeStore({}).messages, counts: hang, oldestUnsent: hang };
  const log = createLog('silent', { write: () => {} });
  const read = storeMetrics(
    {
      store: fakeStore({
        probe: hang,
        counts: hang,
        oldestUnsent: hang,
        bookmark: hang,
        messages,
        dataRequests: { ...fakeStore({}).dataRequests, tasks: hang },
      }),
      databaseUrl: 'postgres:',
      now: () => new Date(),
    },
    log,
  );
  const texts = await Promise.all(Array.from({ length: 20 }, read));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('site_store_up 0');
  expect(asked).toBe(11); // seven queries, and the first of each channel
});

test('nothing sent to the metrics port ends the process', async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  const url = await server.url();
  const port = Number(/"metricsPort":(\d+)/.exec(server.out())?.[1]);
  const pieces = [
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    'GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500),
    'POST /metrics HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\nx',
    '\0\xff garbage\r\n\r\n',
  ];
  for (const piece of pieces) {
    for (const waitMs of [0, 5, 50]) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      socket.resetAndDestroy();
    }
  }
  const held: Socket[] = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const socket of held) socket.destroy();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await readMetrics(server)).text).toContain('site_store_up 1');
  expect(server.child.exitCode).toBeNull();
});
