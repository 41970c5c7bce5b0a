import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { connectionsMax } from '../../server/limits.ts';
import { readMetrics } from '../support/metrics.ts';
import { startServer } from '../support/server-process.ts';

const files =
  Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' })) || Number.POSITIVE_INFINITY;

// A machine with a lower limit of open files cannot hold that many connections at either end.
test.skipIf(files < connectionsMax + 1_000)(
  'connections over the limit are refused, and the server recovers when the others close',
  { timeout: 60_000 },
  async () => {
    await using server = startServer({ METRICS_PORT: '0' });
    const url = new URL(await server.url());
    const crowd: Awaited<ReturnType<typeof enter>>[] = [];
    while (crowd.length < connectionsMax + 200)
      crowd.push(...(await Promise.all(Array.from({ length: 200 }, () => enter(url)))));
    expect(crowd.filter(({ served }) => served)).toHaveLength(connectionsMax);
    const { memoryMb, descriptors } = await readMetrics(server);
    console.log(`${connectionsMax} connections: ${descriptors} descriptors, ${memoryMb.toFixed(0)} MB`);
    for (const { socket } of crowd) socket.destroy();
    const isServed = async () => {
      const { socket, served } = await enter(url);
      socket.destroy();
      return served;
    };
    await expect.poll(isServed, { timeout: 10_000 }).toBe(true);
    expect(server.err()).toBe('');
  },
);

/** A client that makes one request and keeps its connection open, as browsers do, or that is disconnected. */
function enter({ hostname, port }: URL): Promise<{ socket: Socket; served: boolean }> {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}).write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', () => resolve({ socket, served: true }));
    socket.once('close', () => resolve({ socket, served: false }));
  });
}
