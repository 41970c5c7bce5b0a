import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentile, toBucket } from '../../server/vitals/vitals-store.ts';

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
