import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { readMetrics } from '../support/metrics.ts';
import { startServer } from '../support/server-process.ts';

/** Each request is a line of the log. */
async function ask(url: string, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 50)
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${url}/healthz`)).text()));
}

async function endsWell(url: string, { child }: ReturnType<typeof startServer>): Promise<void> {
  expect((await fetch(url)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}

test.each(['> /dev/full 2> /dev/full', '>&- 2>&-'])(
  'serves requests with its log at %s, and stops cleanly',
  async (redirection) => {
    const port = await freePort(); // the log does not say it
    const under = ['sh', '-c', `exec "$@" ${redirection}`, 'sh'];
    await using server = startServer({ PORT: String(port) }, '', under);
    const url = `http://127.0.0.1:${port}`;
    const status = async () => (await fetch(url).catch(() => null))?.status;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    await ask(url, 1_000);
    await endsWell(url, server);
  },
);

test('serves requests while the reader of its log stalls, loses no line of it, and stops in time, also after it has closed the pipe', {
  timeout: 240_000, // seven thousand requests, on a busy machine
}, async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  const url = await server.url();
  server.child.stdout.pause();
  await ask(url, 3_000); // some 350 kB, more than the pipe and the buffer in the process hold
  server.child.stdout.resume();
  const requests = () => server.lines().filter(({ msg }) => msg === 'request').length;
  await expect.poll(requests).toBe(3_000);
  expect((await readMetrics(server)).text).toContain('site_log_lines_lost_total 0');
  server.child.stdout.pause();
  await ask(url, 3_000);
  await endsWell(url, server);

  await using unread = startServer();
  const unreadUrl = await unread.url();
  unread.child.stdout.destroy();
  unread.child.stderr.destroy();
  await ask(unreadUrl, 1_000);
  await endsWell(unreadUrl, unread);
});
