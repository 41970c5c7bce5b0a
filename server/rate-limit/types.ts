export type Counted = { count: number; msLeft: number };

export type Counter = {
  limit: number;
  /** One more for this one: how many that makes, and how long until it starts again from none. */
  consume(key: string): Promise<{ count: number; msLeft: number }>;
  /** How long this one has to wait for the next; 0 while there is some left. */
  msToWait(key: string): Promise<number>;
};

export type Counters = { counter(name: string, limit: number, ms: number): Counter; close(): Promise<void> };

/** How many emails may leave; what is over it is late and never lost. */
export type MailQuota = { msToWait(): Promise<number>; consume(): Promise<void> };
