export type RepeatedTask = {
  /** At once, or once more when it is under way. */
  wake(): void;
  /** Resolves when nothing is under way, and nothing will be. */
  stop(): Promise<void>;
};

/** Runs a task now and then every so often, never twice at a time. The task sees to its own failures. */
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
