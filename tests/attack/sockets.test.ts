import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { cpuMs } from '../support/cpu-time.ts';
import { asha } from '../support/enquiry.ts';
import { peakMemoryMb } from '../support/memory.ts';
import { readTidied, tidying } from '../support/metrics.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

const get = 'GET / HTTP/1.1\r\nHost:\r\n\r\n';
const crossSitePost =
  'POST /send HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nSec-Fetch-Site: x\r\nContent-Length: 0\r\n\r\n';

/** As many whole requests as fit in one read of the server, 64 KiB. */
const fill = (request: string) => request.repeat(Math.floor(65_536 / request.length));

test.each(['CONNECT a:1', 'CONNECT /', 'GET /'])(
  'a client that resets after %s does not end the process',
  async (line) => {
    await using server = startServer();
    const url = await server.url();
    for (const upgrade of ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n', 'Content-Length: 9\r\n']) {
      for (const waitMs of [0, 1, 5]) {
        using client = await openRawSocket(url);
        client.send(`${line} HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`);
        await delay(waitMs);
        client.socket.resetAndDestroy();
        await client.closed;
      }
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(server.err()).toBe('');
    expect(server.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  },
);

test.each([fill(get), get.repeat(30)])(
  'a thousand clients that pipeline use bounded memory',
  async (requests) => {
    await using server = startServer();
    const url = await server.url();
    await (await fetch(url)).text();
    const sockets = await Promise.all(Array.from({ length: 1_000 }, () => open(url)));
    for (const socket of sockets) socket.pause().write(requests);
    await slowestHealthCheckMs(url, 2_000);
    expect(peakMemoryMb(server.child)).toBeLessThan(300);
    for (const socket of sockets) socket.destroy();
  },
);

test('bodies in chunks of one byte use bounded memory and delay no other client', async () => {
  await using server = startServer();
  const url = await server.url();
  await (await fetch(url)).text();
  const head =
    'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const sockets = await Promise.all(Array.from({ length: 240 }, () => open(url)));
  for (const socket of sockets) socket.resume().write(head + '1\r\na\r\n'.repeat(65_000));
  expect(await slowestHealthCheckMs(url, 2_000)).toBeLessThan(1_000);
  expect(peakMemoryMb(server.child)).toBeLessThan(300);
  for (const socket of sockets) socket.destroy();
});

test('an enquiry in fifty chunks is accepted', async () => {
  await using server = startServer();
  using client = await openRawSocket(await server.url());
  const body = Buffer.from(JSON.stringify({ ...asha, message: 'Bütten, handgeschöpft. '.repeat(20) }));
  const size = Math.ceil(body.length / 50);
  client.send(
    'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  for (let start = 0; start < body.length; start += size) {
    const chunk = body.subarray(start, start + size);
    client.send(`${chunk.length.toString(16)}\r\n${chunk.toString('latin1')}\r\n`);
  }
  client.send('0\r\n\r\n');
  await expect.poll(client.status).toBe(200);
});

test('eight megabytes of blank lines between two requests take less than a tenth of a second of processor time', async () => {
  await using server = startServer();
  using client = await openRawSocket(await server.url());
  client.send(get);
  await expect.poll(client.status).toBe(200);
  const before = cpuMs(server.child);
  client.send('\r\n'.repeat(4 * 2 ** 20));
  await client.closed;
  expect(cpuMs(server.child) - before).toBeLessThan(100);
});

test('unfinished headers on as many connections as there may be use bounded memory, and a visitor gets in', async () => {
  await using server = startServer();
  const url = await server.url();
  await (await fetch(url)).text();
  const sockets: Socket[] = [];
  while (sockets.length < 3_000)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => open(url)))));
  for (const socket of sockets)
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${`a: ${'x'.repeat(80)}\r\n`.repeat(90)}`);
  await delay(1_000);
  expect((await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) })).status).toBe(200);
  expect(peakMemoryMb(server.child)).toBeLessThan(400);
  for (const socket of sockets) socket.destroy();
});

test('refusals of pipelined posts are bounded in time and memory', async () => {
  await using server = startServer();
  const url = await server.url();
  await (await fetch(url)).text();
  const sockets = await Promise.all(Array.from({ length: 10 }, () => open(url)));
  for (const socket of sockets) socket.resume().write(fill(crossSitePost));
  expect(await slowestHealthCheckMs(url, 2_000)).toBeLessThan(1_000);
  expect(peakMemoryMb(server.child)).toBeLessThan(300);
  for (const socket of sockets) socket.destroy();
});

test('request bodies left open by a client over its rate limit are not read', async () => {
  await using server = startServer({ SEND_LIMIT: '1' });
  const url = await server.url();
  await (await fetch(url)).text();
  await fetch(`${url}/send`, { method: 'POST' });
  const held = await holdBodies(url, 2_000);
  expect(peakMemoryMb(server.child)).toBeLessThan(300);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  for (const socket of held) socket.destroy();
});

test('request bodies left open from many IP addresses use bounded memory, and a visitor is still served', async () => {
  await using server = startServer({ TRUST_PROXY: '1' });
  const url = await server.url();
  await (await fetch(url)).text();
  const held = await holdBodies(url, 4_000);
  expect(peakMemoryMb(server.child)).toBeLessThan(400);
  const body = JSON.stringify({ name: 'Asha', email: 'asha@example.com', message: 'A shop for tea' });
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' };
  expect((await fetch(`${url}/send`, { method: 'POST', headers, body })).status).toBe(200);
  for (const socket of held) socket.destroy();
});

test('posts without script whose connection is reset before the body is complete leave no answers in memory', async () => {
  await using server = startServer({ ...tidying, SEND_LIMIT: '1000' });
  const url = await server.url();
  const abort = async (count: number) => {
    for (let turn = 0; turn < count; turn++) {
      const socket = await open(url);
      socket.write(
        'POST /send HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Length: 60000\r\n' +
          'Content-Type: application/x-www-form-urlencoded\r\n\r\nname=A&page=%2Fcontact&message=' +
          'x'.repeat(50_000),
      );
      await delay(15);
      socket.resetAndDestroy();
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

const shared = startServer({ SEND_LIMIT: '1000' });
const url = await shared.url();
afterAll(() => shared[Symbol.asyncDispose]());

test('garbage after a post in progress does not replace its response', async () => {
  using client = await openRawSocket(url);
  const body = JSON.stringify({ name: 'Asha', email: 'asha@example.com', message: 'A shop for tea' });
  client.send(
    `POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}garbage\r\n\r\n`,
  );
  await client.closed;
  expect(statusesIn(client.received())).toEqual([200]);
});

test('garbage instead of a body gets one response', async () => {
  using client = await openRawSocket(url);
  client.send('POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  client.send('Transfer-Encoding: chunked\r\n\r\nnot a length\r\n\r\n');
  await client.closed;
  expect(statusesIn(client.received())).toEqual([400]);
});

test('garbage in a body that was refused unread causes no second response', async () => {
  using client = await openRawSocket(url);
  client.send(
    'POST /send HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: cross-site\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  await expect.poll(() => client.status()).toBe(403);
  client.send('not a length\r\n\r\n');
  await client.closed;
  expect(statusesIn(client.received())).toEqual([403]);
});

test('a client that half-closes its connection after a request gets the response', async () => {
  using client = await openRawSocket(url);
  client.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(client.received).toContain('ok\n');
  client.socket.end('HEAD /none HTTP/1.1\r\nHost: x\r\n\r\n');
  await client.closed;
  expect(statusesIn(client.received())).toEqual([200, 404]);
});

test('an enquiry is stored when its client half-closes at once', async () => {
  for (let turn = 1; turn <= 10; turn++) {
    using client = await openRawSocket(url);
    const body = JSON.stringify({ name: 'Asha', email: `v${turn}@example.com`, message: 'A shop for tea' });
    const head = 'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    client.socket.end(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    await client.closed;
    expect(statusesIn(client.received())).toEqual([200]);
  }
});

test.each([
  ['GET http://[x HTTP/1.1', 400],
  ['GET http://www.example.com/healthz HTTP/1.1', 200],
  ['GET http://www.example.com/seo-services?x=1 HTTP/1.1', 200],
  ['GET ftp://x/ HTTP/1.1', 400],
  ['OPTIONS * HTTP/1.1', 400],
  ['GET x HTTP/1.1', 400],
  ['GET //[x HTTP/1.1', 404],
  ['GET /%zz HTTP/1.1', 404],
  ['GET /# HTTP/1.1', 400],
  ['GET /seo-services#form HTTP/1.1', 400],
  ['GET /healthz?x=1#y HTTP/1.1', 400],
  ['GET http://www.example.com/seo-services# HTTP/1.1', 400],
])('%s gets %i and the security headers', async (line, status) => {
  using client = await openRawSocket(url);
  client.send(`${line}\r\nHost: x\r\n\r\n`);
  await expect.poll(() => client.status()).toBe(status);
  expect(client.received()).toContain("Content-Security-Policy: default-src 'none'");
});

test.each([
  ['HTTP/1.1', '100-continue', '100 200'],
  ['HTTP/1.0', '100-continue', '200'],
  ['HTTP/1.1', 'something', '200'],
])('%s with Expect: %s gets %s', async (version, expectation, statuses) => {
  using client = await openRawSocket(url);
  const body = JSON.stringify({ name: 'Asha', email: 'asha@example.com', message: 'A shop for tea' });
  const fields = `Host: x\r\nExpect: ${expectation}\r\nContent-Type: application/json\r\nConnection: close`;
  client.send(`POST /send ${version}\r\n${fields}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  await client.closed;
  expect(statusesIn(client.received()).join(' ')).toBe(statuses);
});

