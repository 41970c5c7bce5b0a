import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, durationText, lastWeek, weekOf } from '../../server/time/dates.ts';

const ist = (time: string) => new Date(`${time}:00+05:30`);

test.each([
  ['2026-11-23T00:00', '2026-W47', '2026-11-16'],
  ['2026-11-30T00:00', '2026-W48', '2026-11-23'],
  ['2025-01-06T09:00', '2025-W01', '2024-12-30'],
])('at %s the last week is %s', (at, name, monday) => {
  const since = ist(`${monday}T00:00`);
  expect(lastWeek(ist(at))).toEqual({ name, since, until: new Date(since.getTime() + 7 * dayMs) });
});

test('names of weeks sort as their weeks do, and each week has one', () => {
  const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 600 }), (at, days) => {
      const later = new Date(at.getTime() + days * dayMs);
      const isSame = lastWeek(at).since.getTime() === lastWeek(later).since.getTime();
      expect(weekOf(at).name === weekOf(later).name).toBe(isSame);
      expect(weekOf(at).name <= weekOf(later).name).toBe(true);
    }),
  );
});

test('durations are in hours and minutes', () => {
  const texts = [59_999, 35 * 60_000, 60 * 60_000, 26.5 * 60 * 60_000].map(durationText);
  expect(texts).toEqual(['0 min', '35 min', '1 h', '26 h 30 min']);
});
