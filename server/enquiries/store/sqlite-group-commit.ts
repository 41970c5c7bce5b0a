// Group commit: writes in the same turn of the event loop share one transaction, and so one wait for the
// disk. Each write is one statement, which SQLite rolls back alone when it fails.

import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import { storeBatchMax, storeBusyMsEach, storeBusyMsMax } from '../../limits.ts';

type Waiting = { work: () => unknown; resolve: (value: never) => void; reject: (error: unknown) => void };

const sqliteBusy = 5;

export function groupCommit(database: DatabaseSync, guard: () => void) {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const waiting: Waiting[] = [];
  let flushing: Promise<void> | undefined;

  return Object.assign(write, { done: async () => flushing });

  function write<Result>(work: () => Result): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
    flushing ??= flush();
    return promise;
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn();
      await beginOrRefuse();
    }
    flushing = undefined;
  }

  async function beginOrRefuse(): Promise<void> {
    const giveUpMs = performance.now() + storeBusyMsMax;
    for (;;) {
      try {
        guard();
        begin.run();
        break;
      } catch (error) {
        if (isBusy(error) && performance.now() < giveUpMs) await later(storeBusyMsEach);
        else return waiting.splice(0).forEach(({ reject }) => void reject(error));
      }
    }
    transact(waiting.splice(0, storeBatchMax));
  }

  // No caller gets a result before the whole batch is on the disk.
  function transact(batch: Waiting[]): void {
    const settlements: (() => void)[] = [];
    try {
      for (const { work, resolve, reject } of batch) settlements.push(attempt(work, resolve, reject));
      commit.run();
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const settle of settlements) settle();
  }

  // A full disk ends the whole transaction; an invalid row fails only its own statement.
  function attempt(
    work: Waiting['work'],
    resolve: Waiting['resolve'],
    reject: Waiting['reject'],
  ): () => void {
    try {
      const result = work() as never;
      return () => resolve(result);
    } catch (error) {
      if (!database.isTransaction) throw error;
      return () => reject(error);
    }
  }
}

// After all input of this turn of the event loop.
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy;
}
