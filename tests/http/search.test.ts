import { afterAll, expect, test } from 'vitest';
import { isIndexable } from '../../server/http/security-headers.ts';
import { redirects, site, unpublishedServices } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const url = 'https://www.example.com';
const agency = openSite({ SITE_URL: url });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.entries<Page>(site);

test('the sitemap lists each page once, by its canonical URL, and nothing else', async () => {
  const { text, type } = await agency.http.get('/sitemap.xml');
  expect(type).toBe('application/xml');
  const named = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(named).toEqual(rows.map(([, { path }]) => url + path));
});

test('every URL in the sitemap is canonical and indexable', async () => {
  const { text } = await agency.http.get('/sitemap.xml');
  for (const [, address = ''] of text.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const page = await agency.http.get(new URL(address).pathname);
    expect([address, page.status]).toEqual([address, 200]);
    expect(page.text).toContain(`<link rel="canonical" href="${address}"`);
    expect(page.headers).not.toHaveProperty('x-robots-tag');
    expect(page.text).not.toMatch(/<meta name="robots"/);
  }
});

test('robots.txt allows every page and names the sitemap', async () => {
  const { text, type } = await agency.http.get('/robots.txt');
  expect(type).toBe('text/plain');
  expect(text).toBe(`User-agent: *\nDisallow: /enquiry/\n\nSitemap: ${url}/sitemap.xml\n`);
});

test.each(['/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest'])(
  '%s is already the canonical URL, does not redirect and refuses POST',
  async (path) => {
    const { headers } = await agency.http.get(path);
    const again = await agency.http.get(path).set('If-None-Match', headers.etag ?? '');
    expect(again.status).toBe(304);
    expect((await agency.http.post(path)).status).toBe(405);
  },
);

test('a URL without a page is not indexed', async () => {
  for (const path of [
    '/nowhere',
    ...unpublishedServices.map((row) => row.path),
    '/sitemap.xml/',
    '/ai-catalog.json',
  ]) {
    const { status, headers } = await agency.http.get(path);
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 404, 'noindex']);
  }
});

test('former URLs of pages can be crawled, so that their redirects are followed', async () => {
  for (const path of Object.keys(redirects)) {
    const { status, headers } = await agency.http.get(path);
    expect([path, status]).toEqual([path, 301]);
    expect(headers).not.toHaveProperty('x-robots-tag');
  }
});

test('a copy of the site on another host is not indexed', async () => {
  await using copy = openSite();
  for (const path of [
    '/',
    '/seo-services',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.svg',
    '/nowhere',
    '/flyer',
  ]) {
    const { headers } = await copy.http.get(path);
    expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
  }
});

test.each([
  ['https://www.example.com', true],
  ['https://openhand.in', true],
  ['http://www.example.com', false],
  ['http://localhost:5000', false],
  ['https://localhost', false],
  ['https://agency', false],
  ['https://192.168.1.10', false],
  ['https://[::1]:8443', false],
  ['https://openhand.example', false],
  ['https://www.openhand.test', false],
  ['https://site.localhost', false],
  ['https://desk.local', false],
  ['https://staging.internal', false],
])('indexing of %s: %s', (address, may) => {
  expect(isIndexable(address)).toBe(may);
});
