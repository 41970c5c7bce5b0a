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
