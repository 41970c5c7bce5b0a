// The lease of the sender: the one process that has it sends. It is a bookmark with the holder's token and the number of its
// beat, which the holder changes every few seconds. Another process that wants it writes the value back unchanged at each of
// its rounds. When it could do so ten times in a row and the beat has not changed, the holder is gone, and it takes the lease.
//
// No clock is compared with another. While the store cannot be written, nobody can challenge a holder that cannot change its
// beat either. Nothing depends on a session, so a transaction pooler is fine.

import { randomUUID } from 'node:crypto';
import type { Bookmarks } from '../db/bookmarks.ts';
import type { Statement } from '../db/database.ts';
import type { Log } from '../observability/log.ts';

const beatMsEach = 10_000;

/** Ten in a row take at least forty seconds, in which a holder that lives changes its beat three times. */
const challengesMax = 10;

const challengeMsEach = 4_000; // however often this process is woken

/** Less than others need to take the lease, so that a process that was halted hands nothing over when it wakes up. */
const freshMsMax = 30_000;

const name = 'sender';

/** One call at a time. */
export function createLease(
  { bookmark, replaceBookmark }: Pick<Bookmarks, 'bookmark' | 'replaceBookmark'>,
  log: Log,
  monotonicMs: () => number,
) {
  let token: string | null = null;
  let beats = 0;
  let beatenAtMs = 0;
  let watched = { text: '', challenges: 0, atMs: 0 };

  /** Writes the next beat of `mine`, or takes the lease for it; `null` when another process was faster. */
  async function write(seen: string | null, mine: string): Promise<string | null> {
    const atMs = monotonicMs(); // this process may be halted before it knows of the write
    beats += 1;
    token = (await replaceBookmark(name, seen, `${mine} ${beats}`)) ? mine : null;
    beatenAtMs = atMs;
    return token;
  }

  async function beat(own: string): Promise<string | null> {
    if (monotonicMs() - beatenAtMs < beatMsEach) return own;
    const text = await bookmark(name);
    if (text?.startsWith(own) && (await write(text, own))) return own;
    token = null;
    log.error('another process sends messages now; this one was halted');
    return null;
  }

  async function takeOrChallenge(): Promise<string | null> {
    const text = await bookmark(name);
    if (!text) return write(text, randomUUID());
    if (watched.text !== text) watched = { text, challenges: 0, atMs: Number.NEGATIVE_INFINITY };
    if (monotonicMs() - watched.atMs < challengeMsEach) return null;
    watched.atMs = monotonicMs();
    if (watched.challenges < challengesMax) {
      if (await replaceBookmark(name, text, text)) watched.challenges += 1;
      return null;
    }
    const taken = await write(text, randomUUID());
    if (taken) log.warn('the process that sent messages is gone; this one continues');
    return taken;
  }

  return {
    /** Takes the lease or keeps it alive. The token, when this process has it now. Call it in each round that needs it. */
    async hold(): Promise<string | null> {
      try {
        return await (token === null ? takeOrChallenge() : beat(token));
      } catch (error) {
        watched.challenges = 0; // the holder may not have reached the store either
        throw error;
      }
    },

    /** Whether another process cannot have taken it yet: asked before a message is handed over, after a halt of this process. */
    isFresh: (own: string): boolean => token === own && monotonicMs() - beatenAtMs < freshMsMax,

    async release(): Promise<void> {
      if (token === null) return;
      const text = await bookmark(name);
      if (text?.startsWith(token)) await replaceBookmark(name, text, '');
      token = null;
    },
  };
}

/** Fails the transaction unless that token has the lease, and keeps it until the end of the transaction. */
export function holdsLease(token: string): Statement {
  return {
    sql: `UPDATE bookmarks SET value = value WHERE name = '${name}' AND substr(value, 1, 36) = :token RETURNING name`,
    values: { token },
    isRequired: true,
  };
}
