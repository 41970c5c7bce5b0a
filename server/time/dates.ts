export const dayMs = 24 * 60 * 60 * 1000;

/** Daily jobs and records use UTC days: the same for all processes, in a format that sorts. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * dayMs);
}

/** From Monday to Sunday in the agency's zone, which is that of the process. The name is that of ISO 8601, such as 2026-W47. */
export function weekOf(at: Date) {
  const zone = Temporal.Now.timeZoneId();
  const day = at.toTemporalInstant().toZonedDateTimeISO(zone).toPlainDate();
  const since = day.subtract({ days: day.dayOfWeek - 1 });
  const name = `${day.yearOfWeek}-W${String(day.weekOfYear).padStart(2, '0')}`;
  // Some days begin at 01:00.
  const [from, until] = [since, since.add({ weeks: 1 })].map(
    (edge) => new Date(edge.toZonedDateTime(zone).epochMilliseconds),
  );
  return { name, since: from as Date, until: until as Date };
}

export function lastWeek(at: Date) {
  return weekOf(new Date(weekOf(at).since.getTime() - 1));
}

/** What clocks in the agency's zone show, as if it were UTC: a number to count in, and text that sorts. */
export function onAgencyClock(at: Date): Date {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
}

/** Such as IST, or New York Time, in summer and in winter. */
export function zoneName(): string {
  const parts = new Intl.DateTimeFormat('en-IN', { timeZoneName: 'shortGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
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
