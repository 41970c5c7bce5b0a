import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { readMetrics, readTidied, tidying } from '../support/metrics.ts';
import { peakMemoryMb } from '../support/process-use.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

const get = 'GET / HTTP/1.1\r\nHost:\r\n\r\n';
const crossSite =
  'POST /send HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nSec-Fetch-Site: x\r\nContent-Length: 0\r\n\r\n';

/** As many whole requests as fit in one read of the server, 64 KiB. */
const fill = (request: string) => request.repeat(Math.floor(65_536 / request.length));

/** All but the last byte of a post from that IP address. */
const openBody = (address: string) =>
  `POST /send HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nX-Forwarded-For: ${address}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 65536\r\n\r\n${'x'.repeat(65_535)}`;

const oneByteChunks = `POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(65_000)}`;

// More than the 2000 connections that there may be.
const tooMany = 2_100;

/** Ten at a time connect and send that; they read the answers, or not. */
async function crowd(url: string, count: number, bytes: (index: number) => string, isRead = true) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: 10 }, () => connect(Number(port), hostname).on('error', () => {}));
    await Promise.all(some.map((socket) => once(socket, 'connect').catch(() => {})));
    for (const socket of some) (isRead ? socket.resume() : socket).write(bytes(sockets.push(socket)));
  }
  return sockets;
}

test.each<[what: string, reason: string, count: number, bytes: (index: number) => string, isRead?: boolean]>([
  [
    'pipelined requests, whose answers nobody reads',
    'PIPELINED',
    1_000,
    (at) => (at % 2 ? fill(get) : get.repeat(30)),
    false,
  ],
  ['pipelined posts that are refused', 'TOO_MANY_LINES', 10, () => fill(crossSite)],
  ['bodies in chunks of one byte', 'TOO_MANY_LINES', 240, () => oneByteChunks],
  ['megabytes of blank lines', 'TOO_MANY_LINES', 10, () => get + '\r\n'.repeat(4 * 2 ** 20)],
  [
    'unfinished headers',
    'ERR_HTTP_REQUEST_TIMEOUT',
    tooMany,
    () => `${get.slice(0, -2)}${`a: ${'x'.repeat(80)}\r\n`.repeat(90)}`,
  ],
  ['open bodies of a client over its rate limit', '', 2_000, () => openBody('10.0.0.1')],
  ['open bodies of many clients', '', tooMany, (at) => openBody(`10.1.${at >> 8}.${at & 255}`)],
])(
  '%s use bounded memory, and a visitor is served meanwhile',
  async (_what, reason, count, bytes, isRead) => {
    await using server = startServer({ TRUST_PROXY: '1', SEND_LIMIT: '20' });
    const url = await server.url();
    // A kept connection would be closed for the crowd, in the middle of what the visitor posts on it.
    await (await fetch(url, { headers: { Connection: 'close' } })).text();
    const sockets = await crowd(url, count, bytes, isRead);
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' };
    const posted = await fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(asha) });
    expect(posted.status).toBe(200);
    const logged = expect.objectContaining({ msg: 'requests rejected', reason });
    if (reason) await expect.poll(server.lines, { timeout: 45_000 }).toContainEqual(logged);
    expect(peakMemoryMb(server.child)).toBeLessThan(count > 2_000 ? 400 : 300);
    for (const socket of sockets) socket.destroy();
  },
);

test('a connection that stays silent and a body that drips in are ended in time, and a visitor is served meanwhile', async () => {
  await using server = startServer({ TRUST_PROXY: '1' });
  const url = await server.url();
  const crowded = () => Promise.all(Array.from({ length: 50 }, () => openRawSocket(url)));
  const [silent, slow] = await Promise.all([crowded(), crowded()]);
  for (const [at, { send }] of slow.entries()) send(openBody(`10.1.0.${at}`).slice(0, 500));
  using _dripping = setInterval(() => slow.map(({ send }) => send('x')), 1_000);
  let endedCount = 0;
  for (const { closed } of slow) closed.then(() => (endedCount += 1));
  await Promise.all(silent.map(({ closed }) => closed));
  const headers = { 'Content-Type': 'application/json' };
  const posted = await fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(asha) });
  expect([posted.status, endedCount]).toEqual([200, 0]); // a body on a poor line takes longer than headers
  await Promise.all(slow.map(({ closed }) => closed));
  expect(new Set(silent.map(({ status }) => status()))).toEqual(new Set([408]));
});

test('a body that expands when it is decompressed is refused unread, because it is compressed', async () => {
  await using server = startServer();
  const url = await server.url();
  const body = new Uint8Array(gzipSync(Buffer.alloc(64 * 2 ** 20, ' ')));
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const posting = Array.from({ length: 40 }, (_, at) =>
    fetch(`${url}${at % 2 ? '/send' : '/vitals'}`, { method: 'POST', headers, body }),
  );
  expect(new Set((await Promise.all(posting)).map(({ status }) => status))).toEqual(new Set([415]));
  expect(peakMemoryMb(server.child)).toBeLessThan(300);
});

test('clients that reset, whatever they have sent to the site or to the metrics port, do not end the process', async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  const url = await server.url();
  const metricsUrl = `http://127.0.0.1:${/"metricsPort":(\d+)/.exec(server.out())?.[1]}`;
  const fields = ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n', 'Content-Length: 9\r\n'];
  const pieces = [
    ...['CONNECT a:1', 'CONNECT /', 'GET /'].flatMap((line) =>
      fields.map((more) => `${line} HTTP/1.1\r\nHost: a\r\n${more}\r\n`),
    ),
    'GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500),
    'POST /metrics HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\nx',
    '\0\xff garbage\r\n\r\n',
  ];
  for (const to of [url, metricsUrl])
    for (const piece of pieces)
      for (const waitMs of [0, 1, 5]) {
        using client = await openRawSocket(to);
        client.send(piece);
        await delay(waitMs);
        client.socket.resetAndDestroy();
        await client.closed;
      }
  for (const socket of await crowd(metricsUrl, 100, () => 'x')) socket.destroy(); // more than there may be
  await expect.poll(async () => (await readMetrics(server)).text).toContain('site_store_up 1');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(server.err()).toBe('');
  expect(server.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('posts without script that are reset before their end leave no answers in memory', async () => {
  await using server = startServer({ ...tidying, SEND_LIMIT: '1000' });
  const url = await server.url();
  const abort = async (count: number) => {
    for (let turn = 0; turn < count; turn += 10) {
      const sockets = await crowd(url, 10, () => openBody('10.0.0.1').slice(0, 50_000));
      await delay(50);
      for (const socket of sockets) socket.resetAndDestroy();
    }
  };
  const outsideHeapMb = async () => {
    const { text } = await readTidied(server);
    return Number(/^nodejs_external_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20;
  };
  await abort(20);
  const before = await outsideHeapMb();
  await abort(200);
  await expect.poll(outsideHeapMb).toBeLessThan(before + 3);
});
