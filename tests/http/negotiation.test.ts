import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { publicFolder, readAssets } from '../../server/paths.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const agency = openSite();
const server = createServer(agency.app).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.close();
  await agency[Symbol.asyncDispose]();
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

const { script, font } = readAssets();
const negotiated = [
  '/',
  '/contact',
  '/nowhere',
  '/hotel-website-design-services',
  script,
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/site.webmanifest',
];

test.each<[wish: string, encoding: string | undefined]>([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['GZip;Q=0.5', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0.000, gzip', 'gzip'],
  ['br ; q=0 , gzip ; q=0.1', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5, identity', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, *', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['br;q=x', undefined],
  ['brotli', undefined],
  ['xbr', undefined],
  ['identity;q=0', undefined],
  ['', undefined],
])('Accept-Encoding: %s gets %s, from pages and text files', async (wish, encoding) => {
  for (const path of negotiated) {
    const { headers } = await agency.http.get(path).set('Accept-Encoding', wish);
    expect([path, headers['content-encoding']]).toEqual([path, encoding]);
    expect([path, headers.vary]).toEqual([path, 'Accept-Encoding']);
  }
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('the bytes sent as %s decode to those of the file', async (encoding, decode) => {
  const { body } = await raw(script, { 'Accept-Encoding': encoding });
  expect(decode(body)).toEqual(readFileSync(publicFolder + script));
});

test.each<[name: string, of: (etag: string) => string, status: number]>([
  ['the tag itself', (etag) => etag, 304],
  ['its weak form', (etag) => `W/${etag}`, 304],
  ['a list that it ends', (etag) => `"one", W/"two" ,${etag}`, 304],
  ['a list that it begins', (etag) => `${etag},"one"`, 304],
  ['a list after a tag with a comma', (etag) => `"o,ne",${etag}`, 304],
  ['a star', () => '*', 304],
  ['a star among others', () => '"one", *', 200],
  ['another tag', () => '"one"', 200],
  ['nothing', () => '', 200],
  ['the tag without quotes', (etag) => etag.replaceAll('"', ''), 200],
  ['the tag inside of another', (etag) => `"x${etag.slice(1)}`, 200],
  ['the tag between quotes of others', (etag) => `"one${etag}two"`, 200],
  ['the tag in no list', (etag) => `"one" ${etag}`, 200],
])('If-None-Match with %s', async (_name, of, status) => {
  for (const path of ['/', script, font, '/robots.txt']) {
    const { headers } = await agency.http.get(path);
    const again = await agency.http.get(path).set('If-None-Match', of(String(headers.etag)));
    if (path === '/robots.txt' && status === 200) continue; // Express handles conditional requests here.
    expect([path, again.status]).toEqual([path, status]);
    if (status === 200) continue;
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers.vary).toBe(headers.vary);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
    expect(again.text).toBeFalsy();
  }
});

test('each encoding of a file has its own ETag, and each matches only itself', async () => {
  const br = await agency.http.get(script).set('Accept-Encoding', 'br');
  const again = await agency.http
    .get(script)
    .set('Accept-Encoding', 'gzip')
    .set('If-None-Match', String(br.headers.etag));
  expect(again.status).toBe(200);
});

test('If-Modified-Since is used only when there is no If-None-Match', async () => {
  const { headers } = await agency.http.get(font);
  const modified = String(headers['last-modified']);
  const asked = (fields: Record<string, string>) => agency.http.get(font).set(fields);
  expect((await asked({ 'If-Modified-Since': modified })).status).toBe(304);
  expect((await asked({ 'If-Modified-Since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).status).toBe(200);
  expect((await asked({ 'If-Modified-Since': 'some time ago' })).status).toBe(200);
  expect((await asked({ 'If-Modified-Since': modified, 'If-None-Match': '"one"' })).status).toBe(200);
});

test('a request for a part of a file gets the file', async () => {
  const { status, headers } = await agency.http.get(font).set('Range', 'bytes=0-0');
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('accept-ranges');
});

test('HEAD returns the headers of GET', async () => {
  const get = await agency.http.get(script);
  const head = await agency.http.head(script).set('Accept-Encoding', 'gzip, deflate');
  expect(head.status).toBe(200);
  for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'vary', 'cache-control'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});

test.each(['post', 'put', 'delete', 'patch'] as const)(
  '%s to a file is refused as it is to a page',
  async (method) => {
    for (const path of ['/', script, '/favicon.ico', '/robots.txt']) {
      const { status, headers, text } = await agency.http[method](path);
      expect([path, status, headers.allow, text]).toEqual([path, 405, 'GET, HEAD', 'Method Not Allowed\n']);
    }
  },
);

test.each([
  ['/', 'GET, HEAD'],
  ['/Seo-Services/', 'GET, HEAD'],
  ['/favicon.ico', 'GET, HEAD'],
  ['/robots.txt', 'GET, HEAD'],
  ['/.well-known/security.txt', 'GET, HEAD'],
  ['/healthz', 'GET, HEAD'],
  ['/readyz', 'GET, HEAD'],
  ['/enquiry/x', 'GET, HEAD, POST'],
  ['/send', 'POST'],
  ['/vitals', 'POST'],
  ['/my-enquiry', 'GET, HEAD, POST'],
])('%s says that it has %s', async (path, allow) => {
  const methods = ['options', 'put', ...(allow === 'POST' ? (['get', 'head'] as const) : [])] as const;
  for (const method of methods) {
    const { status, headers } = await agency.http[method](path);
    expect([method, status, headers.allow, headers['cache-control']]).toEqual([
      method,
      405,
      allow,
      'no-store',
    ]);
  }
});

test('a visitor who opens the URL of an answer again gets a page that no cache keeps', async () => {
  const { status, headers, text } = await agency.http.get('/send').set('Accept', 'text/html');
  expect({ status, allow: headers.allow, vary: headers.vary }).toEqual({
    status: 405,
    allow: 'POST',
    vary: 'Accept',
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('<title>');
});

test.each([
  '/../package.json',
  '/assets/../../manifest.json',
  '/%2e%2e/manifest.json',
  '/..%2fmanifest.json',
  '/assets%2f..%2f..%2fmanifest.json',
  '/assets/..\\..\\manifest.json',
  '//etc/passwd',
  `/${encodeURIComponent(script.slice(1))}`,
  `${script}.br`,
  `${script}/`,
  `${script}%00`,
  '/favicon.svg/',
  '/assets',
  '/assets/',
  '/constructor',
  '/__proto__',
])('only public files can be requested: %s', async (path) => {
  using caller = await openRawSocket(url);
  caller.send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  await caller.closed;
  expect(caller.status()).toBe(404);
});

/** The response as it is transferred, without decompression. */
function raw(path: string, headers: Record<string, string>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asking = request(url + path, { headers, agent: false }, async (answer) => {
    resolve({
      status: answer.statusCode,
      headers: answer.headers,
      body: Buffer.concat(await answer.toArray()),
    });
  });
  asking.once('error', reject).end();
  return promise;
}
