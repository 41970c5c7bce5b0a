// The messages in the store: an outbox for e-mails and webhooks alike.

import {
  type Database,
  type Row,
  type Statement,
  toDate,
  toDateOrNull,
  withoutControls,
} from '../db/database.ts';
import { clockSkewMsMax } from '../time/dates.ts';
import { type Channel, isOnce, type Kind, kinds, policies } from './kinds.ts';
import { holdsLease } from './lease.ts';
import type { ClaimedMessage, Message, MessageState, NewMessage, Outcome } from './types.ts';

// A message that failed before comes after the others; once it is overdue by this much, it is queued like any other.
const retryOverdueMs = 5 * 60_000;
const textLengthMax = 500; // of an error or a remedy: a server's reply has one or two lines

type Claimed = Pick<ClaimedMessage, 'id' | 'kind' | 'claim'>;

export type MessageStore = ReturnType<typeof createMessageStore>;

/** `wake` lets running sites know that an operator may have fixed something. */
export function createMessageStore({ read, write }: Database, wake: () => Statement) {
  const writeAny = async (...statements: Statement[]) => ((await write(...statements))[0] ?? []).length > 0;

  return {
    /** `false` when there is one with that id already, except a refused one, which is replaced. */
    add: (message: NewMessage): Promise<boolean> => writeAny(addMessage(message)),

    /** Whether a message of the channel is due, or is claimed by a sender that may be gone. */
    async hasWork(channel: Channel, now: Date): Promise<boolean> {
      const sql = `SELECT id FROM messages WHERE ${waiting} AND (claim IS NOT NULL OR ${isDue}) LIMIT 1`;
      return (await read(sql, dueValues(channel, now))).length > 0;
    },

    /** Claims the message of a channel that is next; `null` when none is due, or when the lease is lost. */
    async claim(lease: string, channel: Channel, now: Date): Promise<ClaimedMessage | null> {
      const overdueSince = new Date(now.getTime() - retryOverdueMs).toISOString();
      const values = { ...dueValues(channel, now), claim: lease, overdue_since: overdueSince };
      const [, [row] = []] = await write(holdsLease(lease), { sql: claim, values, isRequired: true });
      return row ? { ...toMessage(row), claim: lease } : null;
    },

    /** Records the outcome; `false` when the claim has been lost, and nothing changed. */
    async mark({ id, kind, claim }: Claimed, outcome: Outcome): Promise<boolean> {
      const isOver = outcome.state === 'sent' || (outcome.state === 'refused' && isOnce(kind));
      if (kinds[kind] === 'visitor' && isOver) return writeAny({ sql: removeClaimed, values: { id, claim } });
      const { state, at, error, remedy, recipientsLeft: left = [] } = outcome;
      const kept = (text = '') => withoutControls(text, textLengthMax) || null;
      const values = {
        ...{ id, claim, error: kept(error), remedy: kept(remedy) },
        state: state === 'sent' || state === 'refused' ? state : 'waiting',
        tried: state === 'back' ? 0 : 1,
        sent_at: state === 'sent' ? at.toISOString() : null,
        next_try_at: state === 'later' ? at.toISOString() : null,
        recipients: left.length > 0 ? JSON.stringify(left) : null,
      };
      return writeAny({ sql: mark, values });
    },

    /** Removes a claimed message whose enquiry has been erased. */
    async drop({ id, claim }: Claimed): Promise<void> {
      await write({ sql: removeClaimed, values: { id, claim } });
    },

    /**
     * Frees what other holders of the lease have claimed: they are gone. It counts as a try, because it may have been handed
     * over; one that may be sent once at most is removed. Returns their ids.
     */
    async freeAbandoned(lease: string): Promise<string[]> {
      const remove = "DELETE FROM messages WHERE claim <> :lease AND kind = 'receipt' RETURNING id";
      const free = 'UPDATE messages SET claim = NULL, tries = tries + 1 WHERE claim <> :lease RETURNING id';
      const statements = [remove, free].map((sql) => ({ sql, values: { lease } }));
      const [, ...freed] = await write(holdsLease(lease), ...statements);
      return freed.flat().map(({ id }) => String(id));
    },

    async find(id: string): Promise<Message | null> {
      const [row] = await read('SELECT * FROM messages WHERE id = :id', { id });
      return row ? toMessage(row) : null;
    },

    /** Newest first. */
    async list(filter: { channel?: Channel; state?: MessageState }, limit: number): Promise<Message[]> {
      const where = ['true', ...Object.keys(filter).map((name) => `${name} = :${name}`)].join(' AND ');
      const sql = `SELECT * FROM messages WHERE ${where} ORDER BY created_at DESC, id LIMIT :limit`;
      return (await read(sql, { ...filter, limit })).map(toMessage);
    },

    async counts(channel: Channel) {
      const sql = `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
        count(*) FILTER (WHERE state = 'refused') AS refused
        FROM messages WHERE state <> 'sent' AND channel = :channel`;
      const [row] = await read(sql, { channel });
      return { waiting: Number(row?.waiting), refused: Number(row?.refused) };
    },

    /** The oldest that is waiting or refused; with `neverTried`, the oldest that waits and no server has answered. */
    async oldestUnsent(channel: Channel, neverTried = false): Promise<Message | null> {
      const which = neverTried ? "state = 'waiting' AND tries = 0" : "state <> 'sent'";
      const unsent = `SELECT * FROM messages WHERE channel = :channel AND ${which}`;
      const [row] = await read(`${unsent} ORDER BY created_at, id LIMIT 1`, { channel });
      return row ? toMessage(row) : null;
    },

    /**
     * Makes a refused or waiting message due, whatever a clock says. `false` when it is neither. Of its tries one is left: a
     * copy may have left the site, which an erasure has to follow.
     */
    retry(id: string): Promise<boolean> {
      const sql = `UPDATE messages SET state = 'waiting', next_try_at = created_at,
          tries = CASE WHEN tries > 0 THEN 1 ELSE 0 END
        WHERE id = :id AND state <> 'sent' RETURNING id`;
      return writeAny({ sql, values: { id }, isRequired: true }, wake());
    },

    /** Removes a refused message. `false` when it is not refused, or brings an enquiry: without it that has no state. */
    discard(id: string): Promise<boolean> {
      const sql =
        "DELETE FROM messages WHERE id = :id AND state = 'refused' AND kind <> 'enquiry' RETURNING id";
      return writeAny({ sql, values: { id } });
    },

    /** Removes sent messages of no enquiry that are older. */
    async expire(before: Date): Promise<void> {
      const sql = "DELETE FROM messages WHERE reference IS NULL AND state = 'sent' AND created_at < :before";
      await write({ sql, values: { before: before.toISOString() } });
    },
  };
}

