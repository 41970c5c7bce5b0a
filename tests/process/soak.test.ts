import { expect, test } from 'vitest';
import { soak } from '../load/soak.ts';

// `npm run test:soak` requests 1,000,000 pages.
test('memory does not grow over a run of 3,000 pages', { timeout: 120_000 }, async () => {
  const { samples, acknowledged, stored, failed } = await soak(3_000, 100);
  const [first, last] = [samples[1], samples.at(-1)];
  if (!first || !last) throw new Error('There are no samples.');
  console.log(
    `heap ${first.heapMb.toFixed(1)} to ${last.heapMb.toFixed(1)} MB, ${first.descriptors} to ${last.descriptors} descriptors`,
  );
  expect({ acknowledged, stored, failed }).toEqual({ acknowledged: 100, stored: 100, failed: 0 });
  expect(last.heapMb).toBeLessThan(first.heapMb * 1.2);
  expect(last.descriptors).toBeLessThanOrEqual(first.descriptors + 5);
});
