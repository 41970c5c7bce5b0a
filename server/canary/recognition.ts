// How the site knows canaries, which are test enquiries: by a token that the store's secret signs, before the rate limit and
// before the body is read, and then by their rows. The nonce is the key of the enquiry: a copy of the post stores nothing new.

import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Bookmarks } from '../db/bookmarks.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../observability/log.ts';
import { createSigner } from '../signing.ts';

export const canaryHeader = 'Enquiry-Canary';

/** The clocks of the process that runs a canary and of the one that gets it may differ by this much. */
export const canaryTokenMsMax = 5 * 60_000;

export async function createCanaryToken(store: Pick<Bookmarks, 'secret'>, at: Date) {
  const nonce = randomBytes(16).toString('base64url');
  const signed = `${at.getTime()}.${nonce}`;
  const signature = (await createSigner(store, purpose).sign(signed)).toString('base64url');
  return { nonce, text: `${signed}.${signature}` };
}

const purpose = 'enquiry canary';

// The time in milliseconds, the nonce, and 32 bytes of HMAC.
const format = /^((\d{13})\.([\w-]{22}))\.([\w-]{43})$/;

type Deps = { store: Pick<Bookmarks, 'secret'>; log: Log; now: () => Date };

export function recogniseCanaries({ store, log, now }: Deps) {
  const { isSigned } = createSigner(store, purpose);
  const nonces = new WeakMap<Request, string>();

  /** Never rejects a request: one without a valid token is an ordinary enquiry. */
  const recognise: RequestHandler = async (req, _res, next) => {
    try {
      const [, signed = '', time, nonce = '', signature = ''] =
        format.exec(req.get(canaryHeader) ?? '') ?? [];
      const isTimely = Math.abs(now().getTime() - Number(time)) <= canaryTokenMsMax;
      if (isTimely && (await isSigned(signed, Buffer.from(signature, 'base64url')))) nonces.set(req, nonce);
    } catch (error) {
      log.error(error, 'canary not recognised');
    }
    next();
  };

  /** `nonceOf`: the nonce of a valid token; `undefined` for an ordinary enquiry. */
  return { recognise, nonceOf: (req: Request) => nonces.get(req) };
}

/** A canary is under way for some minutes at most; one that is older was left by a command that was killed. */
const ageMsMax = 60 * 60_000;

export function createCanaryStore({ write }: Database) {
  return {
    /** The one with that nonce, and those that were left; `false` when there were none. */
    async removeCanaries(nonce: string, now: Date): Promise<boolean> {
      const before = new Date(now.getTime() - ageMsMax).toISOString();
      const sql = `DELETE FROM enquiries WHERE canary = 1 AND (key = :nonce OR received_at < :before) RETURNING id`;
      const [removed] = await write({ sql, values: { nonce, before } });
      return removed !== undefined && removed.length > 0;
    },
  };
}
