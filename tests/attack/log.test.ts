import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The built server with its output redirected by a shell, so the test cannot read it. */
async function startRedirected(redirection: string) {
  const port = await freePort();
  const under = ['sh', '-c', `exec "$@" ${redirection}`, 'sh'];
  const server = startServer({ PORT: String(port) }, '', under);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return Object.assign(server, { address: url });
}

async function ask(url: string, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 50) {
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${url}/healthz`)).text()));
  }
}

test.each(['> /dev/full', '> /dev/full 2> /dev/full', '>&- 2>&-'])(
  'serves requests with its log at %s, and stops cleanly',
  async (redirection) => {
    await using server = await startRedirected(redirection);
    await ask(server.address, 1_000);
    expect((await fetch(server.address)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
  },
);

test('serves requests while the reader of its log stalls, loses no log line, and stops in time', async () => {
  await using server = startServer();
  const url = await server.url();
  server.child.stdout.pause();
  await ask(url, 3_000); // some 350 kB, more than the pipe and the buffer in the process hold
  expect((await fetch(url)).status).toBe(200);
  server.child.stdout.resume();
  const requests = () => server.lines().filter(({ msg }) => msg === 'request').length;
  await expect.poll(requests, { timeout: 10_000 }).toBe(3_001);
  server.child.stdout.pause();
  await ask(url, 3_000);
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect(server.child.exitCode).toBe(0);
});

test('serves requests after the reader of its log has closed the pipe', async () => {
  await using server = startServer();
  const url = await server.url();
  server.child.stdout.destroy();
  server.child.stderr.destroy();
  await ask(url, 1_000);
  expect((await fetch(url)).status).toBe(200);
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect(server.child.exitCode).toBe(0);
});

test('counts dropped log lines in the metrics', async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  await server.url();
  const port = /"metricsPort":(\d+)/.exec(server.out())?.[1];
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('site_log_lines_lost_total 0');
});
