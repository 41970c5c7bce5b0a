export type HoursWords = {
  days: Record<'Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su', string>;
  /** `to` is between two days and two times, `from` before the times, and `until` after them. */
  to: string;
  from: string;
  until: string;
};

/** Opening hours such as `Mo-Fr 10:00-19:00` in words. */
export function spokenHours(hours: string[], words: HoursWords = english): string {
  return hours.map((span) => spoken(span, words)).join('; ');
}

function spoken(span: string, { days, to, from, until }: HoursWords): string {
  const [ofDays = '', times = ''] = span.split(' ');
  const names = ofDays.split('-').map((day) => days[day as keyof typeof days]);
  return names.join(to) + from + times.replace('-', to) + until;
}

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

const english: HoursWords = { days: dayNames, to: ' to ', from: ' from ', until: '' };
