// The interface each database implements; the store is built on it once, for both.

export type Row = Record<string, unknown>;
export type SqlValues = Record<string, string | number | null>;

export type Statement = { sql: string; values?: SqlValues };

/** Yields statements and gets their rows. It must not wait for anything else, because it runs in a transaction. */
export type Transaction<Result> = Generator<Statement, Result, Row[]>;

export type Engine = {
  newerSchema: number | null;
  /** SQL appended to a SELECT whose rows another process may be selecting too. */
  skipLocked: string;
  /** SQL appended to a SELECT in a transaction whose row nothing else may change until its end. */
  lockRow: string;
  /** SQL for the position of `:email` in a message, from 1; 0 when it is absent. */
  mentions: string;
  read(sql: string, values?: SqlValues): Promise<Row[]>;
  /**
   * Runs one statement. Resolves once its change would survive a power failure; errors of other statements do
   * not roll it back. Writers with the same `turn` run one after the other, and each sees the changes of the
   * one before.
   */
  write(sql: string, values?: SqlValues, turn?: string): Promise<Row[]>;
  /** Runs the statements in one transaction: all of them, or none. Resolves as `write` does. */
  transact<Result>(work: () => Transaction<Result>): Promise<Result>;
  /** Aggregates at most `max` measurements of a day in one transaction. Returns how many. */
  aggregate(batch: { day: string; max: number; sums_max: number }): Promise<number>;
  /** Time limit of such a batch: SQLite blocks the event loop meanwhile, PostgreSQL occupies a connection. */
  batchMs: number;
  /**
   * Overwrites erased data; `false` when some of it is still in the database files and must be scrubbed
   * later.
   */
  scrub(): Promise<boolean>;
  faults(): Promise<string[]>;
  close(): Promise<void>;
};
