import { clockSkewMsMax } from '../limits.ts';

/** What the fastest clock of another process may show. */
export function onFastestClock(at: Date): Date {
  return new Date(at.getTime() + clockSkewMsMax);
}
