import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { peakMemoryMb } from '../support/memory.ts';
import { startServer } from '../support/server-process.ts';

const server = startServer();
const url = await server.url();
afterAll(() => server[Symbol.asyncDispose]());

const bomb = brotliCompressSync(Buffer.alloc(64 * 2 ** 20, ' '), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 5 },
});

test.each(['/send', '/vitals'])(
  'a body that expands when it is decompressed is refused unread at %s',
  async (path) => {
    const post = () => postTo(path, 'br', bomb);
    expect(await Promise.all(Array.from({ length: 40 }, post))).toEqual(
      Array.from({ length: 40 }, () => 415),
    );
    expect(peakMemoryMb(server.child)).toBeLessThan(300);
  },
);

test('a compressed enquiry is refused because it is compressed, not as malformed', async () => {
  expect(await postTo('/send', 'gzip', gzipSync(JSON.stringify(asha)))).toBe(415);
  expect(await postTo('/send', 'identity', Buffer.from(JSON.stringify(asha)))).toBe(200);
});

async function postTo(path: string, encoding: string, body: Buffer): Promise<number> {
  const { status } = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
    body: new Uint8Array(body),
  });
  return status;
}
