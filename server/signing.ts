// HMACs with keys derived from the store's secret, one for each purpose: links of enquiries, canary tokens, data requests, counts.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Bookmarks } from './db/bookmarks.ts';

/** Two purposes never give the same signature. The key is derived at the first call. */
export function createSigner(store: Pick<Bookmarks, 'secret'>, purpose: string) {
  let key: Buffer | undefined;
  const sign = async (text: string) => {
    key ??= Buffer.from(hkdfSync('sha256', await store.secret(), '', purpose, 32));
    return createHmac('sha256', key).update(text).digest();
  };
  return {
    sign,
    /** `signature` may be the first bytes alone. */
    async isSigned(text: string, signature: Buffer) {
      const expected = (await sign(text)).subarray(0, signature.length);
      return signature.length > 0 && timingSafeEqual(expected, signature);
    },
  };
}
