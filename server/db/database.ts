// What SQLite and PostgreSQL both offer here. Everything that is stored is read and written through it, with the same SQL:
// times are ISO 8601 text, lists and objects JSON text, flags 0 or 1.

import { setTimeout as later } from 'node:timers/promises';

export type Row = Record<string, unknown>;

export type SqlValues = Record<string, string | number | null>;

/** Parameters are written `:name`; PostgreSQL infers a type from the first use, so `:name IS NULL` needs a CAST. */
export type Statement = {
  sql: string;
  values?: SqlValues;
  /** If it returns no row, nothing of its transaction happens. */
  isRequired?: true;
};

export type Database = {
  /** The schema version, where a newer release wrote the store and this one can run on it; otherwise `null`. */
  newerSchema: number | null;
  read(sql: string, values?: SqlValues): Promise<Row[]>;
  /**
   * Runs the statements in one transaction, and resolves with the rows of each once they would survive a power failure.
   * The result is empty where a required statement returned no row.
   */
  write(...statements: Statement[]): Promise<Row[][]>;
  /** Begins a transaction of which only one at a time may run under that name, in all processes. */
  lock(name: string): Statement[];
  /** Overwrites erased data in the database files; `false` when a reader prevents it and it must be tried again. */
  scrub(): Promise<boolean>;
  /** Faults of the store, as sentences. Rejects when it is unreachable. */
  faults(): Promise<string[]>;
  /** Finishes pending work, then closes it. */
  close(): Promise<void>;
};

/** Most readers finish within seconds. Rows stay erased even when this fails: the next round of maintenance does it. */
export async function scrubSoon({ scrub }: Pick<Database, 'scrub'>): Promise<boolean> {
  for (let tries = 1; tries <= 10; tries++) {
    if (await scrub().catch(() => false)) return true;
    await later(500);
  }
  return false;
}

/** A store in a transaction, until whose end no other process can use it. Without `commit` it stays as it was. */
export type LockedStore = {
  run(sql: string, values?: SqlValues): Promise<Row[]>;
  /** Sorted by the first column, in parts. */
  rows(table: string): AsyncIterable<Row[]>;
  insert(table: string, rows: Row[]): Promise<void>;
  /** SQL for the last number that a `:table` gave to a row: `last`. */
  lastNumber: { read: string; write: string };
  commit(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export const copiedRowsEach = 500; // of the longest enquiries 5 MB

export function toDate(value: unknown): Date {
  return new Date(String(value));
}

export function toDateOrNull(value: unknown): Date | null {
  return value === null || value === undefined ? null : toDate(value);
}

/** For replies of other servers. PostgreSQL rejects a NUL, and terminals obey controls. Line breaks and tabs stay. */
export function withoutControls(text: string, lengthMax: number): string {
  const safe = text.slice(0, lengthMax).replace(/[^\P{Cc}\n\t]/gu, '');
  return safe.toWellFormed();
}
