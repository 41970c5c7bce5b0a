import { afterAll, expect, test } from 'vitest';
import { type Page, site } from '../../views/index.ts';
import { parsePage } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';
import { findJsonLd, readJsonLd } from '../support/structured-data.ts';

// These tests only read, so they read one site.
const url = 'https://www.example.com';
const agency = openSite({ SITE_URL: url, SITE_BRAND: 'Tea </script> & Co' });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.values<Page>(site);
const paths = rows.map(({ path }) => path);

test('a name that would close the script is told as it is, and closes nothing', async () => {
  const { text } = await agency.http.get('/');
  expect(findJsonLd(text, 'Organization')).toMatchObject({ name: 'Tea </script> & Co' });
  expect(parsePage(text).root.querySelector('.footer')).not.toBeNull();
});

test('no program is told an example as if it were true', async () => {
  for (const path of paths) {
    const [told] = readJsonLd((await agency.http.get(path)).text);
    expect(Object.keys(told ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo']);
  }
});

test('once they are set, programs are told where the agency is, when it is open and how to reach it', async () => {
  await using real = openSite({
    SITE_URL: url,
    SITE_PHONE: '+91 172 500 1234',
    SITE_EMAIL: 'hello@example.com',
    SITE_ADDRESS: 'SCO 12, Sector 26, Chandigarh 160019',
    SITE_HOURS: 'Mo-Fr 10:00-19:00, Sa 10:00-14:00',
    SOCIAL_INSTAGRAM: 'https://www.instagram.com/teaandco/',
  });
  const { text } = await real.http.get('/contact');
  expect(findJsonLd(text, 'LocalBusiness')).toMatchObject({
    telephone: '+91 172 500 1234',
    email: 'hello@example.com',
    address: 'SCO 12, Sector 26, Chandigarh 160019',
    openingHours: ['Mo-Fr 10:00-19:00', 'Sa 10:00-14:00'],
    sameAs: ['https://www.instagram.com/teaandco/'],
  });
  // And people are told the same.
  expect(parsePage(text).main.textContent).toContain(
    'Open Monday to Friday from 10:00 to 19:00; Saturday from 10:00 to 14:00.',
  );
});
