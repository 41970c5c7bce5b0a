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

  return {
    consume(key: string): Counted {
      const nowMs = monotonicMs();
      forgetEnded(nowMs);
      const window = windows.get(key) ?? { count: 0, endsAtMs: nowMs + ms };
      if (window.count === 0 && windows.size >= rateLimitKeyCountMax) forgetFirst();
      window.count += 1;
      windows.set(key, window);
      return { count: window.count, msLeft: window.endsAtMs - nowMs };
    },
    get(key: string): Counted {
      const nowMs = monotonicMs();
      forgetEnded(nowMs);
      const { count, endsAtMs } = windows.get(key) ?? { count: 0, endsAtMs: nowMs };
      return { count, msLeft: endsAtMs - nowMs };
    },
  };
}
