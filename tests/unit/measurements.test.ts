import { expect, test } from 'vitest';
import { measured, spokenCount } from '../../views/measurements.ts';

test('the figures on the pages come from real runs', () => {
  for (const { date, ...figures } of [measured.lighthouse, measured.visit, measured.send]) {
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const value of Object.values(figures)) expect(Number.isFinite(value)).toBe(true);
  }
  const { pages, score, lcpMs, lcpShortestMs, lcpLongestMs } = measured.lighthouse;
  const { visit, send } = measured;
  expect(Math.min(pages, score, lcpMs, visit.kilobytes, send.acknowledged)).toBeGreaterThan(0);
  expect(spokenCount(1_234_567)).toBe('12,34,567'); // as people in India write it
  expect([lcpMs, lcpShortestMs, lcpLongestMs].toSorted((one, other) => one - other)[1]).toBe(lcpMs);
});
