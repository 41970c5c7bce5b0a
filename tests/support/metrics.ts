/** Reads the metrics of a process from its metrics port. */
export async function readMetrics(server: { out(): string }) {
  const port = /"metricsPort":(\d+)/.exec(server.out())?.[1];
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) =>
    Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    text,
    memoryMb: value('process_resident_memory_bytes') / 2 ** 20,
    heapMb: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    descriptors: value('process_open_fds'),
  };
}

/** Makes a started server collect garbage on SIGUSR2, so that only memory it retains is measured. */
export const tidying = {
  METRICS_PORT: '0',
  // As `npm run serve` starts it.
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: `--max-semi-space-size=4 --expose-gc --import="data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => { gc(); gc(); })")}"`,
};

export async function readTidied(
  server: Parameters<typeof readMetrics>[0] & { child: { kill(signal: 'SIGUSR2'): void } },
  settleMs = 0,
) {
  for (const ms of [150, 150, 150, settleMs]) {
    server.child.kill('SIGUSR2');
    await new Promise((later) => setTimeout(later, ms));
  }
  return readMetrics(server);
}
