import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { recompressPages } from '../../server/pages/prerender.ts';
import { publicFolder, readAssets } from '../../server/paths.ts';
import { openSite } from '../support/site.ts';

// The build rendered the pages of this site, with its own settings. Those of the other site were rendered when it was
// opened, compressed at the fast level first and at the best level later, as a process does some seconds after it
// starts.
const assets = readAssets();
const { script, islands, font, deferredSheet } = assets;
const agency = openSite({}, { assets });
const renamed = openSite(
  { SITE_BRAND: 'Tea & Company', SITE_URL: 'https://www.tea-and-company.example' },
  { assets },
);
afterAll(() => Promise.all([agency, renamed].map((site) => site[Symbol.asyncDispose]())));

const atStart = await renamed.http.get('/').set('Accept-Encoding', 'br');
await recompressPages(new AbortController().signal);

const paths = [...pageRoutes.keys(), '/contact?language=hi', '/contact?language=pa', '/nowhere'];

/** Ten packets: the initial congestion window, which a server may send before the first acknowledgement. */
const roundTripBytes = 10 * 1_460;
const scriptBytesMax = 5_800;

test.each(paths)('%s arrives in one round trip, with everything for its first paint', async (path) => {
  for (const { http } of [agency, renamed]) {
    const { headers, text } = await http.get(path).set('Accept-Encoding', 'gzip, deflate, br');
    expect(headers['content-encoding']).toBe('br');
    expect(headBytes(headers) + Number(headers['content-length'])).toBeLessThanOrEqual(roundTripBytes);

    const page = parse(text);
    expect(page.querySelectorAll('script[src]')).toEqual([]);
    // The page's script adds it after the paint, and Lighthouse counts what arrives before.
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
    expect(text).toContain(`<noscript><link rel="stylesheet" href="${deferredSheet}"/></noscript>`);
    expect(text).toContain(`import("${script}")`);
    expect(page.querySelectorAll('link[rel="preload"]').map(({ attributes }) => attributes.href)).toEqual([
      font,
    ]);
  }
});

test('a page carries no selector with a class that it does not have', async () => {
  // These stay together, because the client renders states that the server does not.
  const formRules = assets.rules.find(({ selectors }) => selectors[0]?.text === '')?.css ?? '';
  for (const path of ['/', '/seo-services', '/term-and-conditions']) {
    const { text } = await agency.http.get(path);
    const page = parse(text);
    const classes = new Set(
      page.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(' ')),
    );
    const styles = page.querySelector('style')?.textContent.replace(formRules, '') ?? '';
    // What a pseudo-class excludes may be missing.
    const named = [...styles.replace(/"[^"]*"|:\w+\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect([path, named.filter((name = '') => !classes.has(name))]).toEqual([path, []]);
  }
});

test('a rule that is on every page names no class', () => {
  const everywhere = assets.rules
    .flatMap(({ selectors }) => selectors)
    .flatMap(({ text, required }) => (required.length === 0 ? text : []));
  const named = everywhere.filter((text) => /\.[a-z]/.test(text.replace(/:not\([^)]*\)/g, '')));
  expect(everywhere.length).toBeGreaterThan(20);
  expect(named).toEqual([]);
});

test('a page that is recompressed in the background keeps its content and ETag', async () => {
  const { headers, text } = await renamed.http.get('/').set('Accept-Encoding', 'br');
  expect(Number(headers['content-length'])).toBeLessThan(Number(atStart.headers['content-length']));
  expect(headers.etag).toBe(atStart.headers.etag);
  expect(text).toBe(atStart.text);
});

test('the display font arrives in one round trip', async () => {
  const { headers } = await agency.http.get(font);
  expect(headBytes(headers) + Number(headers['content-length'])).toBeLessThanOrEqual(roundTripBytes);
});

test('hover styles and forced colours are only in the deferred sheet, which is compressed', async () => {
  const { headers, text } = await agency.http.get(deferredSheet).set('Accept-Encoding', 'br');
  expect(headers['content-encoding']).toBe('br');
  expect(text).toMatch(/:hover.*\(forced-colors:active\)/s);
  // The rules of forms stay together.
  for (const path of ['/services', '/who-we-are', '/term-and-conditions']) {
    const [styles = ''] = /<style>.*<\/style>/s.exec((await agency.http.get(path)).text) ?? [];
    // Except where a rule says that nothing points at an element.
    expect(styles.replaceAll(/:not\([^()]*\)/g, '').match(/[^}]*:hover|\(forced-colors/g)).toBeNull();
  }
});

