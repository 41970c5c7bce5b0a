import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { readMetrics, readTidied, tidying } from '../support/metrics.ts';
import { cpuMs, peakMemoryMb } from '../support/process-use.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

const json = 'Host: x\r\nContent-Type: application/json\r\n';
const get = 'GET / HTTP/1.1\r\nHost:\r\n\r\n';
const crossSite =
  'POST /send HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nSec-Fetch-Site: x\r\nContent-Length: 0\r\n\r\n';

/** As many whole requests as fit in one read of the server, 64 KiB. */
const fill = (request: string) => request.repeat(Math.floor(65_536 / request.length));

/** All but the last byte of a post from that IP address. */
const openBody = (address: string) =>
  `POST /send HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nX-Forwarded-For: ${address}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 65536\r\n\r\n${'x'.repeat(65_535)}`;

const oneByteChunks = `POST /send HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(65_000)}`;

// More than the 2000 connections that there may be.
const tooMany = 2_100;

test.each<[what: string, count: number, bytes: (index: number) => string, isRead?: boolean]>([
  [
    'pipelined requests, whose answers nobody reads',
    1_000,
    (at) => (at % 2 ? fill(get) : get.repeat(30)),
    false,
  ],
  ['pipelined posts that are refused', 10, () => fill(crossSite)],
  ['bodies in chunks of one byte', 240, () => oneByteChunks],
  ['unfinished headers', tooMany, () => `${get.slice(0, -2)}${`a: ${'x'.repeat(80)}\r\n`.repeat(90)}`],
  ['open bodies of a client over its rate limit', 2_000, () => openBody('10.0.0.1')],
  ['open bodies of many clients', tooMany, (at) => openBody(`10.1.${at >> 8}.${at & 255}`)],
])('%s use bounded memory, and a visitor is served meanwhile', async (_what, count, bytes, isRead = true) => {
  await using server = startServer({ TRUST_PROXY: '1', SEND_LIMIT: '20' });
  const url = await server.url();
  await (await fetch(url)).text();
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = await Promise.all(Array.from({ length: Math.min(count, 70) }, () => open(url)));
    for (const socket of some) (isRead ? socket.resume() : socket).write(bytes(sockets.push(socket)));
  }
  const tookMs: number[] = [];
  for (let time = 0; time < 9; time++) {
    const askedMs = performance.now();
    await (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(50_000) })).text();
    tookMs.push(performance.now() - askedMs);
    await delay(100);
  }
  expect(tookMs.toSorted((one, other) => one - other)[4]).toBeLessThan(1_000);
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' };
  const posted = await fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(asha) });
  expect(posted.status).toBe(200);
  expect(peakMemoryMb(server.child)).toBeLessThan(count > 2_000 ? 400 : 300);
  for (const socket of sockets) socket.destroy();
});

test('a body that expands when it is decompressed is refused unread, because it is compressed', async () => {
  await using server = startServer();
  const url = await server.url();
  const post = async (path: string, encoding: string, body: Buffer) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
    return (await fetch(url + path, { method: 'POST', headers, body: new Uint8Array(body) })).status;
  };
  const bomb = brotliCompressSync(Buffer.alloc(64 * 2 ** 20, ' '), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  for (const path of ['/send', '/vitals']) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(path, 'br', bomb)));
    expect(new Set(answers)).toEqual(new Set([415]));
  }
  expect(peakMemoryMb(server.child)).toBeLessThan(300);
  const enquiry = Buffer.from(JSON.stringify(asha));
  expect(await post('/send', 'gzip', gzipSync(enquiry))).toBe(415);
  expect(await post('/send', 'identity', enquiry)).toBe(200);
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
  const { hostname, port } = new URL(metricsUrl);
  const held = Array.from({ length: 100 }, () => connect(Number(port), hostname).on('error', () => {}));
  await Promise.all(held.map((socket) => once(socket, 'connect').catch(() => {}))); // more than there may be
  for (const socket of held) socket.destroy();
  await expect.poll(async () => (await readMetrics(server)).text).toContain('site_store_up 1');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(server.err()).toBe('');
  expect(server.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('eight megabytes of blank lines between two requests take a moment of processor time', async () => {
  await using server = startServer();
  using client = await openRawSocket(await server.url());
  client.send(get);
  await expect.poll(client.status).toBe(200);
  const before = cpuMs(server.child);
  client.send('\r\n'.repeat(4 * 2 ** 20));
  await client.closed;
  expect(cpuMs(server.child) - before).toBeLessThan(200);
});

test('posts without script that are reset before their end leave no answers in memory', async () => {
  await using server = startServer({ ...tidying, SEND_LIMIT: '1000' });
  const url = await server.url();
  const abort = async (count: number) => {
    for (let turn = 0; turn < count; turn += 10) {
      const sockets = await Promise.all(Array.from({ length: 10 }, () => open(url)));
      for (const socket of sockets) socket.write(openBody('10.0.0.1').slice(0, 50_000));
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
  expect((await outsideHeapMb()) - before).toBeLessThan(3);
});

test('malformed requests are counted, and share a line of the log', async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  const url = await server.url();
  for (const text of [
    ...Array(3).fill('what?\r\n\r\n'),
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: x\r\n',
  ]) {
    const client = await openRawSocket(url);
    client.send(text);
    await client.closed;
  }
  const counts = [
    { status: 400, count: 3 },
    { status: 431, count: 1 },
    { status: 408, count: 1 },
  ];
  const refused = () => server.lines().filter(({ msg }) => msg === 'requests rejected');
  await expect.poll(refused).toMatchObject(counts);
  const { text } = await readMetrics(server);
  for (const { status, count } of counts)
    expect(text).toMatch(new RegExp(`site_http_requests_total{.*status="${status}".*} ${count}`));
});

async function open(to: string): Promise<Socket> {
  const { hostname, port } = new URL(to);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
