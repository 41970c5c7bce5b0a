import { afterAll, expect, test } from 'vitest';
import { groups, site } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { parsePage } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const url = 'https://www.example.com';
const agency = openSite({ SITE_URL: url, SITE_BRAND: 'Tea & Co', SITE_PHONE: '+91 172 500 1234' });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.values<Page>(site);

test('llms.txt lists every page with a one-line description', async () => {
  const { text, type } = await agency.http.get('/llms.txt');
  expect(type).toBe('text/plain');
  expect(text).toMatch(/^# Tea & Co\n\n> .+\n/);
  const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].map(([, label, to, about]) => [
    label,
    to,
    about,
  ]);
  const expected = rows.map(({ label, path, description }) => [label, url + path, description]);
  expect(links.sort()).toEqual(expected.sort());
});

test('llms.txt lists each service under its own group', async () => {
  const { text } = await agency.http.get('/llms.txt');
  for (const [name, { label }] of Object.entries(groups)) {
    const section = text.split(`\n## ${label}\n`)[1]?.split('\n## ')[0] ?? '';
    const listed = [...section.matchAll(/\]\((.+?)\)/g)].map(([, to]) => to);
    expect(listed).toEqual(rows.filter(({ group }) => group === name).map(({ path }) => url + path));
  }
});

test('llms.txt has the agency’s contact details and no example values', async () => {
  const { text } = await agency.http.get('/llms.txt');
  expect(text).toContain('- Telephone: +91 172 500 1234');
  expect(text).not.toContain('E-mail: ');
  expect(text).not.toContain('Address: ');
});

test('each WebMCP tool names the service that it asks about', async () => {
  const about = async (path: string) =>
    parsePage((await agency.http.get(path)).text)
      .main.querySelector('form')
      ?.getAttribute('tooldescription');
  expect(await about('/seo-services')).toContain('about SEO Services.');
  expect(await about('/php-website-development-services')).toContain('about PHP web development.');
  expect(await about('/contact')).toContain('about any of its services.');
});
