import { expect, test } from 'vitest';
import { measured, spokenCount, spokenDate } from '../../views/measurements.ts';

test('the figures on the pages come from real runs', () => {
  for (const { date, ...figures } of [measured.lighthouse, measured.visit, measured.send]) {
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const value of Object.values(figures)) expect(Number.isFinite(value)).toBe(true);
  }
  const { pages, score, lcpMs } = measured.lighthouse;
  const { kilobytes } = measured.visit;
  expect(Math.min(pages, score, lcpMs, kilobytes, measured.send.acknowledged)).toBeGreaterThan(0);
});

test('dates and counts are written as people in India write them', () => {
  expect(spokenDate('2026-11-02')).toBe('2 November 2026');
  expect(spokenCount(1_234_567)).toBe('12,34,567');
});
