import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { acceptLengthMax, roundTripBytesMax } from '../limits.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type EncodedBodies = Record<Encoding, Buffer>;

/** The bytes in every encoding that browsers ask for, in about 3 ms a page: for the start. */
export function compressFast(identity: Buffer): EncodedBodies {
  return { br: brotliCompressSync(identity, brotliAt(5)), gzip: gzipSync(identity), identity };
}

/** The same, a tenth smaller at twenty times the time, on another thread: for the build, and after a start. */
export async function compressBest(identity: Buffer): Promise<EncodedBodies> {
  const gz = promisify(gzip)(identity, { level: 9 });
  const compress = (quality: number) => promisify(brotliCompress)(identity, brotliAt(quality));
  let br = await compress(10);
  // What would need a second round trip is worth three times the time for another fiftieth.
  if (br.length > roundTripBytesMax) br = await compress(11);
  return { br, gzip: await gz, identity };
}

/** What to answer with: what the client would rather have, and of equals the smallest. */
export function bestEncoding({ headers }: IncomingMessage): Encoding {
  const header = headers['accept-encoding'] ?? '';
  if (header.length > acceptLengthMax) return 'identity'; // 14 kB take 3 ms to weigh, and no browser sends them
  const known = knownHeaders.get(header);
  if (known) return known;
  const best = chooseEncoding(header.toLowerCase());
  if (knownHeaders.size < knownHeadersCountMax && header.length <= knownHeaderLengthMax)
    knownHeaders.set(header, best);
  return best;
}

// Browsers have a handful of spellings between them; whoever invents more is read each time.
const knownHeaders = new Map<string, Encoding>();
const knownHeadersCountMax = 64;
const knownHeaderLengthMax = 100;

/** From the smallest on. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Less than anything that is named, and more than what is refused. */
const defaultIdentityWeight = 0.0001;

// https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding. Who refuses all that there is gets the plain bytes.
function chooseEncoding(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    weights.set(name, weightIn(parameters));
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? defaultIdentityWeight : 0);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of encodings) {
    if (weightOf(encoding) <= bestWeight) continue;
    best = encoding;
    bestWeight = weightOf(encoding);
  }
  return best;
}

// What is no number is no wish.
function weightIn(parameters: string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}

function brotliAt(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
