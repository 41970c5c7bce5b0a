type Held = { heapMb: number; memoryMb: number; descriptors?: number };

const held = ['heapMb', 'memoryMb', 'descriptors'] as const;

/**
 * What a process came to hold a fifth more of. The first three samples of a warm process are compared with the last
 * three, each on average: V8 lets go of emptied pages and of code that is seldom run when it pleases.
 */
export function growthOver(warm: Held[]): string[] {
  if (warm.length < 4) return ['too little was measured to say what grew'];
  return held
    .map((what) => ({ what, from: average(warm.slice(0, 3), what), to: average(warm.slice(-3), what) }))
    .filter(({ from, to }) => !(to <= from * 1.2))
    .map(({ what, from, to }) => `${what} grew from ${from.toFixed(1)} to ${to.toFixed(1)}`);
}

/** A line for each, to a tenth. */
export function print(samples: Record<string, number>[]): void {
  console.table(
    samples.map((sample) =>
      Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, Math.round(value * 10) / 10])),
    ),
  );
}

function average(samples: Held[], what: (typeof held)[number]): number {
  return samples.reduce((sum, sample) => sum + (sample[what] ?? 0), 0) / samples.length;
}
