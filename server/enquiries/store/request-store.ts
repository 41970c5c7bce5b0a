// Stores visitors' requests. A request and what it leads to are one transaction: whatever moment a process is killed at,
// either nothing of it has happened or all of it has.

import type { Engine, Row, SqlValues, Transaction } from './engine.ts';
import { insertLine, journalRow } from './journal.ts';
import { noticeId } from './notice-store.ts';
import * as sql from './request-statements.ts';
import type { DataRequest, DataRequestAction, DataRequestStore, DataTask, ErasureRule } from './types.ts';
import { addLetter, removeLetters, removePreviousLetter } from './visitor-letter-store.ts';

export function createDataRequestStore(engine: Engine): DataRequestStore {
  const { read, write, transact, skipLocked, lockRow } = engine;
  const take = sql.take(skipLocked);
  const findReal = sql.findReal(lockRow);
  const claimErasureNotice = sql.claimErasureNotice(skipLocked);
  return {
    async add({ at, day, action, reference, emailHash, code }, max) {
      const values = { at: at.toISOString(), day, action, reference, email_hash: emailHash, code, max };
      return (await write(sql.add, values, countTurn)).length > 0;
    },

    async waiting(limit) {
      return (await read(sql.waiting, { limit })).map(toDataRequest);
    },

    settle: (id, settlement) =>
      transact(function* (): Transaction<boolean> {
        const [taken] = yield { sql: take, values: { id } };
        if (!taken) return false;
        const action = String(taken.action);
        const { reference = '', erasure, letter, task, notifyAgencyAt } = settlement ?? {};
        const [row] = settlement ? yield { sql: findReal, values: { reference } } : [];
        if (!settlement || !row) {
          yield { sql: sql.forget, values: { id } };
          return true;
        }
        yield { sql: insertLine, values: journalRow(settlement.journal) };
        if (erasure) yield* erasing(reference, erasure);
        if (letter) yield removePreviousLetter(letter);
        if (letter) yield addLetter(letter);
        const notifyAt = erasure && notifyAgencyAt && agencyHears(row, notifyAgencyAt);
        const isTask = task && (yield { sql: sql.isTask, values: { reference, action } }).length === 0;
        if (isTask && notifyAt) yield { sql: sql.addUntold, values: { id, due_at: notifyAt } };
        const state = isTask ? 'task' : notifyAt ? 'untold' : null;
        yield state === null
          ? { sql: sql.forget, values: { id } }
          : {
              sql: sql.setOutcome,
              values: { id, state, recipient: task?.recipient ?? null, due_at: notifyAt ?? null },
            };
        return true;
      }),

    async forgetCounted(day) {
      if ((await read(sql.isAnyCounted, { day })).length > 0) await write(sql.forgetCounted, { day });
    },

    async tasks(limit) {
      return (await read(sql.tasks, { limit })).map(toTask);
    },

    async finish(reference) {
      return (await write(sql.finish, { reference })).map(toTask);
    },

    async expireTasks(before) {
      const values = { before: before.toISOString() };
      if ((await read(sql.isAnyOldTask, values)).length === 0) return 0;
      return (await write(sql.expireTasks, values)).length;
    },

    async claimErasureNotice(now, again) {
      const values = { now: now.toISOString(), again: again.toISOString() };
      if ((await read(sql.isAnyUnnotified, values)).length === 0) return null;
      const [row] = await write(claimErasureNotice, values);
      return row ? { reference: String(row.reference), at: toDate(row.at) } : null;
    },

    async markNotified(reference) {
      await write(sql.markNotified, { reference });
    },

    erase: (reference, rule) =>
      transact(function* (): Transaction<boolean> {
        if ((yield { sql: findReal, values: { reference } }).length === 0) return false;
        yield* erasing(reference, rule);
        return true;
      }),
  };
}

/** Two processes that count at the same moment must see each other's requests. */
const countTurn = 'data_requests';

function* erasing(reference: string, { at, keptUntil, isNotified }: ErasureRule): Transaction<void> {
  const values = { reference };
  if (isNotified) {
    const id = noticeId('enquiry.erased', reference);
    yield { sql: sql.noticeErased, values: { ...values, id, at: at.toISOString() } };
  }
  yield { sql: sql.removeNotice, values };
  yield { sql: sql.removeSeeTasks, values };
  yield removeLetters(reference);
  yield keptUntil === null
    ? { sql: sql.remove, values }
    : { sql: sql.reduce, values: reduced(reference, at, keptUntil) };
}

function reduced(reference: string, at: Date, keptUntil: Date): SqlValues {
  return { reference, at: at.toISOString(), kept_until: keptUntil.toISOString() };
}

/** `null` when its email was never handed to the mail server: there is no copy. */
function agencyHears(row: Row, { usually, ifInFlight }: { usually: Date; ifInFlight: Date }): string | null {
  if (row.lease_token !== null) return ifInFlight.toISOString();
  return Number(row.tries) > 0 ? usually.toISOString() : null;
}

function toDataRequest(row: Row): DataRequest {
  return {
    id: Number(row.id),
    at: toDate(row.at),
    day: String(row.day),
    action: row.action as DataRequestAction,
    reference: String(row.reference),
    emailHash: String(row.email_hash),
    code: row.code as string | null,
  };
}

function toTask(row: Row): DataTask {
  return {
    action: row.action as DataRequestAction,
    reference: String(row.reference),
    at: toDate(row.at),
    recipient: row.recipient as string | null,
  };
}

function toDate(value: unknown): Date {
  return new Date(value as string | Date);
}
