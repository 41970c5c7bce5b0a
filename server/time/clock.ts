import { setTimeout as sleep } from 'node:timers/promises';

/** `now` is the wall clock, which may jump. `monotonicMs` never goes back, and measures waits. */
export type Clock = {
  now(): Date;
  monotonicMs(): number;
  /** Resolves early when the signal aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
};
