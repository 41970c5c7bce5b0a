import { expect, test } from 'vitest';
import { measured, spokenAudits, spokenCount, spokenDate } from '../../views/measurements.ts';

test('the figures on the pages come from real runs', () => {
  for (const { date, ...figures } of [measured.lighthouse, measured.visit, measured.send]) {
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const value of Object.values(figures)) expect(Number.isFinite(value)).toBe(true);
  }
  const { pages, score, lcpMs, lcpShortestMs, lcpLongestMs } = measured.lighthouse;
  const { visit, send } = measured;
  expect(Math.min(pages, score, lcpMs, visit.kilobytes, send.acknowledged)).toBeGreaterThan(0);
  expect([lcpMs, lcpShortestMs, lcpLongestMs].toSorted((one, other) => one - other)[1]).toBe(lcpMs);
});

test('times are said as a median with its range, and dates and counts as people in India write them', () => {
  const { lighthouse } = measured;
  expect(spokenAudits({ ...lighthouse, audits: 3, lcpShortestMs: 752, lcpLongestMs: 804 })).toBe(
    'the median of 3 audits of each page; the slowest page took 0.75 to 0.80 seconds',
  );
  expect(spokenDate('2026-11-02')).toBe('2 November 2026');
  expect(spokenCount(1_234_567)).toBe('12,34,567');
});
