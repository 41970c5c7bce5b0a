import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { site } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { readHead } from '../support/html.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const agency = openSite({ SITE_URL: 'https://www.example.com', SITE_BRAND: 'Tea & Co' });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.entries<Page>(site);

test.each(rows)(
  'the page %s has its metadata for search engines, with the brand first in the title',
  async (_name, row) => {
    const { status, type, text } = await agency.http.get(row.path);
    expect({ status, type }).toEqual({ status: 200, type: 'text/html' });
    expect(readHead(text)).toMatchObject({
      title: `Tea & Co | ${row.title}`,
      description: row.description,
      keywords: row.keywords,
      canonical: `https://www.example.com${row.path}`,
      headings: 1,
    });
  },
);

test.each(rows)('the page %s contains nothing that its own policy blocks', async (_name, { path }) => {
  const { headers, text } = await agency.http.get(path);
  const { styles } = readHead(text);
  expect(styles).toHaveLength(1);
  const hash = createHash('sha256')
    .update(styles[0] ?? '')
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(text).not.toMatch(/<[^>]+ style=/);
  expect(text).not.toMatch(/<[^>]+ on[a-z]+=/);
  const scripts = [...text.matchAll(/<script(?! type="application\/ld\+json">)[^>]*>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const loads = createHash('sha256')
    .update(scripts[0]?.[1] ?? '')
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${loads}'`);
});

test.each(rows.filter(([, row]) => row.secondPath))(
  'the page %s is served at its second URL too',
  async (_name, row) => {
    const first = await agency.http.get(row.path);
    const second = await agency.http.get(row.secondPath ?? '');
    expect(second.status).toBe(200);
    expect(second.text).toBe(first.text);
  },
);

test('a conditional request for an unchanged page gets 304 without a body', async () => {
  const { headers } = await agency.http.get('/contact');
  const again = await agency.http.get('/contact').set('If-None-Match', headers.etag ?? '');
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
  expect(again.headers.etag).toBe(headers.etag);
});

test('browsers revalidate pages on each use, and shared caches hold them for a minute', async () => {
  const { headers } = await agency.http.get('/');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
  expect(headers.etag).toMatch(/^"[\w-]+"$/);
});

test('HEAD for a page returns only its headers', async () => {
  const { status, text, headers } = await agency.http.head('/');
  expect(status).toBe(200);
  expect(text).toBeUndefined();
  expect(Number(headers['content-length'])).toBeGreaterThan(1000);
});

test('a query string does not change the page', async () => {
  const plain = await agency.http.get('/seo-services');
  const campaign = await agency.http.get('/seo-services?utm_source=mail&x=/../');
  expect(campaign.status).toBe(200);
  expect(campaign.text).toBe(plain.text);
});

test('the contact page links to directions to the address, at the provider of its map', async () => {
  const SITE_ADDRESS = '1 High Street, Mohali & Co';
  const to = '1%20High%20Street%2C%20Mohali%20%26%20Co';
  for (const [MAP_EMBED_URL, route] of [
    [undefined, 'https://www.openstreetmap.org/directions?to='],
    ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/dir/?api=1&amp;destination='],
  ] as const) {
    await using own = openSite({ SITE_ADDRESS, ...(MAP_EMBED_URL && { MAP_EMBED_URL }) });
    expect((await own.http.get('/contact')).text).toContain(
      `href="${route}${to}" rel="noopener">Directions<`,
    );
  }
});

test.each(['post', 'put', 'delete', 'patch', 'options'] as const)('a page refuses %s', async (method) => {
  const { status, headers } = await agency.http[method]('/contact');
  expect(status).toBe(405);
  // Caches may store such an answer (RFC 9110, 15.5.6), and some would show it to the next visitor.
  expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
});

test('no page sets a cookie or names the server software', async () => {
  for (const path of ['/', '/nowhere', '/healthz']) {
    const { headers } = await agency.http.get(path);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('the health check returns 200', async () => {
  const { status, text } = await agency.http.get('/healthz');
  expect({ status, text }).toEqual({ status: 200, text: 'ok\n' });
});
