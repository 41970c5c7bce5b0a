export const dayMs = 24 * 60 * 60 * 1000;

/** What happens by the day goes by UTC's: the same for all processes, and in an order that sorts. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * dayMs);
}

/** What people read, and the days that they name, go by the agency's clock. */
export const agencyZone = 'Asia/Kolkata';
export const agencyOffset = '+05:30';
