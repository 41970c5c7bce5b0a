// Counters for rate limits and the mail quota, in memory: one process serves the site, and a second one, while a release
// replaces the first, counts for itself.

export type Counter = ReturnType<typeof createCounter>;
export type Reservation = Pick<ReturnType<Counter['consume']>, 'isOver' | 'giveBack'>;

/** Clients that one counter tracks at once, some 200 bytes each. One with more addresses is not limited. */
export const rateLimitKeyCountMax = 100_000;

/** Counts keys in windows of `ms`. A key beyond the maximum evicts the one whose window began first. */
export function createCounter(limit: number, ms: number) {
  // In order of their ends, since all have the same length.
  const windows = new Map<string, { count: number; endsAtMs: number }>();

  function add(key: string, units: number) {
    const nowMs = performance.now();
    for (const [ended, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs && (windows.has(key) || windows.size < rateLimitKeyCountMax)) break;
      windows.delete(ended);
    }
    const { count, endsAtMs } = windows.get(key) ?? { count: 0, endsAtMs: nowMs + ms };
    const window = { count: Math.max(0, count + units), endsAtMs };
    windows.set(key, window);
    return { count: window.count, msLeft: endsAtMs - nowMs };
  }

  return {
    /**
     * Counts one more for a key. Returns the new count, and the time until it resets. It is counted before what it is counted
     * for has succeeded, so that parallel requests cannot pass together, and can be given back.
     */
    consume(key: string) {
      const { count, msLeft } = add(key, 1);
      const giveBack = (): void => {
        add(key, -1);
      };
      return { count, msLeft, isOver: count > limit, giveBack };
    },

    /** The time until this key has a unit again; 0 while it has some. */
    msToWait(key: string): number {
      const { count, msLeft } = add(key, 0);
      return count < limit ? 0 : Math.max(1, msLeft);
    },
  };
}
