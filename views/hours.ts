export type HoursWords = {
  days: Record<'Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su', string>;
  /** Between two days, and between two times. */
  to: string;
  open: (days: string, times: string) => string;
  /** A time such as `19:00`, where it is said in another way. */
  clock?: (time: string) => string;
};

/** Opening hours such as `Mo-Fr 10:00-19:00` in words. */
export function spokenHours(hours: string[], words: HoursWords = english): string {
  return hours.map((span) => spoken(span, words)).join('; ');
}

function spoken(span: string, { days, to, open, clock = (time) => time }: HoursWords): string {
  const [ofDays = '', times = ''] = span.split(' ');
  const names = ofDays.split('-').map((day) => days[day as keyof typeof days]);
  return open(names.join(to), times.split('-').map(clock).join(to));
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

const english: HoursWords = {
  days: dayNames,
  to: ' to ',
  open: (days, times) => `${days} from ${times}`,
  clock: (time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
    return hour || minute ? `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}` : 'midnight';
  },
};
