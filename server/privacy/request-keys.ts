// What stands in place of an e-mail address in a request, and the code with which its owner asks for what was typed.

import { site } from '../../views/index.ts';
import type { Bookmarks } from '../db/bookmarks.ts';
import { referenceOf } from '../enquiries/reference.ts';
import { createSigner } from '../signing.ts';
import { dayMs } from '../time/dates.ts';

/** The form by which a visitor sees or erases what he sent. */
export const formPath = `${site.privacy.path}#my-enquiry`;

const codeDays = 7; // people read an e-mail within a week

export function createRequestKeys(store: Pick<Bookmarks, 'secret'>) {
  const { sign } = createSigner(store, 'data requests');
  /** Written like a reference; only an e-mail to the stored address names it. */
  async function code(reference: string, emailHash: string, now: Date, daysAgo = 0): Promise<string> {
    const day = Math.floor(now.getTime() / dayMs) - daysAgo;
    return referenceOf(await sign(`code ${reference} ${emailHash} ${day}`));
  }
  return {
    code,

    /** The same for an address in any case. */
    async emailHash(email: string): Promise<string> {
      return (await sign(`email ${email.trim().toLowerCase()}`)).toString('base64url');
    },

    /** Whether it was named within the last days. */
    async isCode(typed: string, reference: string, emailHash: string, now: Date): Promise<boolean> {
      for (let daysAgo = 0; daysAgo <= codeDays; daysAgo++)
        if ((await code(reference, emailHash, now, daysAgo)) === typed) return true;
      return false;
    },
  };
}
