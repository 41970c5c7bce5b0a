// Days and weeks of the agency's zone, which has no daylight saving time.

import { agencyOffsetMs, dayMs, mondayOffsetMs, weekMs } from './dates.ts';

/** The midnight at which the day began. */
export function startOfDay(at: Date): Date {
  return startOf(at, dayMs, 0);
}

/** The midnight at which the week began, on Monday. */
export function startOfWeek(at: Date): Date {
  return startOf(at, weekMs, mondayOffsetMs);
}

/** Such as 2026-11-22. */
export function dayName(at: Date): string {
  return localTime(at).toISOString().slice(0, 10);
}

/** The ISO 8601 week, such as 2026-W47: its year is the one of its Thursday. */
export function weekName(at: Date): string {
  const thursday = localTime(new Date(startOfWeek(at).getTime() + 3 * dayMs));
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / weekMs);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

function startOf(at: Date, unitMs: number, shiftMs: number): Date {
  const ms = at.getTime() + agencyOffsetMs - shiftMs;
  return new Date(at.getTime() - (ms - Math.floor(ms / unitMs) * unitMs));
}

/** A date whose UTC fields are those of the agency's clock. */
function localTime(at: Date): Date {
  return new Date(at.getTime() + agencyOffsetMs);
}
