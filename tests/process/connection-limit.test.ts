import { connect, type Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readMetrics } from '../support/metrics.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

test('many idle connections of one client lock no visitor out, and their number is bounded', async () => {
  await using server = startServer({ METRICS_PORT: '0', MAX_CONNECTIONS: '200' });
  const url = new URL(await server.url());
  const { descriptors } = await readMetrics(server);
  const crowd: Socket[] = [];
  for (let count = 0; count < 1_000; count++) {
    const { socket, served } = await enter(url);
    expect(served).toBe(true);
    crowd.push(socket);
  }
  expect((await readMetrics(server)).descriptors - descriptors).toBeLessThanOrEqual(210);
  for (const socket of crowd) socket.destroy();
});

test('connections beyond the limit are refused while all others have a request, share a line of the log, and no request in work is cut off', async () => {
  await using server = startServer({ MAX_CONNECTIONS: '50' });
  const url = new URL(await server.url());
  const posts: Awaited<ReturnType<typeof openRawSocket>>[] = [];
  while (posts.filter(({ socket }) => !socket.destroyed).length < 50) {
    const post = await openRawSocket(url.href);
    post.send(
      'POST /vitals HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    );
    posts.push(post);
    await later(20);
  }
  await expect.poll(async () => (await enter(url)).served).toBe(false);
  for (let count = 0; count < 100; count++) await enter(url);
  const working = posts.filter(({ socket }) => !socket.destroyed);
  for (const { send } of working) send('}');
  await expect
    .poll(() => working.map(({ status }) => status()))
    .toEqual(Array.from({ length: 50 }, () => 400)); // without measurements
  const refused = () => server.lines().filter(({ reason }) => reason === 'CONNECTION_LIMIT');
  await expect.poll(() => refused().length).toBeGreaterThan(0);
  expect(refused().length).toBeLessThan(5);
  expect(refused().reduce((sum, { count }) => sum + Number(count), 0)).toBeGreaterThan(90);
});

/** A client that makes one request and keeps its connection open, as browsers do, or that is disconnected. */
function enter({ hostname, port }: URL): Promise<{ socket: Socket; served: boolean }> {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}).write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', () => resolve({ socket, served: true }));
    socket.once('close', () => resolve({ socket, served: false }));
  });
}
