import { expect, test } from 'vitest';
import { measured } from '../../views/measurements.ts';

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
