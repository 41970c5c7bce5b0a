import type { startServer } from '../support/server-process.ts';

type Held = { heapMb: number; memoryMb: number; descriptors?: number };

/**
 * What grew by more than a fifth in a process. The first three samples of the warm process are compared with the last
 * three, as averages, because V8 frees empty pages and rarely used code at times of its own choice.
 */
export function growthOver(warm: Held[]): string[] {
  if (warm.length < 4) return ['too little was measured to say what grew'];
  const average = (samples: Held[], what: keyof Held) =>
    samples.reduce((sum, sample) => sum + (sample[what] ?? 0), 0) / samples.length;
  return (['heapMb', 'memoryMb', 'descriptors'] as const)
    .map((what) => ({ what, from: average(warm.slice(0, 3), what), to: average(warm.slice(-3), what) }))
    .filter(({ from, to }) => !(to <= from * 1.2))
    .map(({ what, from, to }) => `${what} grew from ${from.toFixed(1)} to ${to.toFixed(1)}`);
}

/** What a server wrote to its standard error, and its errors in the log. */
export function saidBy(server: ReturnType<typeof startServer>): string[] {
  const faults = server.lines().filter(({ level }) => Number(level) >= 50);
  const said = server.err() ? [`The server wrote to its standard error: ${server.err()}`] : [];
  return [...said, ...faults.slice(0, 3).map((line) => `The server logged: ${JSON.stringify(line)}`)];
}

/** Prints a line for each sample, rounded to a tenth, and the rest; exits with 1 when something is wrong. */
export function report(samples: Record<string, number>[], figures: object, wrong: string[]): void {
  const rounded = (sample: Record<string, number>) =>
    Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, Math.round(value * 10) / 10]));
  console.table(samples.map(rounded));
  console.log(figures);
  for (const fault of wrong) console.error(fault);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
