import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { roundTripBytesMax } from './limits.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Encodings = Record<Encoding, Buffer>;

/** The same bytes in every encoding that browsers ask for, at once; what would need a second trip is pressed harder. */
export function encode(identity: Buffer): Encodings {
  let br = brotliCompressSync(identity, brotliAt(5));
  for (const quality of harder) {
    if (br.length > roundTripBytesMax) br = brotliCompressSync(identity, brotliAt(quality));
  }
  return { br, gzip: gzipSync(identity), identity };
}

/** The same, a tenth smaller and ten times slower: for the build. */
export async function encodeSmall(identity: Buffer): Promise<Encodings> {
  const gz = promisify(gzip)(identity, { level: 9 });
  const press = (quality: number) => promisify(brotliCompress)(identity, brotliAt(quality));
  let br = await press(harder[0]);
  if (br.length > roundTripBytesMax) br = await press(harder[1]);
  return { br, gzip: await gz, identity };
}

/** A tenth of the bytes less at ten times the time, and another fiftieth at three times that. */
const harder = [10, 11] as const;

/** What to answer with: brotli before gzip, whatever their order, for it is a tenth smaller. */
export function bestEncoding({ headers }: IncomingMessage): Encoding {
  const wish = headers['accept-encoding'] ?? '';
  const known = wishes.get(wish);
  if (known) return known;
  const best = encodings.find((encoding) => accepts(wish, encoding)) ?? 'identity';
  if (wishes.size < wishesMax) wishes.set(wish, best);
  return best;
}

const encodings = ['br', 'gzip'] as const;

// Browsers have a handful of spellings between them; whoever invents more is read each time.
const wishes = new Map<string, Encoding>();
const wishesMax = 64;

function accepts(wish: string, encoding: Encoding): boolean {
  const parts = wish.split(',').map((part) => part.toLowerCase().replace(/\s/g, ''));
  const part = [encoding, '*'].map((name) => parts.find((part) => part.split(';')[0] === name)).find(Boolean);
  return part !== undefined && !/;q=0(\.0*)?$/.test(part);
}

function brotliAt(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
