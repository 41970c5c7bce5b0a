export type Counted = { count: number; msLeft: number };

export type Counter = {
  limit: number;
  /** Counts one more for a key. Returns the new count, and the time until it resets. */
  consume(key: string): Promise<{ count: number; msLeft: number }>;
  /** How long this key has to wait for its next unit; 0 while some are left. */
  msToWait(key: string): Promise<number>;
};

export type Counters = { counter(name: string, limit: number, ms: number): Counter; close(): Promise<void> };

/** Counters that several processes share; they reject while their database does not respond. */
export type SharedCounters = {
  counter(
    name: string,
    limit: number,
    ms: number,
  ): { consume(key: string): Promise<Counted>; get(key: string): Promise<Counted> };
  close(): Promise<void>;
};

/** Limits the e-mails sent per hour; those beyond it are delayed, never lost. */
export type MailQuota = { msToWait(): Promise<number>; consume(): Promise<void> };
