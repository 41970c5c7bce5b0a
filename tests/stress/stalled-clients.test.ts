import { expect, test } from 'vitest';
import { exchangeMsMax } from '../../server/http/http-server.ts';
import { readMetrics } from '../support/metrics.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

test('a client that reads no response is disconnected', async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  const url = await server.url();
  const { descriptors } = await readMetrics(server);
  const readers = await Promise.all(Array.from({ length: 20 }, () => openRawSocket(url)));
  for (const { socket } of readers) socket.pause();
  const held = async () => (await readMetrics(server)).descriptors - descriptors;
  await expect.poll(held).toBeGreaterThanOrEqual(18);
  const asking = setInterval(() => {
    for (const { send } of readers) send('GET /contact HTTP/1.1\r\nHost: x\r\n\r\n');
  }, 20);
  // A client that does not read does not notice the disconnect, so the test asks the server.
  const leaving = { timeout: exchangeMsMax + 15_000, interval: 1_000 };
  await expect.poll(held, leaving).toBeLessThanOrEqual(2);
  clearInterval(asking);
  for (const { socket } of readers) socket.destroy();
});
