// Who has had how much of something lately. One process counts in memory; several count in the PostgreSQL that they
// share, and in memory for as long as it does not answer.

import { createHmac } from 'node:crypto';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { allowanceConnectionsMax, clockSkewMsMax, storeAnswerMsMax } from './limits.ts';

export type Counter = {
  limit: number;
  /** One more for this one: how many that makes, and how long until it starts again from none. */
  add(key: string): Promise<{ count: number; msLeft: number }>;
  /** How long this one has to wait for the next; 0 while there is some left. */
  msToWait(key: string): Promise<number>;
};

export type Counters = { counter(name: string, limit: number, ms: number): Counter; close(): Promise<void> };

/** `databaseUrl` as the store has it, which has made the table by now. */
export function openCounters(databaseUrl: string): Counters {
  const pool = databaseUrl.startsWith('file:') ? undefined : openPool(databaseUrl);
  return {
    counter(name, limit, ms) {
      const options = { keyPrefix: name, points: limit, duration: ms / 1000 };
      const memory = new RateLimiterMemory(options);
      if (!pool) return counterOver(memory, limit, ms, (key) => key);
      const shared = new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: 'allowances',
        tableCreated: true,
        insuranceLimiter: memory,
        inMemoryBlockOnConsumed: limit + 1, // whoever floods costs the database nothing more
      });
      // The table is to tell nobody who was here; what it is folded with is not in it.
      return counterOver(shared, limit, ms, (key) =>
        createHmac('sha256', databaseUrl).update(key).digest('base64url'),
      );
    },
    close: async () => pool?.end(),
  };
}

function counterOver(
  limiter: RateLimiterAbstract,
  limit: number,
  ms: number,
  keyOf: (key: string) => string,
): Counter {
  // What ends later than it can was counted while the clock was ahead: it would last for as long as that jump.
  const latestMs = ms + clockSkewMsMax;

  async function consume(key: string): Promise<{ count: number; msLeft: number }> {
    try {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key);
      return { count: consumedPoints, msLeft: msBeforeNext };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { count: Math.max(refusal.consumedPoints, limit + 1), msLeft: refusal.msBeforeNext };
    }
  }

  return {
    limit,
    async add(name) {
      const key = keyOf(name);
      const had = await consume(key);
      if (had.msLeft <= latestMs) return had;
      await limiter.delete(key);
      return consume(key);
    },
    async msToWait(name) {
      const key = keyOf(name);
      const had = await limiter.get(key);
      if (!had || had.consumedPoints < limit) return 0;
      if (had.msBeforeNext <= latestMs) return Math.max(1, had.msBeforeNext);
      await limiter.delete(key);
      return 0;
    },
  };
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'allowances',
    max: allowanceConnectionsMax,
    keepAlive: true,
    connectionTimeoutMillis: storeAnswerMsMax,
    query_timeout: storeAnswerMsMax,
  });
  // A lost connection is told to whoever waits for its answer, and memory counts meanwhile.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
