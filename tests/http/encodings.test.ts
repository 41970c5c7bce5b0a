import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressBest } from '../../server/http/encodings.ts';
import { roundTripBytesMax } from '../../server/limits.ts';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
afterAll(() => site[Symbol.asyncDispose]());

test('a page beyond one round trip is at most as large as brotli’s default parameters make it, and some are smaller', async () => {
  let saved = 0;
  for (const path of [...pageRoutes.keys()].filter((path) => path.includes('marketing'))) {
    const { text } = await site.http.get(path).set('Accept-Encoding', 'identity');
    const page = Buffer.from(text);
    const { br, gzip } = await compressBest(page);
    expect(brotliDecompressSync(br)).toEqual(page);
    expect(gunzipSync(gzip)).toEqual(page);
    const highest = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    if (br.length > roundTripBytesMax) expect(br.length).toBeLessThanOrEqual(highest);
    saved += Math.max(0, highest - br.length);
  }
  expect(saved).toBeGreaterThan(0);
});
