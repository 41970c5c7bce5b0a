import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { prerenderPages } from '../../server/pages/prerender.ts';
import { publicFolder, readAssets } from '../../server/paths.ts';
import { openSite } from '../support/site.ts';

// Compressed at the best level, as a process does some seconds after it starts, and at the fast level when it is opened.
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

test('every page arrives in one round trip, with everything for its first paint, and keeps content and ETag when it is recompressed', async () => {
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
  const { headers, text } = await agency.http.get('/').set('Accept-Encoding', 'br');
  expect(Number(headers['content-length'])).toBeLessThan(Number(atStart.headers['content-length']));
  expect([headers.etag, text]).toEqual([atStart.headers.etag, atStart.text]);
});

test('the display font arrives in one round trip', async () => {
  const { headers } = await agency.http.get(font);
  expect(headBytes(headers) + Number(headers['content-length'])).toBeLessThanOrEqual(roundTripBytes);
});

test('each script is as small as the client’s README says', () => {
  for (const [file, bytesMax] of [
    [script, 5_800],
    [islands.calculator, 2_000],
    [islands['service-search'], 2_000],
    [islands['copy-list'], 2_000],
    [/^send-worker-\w+\.js$/, 2_000],
    [/^unsent-\w+\.js$/, 2_700],
    [/^words-hi-\w+\.js$/, 2_000],
    [/^words-pa-\w+\.js$/, 2_000],
  ] as const)
    expect(brotliCompressSync(read(file)).length, String(file)).toBeLessThanOrEqual(bytesMax);
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
