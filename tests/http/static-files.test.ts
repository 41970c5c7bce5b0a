import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readAssets } from '../../server/pages/asset-manifest.ts';
import { publicFolder } from '../../server/paths.ts';
import { openSite } from '../support/site.ts';

// These tests only read, so they read one site.
const agency = openSite();
afterAll(() => agency[Symbol.asyncDispose]());

const { script, font, figures } = readAssets();

test.each([script, font, ...Object.values(figures)])(
  '%s may be kept for a year, for its name changes with it',
  async (path) => {
    const { status, headers } = await agency.http.get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test('the display font is sent as what it is', async () => {
  const { headers } = await agency.http.get(font);
  expect(headers['content-type']).toBe('font/woff2');
});

test('every page loads the script and the font that were built', async () => {
  const { text } = await agency.http.get('/');
  expect(text).toContain(`import("${script}")`);
  expect(text).toContain(`href="${font}"`);
});

test('a file that goes while the site runs, as when the next build replaces it, is served all the same', async () => {
  const name = `/goes-${randomUUID()}.txt`;
  writeFileSync(publicFolder + name, 'Here today');
  await using open = openSite();
  expect((await open.http.get(name)).text).toBe('Here today');
  rmSync(publicFolder + name);
  expect((await open.http.get(name)).text).toBe('Here today');
});

test.each([
  '/assets/../../server.js',
  '/..%2fserver.js',
  '/%2e%2e/manifest.json',
  '/manifest.json',
  '/assets',
])('nothing but the public files is served: %s', async (path) => {
  expect((await agency.http.get(path)).status).toBe(404);
});

test('what every page loads is small; React comes with a form, in one file of its own', async () => {
  const entry = (await agency.http.get(script)).text;
  expect(entry.length).toBeLessThan(20_000);
  const files = readdirSync(`${publicFolder}/assets`).filter((name) => name.endsWith('.js'));
  const large = files.filter((name) => statSync(`${publicFolder}/assets/${name}`).size > 20_000);
  expect(large).toHaveLength(1);
  expect(entry).toMatch(new RegExp(`import\\("\\./${large[0]}"\\)`));
});

test.each([['br'], ['gzip']])('what is text travels small to a browser that reads %s', async (encoding) => {
  for (const path of [script, '/', '/nowhere']) {
    const plain = await agency.http.get(path).set('Accept-Encoding', 'identity');
    const small = await agency.http.get(path).set('Accept-Encoding', encoding);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(small.headers['content-encoding']).toBe(encoding);
    expect(small.headers.vary).toBe('Accept-Encoding');
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    expect(Number(small.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2);
  }
});
