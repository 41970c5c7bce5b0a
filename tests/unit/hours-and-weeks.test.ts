import { expect, test } from 'vitest';
import { dayMs, durationText, lastWeek } from '../../server/time/dates.ts';
import { officeHours } from '../../server/time/office-hours.ts';

const week = 'Mo-Fr 10:00-19:00, Sa 10:00-14:00';
/** On the agency's clock; 2026-11-16 is a Monday. */
const ist = (time: string) => new Date(`${time}+05:30`);

test.each<[what: string, spans: string, from: string, to: string, hours: number]>([
  ['over a weekend', week, '2026-11-20T18:00', '2026-11-23T11:00', 6],
  ['within a day', week, '2026-11-17T11:15', '2026-11-17T12:45', 1.5],
  ['outside of them', week, '2026-11-17T19:00', '2026-11-18T10:00', 0],
  ['over a year', week, '2026-12-31T18:00', '2027-01-01T11:00', 2],
  ['over many weeks', week, '2026-01-01T00:00', '2026-12-31T00:00', 52 * 49],
  ['in days over the end of the week', 'Sa-Mo 10:00-11:00', '2026-11-16T00:00', '2026-11-23T00:00', 3],
  ['in spans that overlap', 'Mo 10:00-12:00, Mo 11:00-13:00', '2026-11-16T00:00', '2026-11-23T00:00', 3],
  ['without any', '', '2026-11-16T00:00', '2026-11-23T00:00', 168],
  ['over midnight, not', 'Fr 22:00-02:00, Mo 10:00-11:00', '2026-11-16T00:00', '2026-11-23T00:00', 1],
  ['that are over midnight alone', 'Fr 22:00-02:00', '2026-11-16T00:00', '2026-11-23T00:00', 168],
])('office hours are counted, %s', (_what, text, from, to, hours) => {
  const spans = text.split(', ').filter(Boolean);
  const { msBetween, isRoundTheClock } = officeHours(spans);
  expect(msBetween(ist(from), ist(to)) / 3_600_000).toBeCloseTo(hours, 9);
  expect(isRoundTheClock).toBe(hours === 168);
});

test.each([
  ['2026-11-23T00:00', '2026-W47', '2026-11-16'],
  ['2026-11-30T00:00', '2026-W48', '2026-11-23'],
  ['2027-01-04T09:00', '2026-W53', '2026-12-28'],
  ['2025-01-06T09:00', '2025-W01', '2024-12-30'],
])('at %s the last week is %s', (at, name, monday) => {
  const since = ist(`${monday}T00:00`);
  expect(lastWeek(ist(at))).toEqual({ name, since, until: new Date(since.getTime() + 7 * dayMs) });
});

test('durations are in hours and minutes', () => {
  const texts = [59_999, 35 * 60_000, 60 * 60_000, 26.5 * 60 * 60_000].map(durationText);
  expect(texts).toEqual(['0 min', '35 min', '1 h', '26 h 30 min']);
});
