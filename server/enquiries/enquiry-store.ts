// Stores, reads and changes enquiries. The SQL is the same for both databases.

import { type Database, type Row, type SqlValues, type Statement, toDate } from '../db/database.ts';
import { type Kind, messageId } from '../messages/kinds.ts';
import { addMessage } from '../messages/message-store.ts';
import { clockSkewMsMax } from '../time/dates.ts';
import { createReference } from './reference.ts';
import { isReal, joined, select, state, toRow, toStoredEnquiry } from './rows.ts';
import { type Counts, type Enquiry, type Filter, type FurtherMessages, type State, states } from './types.ts';

/** The same text without a key within this time is one submission, posted again by an impatient visitor. */
const repeatMs = 10 * 60_000;

/** The same text under another key within this time is marked as a possible repeat. */
const possibleRepeatMs = 30 * 24 * 60 * 60_000;

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

/** `wake` lets running sites know that an operator may have fixed something. */
export function createEnquiryStore({ read, write, lock }: Database, wake: () => Statement) {
  const enquiries = async (sql: string, values: SqlValues = {}) =>
    (await read(`${select} ${sql}`, values)).map(toStoredEnquiry);
  const first = async (sql: string, values?: SqlValues) => (await enquiries(sql, values))[0] ?? null;
  return {
    /**
     * Resolves once the enquiry would survive a power failure, and its messages unless it is held. The same text with the
     * same key, or without a key within ten minutes, is stored once: the call returns the first reference with `repeated`.
     */
    async insert(enquiry: Enquiry, further: FurtherMessages = {}) {
      const { receivedAt, spamSignals, isCanary, email, key } = enquiry;
      const since = (ms: number) => new Date(receivedAt.getTime() - ms).toISOString();
      const reference = createReference();
      const row: SqlValues = { ...toRow(enquiry), reference };
      const messages = isCanary
        ? [messageOf('canary', reference, receivedAt)]
        : messagesOf(reference, receivedAt, further, email);
      const { content_hash = '' } = row;
      const same = { content_hash, key, same_since: since(repeatMs), same_until: since(-clockSkewMsMax) };
      const [inserted] = await write(
        ...lock(String(content_hash)), // of two at the same moment, the second sees the first
        {
          sql: insert(Object.keys(row)),
          values: { ...row, ...same, repeat_since: since(possibleRepeatMs) },
          isRequired: true,
        },
        ...(spamSignals.length === 0 ? messages : []),
      );
      if (inserted) return { reference, repeated: false };
      const [earlier] = await read(
        `SELECT reference FROM enquiries WHERE ${isSame} ORDER BY id LIMIT 1`,
        same,
      );
      // One in a trillion for each stored enquiry; the next try gets another.
      if (!earlier) throw new Error('the reference is taken');
      return { reference: String(earlier.reference), repeated: true };
    },

    /** Resolves when an enquiry could be stored now: an INSERT of no rows needs all that, and leaves no dead row. */
    async probe(): Promise<void> {
      await write({ sql: 'INSERT INTO enquiries (reference) SELECT reference FROM enquiries WHERE 1 = 0' });
    },

    /** From indexes alone, but for the few that are erased: a scan of 100,000 enquiries stops the process for 0.7 s. */
    counts: async () =>
      countsOf(
        await read(`
          SELECT state, sum(many) AS count FROM (
            SELECT state, count(*) AS many FROM messages WHERE kind = 'enquiry' GROUP BY state
            UNION ALL SELECT 'held' AS state, count(*) AS many FROM enquiries WHERE held = 1
            UNION ALL SELECT m.state, -count(*) AS many ${joined}
            WHERE e.erased_at IS NOT NULL AND m.state IS NOT NULL GROUP BY m.state
          ) AS counted GROUP BY state`),
      ),

    /** Of the enquiries received before a time. */
    async countsBefore(before: Date): Promise<Counts> {
      const sql = `SELECT ${state} AS state, count(*) AS count ${joined}
        WHERE e.received_at < :before AND ${isReal} GROUP BY 1`;
      return countsOf(await read(sql, { before: before.toISOString() }));
    },

    /** The first enquiry to arrive that has not reached the agency: waiting or refused. Held ones wait on purpose. */
    oldestUnsent: () =>
      first(`WHERE m.kind = 'enquiry' AND m.state IN ('waiting', 'refused') AND ${isReal}
        ORDER BY m.created_at, e.id LIMIT 1`),

    /** The latest enquiry that was sent, but not to every recipient. */
    latestPartlySent: () =>
      first(`WHERE m.state = 'sent' AND m.recipients IS NOT NULL AND ${isReal}
        ORDER BY m.created_at DESC LIMIT 1`),

    /** Newest first; `before` is the id to continue from. */
    list(filter: Filter, limit: number, before?: number) {
      const { where, values } = selection(filter, before);
      return enquiries(`${where} ORDER BY e.id DESC LIMIT :limit`, { ...values, limit });
    },

    /** How many a `list` without a limit would have. */
    async countOf(filter: Filter, before?: number): Promise<number> {
      const { where, values } = selection(filter, before);
      const [row] = await read(`SELECT count(*) AS count ${joined} ${where}`, values);
      return Number(row?.count);
    },

    find: (reference: string) => first('WHERE e.reference = :reference', { reference }),

    /** Those whose key begins with the code that a visitor sent by another channel, oldest first; usually one. */
    findByCode: (code: string) =>
      enquiries(`WHERE substr(e.key, 1, 8) = :code AND ${isReal} ORDER BY e.id`, { code }),

    /** Makes a held enquiry due at `now`, with `further` messages. `false` when it does not exist or is not held. */
    async release(reference: string, now: Date, further: FurtherMessages = {}): Promise<boolean> {
      const sql = `
        UPDATE enquiries SET held = 0
        WHERE reference = :reference AND held = 1 AND erased_at IS NULL RETURNING reference`;
      const messages = messagesOf(reference, now, { ...further, receipt: false }); // it would come too late
      const [rows] = await write({ sql, values: { reference }, isRequired: true }, ...messages, wake());
      return rows !== undefined;
    },

    /** Marks an enquiry as answered. A time that is set already is kept. Returns it; `null` when there is none. */
    async answer(reference: string, at: Date): Promise<Date | null> {
      const sql = `
        UPDATE enquiries SET answered_at = COALESCE(answered_at, :at)
        WHERE reference = :reference AND erased_at IS NULL RETURNING answered_at`;
      const [[row] = []] = await write({ sql, values: { reference, at: at.toISOString() } });
      return row ? toDate(row.answered_at) : null;
    },

    /** Takes `answer` back, so that a reminder lists it again. `false` when it was not answered. */
    async reopen(reference: string): Promise<boolean> {
      const sql = `
        UPDATE enquiries SET answered_at = NULL, reminded_at = NULL
        WHERE reference = :reference AND answered_at IS NOT NULL RETURNING reference`;
      const [rows = []] = await write({ sql, values: { reference } });
      return rows.length > 0;
    },

    /** Oldest first; those that `reminder` lists, or with `null` that none lists. Held ones are in no mailbox, so not late. */
    unanswered: (since: Date, limit: number, reminder?: Date | null) =>
      enquiries(
        `WHERE e.received_at >= :since AND e.answered_at IS NULL AND e.held = 0 AND ${isReal}
          AND (:reminder = 'any' OR COALESCE(e.reminded_at, 'none') = :reminder)
        ORDER BY e.received_at, e.id LIMIT :limit`,
        {
          since: since.toISOString(),
          limit,
          reminder: reminder === undefined ? 'any' : (reminder?.toISOString() ?? 'none'),
        },
      ),

    /** Stores a reminder of those that no reminder lists yet. */
    async remind(references: string[], now: Date): Promise<void> {
      const at = now.toISOString();
      const sql = `
        UPDATE enquiries SET reminded_at = :at
        WHERE reference = :reference AND reminded_at IS NULL RETURNING reference`;
      const marks = references.map((reference) => ({ sql, values: { reference, at } }));
      const about = { reference: null, recipients: null, content: { at }, at: now };
      await write(...marks, addMessage({ id: messageId('reminder', at), kind: 'reminder', ...about }));
    },
  };
}

