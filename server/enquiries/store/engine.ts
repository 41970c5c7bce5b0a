// What a database has to offer; everything else is built from it once, for both.

export type Row = Record<string, unknown>;
export type SqlValues = Record<string, string | number | null>;

export type Engine = {
  /** Said behind a choice of rows that another process may be choosing from too. */
  skipLocked: string;
  /** Where `:email` stands in a message, from 1; 0 when it does not. */
  mentions: string;
  read(sql: string, values?: SqlValues): Promise<Row[]>;
  /**
   * One statement. Resolves once its change would survive the loss of power; nobody else's fault undoes it.
   * Writers that name the same `turn` go one after the other, each seeing what the one before has done.
   */
  write(sql: string, values?: SqlValues, turn?: string): Promise<Row[]>;
  /** Turns at most `max` measurements of a day into sums, all in one transaction; answers with how many. */
  aggregate(batch: { day: string; max: number; sums_max: number }): Promise<number>;
  /** How long such a batch may take: SQLite holds the event loop meanwhile, PostgreSQL a connection. */
  batchMs: number;
  /** Overwrites what is erased; `false` when some of it still lies in the database's files, and has to wait. */
  scrub(): Promise<boolean>;
  faults(): Promise<string[]>;
  close(): Promise<void>;
};
