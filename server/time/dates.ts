export const dayMs = 24 * 60 * 60 * 1000;

/** Daily jobs and records use UTC days: the same for all processes, in a format that sorts. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * dayMs);
}

/** Times that people read, and days that they enter, are in the agency's time zone. */
export const agencyZone = 'Asia/Kolkata';
export const agencyOffset = '+05:30';
export const agencyOffsetMs = 5.5 * 60 * 60 * 1000;

export const weekMs = 7 * dayMs;

/** From the start of 1970, a Thursday, to its first Monday. */
export const mondayOffsetMs = 4 * dayMs;
