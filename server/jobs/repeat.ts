export type RepeatedTask = {
  /** Runs at once, or once more after the current run. */
  wake(): void;
  /** Resolves when no run is in progress and none will follow. */
  stop(): Promise<void>;
};

/** Runs a task now and at a fixed interval, never twice at a time. The task handles its own errors. */
export function repeat(task: () => Promise<void>, everyMs: number): RepeatedTask {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    do {
      again = false;
      await task();
    } while (again && !stopped);
    running = undefined;
    if (!stopped) timer = setTimeout(wake, everyMs);
  }

  function wake(): void {
    again = true;
    if (running || stopped) return;
    clearTimeout(timer);
    running = run();
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
