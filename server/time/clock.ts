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

/** Rejects after `msMax`. The operation continues, and its result is ignored. */
export function withTimeout<Value>(msMax: number, asked: Promise<Value>): Promise<Value> {
  const tooLate = sleep(msMax, undefined, { ref: false }).then(() => {
    throw new Error(`no response within ${msMax} ms`);
  });
  return Promise.race([asked, tooLate]);
}

export type Job = {
  name: string;
  everyMs: number;
  /** How long after the start it runs first; at once where it is absent. */
  firstMs?: number;
  run: () => Promise<void>;
};

export type RepeatedTask = ReturnType<typeof repeat>;

/** Runs a task now, or after `firstMs`, and at a fixed interval, never twice at a time. The task handles its own errors. */
export function repeat(
  task: () => Promise<void>,
  everyMs: number,
  { sleep = systemClock.sleep, firstMs = 0 }: { sleep?: Clock['sleep']; firstMs?: number | undefined } = {},
) {
  let isStopped = false;
  let woken = new AbortController();
  const running = (async () => {
    if (firstMs > 0) await sleep(firstMs, woken.signal);
    while (!isStopped) {
      woken = new AbortController();
      await task();
      await sleep(everyMs, woken.signal);
    }
  })();
  return {
    /** Runs at once, or once more after the current run. */
    wake: () => woken.abort(),
    /** Resolves when no run is in progress and none will follow. */
    stop() {
      isStopped = true;
      woken.abort();
      return running;
    },
  };
}
