import { statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { aggregateSqliteMs, storeBusyMsMax } from '../../limits.ts';
import { StartError } from '../../start-error.ts';
import type { Engine, SqlValues } from './engine.ts';
import { createSqlStore } from './sql-store.ts';
import { findFaults } from './sqlite-faults.ts';
import { makeFile, protectFiles, realPath, refuseWhileRestoring } from './sqlite-files.ts';
import { groupCommit } from './sqlite-group-commit.ts';
import { refuseLostLog } from './sqlite-lock.ts';
import { migrate } from './sqlite-migrations.ts';
import { writeRemedy } from './sqlite-remedy.ts';
import type { Store } from './types.ts';
import { removeBatch, sumBatch } from './vitals-statements.ts';

/** Opens the SQLite store; creates the folder when it is missing. */
export function openSqlite(path: string): Store {
  const { database, newerSchema } = open(path);
  const query = createQueryRunner(database);
  const guard = createFileGuard(path, database);
  const write = groupCommit(database, guard);
  return createSqlStore({
    newerSchema,
    skipLocked: '', // SQLite has one writer at a time
    lockRow: '',
    mentions: 'instr(lower(message), :email)',
    read: async (sql, values) => query(sql, values),
    write: (sql, values) => write(() => query(sql, values)),
    transact: (work) =>
      write(() =>
        inSavepoint(database, () => {
          const steps = work();
          let step = steps.next();
          while (!step.done) step = steps.next(query(step.value.sql, step.value.values));
          return step.value;
        }),
      ),
    aggregate: (batch) =>
      write(() =>
        inSavepoint(database, () => {
          query(sumBatch, batch);
          return query(removeBatch, { day: batch.day, max: batch.max }).length;
        }),
      ),
    batchMs: aggregateSqliteMs,
    scrub: async () => {
      guard();
      return truncateLog(database);
    },
    faults: async () => Object.values(findFaults(database)).flat(),
    async close() {
      await write.done();
      if (database.isOpen) database.close();
    },
  } satisfies Engine);
}

function open(path: string) {
  try {
    refuseWhileRestoring(path);
    makeFile(path);
    refuseLostLog(path);
    const { ino } = statSync(path);
    const database = new DatabaseSync(path, { timeout: storeBusyMsMax });
    try {
      // FULL: a commit is on the disk before it is acknowledged,
      // https://sqlite.org/pragma.html#pragma_synchronous. secure_delete: erased data is overwritten.
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
      refuseWhileRestoring(path);
      if (statSync(path).ino !== ino)
        throw new StartError(`${path} was replaced while it was being opened: start again.`);
      const newerSchema = migrate(database, path);
      protectFiles(path); // only after the file has proved to be a store of ours
      database.exec('PRAGMA busy_timeout = 0'); // from here on the event loop waits, not SQLite
      return { database, newerSchema };
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    const remedy = writeRemedy(path, cause) ?? 'set DATABASE_URL to a writable file';
    throw new StartError(`Cannot store enquiries in ${path} (${why}): ${remedy}.`, { cause });
  }
}

function createQueryRunner(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  return (sql: string, values: SqlValues = {}) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(values);
  };
}

// Writes to files that have been moved away would be acknowledged and then lost. With another index (`-shm`) other
// processes do not see what this one has in the log, and overwrite it.
function createFileGuard(path: string, database: DatabaseSync): () => void {
  const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
  const { ino } = statSync(path);
  const companions = ['-wal', '-shm'].map((end) => realPath(path) + end);
  const opened = companions.map(inodeOf);
  return () => {
    if (statSync(path).ino !== ino)
      throw new Error(`${path} was replaced after the start: restart the site.`);
    const current = companions.map(inodeOf);
    const changed = companions.filter((_file, at) => current[at] !== opened[at]);
    if (changed.length === 0) return;
    // Deleted. The acknowledged rows of the log can still be moved into the database file, as long as no other process has made
    // a new log or index.
    if (current.every((found, at) => found === undefined || found === opened[at]))
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    throw new Error(`${changed.join(' and ')} was removed or replaced after the start: restart the site.`);
  };
}

// Rolled back alone on an error, as a single statement is, because other writes share the transaction.
function inSavepoint<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('SAVEPOINT together');
  try {
    const result = work();
    database.exec('RELEASE together');
    return result;
  } catch (error) {
    // A full disk has already ended the whole transaction.
    if (database.isTransaction) database.exec('ROLLBACK TO together; RELEASE together');
    throw error;
  }
}

// Erased data is overwritten in the database file, but the log still contains it until it is truncated.
// Truncation has to wait while a reader needs the log.
function truncateLog(database: DatabaseSync): boolean {
  return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}
