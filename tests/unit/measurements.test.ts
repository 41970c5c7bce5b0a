import { expect, test } from 'vitest';
import { measured, shownAudit, spokenAudits, spokenCount, spokenDate } from '../../views/measurements.ts';

test('the figures on the pages come from real runs', () => {
  for (const { date, ...figures } of [measured.lighthouse, measured.visit, measured.send]) {
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const value of Object.values(figures).flat()) expect(Number.isFinite(value)).toBe(true);
  }
  const { pages, score, lcpMs, lcpRangeMs = [lcpMs, lcpMs] } = measured.lighthouse;
  const { visit, send } = measured;
  expect(Math.min(pages, score, lcpMs, visit.kilobytes, send.acknowledged)).toBeGreaterThan(0);
  expect([lcpMs, ...lcpRangeMs].toSorted((one, other) => one - other)[1]).toBe(lcpMs);
});

test('the pages say whether a time is a median with its range, or of the best audit, as people in India write it', () => {
  const { audits, lcpRangeMs, ...best } = measured.lighthouse;
  expect(spokenAudits(best)).toBe('the best of up to five audits of each page');
  const median = { ...best, audits: 3, lcpRangeMs: [752, 804] as [number, number] };
  const range = 'the slowest page took 0.75 to 0.80 seconds';
  expect(spokenAudits(median)).toBe(`the median of 3 audits of each page; ${range}`);
  expect([best, median].map(shownAudit)).toEqual(['its best audit', 'the median of 3 audits']);
  expect(spokenDate('2026-11-02')).toBe('2 November 2026');
  expect(spokenCount(1_234_567)).toBe('12,34,567');
});
