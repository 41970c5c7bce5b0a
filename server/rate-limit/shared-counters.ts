// Counters in PostgreSQL for processes that share it. A module of its own, because the driver and the library are loaded
// only where it is used.

import { createHmac } from 'node:crypto';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { prepareSession } from '../enquiries/store/postgres-session.ts';
import { clockSkewMsMax, rateLimitConnectionsMax, storeResponseMsMax } from '../limits.ts';
import type { Counted, SharedCounters } from './types.ts';

/** Opening the store has created the table by now. */
export function openSharedCounters(databaseUrl: string): SharedCounters {
  const pool = openPool(databaseUrl);
  return {
    counter: (name, limit, ms) =>
      sharedCounter(pool, databaseUrl, { keyPrefix: name, points: limit, duration: ms / 1000 }),
    close: () => pool.end(),
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

  async function reservePoint(key: string): Promise<Counted> {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, 1);
    return { count: consumedPoints, msLeft: msBeforeNext };
  }

  async function countOne(name: string, count: (key: string) => Promise<Counted>): Promise<Counted> {
    const key = hashKey(name);
    const counted = await count(key);
    if (counted.msLeft <= longestMs) return counted;
    await limiter.delete(key);
    return count(key);
  }

  return {
    consume: (name: string) => countOne(name, consumePoint),
    // `consume` remembers in memory that a key is over its limit, and counts no more: units that are given back would then
    // be taken from those of others.
    reserve: (name: string) => countOne(name, reservePoint),
    async giveBack(name: string): Promise<void> {
      const { consumedPoints } = await limiter.reward(hashKey(name), 1);
      // The window has ended meanwhile: the new one must not begin below zero.
      if (consumedPoints < 0) await limiter.delete(hashKey(name));
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
    onConnect: prepareSession,
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
