// Connections of the built server: malformed requests, their number, and a socket that a supervisor keeps.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { idleCloseMs } from '../../server/http/http-server.ts';
import { holdSocket, openActivatedSite } from '../support/activated-site.ts';
import { asha } from '../support/enquiry.ts';
import { readMetrics } from '../support/metrics.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

const MAX_CONNECTIONS = 100;
const server = startServer({
  ...{ SITE_URL: 'https://www.example.com', SITE_EMAIL: 'hello@example.com' },
  ...{ SITE_PHONE: '+91 172 123 4567', SITE_ADDRESS: 'Sector 9, Chandigarh', SEND_LIMIT: '1000' },
  ...{ METRICS_PORT: '0', MAX_CONNECTIONS: String(MAX_CONNECTIONS) },
});
const url = await server.url();
afterAll(() => server[Symbol.asyncDispose]());

const post = 'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const chunks = 'Transfer-Encoding: chunked\r\n\r\n';
const close = 'Connection: close\r\n';
const body = JSON.stringify(asha);
const whole = `Content-Length: ${body.length}\r\n\r\n${body}`;

const statusesIn = (received: string) =>
  [...received.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status).join(' ');

const targets: Record<string, string[]> = {
  200: ['GET http://www.example.com/healthz', 'GET http://www.example.com/seo-services?x=1'],
  400: ['GET http://[x', 'GET ftp://x/', 'GET x', 'GET /#', 'GET /seo-services#form', 'OPTIONS *'],
  404: ['GET //[x', 'GET /%zz'],
};

