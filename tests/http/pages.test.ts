import { afterAll, expect, test } from 'vitest';
import { site } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const agency = openSite();
afterAll(() => agency[Symbol.asyncDispose]());

test('a page with a second URL is served there too, and a query string changes no page', async () => {
  const seconds = Object.values<Page>(site).flatMap(({ path, secondPath }) =>
    secondPath ? [[path, secondPath] as const] : [],
  );
  expect(seconds).toContainEqual(['/website-design-services', '/conversion-rate-optimization-services']);
  for (const [path, other] of [...seconds, ['/seo-services', '/seo-services?utm_source=mail&x=/../']]) {
    const { text } = await agency.http.get(path).expect(200);
    expect((await agency.http.get(other).expect(200)).text).toBe(text);
  }
});

test('browsers revalidate pages on each use, and shared caches hold them for a minute', async () => {
  const { headers } = await agency.http.get('/');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
  expect(headers.etag).toMatch(/^"[\w-]+"$/);
});

test.each([
  ['', 'https://www.openstreetmap.org/directions?to='],
  ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/dir/?api=1&amp;destination='],
])('with the map "%s" the contact page links to directions at %s', async (MAP_EMBED_URL, route) => {
  await using own = openSite({ SITE_ADDRESS: '1 High Street, Mohali & Co', MAP_EMBED_URL });
  const link = `href="${route}1%20High%20Street%2C%20Mohali%20%26%20Co" rel="noopener">Directions<`;
  expect((await own.http.get('/contact')).text).toContain(link);
});
