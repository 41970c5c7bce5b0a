// Connections of the built server: malformed requests, their number, and a socket that a supervisor keeps.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openActivatedSite } from '../support/activated-site.ts';
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
const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: x\r\n${close}\r\n`;

const statusesIn = (received: string) =>
  [...received.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status).join(' ');

/** A connection on which that is sent. */
async function sendRaw(text: string, to = url) {
  const caller = await openRawSocket(to);
  caller.send(text);
  return caller;
}

const requests: Record<string, string[]> = {
  400: [
    'what?\r\n\r\n',
    `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    `${post}Content-Length: 1\r\n${chunks}`,
    `GET / HTTP/1.1\r\n\r\n${health}`, // without Host, and what is behind it
    `${post}Host: y\r\nContent-Length: 9\r\n\r\n`,
    `${post.replace('1.1', '1.0')}Connection: keep-alive\r\n${chunks}0\r\n\r\n`,
    `${post}X-Forwarded-For: ${'::1, '.repeat(300)}::1\r\nContent-Length: 9\r\n\r\n`,
    `${post}${chunks}not a length\r\n\r\n`,
    ...['http://[x', 'ftp://x/', 'x', '/seo-services#form'].map(get),
  ],
  404: ['//[x', '/%zz'].map(get),
  431: [
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(100)}\r\n`,
  ],
  413: [`${post}Content-Length: 10000000000\r\n\r\n`], // it is not waited for
  '100 200': [`${post}Expect: 100-continue\r\n${close}${whole}`],
  200: [
    `${post}${whole}garbage\r\n\r\n`,
    'GET /healthz HTTP/1.0\r\n\r\n', // which needs no Host
    `${post.replace('1.1', '1.0')}Expect: 100-continue\r\n${close}${whole}`,
    `${post}Expect: something\r\n${close}${whole}`,
    `HEAD / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 3\r\n\r\nabc`,
    ...['http://www.example.com/healthz', 'http://www.example.com/seo-services?x=1'].map(get),
  ],
};

test('each request, however malformed, gets one answer with the site’s security headers, and is counted', async () => {
  const all = Object.entries(requests).flatMap(([statuses, texts]) =>
    texts.map((text) => ({ statuses, text })),
  );
  const asking = all.map(async ({ text, statuses }) => {
    using caller = await sendRaw(text);
    await caller.closed;
    const received = caller.received();
    expect([text, statusesIn(received)]).toEqual([text, statuses]);
    expect(received).toContain("Content-Security-Policy: default-src 'none'");
    expect(received).toContain('Strict-Transport-Security: max-age=31536000');
  });
  await Promise.all(asking);
  expect((await readMetrics(server)).text).toMatch(/site_http_requests_total{.*status="431".*} 2/);
  const logged = { msg: 'requests rejected', status: 431 };
  await expect.poll(server.lines).toContainEqual(expect.objectContaining(logged));
});

test('a client is disconnected that asks for a tunnel, sends a second request before its answer, or garbage in a body that was refused', async () => {
  using tunnel = await sendRaw('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n');
  await tunnel.closed;
  expect(tunnel.received()).toBe('');
  using pipelining = await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\n\r\n${health}`);
  await pipelining.closed;
  expect(statusesIn(pipelining.received()).length).toBeLessThan(4);
  using refused = await sendRaw(`${post}Accept: text/html\r\nSec-Fetch-Site: x\r\n${chunks}`);
  await expect.poll(refused.status).toBe(403);
  refused.send('not a length\r\n\r\n');
  await refused.closed;
  expect(statusesIn(refused.received())).toBe('403');
});

test('a client that half-closes its connection after a request or an enquiry gets the response', async () => {
  using client = await sendRaw(health);
  await expect.poll(client.received).toMatch(/^Keep-Alive: timeout=65[\s\S]*ok\n$/m); // longer than a proxy keeps it
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

/** A client that makes one request and keeps its connection open, as browsers do, or that is disconnected. */
function enter(): Promise<{ socket: Socket; served: boolean }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {}).write(health);
  return new Promise((resolve) => {
    socket.once('data', () => resolve({ socket, served: true }));
    socket.once('close', () => resolve({ socket, served: false }));
  });
}

test('many idle connections of one client lock no visitor out, and their number is bounded', async () => {
  const { descriptors } = await readMetrics(server);
  const crowd: Awaited<ReturnType<typeof enter>>[] = [];
  while (crowd.length < 2 * MAX_CONNECTIONS) crowd.push(await enter());
  expect(crowd.filter(({ served }) => !served)).toEqual([]);
  expect((await readMetrics(server)).descriptors - descriptors).toBeLessThanOrEqual(MAX_CONNECTIONS + 10);
  for (const { socket } of crowd) socket.destroy();
});

test('connections beyond the limit are refused while all others have a request, share a line of the log, and no request in work is cut off', async () => {
  const posts: Awaited<ReturnType<typeof openRawSocket>>[] = [];
  while (posts.length < MAX_CONNECTIONS || (await enter()).served) {
    const unfinished = await sendRaw(
      `${post.replace('/send', '/vitals')}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
    );
    await Promise.race([once(unfinished.socket, 'data'), unfinished.closed]);
    if (unfinished.status() === 100) posts.push(unfinished); // the request is in work
  }
  for (let count = 0; count < 100; count++) await enter();
  for (const { send } of posts) send('{}');
  const answered = () => posts.filter(({ received }) => received().includes('HTTP/1.1 400')); // no measurements
  await expect.poll(() => answered().length).toBe(MAX_CONNECTIONS);
  const refused = () => server.lines().filter(({ reason }) => reason === 'CONNECTION_LIMIT');
  const refusedCount = () => refused().reduce((sum, { count }) => sum + Number(count), 0);
  await expect.poll(refusedCount).toBeGreaterThan(90);
  expect(refused().length).toBeLessThan(refusedCount() / 2);
  for (const { socket } of posts) socket.destroy();
});

// Socket activation: the supervisor keeps the socket.

test('a stopping process answers requests on idle connections, and does not wait for unused ones', async () => {
  await using site = openActivatedSite();
  site.start();
  await fetch(`${site.url}/healthz`);
  using unused = await openRawSocket(site.url); // a browser opens connections ahead of its requests
  using kept = await sendRaw(health, site.url);
  await expect.poll(kept.received).toContain('ok\n');
  using unfinished = await sendRaw(`${post}Content-Length: 9\r\n\r\n`, site.url); // this one is waited for
  const idle = await Promise.all(Array.from({ length: 50 }, () => openRawSocket(site.url)));
  await fetch(`${site.url}/healthz`); // it has them all
  const order: string[] = [];
  for (const { closed } of idle) closed.then(() => order.push('idle'));
  unfinished.closed.then(() => order.push('unfinished'));
  const stopped = site.stop();
  for (let answer = ''; !answer.includes('Connection: close'); ) {
    using late = await sendRaw(health, site.url);
    await expect.poll(late.received).toContain('ok\n');
    answer = late.received();
  }
  for (const client of [unused, kept]) client.send(health);
  for (const client of [unused, kept]) {
    await client.closed;
    expect(client.received()).toMatch(/Connection: close\r\n[\s\S]*ok\n$/);
  }
  await stopped;
  expect(site.exitCode()).toBe(0);
  await expect.poll(() => order).toEqual([...Array(50).fill('idle'), 'unfinished']);
});
