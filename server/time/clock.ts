import { setTimeout as sleep } from 'node:timers/promises';

/** `now` is what people call the time, and may jump; `monotonicMs` only ever grows, and is what waits are measured by. */
export type Clock = {
  now(): Date;
  monotonicMs(): number;
  /** Resolves early, and never rejects, when the signal says so. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
};