/** For use in the transaction that also stores what the message is about. */
export function addMessage({ id, kind, reference, recipients, content, at }: NewMessage): Statement {
  return {
    sql: add,
    values: {
      ...{ id, kind, channel: kinds[kind], reference, at: at.toISOString() },
      recipients: recipients && JSON.stringify(recipients),
      content: content && JSON.stringify(content),
    },
  };
}

// A refused message is replaced: the visitor asks again.
const add = `
  INSERT INTO messages (id, channel, kind, reference, recipients, content, state, tries, created_at, next_try_at)
  VALUES (:id, :channel, :kind, :reference, :recipients, :content, 'waiting', 0, :at, :at)
  ON CONFLICT (id) DO UPDATE SET
    recipients = excluded.recipients, content = excluded.content, state = 'waiting', tries = 0,
    created_at = excluded.created_at, next_try_at = excluded.next_try_at, error = NULL, remedy = NULL
  WHERE messages.state = 'refused' RETURNING id`;

const waiting = "channel = :channel AND state = 'waiting'";

// Clocks jump. What nobody put off is due whatever the clock says, and so is what waits longer than it was ever put off.
const isDue = `(next_try_at <= :now OR next_try_at = created_at
  OR next_try_at > CASE WHEN tries = 0 THEN :latest_first ELSE :latest END)`;

const claim = `
  UPDATE messages SET claim = :claim WHERE id = (
    SELECT id FROM messages WHERE ${waiting} AND claim IS NULL AND ${isDue}
    ORDER BY (tries > 0 AND next_try_at > :overdue_since), next_try_at, id LIMIT 1)
  RETURNING *`;

/** Longer than an e-mail that is being sent may take to arrive: what says that it is to be erased comes after it. */
export const arrivesMsMax = 15 * 60_000;

function dueValues(channel: Channel, now: Date) {
  const after = (ms: number) => new Date(now.getTime() + ms + clockSkewMsMax).toISOString();
  const latest = after(policies[channel].waitsMs.at(-1) ?? 0);
  return { channel, now: now.toISOString(), latest_first: after(arrivesMsMax), latest };
}

// Nothing personal stays in a message that is sent, or of which the receiver wants no more.
const mark = `
  UPDATE messages SET
    state = :state, tries = tries + :tried, sent_at = :sent_at, claim = NULL,
    error = COALESCE(:error, error), remedy = CASE WHEN CAST(:error AS TEXT) IS NULL THEN remedy ELSE :remedy END,
    next_try_at = COALESCE(:next_try_at, next_try_at),
    recipients = CASE WHEN :state = 'sent' THEN :recipients ELSE COALESCE(:recipients, recipients) END,
    content = CASE WHEN :state = 'sent' THEN NULL ELSE content END
  WHERE id = :id AND claim = :claim AND state = 'waiting' RETURNING id`;

const removeClaimed = 'DELETE FROM messages WHERE id = :id AND claim = :claim RETURNING id';

function toMessage(row: Row): Message {
  return {
    id: String(row.id),
    channel: row.channel as Channel,
    kind: row.kind as Kind,
    reference: row.reference as string | null,
    recipients: JSON.parse(String(row.recipients)),
    content: JSON.parse(String(row.content)),
    createdAt: toDate(row.created_at),
    state: row.state as MessageState,
    isBeingSent: row.claim !== null,
    tries: Number(row.tries),
    nextTryAt: toDate(row.next_try_at),
    sentAt: toDateOrNull(row.sent_at),
    error: row.error as string | null,
    remedy: row.remedy as string | null,
  };
}
