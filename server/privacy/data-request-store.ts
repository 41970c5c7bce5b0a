// Stores visitors' requests. A request and what it leads to are one transaction.

import { type DataRequestAction, facts } from '../../views/index.ts';
import { type Database, type Row, type SqlValues, type Statement, toDate } from '../db/database.ts';
import { addLine, type JournalLine } from '../db/journal.ts';
import { addMessage } from '../messages/message-store.ts';
import type { NewMessage } from '../messages/types.ts';
import { dayMs } from '../time/dates.ts';
import { type ErasureRule, eraseStatements } from './erasure-store.ts';

/** What a visitor asks to see or to erase, whether there is such an enquiry or not. */
export type DataRequest = {
  id: number;
  at: Date;
  action: DataRequestAction;
  reference: string;
  /** A keyed hash of the e-mail address that was typed, which is not stored. */
  emailHash: string;
  /** The code that an e-mail to the stored address has named, if one was typed. */
  code: string | null;
};

/** What a person has to do, because the site sends no e-mail. */
export type DataTask = Pick<DataRequest, 'action' | 'reference' | 'at'> & {
  /** To whom the erasure is confirmed: the enquiry is gone. */
  recipient: string | null;
};

/** The result of a request that matches its enquiry. */
export type Settlement = {
  reference: string;
  journal: JournalLine;
  erasure: ErasureRule | null;
  /** The e-mail to the visitor. */
  message: NewMessage | null;
  task: Pick<DataTask, 'recipient'> | null;
};

export type DataRequestStore = ReturnType<typeof createDataRequestStore>;

export function createDataRequestStore({ read, write }: Database) {
  return {
    async add({ at, action, reference, emailHash, code }: Omit<DataRequest, 'id'>): Promise<void> {
      const sql = `
        INSERT INTO data_requests (at, action, reference, email_hash, code, state)
        VALUES (:at, :action, :reference, :email_hash, :code, 'waiting') RETURNING id`;
      await write({ sql, values: { at: at.toISOString(), action, reference, email_hash: emailHash, code } });
    },

    /** Those that are not processed yet, oldest first. */
    async waiting(limit: number): Promise<DataRequest[]> {
      const sql = `SELECT * FROM data_requests WHERE state = 'waiting' ORDER BY id LIMIT :limit`;
      return (await read(sql, { limit })).map((row) => ({
        ...{ id: Number(row.id), emailHash: String(row.email_hash), code: row.code as string | null },
        ...asked(row),
      }));
    },

    /**
     * Applies the settlement instead of the request; `null` is for one that matches nothing. `false` when another was faster,
     * or the enquiry has been erased since it was looked up: then the request waits for the next round.
     */
    async settle(id: number, settlement: Settlement | null): Promise<boolean> {
      if (settlement === null) return (await write(required(remove, { id }))).length > 0;
      const { reference, journal, erasure, message, task } = settlement;
      const done = await write(
        task ? required(makeTask, { id, ...task }) : required(remove, { id }),
        required(lock, { reference }),
        addLine(journal),
        ...(erasure ? eraseStatements(reference, erasure) : []),
        ...(message ? [addMessage(message)] : []),
      );
      return done.length > 0;
    },

    /** What waits for a person, oldest first; what was asked again is one. It stays until it is done. */
    async tasks(limit: number): Promise<DataTask[]> {
      const sql = `
        SELECT action, reference, recipient, min(at) AS at FROM data_requests WHERE state = 'task'
        GROUP BY action, reference, recipient ORDER BY min(id) LIMIT :limit`;
      const rows = await read(sql, { limit });
      return rows.map((row) => ({ ...asked(row), recipient: row.recipient as string | null }));
    },

    /** Removes the tasks of a reference. */
    async finish(reference: string): Promise<void> {
      const sql = `DELETE FROM data_requests WHERE state = 'task' AND reference = :reference RETURNING id`;
      await write({ sql, values: { reference } });
    },

    /** Erases one enquiry for an operator; `false` when there is none. */
    async erase(reference: string, rule: ErasureRule): Promise<boolean> {
      return (await write(required(lock, { reference }), ...eraseStatements(reference, rule))).length > 0;
    },
  };
}

const tasksCountMax = 1_000; // as many as a person does in a day

/** Oldest first. `daysLeft` of those promised on the page is negative once they have passed. */
export async function openTasks(
  { dataRequests }: { dataRequests: Pick<DataRequestStore, 'tasks'> },
  now: Date,
) {
  const daysLeft = (at: Date) => Math.floor(facts.dataAnswerDays - (now.getTime() - at.getTime()) / dayMs);
  return (await dataRequests.tasks(tasksCountMax)).map((task) => ({ ...task, daysLeft: daysLeft(task.at) }));
}

function required(sql: string, values: SqlValues): Statement {
  return { sql, values, isRequired: true };
}

const remove = `DELETE FROM data_requests WHERE id = :id AND state = 'waiting' RETURNING id`;

const makeTask = `
  UPDATE data_requests SET state = 'task', email_hash = '', code = NULL, recipient = :recipient
  WHERE id = :id AND state = 'waiting' RETURNING id`;

/** So that the enquiry is not released meanwhile. */
const lock = `
  UPDATE enquiries SET held = held
  WHERE reference = :reference AND canary = 0 AND erased_at IS NULL RETURNING reference`;

function asked({ action, reference, at }: Row): Pick<DataRequest, 'action' | 'reference' | 'at'> {
  return { action: action as DataRequestAction, reference: String(reference), at: toDate(at) };
}
