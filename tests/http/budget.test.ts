import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { publicFolder, readAssets } from '../../server/assets.ts';
import { roundTripBytesMax } from '../../server/limits.ts';
import { places } from '../../server/places.ts';
import { openSite } from '../builders/site.ts';

// The build made the pages of this one, with its own settings; the other's were made when it was opened.
const agency = openSite();
const renamed = openSite({ SITE_BRAND: 'Tea & Company', SITE_URL: 'https://www.tea-and-company.example' });
afterAll(() => Promise.all([agency[Symbol.asyncDispose](), renamed[Symbol.asyncDispose]()]));

const paths = [...places.keys(), '/nowhere'];
const { script, speculation } = readAssets();

const scriptBytesMax = 5_000;

test.each(paths)(
  '%s arrives whole in one round trip, with everything that its first paint needs',
  async (path) => {
    for (const { http } of [agency, renamed]) {
      const { headers, text } = await http.get(path).set('Accept-Encoding', 'gzip, deflate, br');
      expect(headers['content-encoding']).toBe('br');
      expect(Number(headers['content-length'])).toBeLessThanOrEqual(roundTripBytesMax);

      const page = parse(text);
      expect(page.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
      const scripts = page.querySelectorAll('script[src]').map((element) => element.attributes);
      expect(scripts).toEqual([{ type: 'module', src: script }]);
    }
  },
);

test.each(paths)(
  'nothing moves on %s when a picture arrives, and none below the fold is asked for early',
  async (path) => {
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
  },
);

test('what a page asks of a visitor who writes nothing is one small script', () => {
  const bytes = readFileSync(publicFolder + script);
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(scriptBytesMax);
  const text = bytes.toString();
  expect(text).not.toMatch(/\bimport\s*["'{*\w]/);
  // The one thing that it may load later, and islands.ts does so only where a form stands.
  expect([...text.matchAll(/\bimport\("(.+?)"\)/g)].map(([, name]) => name)).toEqual([
    expect.stringMatching(/^\.\/enquiry-\w+\.js$/),
  ]);
});

test('browsers are told which pages they may draw ahead, under the type that they insist on', async () => {
  const { headers } = await agency.http.get('/');
  expect(headers['speculation-rules']).toBe(`"${speculation}"`);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  const rules = await agency.http.get(speculation);
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(rules.headers['cache-control']).toContain('immutable');
});

test('the pages that the build made are the ones that a start would make', async () => {
  const made = await renamed.http.get('/seo-services');
  const kept = await agency.http.get('/seo-services');
  const neutral = (text: string) =>
    text.replaceAll('Tea &amp; Company', 'Openhand').replace(/https?:\/\/[^"]*/g, '');
  expect(neutral(made.text).length).toBeGreaterThan(10_000);
  expect(Object.keys(kept.headers).sort()).toEqual(
    Object.keys(made.headers)
      .filter((name) => name !== 'strict-transport-security')
      .sort(),
  );
});
