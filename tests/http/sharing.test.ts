import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fingers, palm } from '../../views/icons/hand.ts';
import { site } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { parsePage } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const url = 'https://www.example.com';
const agency = openSite({ SITE_URL: url, SITE_BRAND: 'Tea & Co', SITE_WHATSAPP: '+91 98765 43210' });
afterAll(() => agency[Symbol.asyncDispose]());

const rows = Object.values<Page>(site);

test.each(rows)('the social image of $path exists in the size that its metadata states', async (row) => {
  const { root } = parsePage((await agency.http.get(row.path)).text);
  const address = root.querySelector('head meta[property="og:image"]')?.getAttribute('content') ?? '';
  const { status, type, headers, body } = await agency.http
    .get(address.slice(url.length))
    .responseType('blob');
  expect({ status, type }).toEqual({ status: 200, type: 'image/png' });
  expect(sizeOf(body)).toEqual([1200, 630]);
  expect(headers['cache-control']).toContain('immutable');
});

// The fonts have no others, and the renderer of the cards leaves out what its font lacks.
test.each(rows)('the label and heading of $path have only characters of the display font', async (row) => {
  const { root } = parsePage((await agency.http.get(row.path)).text);
  const text = row.label + root.querySelector('h1')?.text;
  expect(text.replace(/[A-Za-z0-9 \u00a0.,:;?!&()+\-–—’“”@/©<>]/g, '')).toBe('');
});

test('no two pages share a social image', async () => {
  const pictures = await Promise.all(
    rows.map(
      async ({ path }) => /property="og:image" content="(.*?)"/.exec((await agency.http.get(path)).text)?.[1],
    ),
  );
  expect(new Set(pictures).size).toBe(rows.length);
});

test('an unknown page has no social card', async () => {
  expect((await agency.http.get('/nowhere')).text).not.toContain('og:');
});

test.each([
  ['/icon-32.png', 32],
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('the logo exists as %s', async (path, px) => {
  const { status, body } = await agency.http.get(path).responseType('blob');
  expect([status, sizeOf(body)]).toEqual([200, [px, px]]);
});

test('the favicon has the same logo as the pages', async () => {
  const { body } = await agency.http.get('/favicon.svg').responseType('blob');
  expect(String(body)).toContain(`d="${fingers}${palm}"`);
});

test('favicon.ico returns the logo', async () => {
  const { status, body } = await agency.http.get('/favicon.ico').responseType('blob');
  expect(status).toBe(200);
  // The ICO header has six bytes: reserved, type (1 is an icon), and the count of images, here three.
  expect([body.readUInt16LE(0), body.readUInt16LE(2), body.readUInt16LE(4)]).toEqual([0, 1, 3]);
});

test('the manifest names the agency, and its icons exist in the stated sizes', async () => {
  const page = await agency.http.get('/');
  expect(page.text).toContain('<link rel="manifest" href="/site.webmanifest"');
  const { body, type } = await agency.http.get('/site.webmanifest').responseType('blob');
  expect(type).toBe('application/manifest+json');
  const manifest = JSON.parse(String(body));
  expect(manifest.name).toBe('Tea & Co');
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await agency.http.get(src).responseType('blob');
    expect([src, icon.status, icon.type]).toEqual([src, 200, type]);
    if (sizes !== 'any') expect([src, sizeOf(icon.body).join('x')]).toEqual([src, sizes]);
  }
});

test('theme-color matches the page in light and dark mode', async () => {
  const tokens = readFileSync(new URL('../../views/styles/tokens.css', import.meta.url), 'utf8');
  const day = /--chalk: (#\w+);/.exec(tokens)?.[1];
  const night = /--plaster: (#\w+);/.exec(tokens)?.[1];
  const { text } = await agency.http.get('/');
  expect(text).toContain(`<meta name="theme-color" content="${day}" media="(prefers-color-scheme: light)"`);
  expect(text).toContain(`<meta name="theme-color" content="${night}" media="(prefers-color-scheme: dark)"`);
});

test('a WhatsApp number is in every footer and on the contact page once it is set', async () => {
  const to = 'https://wa.me/919876543210';
  for (const { path } of rows) {
    const { root, main } = parsePage((await agency.http.get(path)).text);
    expect([path, root.querySelectorAll(`footer a[href="${to}"]`).length]).toEqual([path, 1]);
    expect([path, main.querySelectorAll(`a[href="${to}"]`).length]).toEqual([
      path,
      path === '/contact' ? 1 : 0,
    ]);
  }
  await using without = openSite();
  expect((await without.http.get('/contact')).text).not.toContain('href="https://wa.me');
});

// Width and height are in the first chunk of every PNG.
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
