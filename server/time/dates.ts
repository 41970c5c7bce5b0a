export const dayMs = 24 * 60 * 60 * 1000;

/** Daily jobs and records use UTC days: the same for all processes, in a format that sorts. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * dayMs);
}

/** Times that people read, and days that they enter, are in the agency's time zone, which has no daylight saving time. */
export const agencyZone = 'Asia/Kolkata';
export const agencyOffsetMs = 5.5 * 60 * 60 * 1000;

export const weekMs = 7 * dayMs;

/** The midnight at which the week began, on Monday. */
export function startOfWeek(at: Date): Date {
  const day = onAgencyClock(at).startOfDay();
  return new Date(day.subtract({ days: day.dayOfWeek - 1 }).epochMilliseconds);
}

/** The ISO 8601 week, such as 2026-W47: its year is the one of its Thursday. */
export function weekName(at: Date): string {
  const { yearOfWeek, weekOfYear } = onAgencyClock(at);
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, '0')}`;
}

function onAgencyClock(at: Date): Temporal.ZonedDateTime {
  return at.toTemporalInstant().toZonedDateTimeISO(agencyZone);
}

/** Clocks of hosts that share a store may differ by this much; a time further ahead was written by a wrong clock. */
export const clockSkewMsMax = 5 * 60_000;

/** What the fastest clock of another process may show. */
export function onFastestClock(at: Date): Date {
  return new Date(at.getTime() + clockSkewMsMax);
}

/** `null` for a time in the future: a clock that was ahead has written it, and its age is not known. */
export function ageMs(at: Date, now: Date): number | null {
  return at > onFastestClock(now) ? null : Math.max(0, now.getTime() - at.getTime());
}

/** Such as `1 h 20 min`; people count office hours, not days. */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
