export type Backoff = { first: number; max: number };

/**
 * Exponential back-off: the wait doubles after each failure. The upper half is random jitter, so that e-mails
 * that failed together do not retry together.
 */
export function backoffMs({ first, max }: Backoff, failures: number, random: () => number): number {
  const ceilingMs = Math.min(max, first * 2 ** failures);
  return Math.ceil(ceilingMs * (0.5 + random() / 2));
}
