// Counters for rate limits and the mail quota. A process counts in memory. Several processes also count in their shared
// PostgreSQL database, while it responds: up to the limit, so that a client far beyond it causes no more queries.

import { createHmac } from 'node:crypto';
import { withTimeout } from '../time/clock.ts';

export type Counters = ReturnType<typeof memoryCounters>;
export type Counter = ReturnType<Counters['counter']>;
export type Reservation = Pick<Awaited<ReturnType<Counter['consume']>>, 'isOver' | 'giveBack'>;

/** How long a process counts alone when PostgreSQL did not count in time: the requests of that time do not wait for it. */
const countAloneMs = 10_000;

/** Counting takes PostgreSQL milliseconds, and is not worth a longer wait of a visitor. */
export const countMsMax = 1_000;

/** `databaseUrl` is the store's. */
export async function openCounters(databaseUrl: string): Promise<Counters> {
  if (databaseUrl.startsWith('file:')) return memoryCounters();
  return memoryCounters(await openSharedCounters(databaseUrl));
}

export function memoryCounters(shared?: Awaited<ReturnType<typeof openSharedCounters>>) {
  let aloneUntilMs = 0;

  async function addShared(name: string, key: string, units: number, ms: number) {
    if (!shared || performance.now() < aloneUntilMs) return undefined;
    try {
      return await withTimeout(countMsMax, shared.add(name, key, units, ms));
    } catch {
      aloneUntilMs = performance.now() + countAloneMs;
      return undefined;
    }
  }

  return {
    counter(name: string, limit: number, ms: number) {
      const addOwn = memoryWindows(ms);
      return {
        limit,
        /**
         * Counts one more for a key. Returns the new count, and the time until it resets. It is counted before what it is counted
         * for has succeeded, so that parallel requests cannot pass together, and can be given back.
         */
        async consume(key: string) {
          const own = addOwn(key, 1);
          const all = own.count > limit ? undefined : await addShared(name, key, 1, ms);
          const { count, msLeft } = all ?? own;
          const giveBack = async () => {
            addOwn(key, -1);
            if (all) await addShared(name, key, -1, ms); // otherwise it resets at the end of the window
          };
          return { count, msLeft, isOver: count > limit, giveBack };
        },
        /** The time until this key has a unit again; 0 while it has some. */
        async msToWait(key: string) {
          const { count, msLeft } = (await addShared(name, key, 0, ms)) ?? addOwn(key, 0);
          return count < limit ? 0 : Math.max(1, msLeft);
        },
      };
    },
    close: async (): Promise<void> => shared?.close(),
  };
}

/** Clients that one rate limiter tracks at once, some 200 bytes each. One with more addresses is not limited. */
export const rateLimitKeyCountMax = 100_000;

/** Counts keys in windows of `ms`. A key beyond the maximum evicts the one whose window began first. */
function memoryWindows(ms: number) {
  // In order of their ends, since all have the same length.
  const windows = new Map<string, { count: number; endsAtMs: number }>();
  return (key: string, units: number) => {
    const nowMs = performance.now();
    for (const [ended, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs && (windows.has(key) || windows.size < rateLimitKeyCountMax)) break;
      windows.delete(ended);
    }
    const { count, endsAtMs } = windows.get(key) ?? { count: 0, endsAtMs: nowMs + ms };
    const window = { count: Math.max(0, count + units), endsAtMs };
    windows.set(key, window);
    return { count: window.count, msLeft: endsAtMs - nowMs };
  };
}

const connectionsMax = 3; // counting an enquiry must not take connections from storing it

const sweepMsEach = 10 * 60_000;

/** They reject while the database does not respond. Opening the store has created the table by now. */
async function openSharedCounters(databaseUrl: string) {
  // Loaded only where it is used.
  const { inTransaction, openPool } = await import('../db/postgres.ts');
  const pool = openPool(databaseUrl, connectionsMax);
  const sweep = () => inTransaction(pool, [{ sql: removeEnded }]).catch(() => {}); // the next one removes them
  const sweeping = setInterval(sweep, sweepMsEach).unref();
  return {
    /** Adds units, which may be none or negative, to the window of a key; one of `ms` begins where there is none. */
    async add(name: string, key: string, units: number, ms: number) {
      // Keys are HMACs with a secret that is not in the table, so that it holds no IP addresses.
      const hash = createHmac('sha256', databaseUrl).update(`${name} ${key}`).digest('base64url');
      const [[row] = []] = await inTransaction(pool, [{ sql: add, values: { key: hash, units, ms } }]);
      return { count: Number(row?.points), msLeft: Number(row?.ms_left) };
    },
    close(): Promise<void> {
      clearInterval(sweeping);
      return pool.end();
    },
  };
}

// The database's clock is the same for all processes. An end further ahead than possible was written before that was set
// back; another process's is ahead by the time that it waited for the row.
const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const isRunning = `counted.expire BETWEEN excluded.expire - :ms AND excluded.expire + 60000`;

const add = `
  INSERT INTO allowances AS counted (key, points, expire)
  VALUES (:key, greatest(:units::integer, 0), ${now} + :ms::bigint)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN ${isRunning} THEN greatest(counted.points + :units, 0) ELSE excluded.points END,
    expire = CASE WHEN ${isRunning} THEN counted.expire ELSE excluded.expire END
  RETURNING points, expire - ${now} AS ms_left`;

const removeEnded = `
  DELETE FROM allowances
  WHERE key IN (SELECT key FROM allowances WHERE expire < ${now} FOR UPDATE SKIP LOCKED)`;
