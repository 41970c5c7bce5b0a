import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { copiedRowsEach, type Database, type LockedStore, type Row, type Statement } from './database.ts';
import { writeRemedy } from './disk-space.ts';
import { planMigration, readSchemaRows } from './schema.ts';
import {
  findDamage,
  isBusy,
  lockFile,
  makeFolder,
  openFile,
  protectFiles,
  realPath,
  refuseOtherUser,
} from './sqlite-files.ts';

/** With `mayChange`, a missing store is created, and one of an earlier release updated. */
export function openSqlite(path: string, mayChange = true): Database {
  const { database, newerSchema } = open(path, mayChange);
  const prepared = new Map<string, StatementSync>();
  const query = ({ sql, values = {} }: Statement): Row[] => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(values);
  };
  const guard = createFileGuard(path, database);
  const { write, done } = groupCommit(database, query, guard);
  return {
    newerSchema,
    read: async (sql, values = {}) => query({ sql, values }),
    write,
    lock: () => [], // SQLite has one writer at a time
    async scrub() {
      guard();
      // Erased data is overwritten in the file, but stays in the log until that is truncated, which waits for readers.
      return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
    },
    faults: async () => findDamage(database),
    async close() {
      await done();
      if (database.isOpen) database.close();
    },
  };
}

/** The store must exist. */
export function lockSqlite(path: string): LockedStore {
  const database = lockFile(path);
  return {
    run: async (sql, values = {}) => database.prepare(sql).all(values),
    async *rows(table) {
      let some: Row[] = [];
      for (const row of database.prepare(`SELECT * FROM ${table} ORDER BY 1`).iterate()) {
        if (some.push(row) < copiedRowsEach) continue;
        yield some;
        some = [];
      }
      yield some;
    },
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const values = columns.map(() => '?');
      const statement = database.prepare(`INSERT INTO ${table} (${columns}) VALUES (${values})`);
      for (const row of rows) statement.run(...(Object.values(row) as SQLInputValue[]));
    },
    lastNumber: {
      read: 'SELECT seq AS last FROM sqlite_sequence WHERE name = :table',
      // A table that never had a row has none here.
      write: `REPLACE INTO sqlite_sequence (rowid, name, seq)
        VALUES ((SELECT rowid FROM sqlite_sequence WHERE name = :table), :table, :last)`,
    },
    commit: async () => database.exec('COMMIT'),
    [Symbol.asyncDispose]: async () => database.close(),
  };
}

function open(path: string, mayChange: boolean) {
  let database: DatabaseSync | undefined;
  try {
    refuseOtherUser(path);
    const inode = () => statSync(path, { throwIfNoEntry: false })?.ino;
    const found = inode();
    if (mayChange) makeFolder(path);
    else if (!found) throw new StartError(`There is no store ${path}: set DATABASE_URL to the site's store.`);
    database = openFile(path);
    // Reading waits for a restore. It must not have replaced the file, whose log this process would write otherwise.
    database.prepare('SELECT 1 FROM sqlite_schema').get();
    if (found && inode() !== found)
      throw new StartError(`${path} was replaced while it was being opened: start again.`);
    // FULL: a commit is on the disk before it is acknowledged, https://sqlite.org/pragma.html#pragma_synchronous.
    // secure_delete: erased data is overwritten.
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
    const newerSchema = migrateSqlite(database, mayChange);
    protectFiles(path); // only after the file has proved to be a store of ours, and before it has personal data
    database.exec('PRAGMA journal_mode = WAL; SELECT 1 FROM bookmarks'); // the first read makes the log
    database.exec('PRAGMA busy_timeout = 0'); // from here on the event loop waits, not SQLite
    return { database, newerSchema };
  } catch (cause) {
    database?.close();
    if (cause instanceof StartError) throw cause;
    const { message } = cause as Error;
    const locked = 'wait for the restore, or end the program that locks it';
    const other = "set DATABASE_URL to the site's store, or to a new file, which this user may write";
    const remedy = isBusy(cause) ? locked : (writeRemedy(cause) ?? other);
    throw new StartError(`Cannot store enquiries in ${path} (${message}): ${remedy}.`, { cause });
  }
}

