import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { prerenderPages } from '../../server/pages/prerender.ts';
import { publicFolder, readAssets } from '../../server/paths.ts';
import { openSite } from '../support/site.ts';

// Compressed at the fast level when it is opened, and at the best level later, as a process does some seconds after it
// starts.
const assets = readAssets();
const { script, islands, font, deferredSheet } = assets;
const agency = openSite({
  ...{ SITE_BRAND: 'Tea & Company', SITE_URL: 'https://www.tea-and-company.example' },
  ...{ SITE_PHONE: '+91 172 123 4567', SITE_EMAIL: 'hello@tea-and-company.example' },
  SITE_ADDRESS: 'Sector 9, Chandigarh 160009, India',
});
afterAll(() => agency[Symbol.asyncDispose]());

const atStart = await agency.http.get('/').set('Accept-Encoding', 'br');
const { byPath, notFound } = prerenderPages({ settings: agency.config.settings, assets: agency.assets });
for (const page of [...byPath.values(), notFound])
  for (const one of [page, ...page.translations.values()]) await one.recompress();

const paths = [...pageRoutes.keys(), '/contact?language=hi', '/contact?language=pa', '/nowhere'];

/** Ten packets: the initial congestion window, which a server may send before the first acknowledgement. */
const roundTripBytes = 10 * 1_460;

test('every page arrives in one round trip, with everything for its first paint', async () => {
  for (const path of paths) {
    const { headers, text } = await agency.http.get(path).set('Accept-Encoding', 'gzip, deflate, br');
    expect(headers['content-encoding'], path).toBe('br');
    const bytes = headBytes(headers) + Number(headers['content-length']);
    expect(bytes, path).toBeLessThanOrEqual(roundTripBytes);
    const page = parse(text);
    // The page's script adds the sheet after the paint, and Lighthouse counts what arrives before.
    expect(page.querySelectorAll('script[src], link[rel="stylesheet"]'), path).toEqual([]);
    expect(text).toContain(`<noscript><link rel="stylesheet" href="${deferredSheet}"/></noscript>`);
    expect(text).toContain(`import("${script}")`);
    const preloads = page.querySelectorAll('link[rel="preload"]').map(({ attributes }) => attributes.href);
    expect(preloads, path).toEqual([font]);
  }
});

test('a page that is recompressed in the background keeps its content and ETag', async () => {
  const { headers, text } = await agency.http.get('/').set('Accept-Encoding', 'br');
  expect(Number(headers['content-length'])).toBeLessThan(Number(atStart.headers['content-length']));
  expect(headers.etag).toBe(atStart.headers.etag);
  expect(text).toBe(atStart.text);
});

test('the display font arrives in one round trip, and the faces of samples are few and small', async () => {
  const { headers } = await agency.http.get(font);
  expect(headBytes(headers) + Number(headers['content-length'])).toBeLessThanOrEqual(roundTripBytes);
  const faces = files.filter((name) => name.endsWith('.woff2') && !font.endsWith(name));
  expect(faces).toHaveLength(5);
  for (const name of faces) expect(read(name).length).toBeLessThan(25_000);
});

test('a page loads only one small script before its islands are needed; React is in one file, which comes with a form', async () => {
  const text = read(script).toString();
  // What it may load later: the script that offers an unsent message, and the modules of what is on the page.
  expect(text).not.toMatch(/\bimport\s*["'{*\w]/);
  const later = [...text.matchAll(/\bimport\("(.+?)"\)/g)].map(([, name]) => name);
  expect(later).toEqual([expect.stringMatching(/^\/assets\/unsent-\w+\.js$/)]);
  const large = files.filter((name) => name.endsWith('.js') && read(name).length > 20_000);
  expect(large.map((name) => `/assets/${name}`)).toEqual([islands.enquiry]);
  expect((await agency.http.get('/')).text).toContain(`data-island="${islands.enquiry}"`);
});

test.each<[name: string, file: string | RegExp, bytesMax: number]>([
  ['the script of every page', script, 5_800],
  ['a calculator', islands.calculator, 2_000],
  ['the search of services', islands['service-search'], 2_000],
  ['the list to copy', islands['copy-list'], 2_000],
  ['the background worker', /^send-worker-\w+\.js$/, 2_000],
  ['the script that offers an unsent message', /^unsent-\w+\.js$/, 2_700],
  ['the words in Hindi', /^words-hi-\w+\.js$/, 2_000],
  ['the words in Punjabi', /^words-pa-\w+\.js$/, 2_000],
])('%s is small', (_name, file, bytesMax) => {
  expect(brotliCompressSync(read(file)).length).toBeLessThanOrEqual(bytesMax);
});

test('a form in another language loads the words of that language alone, and the worker intercepts no navigation', () => {
  const enquiry = read(islands.enquiry).toString();
  for (const name of ['hi', 'pa']) expect(enquiry).toMatch(new RegExp(`import\\("/assets/words-${name}-`));
  expect(enquiry).not.toMatch(/[\u0900-\u097f]{4} [\u0900-\u097f]/);
  const worker = read(/^send-worker-\w+\.js$/).toString();
  expect(worker).toContain('sync');
  expect(worker).not.toMatch(/["']fetch["']/);
});

test('browsers get the speculation rules without a request for them', async () => {
  const { headers } = await agency.http.get('/');
  // A string of a structured header field is written as one of JSON: RFC 9651, section 3.3.3.
  const url: string = JSON.parse(headers['speculation-rules'] ?? '""');
  const rules = JSON.parse(url.replace('data:application/speculationrules+json,', ''));
  expect(rules).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
});

const files = readdirSync(`${publicFolder}/assets`);

/** By its URL, its name or a pattern of names. */
function read(file: string | RegExp): Buffer {
  const name = typeof file === 'string' ? basename(file) : files.find((name) => file.test(name));
  return readFileSync(`${publicFolder}/assets/${name}`);
}

function headBytes(headers: Record<string, string>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length;
}