test('the faces of samples are few and small', () => {
  const faces = readdirSync(`${publicFolder}/assets`).filter(
    (name) => name.endsWith('.woff2') && !font.endsWith(name),
  );
  expect(faces.length).toBe(5);
  for (const name of faces)
    expect(readFileSync(`${publicFolder}/assets/${name}`).length).toBeLessThan(25_000);
});

test.each(paths)('images on %s cause no layout shift, and those below the fold load lazily', async (path) => {
  const page = parse((await agency.http.get(path)).text);
  for (const { attributes } of page.querySelectorAll('img, iframe')) {
    expect(attributes).toMatchObject({ loading: 'lazy' });
    if ('src' in attributes && attributes.src?.endsWith('.svg')) {
      expect(attributes).toMatchObject({
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      });
    }
  }
});

test('a page loads only one small script before its islands are needed', () => {
  const bytes = readFileSync(publicFolder + script);
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(scriptBytesMax);
  const text = bytes.toString();
  expect(text).not.toMatch(/\bimport\s*["'{*\w]/);
  // What it may load later: the script that offers an unsent message, and the modules of what is on the page.
  expect([...text.matchAll(/\bimport\("(.+?)"\)/g)].map(([, name]) => name)).toEqual([
    expect.stringMatching(/^\/assets\/unsent-\w+\.js$/),
  ]);
});

test('a calculator, the search of services and the list to copy load less than two kilobytes', () => {
  for (const name of ['calculator', 'service-search', 'copy-list'] as const) {
    expect(brotliCompressSync(readFileSync(publicFolder + islands[name])).length).toBeLessThan(2_000);
  }
});

test('the background worker is small and intercepts no navigation', () => {
  const names = readdirSync(`${publicFolder}/assets`);
  const read = (name: RegExp) =>
    readFileSync(`${publicFolder}/assets/${names.find((file) => name.test(file))}`, 'utf8');
  const worker = read(/^send-worker-\w+\.js$/);
  expect(brotliCompressSync(worker).length).toBeLessThan(2_000);
  expect(worker).toContain('sync');
  expect(worker).not.toMatch(/["']fetch["']/);
  expect(brotliCompressSync(read(/^unsent-\w+\.js$/)).length).toBeLessThan(2_700);
});

test('a form in another language loads the words of that language alone, in less than two kilobytes', () => {
  const enquiry = readFileSync(publicFolder + islands.enquiry, 'utf8');
  for (const name of ['hi', 'pa']) {
    const [, path = ''] = new RegExp(`import\\("(/assets/words-${name}-\\w+\\.js)"\\)`).exec(enquiry) ?? [];
    expect(brotliCompressSync(readFileSync(publicFolder + path)).length).toBeLessThan(2_000);
  }
  expect(enquiry).not.toMatch(/[\u0900-\u097f]{4} [\u0900-\u097f]/);
});

test('browsers get the speculation rules without a request for them', async () => {
  const { headers } = await agency.http.get('/');
  // A string of a structured header field is written as one of JSON: RFC 9651, section 3.3.3.
  const url: string = JSON.parse(headers['speculation-rules'] ?? '""');
  const [, rules = ''] = /^data:application\/speculationrules\+json,(.+)$/.exec(url) ?? [];
  expect(JSON.parse(rules)).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
});

test('the prerendered pages equal those that are rendered at the start', async () => {
  const made = await renamed.http.get('/seo-services');
  const stored = await agency.http.get('/seo-services');
  const neutral = (text: string) =>
    text.replaceAll('Tea &amp; Company', 'Openhand').replace(/https?:\/\/[^"]*/g, '');
  expect(neutral(made.text).length).toBeGreaterThan(10_000);
  expect(Object.keys(stored.headers).sort()).toEqual(
    Object.keys(made.headers)
      .filter((name) => name !== 'strict-transport-security')
      .sort(),
  );
});

function headBytes(headers: Record<string, string>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length;
}
