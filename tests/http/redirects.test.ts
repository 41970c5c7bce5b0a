import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { pathsOf, redirects, site, unpublishedServices } from '../../views/index.ts';
import { readHead } from '../support/html.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const agency = openSite();
afterAll(() => agency[Symbol.asyncDispose]());

const paths = Object.values(site).flatMap(pathsOf);
const known = [...paths, ...unpublishedServices.map(({ path }) => path)].filter((path) => path !== '/');

test.each(known)('%s has one canonical URL, and all other spellings redirect to it', async (path) => {
  for (const spelling of [`${path}/`, `${path}//`, path.toUpperCase(), `${path.toUpperCase()}/`]) {
    const { status, headers } = await agency.http.get(spelling);
    expect({ spelling, status, to: headers.location }).toEqual({ spelling, status: 301, to: path });
  }
});

test.each(Object.entries(redirects))('%s has moved to %s', async (from, to) => {
  for (const spelling of [from, `${from}/`, from.toUpperCase()]) {
    const { status, headers } = await agency.http.get(spelling);
    expect({ spelling, status, to: headers.location }).toEqual({ spelling, status: 301, to });
  }
});

test.each([
  '.',
  ')',
  ',',
  '%20',
  '%C2%A0',
  '%E2%80%8B',
  '%3E',
  '%E0%A5%A4',
  '&utm_source=x',
  '/.&utm_source=x)',
])('a link that was copied with %s after it leads to its page', async (residue) => {
  for (const path of known) {
    const { status, headers } = await agency.http.get(path + residue);
    expect({ status, to: headers.location }).toEqual({ status: 301, to: path });
  }
});

test.each([
  ['/seo%2Dservices', '/seo-services'],
  ['/%53EO-services%2F', '/seo-services'],
  ['/index.html', '/'],
  ['/index.html?utm_source=x', '/?utm_source=x'],
  ['/&utm_source=x', '/'],
  ['/contact-us.php).', '/contact'],
  ['/contact.?utm_source=x', '/contact?utm_source=x'],
])('%s leads to %s', async (from, to) => {
  const { status, headers } = await agency.http.get(from);
  expect({ status, to: headers.location }).toEqual({ status: 301, to });
});

test('any residue after any page leads to the page', async () => {
  const residue = fc
    .array(fc.constantFrom('/', '.', ',', ')', '>', '"', '’', '।', ' ', '\u00a0', '\u200b', '\ufeff', '&a=b'))
    .map((parts) => encodeURIComponent(parts.join('')));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...known), residue, async (path, after) => {
      fc.pre(after !== '');
      const { status, headers } = await agency.http.get(path + after);
      expect({ status, to: headers.location }).toEqual({ status: 301, to: path });
    }),
  );
});

test('any other path is an error, or leads to a page of this site', async () => {
  const pieces = [
    ...known.slice(0, 4),
    '/',
    '\\',
    '.',
    '@',
    '&',
    '%',
    '%2F',
    '%5C',
    '%2e',
    '%0d%0a',
    '%00',
    '%25',
  ];
  const path = fc
    .array(fc.oneof(fc.constantFrom(...pieces, 'evil.example', 'https:'), fc.webSegment()))
    .map((parts) => `/${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(path, async (from) => {
      const { status, headers } = await agency.http.get(from);
      if (status === 301) expect([...paths, ...known]).toContain(headers.location);
      else expect([200, 400, 404]).toContain(status);
    }),
    { numRuns: 300 },
  );
});

test('a redirect keeps the campaign parameters', async () => {
  const { headers } = await agency.http.get('/Contact/?utm_source=mail&next=//evil.example');
  expect(headers.location).toBe('/contact?utm_source=mail&next=//evil.example');
});

test.each([
  '//evil.example/',
  '//evil.example/contact/',
  '/\\evil.example/',
  '/%2f%2fevil.example/',
  '/https://evil.example/',
  '/.//evil.example/',
  '/%5Cevil.example',
  '/%0d%0aevil.example',
  '/contact%0d%0aSet-Cookie:a=b',
])('%s redirects to no other site', async (path) => {
  const { status, headers } = await agency.http.get(path);
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty('location');
});

test('browsers do not cache a redirect permanently', async () => {
  const { headers } = await agency.http.get('/contact/');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test.each(unpublishedServices)(
  '$path has no page yet, names its service and takes an enquiry for it',
  async (service) => {
    const { status, text, headers } = await agency.http.get(service.path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(readHead(text).title).toBe(`Openhand | ${service.label}`);
    expect(readHead(text).canonical).toBeUndefined();
    expect(text).toContain(`name="subject" value="${service.label}"`);
  },
);

test.each([
  '/nowhere',
  '/contact/us',
  '/contact.html',
  '/assets/gone.js',
  '/%E0%A4%A',
  '/constructor',
  '/contact%2520',
  '/contact%00',
  '/contact%0d%0a',
  '/contact%',
  '/contact)x',
  '/__proto__',
])('the unknown URL %s gets the 404 page', async (path) => {
  const { status, text, headers } = await agency.http.get(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(readHead(text)).toMatchObject({
    title: 'Openhand | Page not found',
    canonical: undefined,
    headings: 1,
  });
  expect(text).toContain('data-enquiry="notFound"');
});

test('the 404 page does not repeat the requested URL', async () => {
  const { text } = await agency.http.get('/<script>alert(1)</script>');
  expect(text).not.toContain('alert(1)');
});
