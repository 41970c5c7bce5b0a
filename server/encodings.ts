import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request } from 'express';

export type Encodings = { br: Buffer; gzip: Buffer; identity: Buffer };

/** The same bytes in every encoding that browsers ask for. */
export function encode(identity: Buffer): Encodings {
  return { br: brotliCompressSync(identity, brotli), gzip: gzipSync(identity), identity };
}

// Of equal wishes Express takes the first, and browsers put gzip there; brotli is a fifth smaller.
export function bestEncoding(req: Request): keyof Encodings {
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

// 5 of 11: the higher ones take ten times longer at every start for a few per cent.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
