// Simulated time: it advances only from event to event, when all other work waits.

type Event = { atMs: number; order: number; run: () => void };

export function createTimeline() {
  const events: Event[] = [];
  let nowMs = 0;
  let order = 0;
  let busy = 0;

  function at(atMs: number, run: () => void): void {
    const event = { atMs: Math.max(atMs, nowMs), order: order++, run };
    const place = events.findLastIndex((other) => other.atMs <= event.atMs) + 1;
    events.splice(place, 0, event);
  }

  return {
    nowMs: () => nowMs,
    at,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted) return resolve();
        signal?.addEventListener('abort', () => resolve(), { once: true });
        at(nowMs + ms, resolve);
      }),

    /** For work that takes real time, such as the store's; simulated time does not advance meanwhile. */
    async working<Result>(work: () => Promise<Result>): Promise<Result> {
      busy += 1;
      try {
        return await work();
      } finally {
        busy -= 1;
      }
    },

    /** Runs all events until then; `look` checks the world after each event. */
    async run(untilMs: number, look = () => {}): Promise<void> {
      await quiet();
      for (;;) {
        const next = events[0];
        if (!next || next.atMs > untilMs) break;
        events.shift();
        nowMs = next.atMs;
        next.run();
        await quiet();
        look();
      }
      nowMs = untilMs;
    },
  };

  // Resolves when all work that needs no time is done.
  async function quiet(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (busy > 0);
  }
}

export type Timeline = ReturnType<typeof createTimeline>;
