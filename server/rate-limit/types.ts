export type Counted = { count: number; msLeft: number };

/** One unit that is counted until it is given back. */
export type Reservation = {
  /** Whether the limit was reached before. */
  isOver: boolean;
  giveBack(): Promise<void>;
};

export type Counter = {
  limit: number;
  /** Counts one more for a key. Returns the new count, and the time until it resets. */
  consume(key: string): Promise<{ count: number; msLeft: number }>;
  /** Counts one more for a key before what it is counted for has succeeded, so that parallel requests cannot pass together. */
  reserve(key: string): Promise<Reservation>;
  /** The time until this key has a unit again; 0 while it has some. */
  msToWait(key: string): Promise<number>;
};

export type Counters = { counter(name: string, limit: number, ms: number): Counter; close(): Promise<void> };

/** Counters that several processes share; they reject while their database does not respond. */
export type SharedCounters = {
  counter(
    name: string,
    limit: number,
    ms: number,
  ): {
    consume(key: string): Promise<Counted>;
    /** As `consume`, and counts beyond the limit, too: each unit can be given back. */
    reserve(key: string): Promise<Counted>;
    giveBack(key: string): Promise<void>;
    get(key: string): Promise<Counted>;
  };
  close(): Promise<void>;
};

/** Limits the e-mails sent per hour; those beyond it are delayed, never lost. */
export type MailQuota = { msToWait(): Promise<number>; consume(): Promise<void> };
