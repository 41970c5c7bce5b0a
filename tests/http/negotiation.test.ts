// How pages and files are sent: encodings, caches, methods, and that nothing else is.

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAssets } from '../../server/paths.ts';
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

const { script, font, islands, drawings } = readAssets();
const negotiated = [
  ...['/', '/contact', '/nowhere', '/hotel-website-design-services', script, '/favicon.svg'],
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/site.webmanifest'],
];

test.each<[wish: string, encoding: string | undefined]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['GZip;Q=0.5', 'gzip'],
  ['br ; q=0 , gzip ; q=0.1', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5, identity', undefined],
  ['identity;q=0, *', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['br;q=x, brotli', undefined],
  ['', undefined],
])('Accept-Encoding: %s gets %s, from pages and text files', async (wish, encoding) => {
  for (const path of negotiated) {
    const { headers } = await agency.http.get(path).set('Accept-Encoding', wish);
    expect([path, headers['content-encoding']]).toEqual([path, encoding]);
    expect([path, headers.vary]).toEqual([path, 'Accept-Encoding']);
  }
});

test('what is compressed has less than half of the bytes, an ETag of its own, and decodes to the same', async () => {
  for (const path of [script, '/', '/nowhere']) {
    const send = (encoding: string) => agency.http.get(path).set('Accept-Encoding', encoding);
    const plain = await send('identity');
    for (const encoding of ['br', 'gzip']) {
      const { text, headers } = await send(encoding); // supertest decodes it
      expect(text).toBe(plain.text);
      expect(Number(headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2);
      await send('identity').set('If-None-Match', String(headers.etag)).expect(plain.status);
    }
  }
});

test.each<[name: string, of: (etag: string) => string, status: number]>([
  ['the tag itself', (etag) => etag, 304],
  ['its weak form', (etag) => `W/${etag}`, 304],
  ['a list that it ends', (etag) => `"one", W/"two" ,${etag}`, 304],
  ['a list after a tag with a comma', (etag) => `"o,ne",${etag}`, 304],
  ['a star', () => '*', 304],
  ['a star among others', () => '"one", *', 200],
  ['nothing', () => '', 200],
  ['the tag without quotes', (etag) => etag.replaceAll('"', ''), 200],
  ['the tag inside of another', (etag) => `"one${etag}two"`, 200],
  ['the tag in no list', (etag) => `"one" ${etag}`, 200],
])('If-None-Match with %s', async (_name, of, status) => {
  // Express handles conditional requests of generated files.
  const generated = status === 304 ? ['/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest'] : [];
  for (const path of ['/', script, font, ...generated]) {
    const { headers } = await agency.http.get(path);
    const again = await agency.http.get(path).set('If-None-Match', of(String(headers.etag)));
    expect([path, again.status]).toEqual([path, status]);
    if (status === 200) continue;
    for (const name of ['etag', 'vary', 'cache-control', 'x-content-type-options'])
      expect(again.headers[name]).toBe(headers[name]);
    expect(again.text).toBeFalsy();
  }
});

test('If-Modified-Since is used only when there is no If-None-Match', async () => {
  const { headers } = await agency.http.get(font);
  const modified = String(headers['last-modified']);
  const ask = (since: string) => agency.http.get(font).set('If-Modified-Since', since);
  await ask(modified).expect(304);
  for (const since of ['Thu, 01 Jan 2026 00:00:00 GMT', 'some time ago']) await ask(since).expect(200);
  await ask(modified).set('If-None-Match', '"one"').expect(200);
});

test('HEAD returns the headers of GET without a body, and a request for a part of a file gets the file', async () => {
  for (const path of [script, '/']) {
    const { headers } = await agency.http.get(path).set('Accept-Encoding', 'gzip, deflate');
    const head = await agency.http.head(path).set('Accept-Encoding', 'gzip, deflate').expect(200);
    expect(head.text).toBeUndefined();
    const { date, connection, 'keep-alive': _, ...lasting } = headers;
    expect(head.headers).toMatchObject(lasting);
  }
  const { headers } = await agency.http.get(font).set('Range', 'bytes=0-0').expect(200);
  expect(headers).not.toHaveProperty('accept-ranges');
  expect(headers['content-type']).toBe('font/woff2');
});

test.each([
  ...['/', '/Seo-Services/', '/favicon.ico', script, '/sitemap.xml', '/healthz', '/readyz'],
  ...['/.well-known/security.txt', '/enquiry/x', '/my-enquiry', '/send', '/vitals'],
])('%s refuses other methods and names its own', async (path) => {
  const reads = /^\/(send|vitals)$/.test(path) ? [] : ['GET', 'HEAD'];
  const allowed = /^\/(send|vitals|enquiry|my-enquiry)\b/.test(path) ? [...reads, 'POST'] : reads;
  for (const method of ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const) {
    if (allowed.includes(method.toUpperCase())) continue;
    const { status, headers, text } = await agency.http[method](path);
    expect([method, status, headers.allow]).toEqual([method, 405, allowed.join(', ')]);
    // Caches may store such an answer (RFC 9110, 15.5.6), and some would show it to the next visitor.
    expect(headers['cache-control']).toBe('no-store');
    if (!allowed.includes('POST')) expect(text).toBe('Method Not Allowed\n');
  }
});

test('a visitor who opens the URL of an answer again gets a page that leads to the contact page', async () => {
  const answer = agency.http.get('/send').set('Accept', 'text/html');
  await answer
    .expect(405, /href="\/contact/)
    .expect('Allow', 'POST')
    .expect('Vary', 'Accept');
});

test.each([
  ...['/../package.json', '/assets/../../manifest.json', '/%2e%2e/manifest.json', '/..%2fmanifest.json'],
  ...['/assets%2f..%2f..%2fmanifest.json', '/assets/..\\..\\manifest.json', '//etc/passwd', '/manifest.json'],
  ...['/assets/../../server.js', '/..%2fserver.js', `/${encodeURIComponent(script.slice(1))}`],
  ...[`${script}.br`, `${script}/`, `${script}%00`, '/favicon.svg/', '/assets', '/assets/'],
  ...['/constructor', '/__proto__'],
])('only public files can be requested: %s', async (path) => {
  using caller = await openRawSocket(url);
  caller.send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  await caller.closed;
  expect(caller.status()).toBe(404);
});

test('a file whose name changes with its content may be cached for a year', async () => {
  const sources = Object.values(drawings).map(({ src }) => src);
  for (const path of [script, font, ...Object.values(islands), ...sources]) {
    const { headers } = await agency.http.get(path).expect(200);
    expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=31536000, immutable']);
  }
});

test('a file that is deleted while the site runs is still served, and stray or linked ones of former builds are not', async () => {
  const [folder = '', former = '', other = ''] = [1, 2, 3].map(() => mkdtempSync(join(tmpdir(), 'files-')));
  mkdirSync(join(former, 'assets'));
  writeFileSync(join(folder, 'goes.txt'), 'Here today');
  writeFileSync(join(former, 'assets/page-1.js'), 'one');
  writeFileSync(join(former, '.DS_Store'), '');
  writeFileSync(join(other, 'secret.txt'), 'secret');
  symlinkSync(other, join(former, 'linked'));
  symlinkSync(other, join(former, 'assets/linked'));
  await using open = openSite({}, { publicFolder: folder, formerFolder: former });
  for (const made of [folder, former, other]) rmSync(made, { recursive: true });
  expect((await open.http.get('/goes.txt')).text).toBe('Here today');
  expect((await open.http.get('/assets/page-1.js')).text).toBe('one');
  for (const path of ['/linked/secret.txt', '/assets/linked/secret.txt', '/.DS_Store'])
    await open.http.get(path).expect(404);
});
