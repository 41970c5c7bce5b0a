import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vitalsTable } from '../../server/cli/vitals-table.ts';
import { bucketMidpoint, percentile, toBucket } from '../../server/vitals/buckets.ts';

test('a value read from its bucket is at most 2 % off', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.00011, max: 3_600_000, noNaN: true }), (value) => {
      expect(Math.abs(bucketMidpoint(toBucket(value)) - value) / value).toBeLessThanOrEqual(0.02);
    }),
  );
});

test('a percentile of many values has an error of at most 2 %', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.001, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 400 }),
      (values) => {
        const counts = values.map((value) => ({ bucket: toBucket(value), count: 1 }));
        const sorted = values.sort((one, other) => one - other);
        const truth = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
        expect(Math.abs(percentile(counts, 0.75) - truth) / truth).toBeLessThanOrEqual(0.021);
      },
    ),
  );
});

test('no value is too large or too small to be counted', () => {
  for (const value of [0, 1e-300, 1e308, Number.MAX_VALUE]) expect(toBucket(value)).toBeLessThan(700);
});

test('the table has the 75th percentile of a page and its rating', () => {
  const of = (route: string, build: string, name: string, value: number, count = 4) => ({
    route,
    build,
    name,
    bucket: toBucket(value),
    count,
  });
  const measured = [of('/', 'a', 'LCP', 800), of('/', 'b', 'LCP', 3_000), of('/contact', 'a', 'CLS', 0.3)];
  const table = vitalsTable(measured, '2026-03-04', false);
  expect(table).toMatch(/^\/$\n +LCP +\d{4} ms +█{15}░{5} +needs improvement of 8$/m);
  expect(table).toMatch(/^\/contact$\n +CLS +0\.\d{3} +█{20} +poor +of 4$/m);
  expect(vitalsTable(measured, '2026-03-04', true)).toMatch(
    /^\/ {2}build a$\n +LCP +\d{3} ms +█+░+ +good +of 4$/m,
  );
  expect(vitalsTable([], '2026-03-04', false)).toBe('No measurements since 2026-03-04.\n');
});
