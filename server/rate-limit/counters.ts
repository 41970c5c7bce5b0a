// Who has had how much of something lately. One process counts in memory; several count in the PostgreSQL that they
// share, and in memory for as long as it does not answer.

import { createHmac } from 'node:crypto';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { clockSkewMsMax, rateLimitConnectionsMax, storeResponseMsMax } from '../limits.ts';
import { memoryCounter } from './memory-counter.ts';
import type { Counted, Counter, Counters } from './types.ts';

/** `databaseUrl` as the store has it, which has made the table by now. */
export function openCounters(databaseUrl: string): Counters {
  const pool = databaseUrl.startsWith('file:') ? undefined : openPool(databaseUrl);
  return {
    counter(name, limit, ms) {
      const memory = memoryCounter(ms);
      if (!pool)
        return toCounter(
          limit,
          async (key) => memory.consume(key),
          async (key) => memory.get(key),
        );
      const shared = sharedCounter(pool, databaseUrl, {
        keyPrefix: name,
        points: limit,
        duration: ms / 1000,
      });
      return toCounter(
        limit,
        (key) => shared.consume(key).catch(() => memory.consume(key)),
        (key) => shared.get(key).catch(() => memory.get(key)),
      );
    },
    close: async () => pool?.end(),
  };
}

function toCounter(
  limit: number,
  consume: (key: string) => Promise<Counted>,
  get: (key: string) => Promise<Counted>,
): Counter {
  return {
    limit,
    consume,
    async msToWait(key) {
      const { count, msLeft } = await get(key);
      return count >= limit ? Math.max(1, msLeft) : 0;
    },
  };
}

function sharedCounter(
  pool: pg.Pool,
  databaseUrl: string,
  options: { keyPrefix: string; points: number; duration: number },
) {
  const { points: limit, duration } = options;
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: 'allowances', // its name in existing databases
    tableCreated: true,
    inMemoryBlockOnConsumed: limit + 1, // whoever floods costs the database nothing more
  });
  // The table is to tell nobody who was here; what it is folded with is not in it.
  const hashKey = (name: string) => createHmac('sha256', databaseUrl).update(name).digest('base64url');
  // What ends later than it can was counted while the clock was ahead: it would last for as long as that jump.
  const longestMs = duration * 1000 + clockSkewMsMax;

  async function consumePoint(key: string): Promise<Counted> {
    try {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key);
      return { count: consumedPoints, msLeft: msBeforeNext };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { count: Math.max(refusal.consumedPoints, limit + 1), msLeft: refusal.msBeforeNext };
    }
  }

  return {
    async consume(name: string): Promise<Counted> {
      const key = hashKey(name);
      const counted = await consumePoint(key);
      if (counted.msLeft <= longestMs) return counted;
      await limiter.delete(key);
      return consumePoint(key);
    },
    async get(name: string): Promise<Counted> {
      const key = hashKey(name);
      const counted = await limiter.get(key);
      if (!counted) return { count: 0, msLeft: 0 };
      if (counted.msBeforeNext <= longestMs)
        return { count: counted.consumedPoints, msLeft: counted.msBeforeNext };
      await limiter.delete(key);
      return { count: 0, msLeft: 0 };
    },
  };
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'allowances',
    max: rateLimitConnectionsMax,
    keepAlive: true,
    connectionTimeoutMillis: storeResponseMsMax,
    query_timeout: storeResponseMsMax,
  });
  // A lost connection is told to whoever waits for its answer, and memory counts meanwhile.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
