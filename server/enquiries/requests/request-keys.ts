// HMACs with the store's secret, for requests: the hash of an e-mail address, which is stored instead of the address, and
// the code with which the owner of the address requests what was typed.

import { createHmac } from 'node:crypto';
import { requestCodeDays } from '../../limits.ts';
import { dayMs } from '../../time/dates.ts';
import { derivedKey } from '../store/derived-key.ts';
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
  const key = derivedKey(store, 'data requests');

  async function mac(text: string): Promise<Buffer> {
    return createHmac('sha256', await key())
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

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / dayMs);
}
