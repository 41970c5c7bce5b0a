// What is derived from the store's secret for requests: the code of an e-mail address, which is stored in place of the
// address, and the code by which its owner asks for what was typed.

import { createHmac, hkdfSync } from 'node:crypto';
import { requestCodeDays, secretBytes } from '../../limits.ts';
import { dayMs } from '../../time/dates.ts';
import { referenceOf } from '../store/reference.ts';
import type { Store } from '../store/types.ts';

export type RequestKeys = {
  /** The same for an address in any case. */
  emailHash(email: string): Promise<string>;
  /** Written like a reference; only a letter to the stored address names it. */
  code(reference: string, emailHash: string, now: Date): Promise<string>;
  /** Whether it was named within the last days. */
  isCode(code: string, reference: string, emailHash: string, now: Date): Promise<boolean>;
};

export function createRequestKeys(store: Pick<Store, 'secret'>): RequestKeys {
  let key: Promise<Buffer> | null = null;

  async function mac(text: string): Promise<Buffer> {
    key ??= deriveKey(store).catch((error) => {
      key = null; // the store may respond the next time
      throw error;
    });
    return createHmac('sha256', await key)
      .update(text)
      .digest();
  }

  async function codeOf(reference: string, emailHash: string, day: number): Promise<string> {
    return referenceOf(await mac(`code ${reference} ${emailHash} ${day}`));
  }

  return {
    async emailHash(email) {
      return (await mac(`email ${email.trim().toLowerCase()}`)).toString('base64url');
    },

    code: (reference, emailHash, now) => codeOf(reference, emailHash, dayOf(now)),

    async isCode(code, reference, emailHash, now) {
      for (let age = 0; age <= requestCodeDays; age++)
        if ((await codeOf(reference, emailHash, dayOf(now) - age)) === code) return true;
      return false;
    },
  };
}

async function deriveKey(store: Pick<Store, 'secret'>): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await store.secret(), '', 'data requests', secretBytes));
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / dayMs);
}
