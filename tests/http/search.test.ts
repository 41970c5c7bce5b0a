// What search engines, link previews, language models and home screens get.

import { afterAll, expect, test } from 'vitest';
import { isIndexable } from '../../server/http/security-headers.ts';
import { fingers, palm } from '../../views/icons/hand.ts';
import { groups, redirects, site, unpublishedServices } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';
import { findJsonLd, readJsonLd } from '../support/structured-data.ts';

// Read-only tests; they share one site. The contract of pages has what each page says of itself.
const url = 'https://www.example.com';
const agency = openSite({ SITE_URL: url, SITE_BRAND: 'Tea </script> & Co', SITE_PHONE: '+91 172 500 1234' });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.values<Page>(site);
const paths = rows.map(({ path }) => path);
const htmlOf = async (path: string) => (await agency.http.get(path)).text;
const file = (path: string) => agency.http.get(path).responseType('blob').expect(200);

test('the sitemap lists each page once, by its canonical URL, and robots.txt names it and keeps the links of enquiries out', async () => {
  const { text, type } = await agency.http.get('/sitemap.xml');
  const named = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect([type, ...named]).toEqual(['application/xml', ...paths.map((path) => url + path)]);
  const robots = await agency.http.get('/robots.txt').expect('Content-Type', /^text\/plain/);
  expect(robots.text).toBe(`User-agent: *\nDisallow: /enquiry/\n\nSitemap: ${url}/sitemap.xml\n`);
});

test('llms.txt lists each page once, services under their group, and has the contact details that are no examples', async () => {
  const { text } = await agency.http.get('/llms.txt').expect('Content-Type', /^text\/plain/);
  expect(text).toMatch(/^# Tea .+\n\n> .+\n/);
  for (const { label, path, description, group } of rows) {
    const sections = text
      .split('\n## ')
      .filter((part) => part.includes(`\n- [${label}](${url}${path}): ${description}`));
    expect([path, sections.length]).toEqual([path, 1]);
    if (group) expect(sections[0]).toMatch(new RegExp(`^${groups[group].label}\n`));
  }
  expect(text).toContain('- Telephone: +91 172 500 1234');
  expect(text).not.toMatch(/E-mail: |Address: /);
});

test('only an https URL of a real host is indexed, no copy of the site elsewhere, and no URL without a page, unless it redirects', async () => {
  for (const path of ['/nowhere', '/sitemap.xml/', unpublishedServices[0].path])
    await agency.http.get(path).expect(404).expect('X-Robots-Tag', 'noindex');
  for (const path of Object.keys(redirects))
    expect((await agency.http.get(path).expect(301)).headers).not.toHaveProperty('x-robots-tag');
  await using copy = openSite();
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/favicon.svg', '/flyer'])
    await copy.http.get(path).expect('X-Robots-Tag', 'noindex');
  const addresses = [
    ...['http://www.example.com', 'http://localhost:5000', 'https://localhost', 'https://agency'],
    ...['https://192.168.1.10', 'https://[::1]:8443', 'https://openhand.example', 'https://desk.local'],
    ...[
      'https://www.openhand.test',
      'https://site.localhost',
      'https://staging.internal',
      'https://openhand.in',
    ],
  ];
  expect(addresses.filter(isIndexable)).toEqual(['https://openhand.in']);
});

test('structured data escapes a name that closes a script, and has no example values', async () => {
  const html = await htmlOf('/');
  const [organization = {}] = readJsonLd(html);
  expect(Object.keys(organization)).toEqual(['@type', '@id', 'name', 'url', 'logo', 'telephone']);
  expect(organization).toMatchObject({ name: 'Tea </script> & Co' });
  expect(parsePage(html).root.querySelector('.footer')).not.toBeNull();
});

test('location, opening hours, contacts, networks and WhatsApp are on the pages and in their data once they are set', async () => {
  const address = 'SCO 12, Sector 26, Chandigarh 160019';
  const data = { telephone: '+91 172 500 1234', email: 'hello@example.com', address };
  const sameAs = ['https://www.linkedin.com/company/tea', 'https://www.youtube.com/@tea'];
  await using real = openSite({
    ...{ SITE_URL: url, SITE_PHONE: data.telephone, SITE_EMAIL: data.email, SITE_ADDRESS: address },
    ...{ SITE_HOURS: 'Mo-Fr 10:00-19:00, Sa 10:00-14:00', SITE_WHATSAPP: '+91 98765 43210' },
    SOCIAL_LINKS: sameAs.join(', '),
  });
  const { root, main } = parsePage((await real.http.get('/contact')).text);
  const footer = root.querySelectorAll('footer a[href^="https://"]');
  const links = footer.map((link) => `${textOf(link)} ${link.getAttribute('href')}`);
  const whatsApp = 'https://wa.me/919876543210';
  for (const link of [`LinkedIn ${sameAs[0]}`, `YouTube ${sameAs[1]}`, expect.stringContaining(whatsApp)])
    expect(links).toContainEqual(link);
  expect(main.querySelector(`a[href="${whatsApp}"]`)).not.toBeNull();
  const openingHours = ['Mo-Fr 10:00-19:00', 'Sa 10:00-14:00'];
  expect(findJsonLd(root.outerHTML, 'LocalBusiness')).toMatchObject({ ...data, openingHours, sameAs });
  const hours = 'Open Monday to Friday from 10 am to 7 pm; Saturday from 10 am to 2 pm.';
  expect(main.textContent).toContain(hours);

  await using off = openSite({ SOCIAL_LINKS: 'off' });
  const { root: bare } = parsePage((await off.http.get('/contact')).text);
  expect(bare.querySelectorAll('footer a[href^="https://"], a[href*="wa.me"]')).toEqual([]);
});

test('each page has a social card of its own, in the stated size, of characters that its font has', async () => {
  const cards = new Set<string>();
  for (const { path, label } of rows) {
    const { root } = parsePage(await htmlOf(path));
    const address = root.querySelector('head meta[property="og:image"]')?.getAttribute('content') ?? '';
    const { type, headers, body } = await file(address.slice(url.length));
    expect([path, type, ...sizeOf(body)]).toEqual([path, 'image/png', 1200, 630]);
    expect(headers['cache-control']).toContain('immutable');
    cards.add(address);
    // The renderer of the cards leaves out what the font lacks.
    expect(label + root.querySelector('h1')?.text).toMatch(/^[A-Za-z0-9 \u00a0.,:;?!&()+\-–—’“”@/©<>]+$/);
  }
  expect(cards.size).toBe(rows.length);
});

test('the logo is an icon in each size, and the manifest names the agency and the icons', async () => {
  expect(String((await file('/favicon.svg')).body)).toContain(`d="${fingers}${palm}"`);
  expect(sizeOf((await file('/apple-touch-icon.png')).body)).toEqual([180, 180]);
  // The ICO header ends with the count of images.
  expect((await file('/favicon.ico')).body.readUInt16LE(4)).toBe(3);
  const { body, type } = await file('/site.webmanifest');
  expect(type).toBe('application/manifest+json');
  const { name, icons } = JSON.parse(String(body));
  expect(name).toBe('Tea </script> & Co');
  const all = new Set<string>(icons.map(({ sizes }: { sizes: string }) => sizes));
  expect(all).toEqual(new Set(['any', '32x32', '192x192', '512x512']));
  for (const { src, sizes, type } of icons) {
    const icon = await file(src);
    expect([src, icon.type]).toEqual([src, type]);
    if (sizes !== 'any') expect([src, sizeOf(icon.body).join('x')]).toEqual([src, sizes]);
  }
});

// Width and height are in the first chunk of every PNG.
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
