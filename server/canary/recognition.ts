// Recognises the posts of canaries by their token, before the rate limit and before the body is read.

import type { Request, RequestHandler } from 'express';
import type { Store } from '../enquiries/store/types.ts';
import type { Log } from '../observability/log.ts';
import { canaryHeader, canaryKey, parseCanaryToken, verifyCanaryToken } from './token.ts';

type RecognitionDeps = {
  store: Pick<Store, 'secret' | 'spendCanaryToken'>;
  log: Log;
  now: () => Date;
};

export type CanaryRecognition = {
  /** Never rejects a request: one without a valid token is an ordinary enquiry. */
  recognise: RequestHandler;
  /** The nonce of a valid token; `undefined` for an ordinary enquiry. */
  nonceOf(req: Request): string | undefined;
};

export function recogniseCanaries({ store, log, now }: RecognitionDeps): CanaryRecognition {
  const nonces = new WeakMap<Request, string>();
  // One query at a time, however many requests with forged tokens arrive.
  let key: Promise<Buffer> | undefined;

  function loadKey(): Promise<Buffer> {
    key ??= store.secret().then(canaryKey, (error) => {
      key = undefined;
      throw error;
    });
    return key;
  }

  async function findNonce(text: string): Promise<string | undefined> {
    // Costs nothing, and ends most forgeries before the store is asked for the key.
    if (parseCanaryToken(text, now()) === null) return undefined;
    const token = verifyCanaryToken(await loadKey(), text, now());
    // Used here and not when the row is stored: a token that was copied must not skip the rate limit twice.
    if (token === null || !(await store.spendCanaryToken(token.nonce, token.issuedAt))) return undefined;
    return token.nonce;
  }

  return {
    async recognise(req, _res, next) {
      const text = req.get(canaryHeader);
      if (text !== undefined) {
        try {
          const nonce = await findNonce(text);
          if (nonce !== undefined) nonces.set(req, nonce);
        } catch (error) {
          log.error(error, 'canary not recognised');
        }
      }
      next();
    },
    nonceOf: (req) => nonces.get(req),
  };
}
