import { afterAll, expect, test } from 'vitest';
import { site } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { parsePage } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';
import { findJsonLd, readJsonLd } from '../support/structured-data.ts';

// Read-only tests; they share one site.
const url = 'https://www.example.com';
const agency = openSite({ SITE_URL: url, SITE_BRAND: 'Tea </script> & Co' });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.values<Page>(site);
const paths = rows.map(({ path }) => path);

test('a name that contains a closing script tag is escaped in structured data', async () => {
  const { text } = await agency.http.get('/');
  expect(findJsonLd(text, 'Organization')).toMatchObject({ name: 'Tea </script> & Co' });
  expect(parsePage(text).root.querySelector('.footer')).not.toBeNull();
});

test('example values are never in structured data', async () => {
  for (const path of paths) {
    const [parsed] = readJsonLd((await agency.http.get(path)).text);
    expect(Object.keys(parsed ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo']);
  }
});

test('location, opening hours and contacts are in structured data once they are set', async () => {
  await using real = openSite({
    SITE_URL: url,
    SITE_PHONE: '+91 172 500 1234',
    SITE_EMAIL: 'hello@example.com',
    SITE_ADDRESS: 'SCO 12, Sector 26, Chandigarh 160019',
    SITE_HOURS: 'Mo-Fr 10:00-19:00, Sa 10:00-14:00',
    SOCIAL_LINKS: 'https://www.instagram.com/teaandco/',
  });
  const { text } = await real.http.get('/contact');
  expect(findJsonLd(text, 'LocalBusiness')).toMatchObject({
    telephone: '+91 172 500 1234',
    email: 'hello@example.com',
    address: 'SCO 12, Sector 26, Chandigarh 160019',
    openingHours: ['Mo-Fr 10:00-19:00', 'Sa 10:00-14:00'],
    sameAs: ['https://www.instagram.com/teaandco/'],
  });
  // The page shows the same.
  expect(parsePage(text).main.textContent).toContain(
    'Open Monday to Friday from 10:00 to 19:00; Saturday from 10:00 to 14:00.',
  );
});
