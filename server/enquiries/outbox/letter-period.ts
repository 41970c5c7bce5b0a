// The period that a summary letter covers, and the time from which it is due.

import { letterHour } from '../../limits.ts';
import { dayName, startOfDay, startOfWeek, weekName } from '../../time/agency-days.ts';
import { dayMs, weekMs } from '../../time/dates.ts';
import type { JobName, Period } from '../store/types.ts';

export type LetterPeriod = Period & {
  job: JobName;
  /** Names the period in the store: one letter each. */
  name: string;
  isDue: boolean;
};

/** The last whole week, from Monday to Sunday. */
export function lastWeek(at: Date): LetterPeriod {
  const until = startOfWeek(at);
  const since = new Date(until.getTime() - weekMs);
  return { job: 'weekly', name: weekName(since), since, until, isDue: isMorning(until, at) };
}

/** The last whole day. */
export function lastDay(at: Date): LetterPeriod {
  const until = startOfDay(at);
  const since = new Date(until.getTime() - dayMs);
  return { job: 'daily', name: dayName(since), since, until, isDue: isMorning(until, at) };
}

/** The current week, which no email covers yet. */
export function runningWeek(at: Date): LetterPeriod {
  const since = startOfWeek(at);
  return { job: 'weekly', name: weekName(since), since, until: at, isDue: false };
}

// From the hour of the first day on: a site that was off in that hour sends the letter later.
function isMorning(midnight: Date, at: Date): boolean {
  return at.getTime() >= midnight.getTime() + letterHour * 60 * 60_000;
}
