import { hkdfSync } from 'node:crypto';
import { secretBytes } from '../../limits.ts';
import type { Store } from './types.ts';

/** The key for one purpose, derived from the store's secret at the first call. */
export function derivedKey(store: Pick<Store, 'secret'>, purpose: string): () => Promise<Buffer> {
  let key: Promise<Buffer> | null = null;
  return () => {
    key ??= derive(store, purpose).catch((error) => {
      key = null; // the store may respond the next time
      throw error;
    });
    return key;
  };
}

async function derive(store: Pick<Store, 'secret'>, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await store.secret(), '', purpose, secretBytes));
}
