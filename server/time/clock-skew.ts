import { clockSkewMsMax } from '../limits.ts';

/** What the fastest clock of another process may show. */
export function onFastestClock(at: Date): Date {
  return new Date(at.getTime() + clockSkewMsMax);
}

/** `null` for a time in the future: a clock that was ahead has written it, and its age is not known. */
export function ageMs(at: Date, now: Date): number | null {
  return at > onFastestClock(now) ? null : Math.max(0, now.getTime() - at.getTime());
}
