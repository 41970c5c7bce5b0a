import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBest, compressFast } from '../../server/http/encodings.ts';
import { openSite } from '../support/site.ts';

test('a page is the same after decompression, and smaller when it was compressed in the background', async () => {
  await using site = openSite();
  const { text } = await site.http.get('/').set('Accept-Encoding', 'identity');
  const page = Buffer.from(text);
  const { br, gzip } = await compressBest(page);
  expect(brotliDecompressSync(br)).toEqual(page);
  expect(gunzipSync(gzip)).toEqual(page);
  expect(br.length).toBeLessThan(compressFast(page, 'br').length);
  expect(gzip.length).toBeLessThan(compressFast(page, 'gzip').length);
});
