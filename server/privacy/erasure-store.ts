// Erases enquiries: those of a person, single ones, and old ones. What goes with a row cascades.

import type { Config } from '../config.ts';
import { type Bookmarks, datedBookmark } from '../db/bookmarks.ts';
import { type Database, type Row, type SqlValues, type Statement, scrubSoon } from '../db/database.ts';
import { reduceRow, removeRow } from '../db/schema.ts';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import { isReal, select, toStoredEnquiry } from '../enquiries/rows.ts';
import type { Counts } from '../enquiries/types.ts';
import { type Kind, kinds, messageId } from '../messages/kinds.ts';
import { arrivesMsMax } from '../messages/message-store.ts';
import { dayMs, daysBefore } from '../time/dates.ts';

export type ErasureStore = ReturnType<typeof createErasureStore>;

export function createErasureStore(database: Database) {
  const { read, write } = database;
  const remove = async (condition: string, values: SqlValues) => {
    const sql = `DELETE FROM enquiries WHERE ${condition} RETURNING reference`;
    const [rows = []] = await write({ sql, values });
    return rows.length;
  };
  return {
    /** References of the enquiries from an e-mail address, ignoring case, in order of arrival. */
    async referencesFrom(email: string): Promise<string[]> {
      const sql = `SELECT reference FROM enquiries WHERE ${isFrom} AND canary = 0 ORDER BY id`;
      return referencesIn(await read(sql, { email: email.trim() }));
    },

    /**
     * Erases all enquiries from an address, ignoring case, and returns them; with the references of others that mention it,
     * and whether the text is off the disk: otherwise `scrub` has to be called again. With `toldAt` a receiver that got webhooks
     * of them then gets one of each erasure.
     */
    async forget(typed: string, toldAt: Date | null = null) {
      const values = { email: typed.trim() };
      const erased = await read(`${select} WHERE ${isFrom} ORDER BY e.id`, values);
      const told = toldAt ? referencesIn(erased).map((one) => tellReceiver(one, toldAt)) : [];
      await write(
        ...told,
        { sql: `DELETE FROM enquiries WHERE ${isFrom}`, values },
        { sql: 'DELETE FROM data_requests WHERE lower(recipient) = lower(:email)', values },
      );
      // Also when this call erased nothing: the operator may be checking whether text erased earlier is off the disk.
      const isOffDisk = await scrubSoon(database);
      const mentions = `
        SELECT e.reference FROM enquiries e
        WHERE replace(lower(e.message), lower(:email), '') <> lower(e.message) AND ${isReal} ORDER BY e.id`;
      const mentionedIn = referencesIn(await read(mentions, values));
      return { erased: erased.map(toStoredEnquiry), isOffDisk, mentionedIn };
    },

    /** Erases what was received before that time, at `since` or later. Returns how many. */
    expire: (before: Date, isUnsentToo: boolean, since = new Date(0)) =>
      remove(
        `received_at >= :since AND received_at < :before AND canary = 0 AND erased_at IS NULL
          AND (:unsent_too = 1 OR EXISTS (
            SELECT 1 FROM messages m
            WHERE m.reference = enquiries.reference AND m.kind = 'enquiry' AND m.state = 'sent'
          ))`,
        { since: since.toISOString(), before: before.toISOString(), unsent_too: isUnsentToo ? 1 : 0 },
      ),

    /** Erases what is kept of erased enquiries and may go: until `now`, or received before a time. Returns how many. */
    expireKept: (now: Date, before: Date) =>
      remove('erased_at IS NOT NULL AND (kept_until <= :now OR received_at < :before)', {
        ...{ now: now.toISOString(), before: before.toISOString() },
      }),
  };
}

const isFrom = 'lower(email) = lower(:email)';

function referencesIn(rows: Row[]): string[] {
  return rows.map(({ reference }) => String(reference));
}

type Expiring = Bookmarks & Pick<ErasureStore, 'expire'> & Pick<EnquiryStore, 'countsBefore'>;

/** Days of enquiries that expire at once. Anything older was missed, or the clock is wrong: an operator decides. */
export const expiryStepDaysMax = 7;