/** Never used again, so that no new enquiry gets the number of an erased one. */
const identity = 'INTEGER PRIMARY KEY AUTOINCREMENT';

/** The caller closes the database when this throws, which rolls everything back. */
export function migrateSqlite(database: DatabaseSync, mayChange: boolean): number | null {
  // A second process that starts meanwhile waits for the first, and finds nothing missing.
  database.exec(mayChange ? 'BEGIN IMMEDIATE' : 'BEGIN');
  const { newerSchema, steps } = planMigration(schemaRows(database), identity, mayChange);
  for (const step of steps) database.exec(step);
  // Fails where the file may not be written, which SQLite opens all the same.
  if (mayChange) database.exec('UPDATE bookmarks SET value = value WHERE 1 = 0');
  database.exec('COMMIT');
  return newerSchema;
}

export function schemaRows(database: DatabaseSync): Row[] {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'bookmarks'";
  return database.prepare(table).get() === undefined ? [] : database.prepare(readSchemaRows).all();
}

// Writes to files that have been moved away would be acknowledged and then lost. With another index (`-shm`) other
// processes do not see what this one has in the log, and overwrite it.
function createFileGuard(path: string, database: DatabaseSync): () => void {
  const files = ['', '-wal', '-shm'].map((end) => realPath(path) + end);
  const inodes = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino);
  const opened = inodes();
  return () => {
    const current = inodes();
    const changed = files.filter((_file, at) => current[at] !== opened[at]);
    if (changed.length === 0) return;
    // Where the log or its index was only deleted, its acknowledged rows can still be moved into the database file.
    const isDeleted = current.every((ino, at) => ino === opened[at] || (at > 0 && ino === undefined));
    if (isDeleted) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    throw new Error(`${changed.join(' and ')} was removed or replaced after the start: restart the site.`);
  };
}

type Waiting = PromiseWithResolvers<Row[][]> & { statements: Statement[] };

const batchMax = 500; // some 10 ms of work, after which other requests run
const busyMsMax = 1_000; // that a write waits for a store locked by another process
const busyMsEach = 10;

/**
 * Transactions of the same turn of the event loop share one SQLite transaction, and so one wait for the disk. Each is a
 * savepoint, which is rolled back alone when it fails.
 */
function groupCommit(database: DatabaseSync, query: (one: Statement) => Row[], guard: () => void) {
  const waiting: Waiting[] = [];
  let flushing: Promise<void> | undefined;

  function write(...statements: Statement[]): Promise<Row[][]> {
    const transaction = { statements, ...Promise.withResolvers<Row[][]>() };
    waiting.push(transaction);
    flushing ??= flush();
    return transaction.promise;
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve)); // after all input of this turn
      let batch = waiting;
      try {
        await begin();
        batch = waiting.splice(0, batchMax);
        const settlements = batch.map(attempt);
        database.exec('COMMIT');
        for (const settle of settlements) settle(); // none before the whole batch is on the disk
      } catch (error) {
        if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
        for (const { reject } of batch.splice(0)) reject(error);
      }
    }
    flushing = undefined;
  }

  async function begin(): Promise<void> {
    const giveUpMs = performance.now() + busyMsMax;
    for (;;) {
      try {
        guard();
        return database.exec('BEGIN IMMEDIATE');
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpMs) throw error;
        await later(busyMsEach);
      }
    }
  }

  function attempt({ statements, resolve, reject }: Waiting): () => void {
    database.exec('SAVEPOINT one');
    try {
      const results: Row[][] = [];
      for (const statement of statements) {
        const rows = query(statement);
        if (statement.isRequired && rows.length === 0) return undo(() => resolve([]));
        results.push(rows);
      }
      database.exec('RELEASE one');
      return () => resolve(results);
    } catch (error) {
      if (!database.isTransaction) throw error; // a full disk ends the whole transaction; an invalid row only its own
      return undo(() => reject(error));
    }
  }

  function undo(settle: () => void): () => void {
    database.exec('ROLLBACK TO one; RELEASE one');
    return settle;
  }

  return { write, done: async () => flushing };
}
