import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOverMidnight, officeHours } from '../../server/time/office-hours.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** On the agency's clock; 2026-11-16 is a Monday. */
const ist = (time: string) => new Date(`${time}:00+05:30`);

function hoursBetween(spans: string[], from: string, to: string): number {
  return officeHours(spans).msBetween(ist(from), ist(to)) / hourMs;
}

test('without opening hours every hour counts, and hours over midnight, which are not in the format, are none', () => {
  expect(isOverMidnight('Fr 22:00-02:00')).toBe(true);
  expect(isOverMidnight('Fr 22:00-23:00')).toBe(false);
  expect(hoursBetween(['Fr 22:00-02:00', 'Mo 10:00-11:00'], '2026-11-16T00:00', '2026-11-23T00:00')).toBe(1);
  for (const spans of [[], ['Fr 22:00-02:00']]) {
    expect(officeHours(spans).isRoundTheClock).toBe(true);
    expect(hoursBetween(spans, '2026-11-16T00:00', '2026-11-23T00:00')).toBe(168);
  }
  const spans = ['Mo-Fr 10:00-19:00', 'Sa 10:00-14:00'];
  expect(officeHours(spans).isRoundTheClock).toBe(false);
  expect(hoursBetween(spans, '2026-11-20T18:00', '2026-11-23T11:00')).toBe(6); // over a weekend
  expect(hoursBetween(spans, '2026-11-17T11:00', '2026-11-16T18:00')).toBe(0); // backwards
});

const day = fc.constantFrom(...dayNames);
const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
const span = fc
  .tuple(day, fc.option(day, { nil: null }), minuteOfDay, minuteOfDay)
  .map(([first, last, one, other]) => {
    const [opens, closes] = [Math.min(one, other), Math.max(one, other)].map(timeText);
    return `${last === null ? first : `${first}-${last}`} ${opens}-${closes}`;
  });
const spans = fc.array(span, { maxLength: 7 });

function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

test('office hours equal the open minutes, counted one by one', () => {
  const firstMs = new Date('2026-11-01T00:00:00+05:30').getTime();
  const at = (minute: number) => new Date(firstMs + minute * minuteMs);
  const minutes = Array.from({ length: 9 * 24 * 60 }, (_, minute) => readClock(at(minute)));
  const minute = fc.integer({ min: 0, max: minutes.length });
  fc.assert(
    fc.property(spans, minute, minute, (spans, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const { msBetween, isRoundTheClock } = officeHours(spans);
      const open = minutes.slice(from, to).filter((now) => isRoundTheClock || isOpen(spans, now));
      expect(msBetween(at(from), at(to)) / minuteMs).toBe(open.length);
    }),
    { numRuns: 40 },
  );
});

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function readClock(at: Date) {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const today = dayNames.indexOf(String(parts.weekday).slice(0, 2));
  return { today, time: `${parts.hour}:${parts.minute}` };
}

/** The same rule by another way: texts are compared, minute by minute. */
function isOpen(spans: string[], { today, time }: ReturnType<typeof readClock>): boolean {
  return spans.some((span) => {
    const [days = '', times = ''] = span.split(' ');
    const [first = '', last = first] = days.split('-');
    const [opens = '', closes = ''] = times.split('-');
    const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
    const isToday = from <= to ? today >= from && today <= to : today >= from || today <= to;
    return isToday && opens <= time && time < closes;
  });
}