/**
 * Erases enquiries older than the retention period. What is not sent is left for a person to confirm, unless there is no
 * mail. `left` counts by state what is old enough and still stored. Not `isDue`: the clock may be wrong.
 */
export async function expireOld(
  store: Expiring,
  now: Date,
  { retentionDays, isMailed }: { retentionDays: number; isMailed: boolean },
): Promise<{ isDue: boolean; erased: number; left: Counts }> {
  const before = daysBefore(now, retentionDays);
  const since = await datedBookmark(store, 'expired-until', before);
  const isDue = before.getTime() - since.getTime() <= expiryStepDaysMax * dayMs;
  // Rows older than the last expiry were sent late, or received while the clock was behind: not erased here.
  const erased = isDue ? await store.expire(before, !isMailed, since) : 0;
  if (isDue) await store.setBookmark('expired-until', before.toISOString());
  return { isDue, erased, left: await store.countsBefore(before) };
}

/** Confirmed by a person, so there is no limit on the number of days. */
export async function expireConfirmed(store: Expiring, before: Date, isUnsentToo: boolean): Promise<number> {
  const erased = await store.expire(before, isUnsentToo);
  await store.setBookmark('expired-until', before.toISOString());
  return erased;
}

export type ErasureRule = ReturnType<typeof erasureRule>;

/** How an enquiry received then is erased now. */
export function erasureRule(
  receivedAt: Date,
  at: Date,
  { settings, mail, notify }: Pick<Config, 'settings' | 'mail' | 'notify'>,
) {
  const until = new Date(receivedAt.getTime() + settings.eraseAfterDays * dayMs);
  return {
    at,
    /** A part is kept until then; `null` when nothing is. */
    keptUntil: until > at ? until : null,
    /** A receiver that got a webhook of the enquiry then gets one of its erasure. */
    isNotified: notify !== null,
    /** The agency is asked to erase its copy, if it may have one. */
    isMailed: mail !== null,
  };
}

/** With its messages and open requests; and tells those who have a copy. For a transaction that has locked its row. */
export function eraseStatements(reference: string, rule: ErasureRule): Statement[] {
  const values = { reference };
  const at = rule.at.toISOString();
  return [
    ...(rule.isMailed ? [tell('erased-copy', 'enquiry', reference, rule.at)] : []),
    ...(rule.isNotified ? [tellReceiver(reference, rule.at)] : []),
    { sql: removeMessages, values },
    { sql: removeTasks, values },
    rule.keptUntil === null
      ? { sql: removeRow, values }
      : { sql: reduceRow, values: { reference, at, kept_until: rule.keptUntil.toISOString() } },
  ];
}

function tellReceiver(reference: string, at: Date): Statement {
  return tell('enquiry.erased', 'enquiry.received', reference, at);
}

function tell(kind: Kind, original: Kind, reference: string, erasedAt: Date): Statement {
  const at = erasedAt.toISOString();
  return {
    sql: insertTold,
    values: {
      ...{ id: messageId(kind, reference), channel: kinds[kind], kind, at },
      original: messageId(original, reference),
      later: new Date(erasedAt.getTime() + arrivesMsMax).toISOString(),
      content: JSON.stringify({ reference, at }),
    },
  };
}

// Only where the original has left the site, or may be leaving it now: then this comes after it. The message is of no
// enquiry, so it outlives this one.
const insertTold = `
  INSERT INTO messages (id, channel, kind, content, state, tries, created_at, next_try_at)
  SELECT :id, :channel, :kind, :content, 'waiting', 0, :at, CASE WHEN claim IS NULL THEN :at ELSE :later END
  FROM messages WHERE id = :original AND (state = 'sent' OR tries > 0 OR claim IS NOT NULL)
  ON CONFLICT DO NOTHING
  RETURNING id`;

// Of an e-mail that has been sent the time is kept.
const removeMessages = `
  DELETE FROM messages WHERE reference = :reference AND NOT (kind = 'enquiry' AND state = 'sent') RETURNING id`;

/** Requests to see an enquiry end with its erasure. */
const removeTasks = `
  DELETE FROM data_requests WHERE state = 'task' AND action = 'see' AND reference = :reference RETURNING id`;
