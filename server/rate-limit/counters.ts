// Counters for rate limits and the mail quota. A single process counts in memory. Several processes count in
// their shared PostgreSQL database, and in memory while it does not respond.

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
  return {
    counter(name, limit, ms) {
      const memory = memoryCounter(ms);
      const counter = shared?.counter(name, limit, ms);
      const read = async (which: 'consume' | 'get', key: string): Promise<Counted> =>
        (await counter?.[which](key).catch(() => undefined)) ?? memory[which](key);
      return {
        limit,
        consume: (key) => read('consume', key),
        async reserve(key) {
          const counted = await counter?.reserve(key).catch(() => undefined);
          if (counted && counter) {
            const giveBack = () => counter.giveBack(key).catch(() => {}); // it resets at the end of the window
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
