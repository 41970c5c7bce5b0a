// Simulated time: nothing passes but what the events say, and the next event comes when everything else waits.

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
    sleep: (ms: number) => new Promise<void>((resolve) => at(nowMs + ms, resolve)),

    /** For work that takes real time, such as a store's: simulated time stands still meanwhile. */
    async working<Result>(work: () => Promise<Result>): Promise<Result> {
      busy += 1;
      try {
        return await work();
      } finally {
        busy -= 1;
      }
    },

    /** Lets everything happen until then; `look` sees the world after each event. */
    async run(untilMs: number, look: () => void): Promise<void> {
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

  // Everything that can go on without time has gone on.
  async function quiet(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (busy > 0);
  }
}

export type Timeline = ReturnType<typeof createTimeline>;
