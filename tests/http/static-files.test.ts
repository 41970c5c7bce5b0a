import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publicFolder, readAssets } from '../../server/paths.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openSite } from '../support/site.ts';

// Read-only tests; they share one site.
const agency = openSite();
afterAll(() => agency[Symbol.asyncDispose]());

const { script, islands, font, drawings, posters } = readAssets();

test.each([script, font, ...Object.values(islands), ...Object.values(drawings).map(({ src }) => src)])(
  '%s may be cached for a year, because its name changes with its content',
  async (path) => {
    const { status, headers } = await agency.http.get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test('every drawing is on a page', async () => {
  const answers = await Promise.all(pagePaths.map((path) => agency.http.get(path)));
  const pages = answers.map(({ text }) => text).join('');
  const isShown = (name: string, src: string) => {
    const { whole, opening } = posters[name.replace(/Opening$/, '')] ?? {};
    return [src, whole, opening].some((part) => part !== undefined && pages.includes(part));
  };
  expect(Object.entries(drawings).filter(([name, { src }]) => !isShown(name, src))).toEqual([]);
});

test('the display font has its own content type', async () => {
  const { headers } = await agency.http.get(font);
  expect(headers['content-type']).toBe('font/woff2');
});

test('every page loads the built script and font', async () => {
  const { text } = await agency.http.get('/');
  expect(text).toContain(`import("${script}")`);
  expect(text).toContain(`href="${font}"`);
});

test('a file that is deleted while the site runs, for example by the next build, is still served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-')); // not the build's, which other tests are reading
  writeFileSync(join(folder, 'goes.txt'), 'Here today');
  await using open = openSite({}, { publicFolder: folder });
  expect((await open.http.get('/goes.txt')).text).toBe('Here today');
  rmSync(folder, { recursive: true });
  expect((await open.http.get('/goes.txt')).text).toBe('Here today');
});

test.each([
  '/assets/../../server.js',
  '/..%2fserver.js',
  '/%2e%2e/manifest.json',
  '/manifest.json',
  '/assets',
])('only public files are served: %s', async (path) => {
  expect((await agency.http.get(path)).status).toBe(404);
});

test('each page loads little script; React is one file and loads with a form', async () => {
  const entry = (await agency.http.get(script)).text;
  expect(entry.length).toBeLessThan(20_000);
  const files = readdirSync(`${publicFolder}/assets`).filter((name) => name.endsWith('.js'));
  const large = files.filter((name) => statSync(`${publicFolder}/assets/${name}`).size > 20_000);
  expect(large.map((name) => `/assets/${name}`)).toEqual([islands.enquiry]);
  expect(entry).not.toContain(islands.enquiry);
  expect((await agency.http.get('/')).text).toContain(`data-island="${islands.enquiry}"`);
});

test.each([['br'], ['gzip']])('text is sent compressed to a browser that accepts %s', async (encoding) => {
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

test('stray files and linked folders beside former builds are not served and do not prevent a start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'former-'));
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/page-1.js'), 'one');
  writeFileSync(join(folder, '.DS_Store'), '');
  const other = mkdtempSync(join(tmpdir(), 'other-'));
  writeFileSync(join(other, 'secret.txt'), 'secret');
  symlinkSync(other, join(folder, 'linked'));
  symlinkSync(other, join(folder, 'assets/linked'));
  await using open = openSite({}, { formerFolder: folder });
  expect((await open.http.get('/assets/page-1.js')).text).toBe('one');
  for (const path of ['/linked/secret.txt', '/assets/linked/secret.txt', '/.DS_Store'])
    expect((await open.http.get(path)).status).toBe(404);
  for (const made of [folder, other]) rmSync(made, { recursive: true });
});
