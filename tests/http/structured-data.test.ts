import { afterAll, expect, test } from 'vitest';
import { type Page, site } from '../../views/index.ts';
import { openPage, read } from '../builders/reading.ts';
import { openSite } from '../builders/site.ts';
import { type Thing, thing, toldBy } from '../builders/structured.ts';

// These tests only read, so they read one site.
const url = 'https://www.example.com';
const agency = openSite({ SITE_URL: url, SITE_BRAND: 'Tea </script> & Co' });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.values<Page>(site);
const paths = rows.map(({ path }) => path);

test.each(paths)('%s tells programs whose it is, once', async (path) => {
  const { text } = await agency.http.get(path);
  expect(text.match(/application\/ld\+json/g)).toHaveLength(1);
  expect(thing(text, 'Organization')).toMatchObject({ name: 'Tea </script> & Co', url: `${url}/` });
  expect(thing(text, 'WebSite')).toMatchObject({ publisher: { '@id': `${url}/#agency` } });
});

test.each(paths)('%s tells programs the same trail that it shows', async (path) => {
  const { text } = await agency.http.get(path);
  const { trail } = openPage(text);
  const told = thing(text, 'BreadcrumbList')?.itemListElement as Thing[] | undefined;
  if (trail.length === 0) return expect([path, told]).toEqual(['/', undefined]);
  expect(told?.map(({ position, name, item }) => [position, name, item])).toEqual(
    // The first crumb is drawn as a house.
    trail.map(({ label, href }, index) => [index + 1, label || 'Home', url + (href ?? path)]),
  );
});

test.each(paths)('%s tells programs the same questions and answers that it shows', async (path) => {
  const { text } = await agency.http.get(path);
  const shown = openPage(text).main.querySelectorAll('.question');
  const told = thing(text, 'FAQPage')?.mainEntity as Thing[] | undefined;
  expect((told ?? []).map(({ name }) => name)).toEqual(
    shown.map((item) => read(item.querySelector('h3') ?? item)),
  );
  for (const [index, item] of shown.entries()) {
    const answer = (told?.[index]?.acceptedAnswer as Thing | undefined)?.text;
    const paragraphs = item.querySelectorAll('.prose > *').map(read);
    expect(answer).toBe(paragraphs.join(' '));
  }
});

test.each(rows)(
  '$path is a service to programs only if it is one',
  async ({ path, group, label, description }) => {
    const told = thing((await agency.http.get(path)).text, 'Service');
    if (group === undefined) return expect(told).toBeUndefined();
    expect(told).toMatchObject({
      name: label,
      description,
      url: url + path,
      provider: { '@id': `${url}/#agency` },
    });
  },
);

test('no program is told an example as if it were true', async () => {
  for (const path of paths) {
    const [told] = toldBy((await agency.http.get(path)).text);
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
  expect(thing(text, 'LocalBusiness')).toMatchObject({
    telephone: '+91 172 500 1234',
    email: 'hello@example.com',
    address: 'SCO 12, Sector 26, Chandigarh 160019',
    openingHours: ['Mo-Fr 10:00-19:00', 'Sa 10:00-14:00'],
    sameAs: ['https://www.instagram.com/teaandco/'],
  });
  // And people are told the same.
  expect(openPage(text).main.textContent).toContain(
    'Open Monday to Friday from 10:00 to 19:00; Saturday from 10:00 to 14:00.',
  );
});
