// Rows of a table that several processes deliver, each row by one process at a time.

import { randomUUID } from 'node:crypto';
import { errorLengthMax, retryOverdueMs } from '../../limits.ts';
import type { Engine, Row, SqlValues } from './engine.ts';
import { type QueueTable, queueStatements } from './queue-statements.ts';
import { withoutControls } from './rows.ts';
import type { Outcome, WorkQueue } from './types.ts';

type Item = { id: number | string; nextTryAt: Date };

export type WorkQueueTable<Stored extends Item> = QueueTable & {
  toItem(row: Row): Stored;
  /** The values of `markedColumns`. */
  marked?(outcome: Outcome): SqlValues;
};

export function createWorkQueue<Stored extends Item>(
  { read, write, skipLocked }: Engine,
  table: WorkQueueTable<Stored>,
): WorkQueue<Stored> {
  const sql = queueStatements(table, skipLocked);
  return {
    async claim(now, leaseMs, max, first = 'oldest') {
      if ((await read(sql.isAnyDue, { now: now.toISOString() })).length === 0) return [];
      const leaseToken = randomUUID();
      const values = {
        now: now.toISOString(),
        // Only these statements have the parameter, and SQLite rejects a value without a parameter.
        ...(first === 'oldest' && {
          overdue_since: new Date(now.getTime() - retryOverdueMs).toISOString(),
        }),
        lease_until: new Date(now.getTime() + leaseMs).toISOString(),
        lease_token: leaseToken,
      };
      const claimed: (Stored & { leaseToken: string })[] = [];
      for (const statement of sql.claims[first]) {
        if (claimed.length >= max) break;
        const rows = await write(statement, { ...values, max: max - claimed.length });
        claimed.push(...rows.map((row) => ({ ...table.toItem(row), leaseToken })).sort(longestDueFirst));
      }
      return claimed;
    },

    async mark(key, leaseToken, outcome) {
      const values = { ...outcomeColumns(outcome), ...table.marked?.(outcome) };
      return (await write(sql.mark, { key, lease_token: leaseToken, ...values })).length > 0;
    },

    async renew(key, leaseToken, until) {
      const values = { key, lease_token: leaseToken, lease_until: until.toISOString() };
      return (await write(sql.renew, values)).length > 0;
    },

    async touch(key, leaseToken) {
      await write(sql.touch, { key, lease_token: leaseToken });
    },

    async leased() {
      const rows = await read(sql.leased);
      return rows.map((row) => ({
        key: String(row.key),
        leaseToken: String(row.lease_token),
        leaseUntil: new Date(row.lease_until as string | Date).toISOString(),
      }));
    },

    async makeDue(after, now) {
      const values = { after: after.toISOString(), now: now.toISOString() };
      if ((await read(sql.isAnyLater, { after: values.after })).length === 0) return 0;
      return (await write(sql.makeDue, values)).length;
    },
  };
}

function longestDueFirst(one: Item, other: Item): number {
  return one.nextTryAt.getTime() - other.nextTryAt.getTime() || (one.id < other.id ? -1 : 1);
}

function outcomeColumns(outcome: Outcome): SqlValues {
  const error = withoutControls(outcome.error ?? '', errorLengthMax) || null;
  const none = { state: 'waiting', tried: 1, sent_at: null, next_try_at: null, error };
  switch (outcome.state) {
    case 'sent':
      return { ...none, state: 'sent', sent_at: outcome.at.toISOString() };
    case 'back':
      return { ...none, tried: 0 };
    case 'refused':
      return { ...none, state: 'refused' };
    case 'later':
      return { ...none, next_try_at: outcome.at.toISOString() };
  }
}
