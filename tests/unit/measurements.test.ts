import { expect, test } from 'vitest';
import { measured, shownAudit, spokenAudits, spokenCount, spokenDate } from '../../views/measurements.ts';

test('the figures on the pages come from real runs', () => {
  for (const { date, ...figures } of [measured.lighthouse, measured.visit, measured.send]) {
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const value of Object.values(figures).flat()) expect(Number.isFinite(value)).toBe(true);
  }
  const { pages, score, lcpMs, lcpRangeMs = [lcpMs, lcpMs] } = measured.lighthouse;
  const { kilobytes } = measured.visit;
  expect(Math.min(pages, score, lcpMs, kilobytes, measured.send.acknowledged)).toBeGreaterThan(0);
  expect([lcpMs, ...lcpRangeMs].toSorted((one, other) => one - other)[1]).toBe(lcpMs);
});

test('the pages say whether a time is a median with its range, or of the best audit', () => {
  const { audits, lcpRangeMs, ...best } = measured.lighthouse;
  expect(shownAudit(best)).toBe('its best audit');
  expect(spokenAudits(best)).toBe('the best of up to five audits of each page');
  const median = { ...best, audits: 3, lcpRangeMs: [752, 804] as [number, number] };
  expect(shownAudit(median)).toBe('the median of 3 audits');
  expect(spokenAudits(median)).toBe(
    'the median of 3 audits of each page; the slowest page took 0.75 to 0.80 seconds',
  );
});

test('dates and counts are written as people in India write them', () => {
  expect(spokenDate('2026-11-02')).toBe('2 November 2026');
  expect(spokenCount(1_234_567)).toBe('12,34,567');
});
