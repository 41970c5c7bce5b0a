import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { pathsOf, redirects, site, unpublishedServices } from '../../views/index.ts';
import { readHead } from '../support/html.ts';
import { seed } from '../support/seeded-random.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const agency = openSite();
afterAll(() => agency[Symbol.asyncDispose]());

const paths = Object.values(site).flatMap(pathsOf);
const known = [...paths, ...unpublishedServices.map(({ path }) => path)].filter((path) => path !== '/');

async function expectRedirect(from: string, to: string) {
  const { status, headers } = await agency.http.get(from);
  expect({ from, status, to: headers.location }).toEqual({ from, status: 301, to });
}

test('a URL that has moved to another redirects there, in any spelling, as does that of a page with any residue of a copied link', async () => {
  const moved = [...known.map((path) => [path, path] as const), ...Object.entries(redirects)];
  for (const [from, to] of moved)
    for (const spelling of [`${from}/`, from.toUpperCase()]) await expectRedirect(spelling, to);
  const signs = ['/', '.', ',', ')', '>', '"', '’', '।', ' ', '\u00a0', '\u200b', '\ufeff', '&a=b'];
  const residue = fc.array(fc.constantFrom(...signs), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...known), residue, (path, after) =>
      expectRedirect(path + encodeURIComponent(after.join('')), path),
    ),
    { seed },
  );
});

test.each([
  ...Object.entries(redirects),
  ['/seo%2Dservices', '/seo-services'],
  ['/index.html?utm_source=x', '/?utm_source=x'],
  ['/contact-us.php).', '/contact'],
  ['/contact/.&utm_source=x)', '/contact'],
  ['/Contact/?utm_source=mail&next=//evil.example', '/contact?utm_source=mail&next=//evil.example'],
])('%s leads to %s', expectRedirect);

test('any other path is an error, or leads to a page of this site', async () => {
  for (const from of [
    ...['//evil.example/', '//evil.example/contact/', '/\\evil.example/', '/%2f%2fevil.example/'],
    ...['/https://evil.example/', '/.//evil.example/', '/%5Cevil.example', '/contact%0d%0aSet-Cookie:a=b'],
  ])
    await agency.http.get(from).expect(404);
  const signs = ['/', '\\', '.', '@', '&', '%', '%2F', '%5C', '%2e', '%0d%0a', '%00', '%25'];
  const pieces = fc.constantFrom(...known.slice(0, 4), ...signs, 'evil.example', 'https:');
  const path = fc.array(fc.oneof(pieces, fc.webSegment())).map((parts) => `/${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(path, async (from) => {
      const { status, headers } = await agency.http.get(from);
      if (status === 301) expect([...paths, ...known]).toContain(headers.location);
      else expect([200, 400, 404]).toContain(status);
    }),
    { seed, numRuns: 300 },
  );
});

test('browsers do not cache a redirect permanently, revalidate pages on each use, and shared caches hold pages for a minute', async () => {
  await agency.http.get('/contact/').expect('Cache-Control', 'public, max-age=3600');
  const { headers } = await agency.http.get('/');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
  expect(headers.etag).toMatch(/^"[\w-]+"$/);
});

test('a page with a second URL is served there too, and a query string changes no page', async () => {
  for (const [path, other] of [
    ['/website-design-services', '/conversion-rate-optimization-services'],
    ['/seo-services', '/seo-services?utm_source=mail&x=/../'],
  ] as const)
    await agency.http.get(other).expect(200, (await agency.http.get(path)).text);
});

test('a service without a page yet is named, and takes an enquiry', async () => {
  for (const { path, label } of unpublishedServices) {
    const { text } = await agency.http
      .get(path)
      .expect(404)
      .expect('Content-Type', /^text\/html/);
    expect(readHead(text).title).toBe(`Openhand | ${label}`);
    expect(text).toContain(`name="subject" value="${label}"`);
  }
});

test.each([
  ...['/nowhere', '/contact/us', '/contact.html', '/assets/gone.js', '/%E0%A4%A', '/constructor'],
  ...['/contact%00', '/contact%', '/contact)x', '/__proto__', '/<script>alert(1)</script>'],
])('the unknown URL %s gets the 404 page, which does not repeat it', async (path) => {
  const { text } = await agency.http.get(path).expect(404);
  expect(readHead(text)).toEqual({ title: 'Openhand | Page not found', canonical: undefined });
  expect(text).toContain('data-enquiry="notFound"');
  expect(text).not.toContain('alert(1)');
});