const isSame = `
  content_hash = :content_hash
  AND (key = :key OR (CAST(:key AS TEXT) IS NULL AND key IS NULL AND received_at >= :same_since AND received_at <= :same_until))`;

const insert = (columns: string[]) => `
  INSERT INTO enquiries (${columns.join(', ')}, possible_repeat_of)
  SELECT ${columns.map((name) => `:${name}`).join(', ')}, (
    SELECT reference FROM enquiries e
    WHERE content_hash = :content_hash AND received_at >= :repeat_since AND ${isReal}
    ORDER BY id DESC LIMIT 1
  )
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE ${isSame})
  ON CONFLICT DO NOTHING
  RETURNING reference`;

function messagesOf(reference: string, at: Date, { webhook, receipt }: FurtherMessages, email = '') {
  return [
    messageOf('enquiry', reference, at),
    ...(webhook ? [messageOf('enquiry.received', reference, at)] : []),
    ...(receipt ? [messageOf('receipt', reference, at, [email])] : []),
  ];
}

function messageOf(kind: Kind, reference: string, at: Date, recipients: string[] | null = null): Statement {
  return addMessage({ id: messageId(kind, reference), kind, reference, recipients, content: null, at });
}

function selection(filter: Filter, before?: number) {
  const { erasedToo, state: wanted, form, since, until, robots, email, search } = filter;
  const conditions = [
    erasedToo ? 'e.canary = 0' : isReal,
    wanted && hasState[wanted],
    form && 'e.form = :form',
    since && 'e.received_at >= :since',
    until && 'e.received_at < :until',
    before !== undefined && 'e.id < :before',
    robots !== undefined && `e.spam_signals ${robots ? '' : 'NOT'} LIKE '%"honeypot"%'`,
    email && 'lower(e.email) = lower(:email)',
    search && `lower(${typed}) LIKE lower(:search) ESCAPE '\\'`,
  ];
  const values: SqlValues = {
    ...(form && { form }),
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
    ...(before !== undefined && { before }),
    ...(email && { email }),
    ...(search && { search: `%${search.replace(/[\\%_]/g, '\\$&')}%` }),
  };
  return { where: `WHERE ${conditions.filter(Boolean).join(' AND ')}`, values };
}

const typed = "e.name || ' ' || e.email || ' ' || e.phone || ' ' || e.subject || ' ' || e.message";

// Few enquiries are not sent: an index finds them among any number of others.
const hasState: Record<State, string> = {
  waiting: "m.kind = 'enquiry' AND m.state = 'waiting'",
  refused: "m.kind = 'enquiry' AND m.state = 'refused'",
  held: 'e.held = 1',
  sent: `${state} = 'sent'`,
};

function countsOf(rows: Row[]): Counts {
  const counted = new Map(rows.map((row) => [row.state, Number(row.count)]));
  return Object.fromEntries(states.map((name) => [name, counted.get(name) ?? 0])) as Counts;
}
