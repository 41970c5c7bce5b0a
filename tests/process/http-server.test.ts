import { afterAll, expect, test } from 'vitest';
import { openRawSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

const server = startServer({
  SITE_URL: 'https://www.example.com',
  SITE_PHONE: '+91 172 123 4567',
  SITE_EMAIL: 'hello@example.com',
  SITE_ADDRESS: 'Sector 9, Chandigarh',
});
const url = await server.url();
afterAll(() => server[Symbol.asyncDispose]());

const head = (length: number) =>
  `POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['an invalid request line', 'what?\r\n\r\n', 400],
  ['an invalid header', 'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', 400],
  [
    'two Content-Length headers',
    'POST /send HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'a length and chunks',
    'POST /send HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['a request without Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a request with two Host headers', 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', 400],
  [
    'a post with two Host headers, whose body is still to come',
    'POST /send HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: 9\r\n\r\n',
    400,
  ],
  [
    'chunks in HTTP/1.0',
    'POST /send HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'an X-Forwarded-For of hundreds of addresses',
    `POST /send HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${'::1, '.repeat(300)}::1\r\nContent-Length: 9\r\n\r\n`,
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a hundred headers and Host', `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(100)}\r\n`, 431],
])('%s is refused with the site’s security headers', async (_what, said, status) => {
  using caller = await openRawSocket(url);
  caller.send(said);
  await expect.poll(() => caller.status()).toBe(status);
  expect(caller.received()).toContain("Content-Security-Policy: default-src 'none'");
  expect(caller.received()).toContain('Strict-Transport-Security: max-age=31536000');
  await caller.closed;
});

test('nothing behind a request without Host is answered', async () => {
  using caller = await openRawSocket(url);
  caller.send('GET / HTTP/1.1\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await caller.closed;
  expect(caller.received().match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
});

test('a client that asks for a tunnel is disconnected', async () => {
  using caller = await openRawSocket(url);
  caller.send('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n');
  await caller.closed;
  expect(caller.received()).toBe('');
});

test('a client that sends a second request before its answer is disconnected', async () => {
  using caller = await openRawSocket(url);
  caller.send('GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await caller.closed;
  expect(caller.received().match(/^HTTP\/1\.1 \d+/gm)?.length ?? 0).toBeLessThan(2);
});

test('a request in HTTP/1.0 needs no Host', async () => {
  using caller = await openRawSocket(url);
  caller.send('GET /healthz HTTP/1.0\r\n\r\n');
  await expect.poll(() => caller.status()).toBe(200);
});

test('a body with a Content-Length over the limit is refused before any of it is sent', async () => {
  using caller = await openRawSocket(url);
  caller.send(head(10_000_000_000));
  await expect.poll(() => caller.status()).toBe(413);
  await caller.closed; // the server does not wait for it
});

test('a chunked body that exceeds the limit is cut off while it is sent', async () => {
  using caller = await openRawSocket(url);
  caller.send(
    'POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const sending = setInterval(() => caller.send(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 20);
  await caller.closed;
  clearInterval(sending);
  expect(caller.status()).toBe(413);
});

test('an overlong URL is refused', async () => {
  expect((await fetch(`${url}/nowhere?${'x'.repeat(3_000)}`)).status).toBe(414);
});

test('a keep-alive connection stays open longer than a proxy keeps it', async () => {
  expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=65');
});
