// Counters for rate limits and the mail quota. A single process counts in memory. Several processes count in
// their shared PostgreSQL database, and in memory while it does not respond.

import { createHmac } from 'node:crypto';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { clockSkewMsMax, rateLimitConnectionsMax, storeResponseMsMax } from '../limits.ts';
import { memoryCounter } from './memory-counter.ts';
import type { Counted, Counter, Counters } from './types.ts';

/** `databaseUrl` is the store's. Opening the store has created the table by now. */
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
    tableName: 'allowances', // the table's name in existing databases
    tableCreated: true,
    inMemoryBlockOnConsumed: limit + 1, // a client far beyond its limit causes no more database queries
  });
  // Keys are HMACs; the table holds no IP addresses. The HMAC's secret is not in the table.
  const hashKey = (name: string) => createHmac('sha256', databaseUrl).update(name).digest('base64url');
  // An expiry further ahead than possible was written while the clock was ahead, and would last as long as
  // that jump.
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
  // Queries on a lost connection reject by themselves; meanwhile the counters use memory.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
