export type Backoff = { first: number; max: number };

/**
 * Exponential back-off: twice as long after each failure. The upper half is left to chance, so that many that failed
 * together do not all come back together.
 */
export function backoffMs({ first, max }: Backoff, failures: number, random: () => number): number {
  const ceilingMs = Math.min(max, first * 2 ** failures);
  return Math.ceil(ceilingMs * (0.5 + random() / 2));
}
