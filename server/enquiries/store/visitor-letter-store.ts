// Stores letters to visitors until they are sent, and counts receipts.

import {
  clockSkewMsMax,
  receiptAgeMsMax,
  receiptCountMs,
  receiptsPerAddressMax,
  receiptsPerDayMax,
  visitorLetterDaysMax,
} from '../../limits.ts';
import { daysBefore } from '../../time/dates.ts';
import type { Engine, Row, Statement } from './engine.ts';
import {
  type NewVisitorLetter,
  type VisitorLetter,
  type VisitorLetterKind,
  type VisitorLetterState,
  type VisitorLetterStore,
  visitorLetterStates,
} from './types.ts';
import * as sql from './visitor-letter-statements.ts';
import { createWorkQueue, type WorkQueueTable } from './work-queue.ts';

/** One of a kind about an enquiry at a time. */
export function visitorLetterId(kind: VisitorLetterKind, reference: string): string {
  return `${kind}-${reference}`;
}

export function createVisitorLetterStore(engine: Engine): VisitorLetterStore {
  const { read, write } = engine;
  const queue = createWorkQueue(engine, letterQueue);
  const removeClaimed = async (id: string, leaseToken: string, kind: VisitorLetterKind | null = null) =>
    (await write(sql.removeClaimed, { id, lease_token: leaseToken, kind })).length > 0;
  return {
    ...queue,

    async mark(id, leaseToken, outcome) {
      if (outcome.state === 'sent') return removeClaimed(id, leaseToken);
      if (outcome.state === 'refused' && (await removeClaimed(id, leaseToken, 'receipt'))) return true;
      return queue.mark(id, leaseToken, outcome);
    },

    async add(letter) {
      const { sql, values } = addLetter(letter);
      return (await write(sql, values)).length > 0;
    },

    async skip(id, leaseToken) {
      await removeClaimed(id, leaseToken);
    },

    async removeFor(reference) {
      return (await write(sql.removeFor, { reference })).length;
    },

    async counts() {
      const counted = new Map((await read(sql.counts)).map(({ state, count }) => [state, Number(count)]));
      return Object.fromEntries(
        visitorLetterStates.map((state) => [state, counted.get(state) ?? 0]),
      ) as Record<VisitorLetterState, number>;
    },

    async oldestUnsent() {
      const [row] = await read(sql.oldestUnsent);
      return row ? toLetter(row) : null;
    },

    async expire(now) {
      const values = {
        receipts_since: new Date(now.getTime() - receiptAgeMsMax).toISOString(),
        receipts_until: new Date(now.getTime() + receiptAgeMsMax).toISOString(),
        since: daysBefore(now, visitorLetterDaysMax).toISOString(),
      };
      if ((await read(sql.isAnyTooOld, values)).length === 0) return [];
      return (await write(sql.expire, values)).map(toLetter);
    },

    async countReceipt(code, at) {
      const period = countPeriod(at);
      const limits = { address_max: receiptsPerAddressMax, day_max: receiptsPerDayMax };
      const values = { code, at: at.toISOString(), ...period, ...limits };
      if ((await write(sql.countReceipt, values, countTurn)).length > 0) return 'counted';
      const [row] = await read(sql.receiptCount, period);
      return Number(row?.count) < receiptsPerDayMax ? 'address' : 'day';
    },

    async countRequested(code, at, max) {
      const values = { code: sql.requestedCode(code), at: at.toISOString(), ...countPeriod(at), max };
      return (await write(sql.countRequested, values, countTurn)).length > 0;
    },

    async forgetReceiptCounts(now) {
      const period = countPeriod(now);
      if ((await read(sql.isAnyCountOver, period)).length === 0) return;
      await write(sql.forgetReceiptCounts, period);
    },
  };
}

/** For use in the transaction that also stores the subject of the letter. */
export function addLetter({ kind, reference, recipient, text, at }: NewVisitorLetter): Statement {
  const id = visitorLetterId(kind, reference);
  const { subject, body } = text ?? { subject: null, body: null };
  return { sql: sql.add, values: { id, kind, reference, recipient, subject, body, at: at.toISOString() } };
}

/** Removes the previous letter of that kind, unless it is being sent. */
export function removePreviousLetter({ kind, reference }: NewVisitorLetter): Statement {
  return { sql: sql.removeUnlessLeased, values: { id: visitorLetterId(kind, reference) } };
}

export function removeLetters(reference: string): Statement {
  return { sql: sql.removeFor, values: { reference } };
}

/** Two processes that count at the same moment must see each other's counts. */
const countTurn = 'receipts_counted';

function countPeriod(now: Date): { since: string; until: string } {
  return {
    since: new Date(now.getTime() - receiptCountMs).toISOString(),
    until: new Date(now.getTime() + clockSkewMsMax).toISOString(),
  };
}

const letterQueue: WorkQueueTable<VisitorLetter> = {
  name: 'visitor_letters',
  key: 'id',
  markedColumns: [],
  toItem: toLetter,
};

function toLetter(row: Row): VisitorLetter {
  return {
    id: String(row.id),
    kind: row.kind as VisitorLetterKind,
    reference: String(row.reference),
    recipient: String(row.recipient),
    text: row.subject === null ? null : { subject: String(row.subject), body: String(row.body) },
    createdAt: new Date(row.created_at as string | Date),
    state: row.state as VisitorLetterState,
    tries: Number(row.tries),
    nextTryAt: new Date(row.next_try_at as string | Date),
    lastError: row.last_error as string | null,
  };
}
