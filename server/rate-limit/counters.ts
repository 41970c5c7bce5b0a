// Counters for rate limits and the mail quota. A single process counts in memory. Several processes count in
// their shared PostgreSQL database, and in memory while it does not respond.

import { countAloneMs, countMsMax } from '../limits.ts';
import { withTimeout } from '../time/timeout.ts';
import { memoryCounter } from './memory-counter.ts';
import type { Counted, Counters, SharedCounters } from './types.ts';

/** `databaseUrl` is the store's. */
export async function openCounters(databaseUrl: string): Promise<Counters> {
  if (databaseUrl.startsWith('file:')) return memoryCounters();
  const { openSharedCounters } = await import('./shared-counters.ts');
  return memoryCounters(openSharedCounters(databaseUrl));
}

/** Counts in memory; with `shared`, only while that does not respond. */
export function memoryCounters(shared?: SharedCounters): Counters {
  const ask = askInTime();
  return {
    counter(name, limit, ms) {
      const memory = memoryCounter(ms);
      const counter = shared?.counter(name, limit, ms);
      const read = async (which: 'consume' | 'get', key: string): Promise<Counted> =>
        (await ask(() => counter?.[which](key))) ?? memory[which](key);
      return {
        limit,
        consume: (key) => read('consume', key),
        async reserve(key) {
          const counted = await ask(() => counter?.reserve(key));
          if (counted && counter) {
            const giveBack = () => ask(() => counter.giveBack(key)); // otherwise it resets at the end of the window
            return { isOver: counted.count > limit, giveBack };
          }
          const { count, giveBack } = memory.reserve(key);
          return { isOver: count > limit, giveBack: async () => giveBack() };
        },
        async msToWait(key) {
          const { count, msLeft } = await read('get', key);
          return count >= limit ? Math.max(1, msLeft) : 0;
        },
      };
    },
    close: async () => shared?.close(),
  };
}

// A request has several counters. When one did not respond in time, the others are not asked for a while.
function askInTime() {
  let againAtMs = Number.NEGATIVE_INFINITY;
  return async <Value>(ask: () => Promise<Value> | undefined): Promise<Value | undefined> => {
    if (performance.now() < againAtMs) return undefined;
    const asked = ask();
    if (asked === undefined) return undefined;
    try {
      return await withTimeout(countMsMax, asked);
    } catch {
      againAtMs = performance.now() + countAloneMs;
      return undefined;
    }
  };
}
