import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationText } from '../../server/enquiries/answers/duration-text.ts';
import { lastDay, lastWeek } from '../../server/enquiries/outbox/letter-period.ts';
import { weekName } from '../../server/time/agency-days.ts';
import { dayMs, weekMs } from '../../server/time/dates.ts';

const ist = (time: string) => new Date(`${time}:00+05:30`);

test.each([
  ['2026-11-23T08:00', '2026-W47', '2026-11-16', true],
  ['2026-11-23T07:59', '2026-W47', '2026-11-16', false],
  ['2026-11-29T23:59', '2026-W47', '2026-11-16', true],
  ['2026-11-30T00:00', '2026-W48', '2026-11-23', false],
  ['2027-01-04T09:00', '2026-W53', '2026-12-28', true],
  ['2025-01-06T09:00', '2025-W01', '2024-12-30', true],
])('at %s the last week is %s', (at, name, monday, isDue) => {
  expect(lastWeek(ist(at))).toEqual({
    job: 'weekly',
    name,
    since: ist(`${monday}T00:00`),
    until: new Date(ist(`${monday}T00:00`).getTime() + weekMs),
    isDue,
  });
});

test('the last day is yesterday on the agency’s clock', () => {
  expect(lastDay(new Date('2026-11-22T19:00:00Z'))).toEqual({
    job: 'daily',
    name: '2026-11-22',
    since: ist('2026-11-22T00:00'),
    until: ist('2026-11-23T00:00'),
    isDue: false,
  });
});

test('names of weeks sort as their weeks do, and each week has one', () => {
  const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 600 }), (at, days) => {
      const later = new Date(at.getTime() + days * dayMs);
      const isSame = lastWeek(at).since.getTime() === lastWeek(later).since.getTime();
      expect(weekName(at) === weekName(later)).toBe(isSame);
      expect(weekName(at) <= weekName(later)).toBe(true);
    }),
  );
});

test.each([
  [0, '0 min'],
  [59_999, '0 min'],
  [35 * 60_000, '35 min'],
  [60 * 60_000, '1 h'],
  [26.5 * 60 * 60_000, '26 h 30 min'],
])('%d ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