test.each<[what: string, bytes: string, statuses: string]>([
  ['an invalid request line', 'what?\r\n\r\n', '400'],
  ['an invalid header', 'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', '400'],
  ['two Content-Length headers', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, '400'],
  ['a length and chunks', `${post}Content-Length: 1\r\n${chunks}`, '400'],
  ['a request without Host, and what is behind it', `GET / HTTP/1.1\r\n\r\n${health}`, '400'],
  ['a request with two Host headers', 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', '400'],
  ['a post with two Host headers, without its body', `${post}Host: y\r\nContent-Length: 9\r\n\r\n`, '400'],
  ['chunks in HTTP/1.0', `${post.replace('1.1', '1.0')}Connection: keep-alive\r\n${chunks}0\r\n\r\n`, '400'],
  [
    'hundreds of proxies',
    `${post}X-Forwarded-For: ${'::1, '.repeat(300)}::1\r\nContent-Length: 9\r\n\r\n`,
    '400',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ['a hundred headers and Host', `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(100)}\r\n`, '431'],
  ['garbage after a post', `${post}${whole}garbage\r\n\r\n`, '200'],
  ['garbage instead of a body', `${post}${chunks}not a length\r\n\r\n`, '400'],
  ['a post that waits to continue', `${post}Expect: 100-continue\r\n${close}${whole}`, '100 200'],
  [
    'a post in HTTP/1.0 that waits to continue',
    `${post.replace('1.1', '1.0')}Expect: 100-continue\r\n${close}${whole}`,
    '200',
  ],
  ['a post that expects something else', `${post}Expect: something\r\n${close}${whole}`, '200'],
  [
    'a request to upgrade',
    `HEAD / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 3\r\n\r\nabc`,
    '200',
  ],
  ...Object.entries(targets).flatMap(([status, lines]) =>
    lines.map((line): [string, string, string] => [
      line,
      `${line} HTTP/1.1\r\nHost: x\r\n${close}\r\n`,
      status,
    ]),
  ),
])('%s gets one answer with the site’s security headers', async (_what, bytes, statuses) => {
  using caller = await openRawSocket(url);
  caller.send(bytes);
  await caller.closed;
  expect(statusesIn(caller.received())).toBe(statuses);
  expect(caller.received()).toContain("Content-Security-Policy: default-src 'none'");
  expect(caller.received()).toContain('Strict-Transport-Security: max-age=31536000');
});

test('a client is disconnected that asks for a tunnel, sends a second request before its answer, or garbage in a body that was refused', async () => {
  using tunnel = await openRawSocket(url);
  tunnel.send('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n');
  await tunnel.closed;
  expect(tunnel.received()).toBe('');
  using pipelining = await openRawSocket(url);
  pipelining.send(`GET / HTTP/1.1\r\nHost: x\r\n\r\n${health}`);
  await pipelining.closed;
  expect(statusesIn(pipelining.received()).length).toBeLessThan(4);
  using refused = await openRawSocket(url);
  refused.send(`${post}Accept: text/html\r\nSec-Fetch-Site: x\r\n${chunks}`);
  await expect.poll(refused.status).toBe(403);
  refused.send('not a length\r\n\r\n');
  await refused.closed;
  expect(statusesIn(refused.received())).toBe('403');
});

test('a client that half-closes its connection after a request or an enquiry gets the response', async () => {
  using client = await openRawSocket(url);
  client.send(health);
  await expect.poll(client.received).toContain('ok\n');
  client.socket.end('HEAD /none HTTP/1.1\r\nHost: x\r\n\r\n');
  await client.closed;
  expect(statusesIn(client.received())).toBe('200 404');
  for (let turn = 1; turn <= 10; turn++) {
    using visitor = await openRawSocket(url);
    visitor.socket.end(post + whole);
    await visitor.closed;
    expect(statusesIn(visitor.received())).toBe('200');
  }
});

test('HTTP/1.0 needs no Host, an overlong URL is refused, and a connection is kept longer than a proxy keeps it', async () => {
  using caller = await openRawSocket(url);
  caller.send('GET /healthz HTTP/1.0\r\n\r\n');
  await expect.poll(() => caller.status()).toBe(200);
  expect((await fetch(`${url}/nowhere?${'x'.repeat(3_000)}`)).status).toBe(414);
  expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=65');
});

test('a body over the limit is refused: by its length before it is sent, and in chunks while it is', async () => {
  using caller = await openRawSocket(url);
  caller.send(`${post}Content-Length: 10000000000\r\n\r\n`);
  await caller.closed; // the server does not wait for it
  expect(caller.status()).toBe(413);
  using chunked = await openRawSocket(url);
  chunked.send(`${post}Transfer-Encoding: chunked\r\n\r\n`);
  const sending = setInterval(() => chunked.send(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 20);
  await chunked.closed;
  clearInterval(sending);
  expect(chunked.status()).toBe(413);
});

test('many idle connections of one client lock no visitor out, and their number is bounded', async () => {
  const { descriptors } = await readMetrics(server);
  const crowd: Socket[] = [];
  for (let count = 0; count < 2 * MAX_CONNECTIONS; count++) {
    const { socket, served } = await enter();
    expect(served).toBe(true);
    crowd.push(socket);
  }
  expect((await readMetrics(server)).descriptors - descriptors).toBeLessThanOrEqual(MAX_CONNECTIONS + 10);
  for (const socket of crowd) socket.destroy();
});

test('connections beyond the limit are refused while all others have a request, share a line of the log, and no request in work is cut off', async () => {
  const posts: Awaited<ReturnType<typeof openRawSocket>>[] = [];
  while (posts.length < MAX_CONNECTIONS || (await enter()).served) {
    const unfinished = await openRawSocket(url);
    unfinished.send(`${post.replace('/send', '/vitals')}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`);
    await Promise.race([once(unfinished.socket, 'data'), unfinished.closed]);
    if (unfinished.status() === 100) posts.push(unfinished); // the request is in work
  }
  for (let count = 0; count < 100; count++) await enter();
  for (const { send } of posts) send('{}');
  const answered = () => posts.filter(({ received }) => received().includes('HTTP/1.1 400')); // no measurements
  await expect.poll(() => answered().length).toBe(MAX_CONNECTIONS);
  const refused = () => server.lines().filter(({ reason }) => reason === 'CONNECTION_LIMIT');
  await expect.poll(() => refused().length).toBeGreaterThan(0);
  expect(refused().length).toBeLessThan(5);
  expect(refused().reduce((sum, { count }) => sum + Number(count), 0)).toBeGreaterThan(90);
  for (const { socket } of posts) socket.destroy();
});

/** A client that makes one request and keeps its connection open, as browsers do, or that is disconnected. */
function enter(): Promise<{ socket: Socket; served: boolean }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {}).write(health);
  return new Promise((resolve) => {
    socket.once('data', () => resolve({ socket, served: true }));
    socket.once('close', () => resolve({ socket, served: false }));
  });
}

// Socket activation: the supervisor keeps the socket. tests/stress/restarts.test.ts restarts under load.

test('a stopping process answers requests on idle connections, and closes unused ones after two seconds', async () => {
  await using site = openActivatedSite();
  site.start();
  await fetch(`${site.url}/healthz`);
  using unused = await openRawSocket(site.url); // a browser opens connections ahead of its requests
  using kept = await openRawSocket(site.url);
  kept.send(health);
  await expect.poll(() => kept.received()).toContain('ok\n');
  const idle = Array.from({ length: 50 }, () => connect(Number(new URL(site.url).port), '127.0.0.1'));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  await fetch(`${site.url}/healthz`); // it has them all
  const stopped = site.stop();
  for (let answer = ''; !answer.includes('Connection: close'); ) {
    using late = await openRawSocket(site.url);
    late.send(health);
    await expect.poll(late.received).toContain('ok\n');
    answer = late.received();
  }
  for (const client of [unused, kept]) client.send(health);
  for (const client of [unused, kept]) {
    await client.closed;
    expect(client.received()).toMatch(/Connection: close\r\n[\s\S]*ok\n$/);
  }
  expect(await stopped).toBeLessThan(2 * idleCloseMs + 1_500); // and not the time limit of a request
  expect(site.exitCode()).toBe(0);
  for (const socket of idle) socket.destroy();
});

test('connections that wait while no process runs are answered by the next one', async () => {
  await using site = openActivatedSite();
  site.start();
  await fetch(`${site.url}/healthz`);
  await site.stop();
  const clients = await Promise.all(Array.from({ length: 600 }, () => openRawSocket(site.url))); // Node's own queue has 511
  for (const { send } of clients) send(health.replace('x\r\n', 'x\r\nConnection: close\r\n'));
  site.start();
  await Promise.all(clients.map(({ closed }) => closed));
  expect(clients.filter((client) => client.status() !== 200)).toEqual([]);
});

const isInstalled = spawnSync('which', ['systemd-socket-activate']).status === 0;

test.skipIf(!isInstalled)('a socket from systemd is used', async () => {
  const socket = holdSocket();
  socket.close(); // the port is free again
  const command = ['systemd-socket-activate', '--listen', `127.0.0.1:${socket.port}`];
  const passed = ['PATH', 'DATABASE_URL'].flatMap((name) => ['--setenv', name]);
  await using activated = startServer({ PORT: '1' }, '', [...command, ...passed]);
  const asked = async () => (await fetch(`http://127.0.0.1:${socket.port}`).catch(() => null))?.status;
  await expect.poll(asked, { timeout: 45_000 }).toBe(200);
  expect(activated.lines()).toContainEqual(
    expect.objectContaining({ msg: 'listening', host: '127.0.0.1', port: socket.port }),
  );
});
