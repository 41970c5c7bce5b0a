import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { acceptLengthMax, roundTripBytesMax } from '../limits.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Compresses in about 1 ms a page, for responses before `compressBest` is done. */
export function compressFast(identity: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(identity, brotliAt(4));
  if (encoding === 'gzip') return gzipSync(identity, { level: 1 });
  return identity;
}

/** Compresses on another thread, a fifth smaller at fifty times the time. */
export async function compressBest(identity: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const gz = promisify(gzip)(identity, { level: 9 });
  const compress = (quality: number, distances?: Distances) =>
    promisify(brotliCompress)(identity, brotliAt(quality, distances));
  let br = await compress(10);
  // A body beyond one round trip is compressed at quality 11, which takes three times as long and saves 2 %. Which
  // distance parameters save another 40 bytes differs from page to page, so several are tried.
  for (const distances of [noDistances, { postfix: 1, direct: 30 }, { postfix: 3, direct: 120 }]) {
    if (br.length <= roundTripBytesMax) break;
    const other = await compress(11, distances);
    if (other.length < br.length) br = other;
  }
  return { br, gzip: await gz };
}

/** Chooses the response encoding: the client's preference, and the smallest of equals. */
export function bestEncoding({ headers }: IncomingMessage): Encoding {
  const header = headers['accept-encoding'] ?? '';
  if (header.length > acceptLengthMax) return 'identity'; // 14 kB take 3 ms; browsers send far less
  const known = knownHeaders.get(header);
  if (known) return known;
  const best = negotiate(header);
  if (knownHeaders.size < knownHeadersCountMax && header.length <= knownHeaderLengthMax)
    knownHeaders.set(header, best);
  return best;
}

// Browsers send only a few distinct values. Further values are parsed on each request.
const knownHeaders = new Map<string, Encoding>();
const knownHeadersCountMax = 64;
const knownHeaderLengthMax = 100;

/** Smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

// A client that refuses every encoding gets the identity encoding.
function negotiate(header: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = negotiator.encodings([...encodings], { preferred: [...encodings] })[0];
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}

/** Bits of a distance's last part, and the number of distances with a code of their own: RFC 7932, section 4. */
type Distances = { postfix: number; direct: number };

const noDistances: Distances = { postfix: 0, direct: 0 };

function brotliAt(quality: number, { postfix, direct } = noDistances) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  };
}
