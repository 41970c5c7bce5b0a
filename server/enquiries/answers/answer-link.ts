// The links by which the agency marks an enquiry as answered. A link has the reference, the time at which it expires, and
// an HMAC of both. It has no data of the visitor and need not be stored.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { answerLinkDays } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import { dayMs } from '../../time/dates.ts';
import { derivedKey } from '../store/derived-key.ts';
import { parseReference } from '../store/reference.ts';
import type { Store } from '../store/types.ts';

export const answeredPath = '/answered';

export type AnswerLinks = {
  /** The path of a link that works for thirty days. */
  path(reference: string, now: Date): Promise<string>;
  /** The reference in the path of a link; `null` when it is not one of ours or has expired. */
  verify(path: string, now: Date): Promise<string | null>;
};

/** Without a query: mail programs and filters change queries, and `=` is special in quoted-printable text. */
const linkPath = /^\/answered\/([\w-]{8,9})\/([\da-z]{1,8})-([\da-f]{32})$/i;

/** Half of the digest: 128 bits cannot be guessed, and the link stays short. */
const signatureBytes = 16;

export function createAnswerLinks(store: Pick<Store, 'secret'>): AnswerLinks {
  const signingKey = derivedKey(store, 'answer links');
  return {
    async path(reference, now) {
      const expires = toSeconds(now.getTime() + answerLinkDays * dayMs).toString(36);
      const signature = sign(await signingKey(), reference, expires).toString('hex');
      return `${answeredPath}/${reference}/${expires}-${signature}`;
    },

    async verify(path, now) {
      const [, typed = '', expires = '', signature = ''] = linkPath.exec(path) ?? [];
      const reference = parseReference(typed);
      if (!reference) return null;
      const expected = sign(await signingKey(), reference, expires.toLowerCase());
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return null;
      return Number.parseInt(expires, 36) >= toSeconds(now.getTime()) ? reference : null;
    },
  };
}

type AnswerUrlsDeps = { store: Pick<Store, 'secret'>; siteUrl: string; log: Log; now: () => Date };

/**
 * The URL for an email; `null` when the store does not give its secret, because an email without the link is
 * better than none.
 */
export function createAnswerUrls({ store, siteUrl, log, now }: AnswerUrlsDeps) {
  const links = createAnswerLinks(store);
  return async (reference: string): Promise<string | null> => {
    try {
      return siteUrl + (await links.path(reference, now()));
    } catch (error) {
      log.warn({ reference, err: error }, 'email sent without its answer link');
      return null;
    }
  };
}

function sign(key: Buffer, reference: string, expires: string): Buffer {
  return createHmac('sha256', key).update(`${reference} ${expires}`).digest().subarray(0, signatureBytes);
}

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
