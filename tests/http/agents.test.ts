import { afterAll, expect, test } from 'vitest';
import { absent, groups, type Page, site } from '../../views/index.ts';
import { openPage } from '../builders/reading.ts';
import { openSite } from '../builders/site.ts';

// These tests only read, so they read one site.
const url = 'https://www.example.com';
const agency = openSite({ SITE_URL: url, SITE_BRAND: 'Tea & Co', SITE_PHONE: '+91 172 500 1234' });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.values<Page>(site);

test('a program that reads rather than looks finds every page in llms.txt, with a line about each', async () => {
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

test('llms.txt lists each service under the group that it belongs to', async () => {
  const { text } = await agency.http.get('/llms.txt');
  for (const [name, { label }] of Object.entries(groups)) {
    const section = text.split(`\n## ${label}\n`)[1]?.split('\n## ')[0] ?? '';
    const listed = [...section.matchAll(/\]\((.+?)\)/g)].map(([, to]) => to);
    expect(listed).toEqual(rows.filter(({ group }) => group === name).map(({ path }) => url + path));
  }
});

test('llms.txt says how to reach the agency, and nothing that is only an example', async () => {
  const { text } = await agency.http.get('/llms.txt');
  expect(text).toContain('- Telephone: +91 172 500 1234');
  expect(text).not.toContain('E-mail: ');
  expect(text).not.toContain('Address: ');
});

const addresses = [...rows.map(({ path }) => path), ...absent.map(({ path }) => path), '/nowhere'];

test.each(addresses)(
  'an agent that browses %s is offered each form as a tool, field by field',
  async (path) => {
    const forms = openPage((await agency.http.get(path)).text).main.querySelectorAll('form');
    // The name has to be the only one on its page.
    expect(forms.length).toBeLessThanOrEqual(1);
    for (const form of forms) {
      expect(form.getAttribute('toolname')).toMatch(/^[a-z_]{1,64}$/);
      expect(form.getAttribute('tooldescription')).toMatch(/^Sends the agency an enquiry.+\.$/);
      expect(form.hasAttribute('toolautosubmit')).toBe(true);
      for (const field of form.querySelectorAll('.form-input')) {
        expect([field.getAttribute('name'), field.getAttribute('toolparamdescription')]).toEqual([
          field.getAttribute('name'),
          expect.stringMatching(/^.{10,80}$/),
        ]);
      }
    }
  },
);

test('each tool says which service it asks about', async () => {
  const about = async (path: string) =>
    openPage((await agency.http.get(path)).text)
      .main.querySelector('form')
      ?.getAttribute('tooldescription');
  expect(await about('/seo-services')).toContain('about SEO Services.');
  expect(await about('/php-website-development-services')).toContain('about PHP web development.');
  expect(await about('/contact')).toContain('about any of its services.');
});