test('a request to upgrade gets a normal response, and its connection is closed', async () => {
  using client = await openRawSocket(url);
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  client.send(`HEAD / HTTP/1.1\r\nHost: x\r\n${upgrade}Content-Length: 3\r\n\r\nabc`);
  await client.closed;
  expect(statusesIn(client.received())).toEqual([200]);
  expect(client.received()).toContain('Connection: close');
});

test('malformed requests are counted, and share a line of the log', async () => {
  await using server = startServer({ METRICS_PORT: '0' });
  const url = await server.url();
  for (const text of [
    ...Array.from({ length: 3 }, () => 'what?\r\n\r\n'),
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: x\r\n',
  ]) {
    const client = await openRawSocket(url);
    client.send(text);
    await client.closed;
  }
  const refused = () => server.lines().filter(({ msg }) => msg === 'requests rejected');
  await expect.poll(refused).toMatchObject([
    { status: 400, count: 3 },
    { status: 431, count: 1 },
    { status: 408, count: 1 },
  ]);
  const port = /"metricsPort":(\d+)/.exec(server.out())?.[1];
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const [status, count] of [
    [400, 3],
    [431, 1],
    [408, 1],
  ])
    expect(metrics).toMatch(new RegExp(`site_http_requests_total{.*status="${status}".*} ${count}`));
});

function statusesIn(heard: string): number[] {
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status));
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Posts of which all but the last byte is sent, each from another IP address according to X-Forwarded-For. */
async function holdBodies(url: string, count: number): Promise<Socket[]> {
  const held: Socket[] = [];
  for (let index = 0; index < count; index++) {
    const socket = await open(url);
    held.push(socket);
    socket
      .resume()
      .write(
        `POST /send HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nX-Forwarded-For: 10.${index >> 16}.${(index >> 8) & 255}.${index & 255}\r\n` +
          `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 65536\r\n\r\n${'x'.repeat(65_535)}`,
      );
  }
  await delay(500);
  return held;
}

async function slowestHealthCheckMs(url: string, forMs: number): Promise<number> {
  const startedMs = performance.now();
  let slowestMs = 0;
  while (performance.now() - startedMs < forMs) {
    const askedMs = performance.now();
    await (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(15_000) })).text();
    slowestMs = Math.max(slowestMs, performance.now() - askedMs);
    await delay(50);
  }
  return slowestMs;
}
