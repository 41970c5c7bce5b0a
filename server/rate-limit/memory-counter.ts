import { rateLimitKeyCountMax } from '../limits.ts';
import type { Counted } from './types.ts';

/**
 * Counts keys in windows of `ms` that begin with a key's first count. The number of keys is bounded: a new
 * key evicts the one whose window began first.
 */
export function memoryCounter(ms: number, monotonicMs: () => number = () => performance.now()) {
  // In order of start time, since all windows have the same length.
  const windows = new Map<string, { count: number; endsAtMs: number }>();

  function forgetEnded(nowMs: number): void {
    for (const [key, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs) return;
      windows.delete(key);
    }
  }

  function forgetFirst(): void {
    for (const key of windows.keys()) {
      windows.delete(key);
      return;
    }
  }

  function countOne(key: string, nowMs: number) {
    forgetEnded(nowMs);
    const window = windows.get(key) ?? { count: 0, endsAtMs: nowMs + ms };
    if (!windows.has(key) && windows.size >= rateLimitKeyCountMax) forgetFirst();
    window.count += 1;
    windows.set(key, window);
    return window;
  }

  return {
    consume(key: string): Counted {
      const nowMs = monotonicMs();
      const { count, endsAtMs } = countOne(key, nowMs);
      return { count, msLeft: endsAtMs - nowMs };
    },
    /** The result gives the unit back, to the window that it was taken from. */
    reserve(key: string): { count: number; giveBack: () => void } {
      const window = countOne(key, monotonicMs());
      return {
        count: window.count,
        giveBack: () => {
          window.count -= 1;
        },
      };
    },
    get(key: string): Counted {
      const nowMs = monotonicMs();
      forgetEnded(nowMs);
      const { count, endsAtMs } = windows.get(key) ?? { count: 0, endsAtMs: nowMs };
      return { count, msLeft: endsAtMs - nowMs };
    },
  };
}
