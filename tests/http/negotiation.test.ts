// How pages and files are sent: encodings, caches, methods, and that nothing else is.

import { afterAll, expect, test } from 'vitest';
import { readAssets } from '../../server/paths.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const agency = openSite();
afterAll(() => agency[Symbol.asyncDispose]());

const { script, font, islands, drawings } = readAssets();
const negotiated = [
  ...['/', '/contact', '/nowhere', '/hotel-website-design-services', script, '/favicon.svg'],
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/site.webmanifest'],
];

test('pages and text files are compressed as Accept-Encoding asks, each with an ETag of its own', async () => {
  for (const [wish, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['GZip;Q=0.5', 'gzip'],
    ['br ; q=0 , gzip ; q=0.1', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['*;q=0', undefined],
    ['', undefined],
  ] as const)
    for (const path of negotiated) {
      const plain = await agency.http.get(path).set('Accept-Encoding', 'identity');
      const { text, headers } = await agency.http.get(path).set('Accept-Encoding', wish); // supertest decodes it
      const { vary, etag, 'content-encoding': got } = headers;
      expect([wish, path, got, vary, text]).toEqual([wish, path, encoding, 'Accept-Encoding', plain.text]);
      if (encoding) expect(etag).not.toBe(plain.headers.etag);
    }
});

test.each<[status: number, answered: string, of: (etag: string) => string[]]>([
  [304, 'the tag', (etag) => [etag, `W/${etag}`, `"one", W/"two" ,${etag}`, `"o,ne",${etag}`, '*']],
  [200, 'no tag', (etag) => ['"one", *', '', etag.replaceAll('"', ''), `"one${etag}two"`, `"one" ${etag}`]],
])('a conditional request gets %i if If-None-Match has %s', async (status, _answered, of) => {
  // Express handles conditional requests of generated files.
  const generated = status === 304 ? ['/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest'] : [];
  for (const path of ['/', script, font, ...generated]) {
    const { headers } = await agency.http.get(path);
    for (const tags of of(String(headers.etag))) {
      const again = await agency.http.get(path).set('If-None-Match', tags);
      expect([path, tags, again.status]).toEqual([path, tags, status]);
      if (status === 200) continue;
      for (const name of ['etag', 'vary', 'cache-control', 'x-content-type-options'])
        expect(again.headers[name]).toBe(headers[name]);
    }
  }
});

test('HEAD returns the headers of GET without a body, If-Modified-Since is used only without a tag, and a Range gets the whole file', async () => {
  for (const path of [script, '/']) {
    const { headers } = await agency.http.get(path).set('Accept-Encoding', 'gzip, deflate');
    const head = await agency.http.head(path).set('Accept-Encoding', 'gzip, deflate').expect(200);
    expect(head.text).toBeUndefined();
    const { date, connection, 'keep-alive': _, ...lasting } = headers;
    expect(head.headers).toMatchObject(lasting);
  }
  const { headers } = await agency.http.get(font).set('Range', 'bytes=0-0').expect(200);
  expect(headers).not.toHaveProperty('accept-ranges');
  const ask = (since = String(headers['last-modified'])) =>
    agency.http.get(font).set('If-Modified-Since', since);
  await ask().expect(304);
  await ask('Thu, 01 Jan 2026 00:00:00 GMT').expect(200);
  await ask().set('If-None-Match', '"one"').expect(200);
});

test('each URL refuses other methods and names its own', async () => {
  for (const path of [
    ...['/', '/Seo-Services/', script, '/sitemap.xml', '/healthz', '/.well-known/security.txt'],
    ...['/enquiry/x', '/my-enquiry', '/send', '/vitals'],
  ]) {
    const reads = /^\/(send|vitals)$/.test(path) ? [] : ['GET', 'HEAD'];
    const allowed = /^\/(send|vitals|enquiry|my-enquiry)\b/.test(path) ? [...reads, 'POST'] : reads;
    for (const method of ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const) {
      if (allowed.includes(method.toUpperCase())) continue;
      const { status, headers } = await agency.http[method](path);
      expect([path, method, status, headers.allow]).toEqual([path, method, 405, allowed.join(', ')]);
      // Caches may store such an answer (RFC 9110, 15.5.6), and some would show it to the next visitor.
      expect(headers['cache-control']).toBe('no-store');
    }
  }
});

test('a visitor who opens the URL of an answer again gets a page that leads to the contact page', async () => {
  const asked = agency.http.get('/send').set('Accept', 'text/html');
  await asked.expect(405, /href="\/contact/).expect('Vary', 'Accept');
});

test('a file whose name changes with its content may be cached for a year', async () => {
  const sources = Object.values(drawings).map(({ src }) => src);
  for (const path of [script, font, ...Object.values(islands), ...sources]) {
    const { headers } = await agency.http.get(path).expect(200);
    expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=31536000, immutable']);
  }
});
