// Short runs of `npm run test:fuzz` and `npm run test:soak`.

import { expect, test } from 'vitest';
import { fuzz } from '../load/fuzz.ts';
import { growthOver } from '../load/growth.ts';
import { soak } from '../load/soak.ts';

const timeout = 120_000;

test('no fuzzed request causes an error or is echoed, and memory does not grow', { timeout }, async () => {
  const seed = Date.now() % 1_000_000_000;
  const { faults, statuses, samples } = await fuzz(2_500, seed);
  console.log(`seed ${seed}: ${JSON.stringify(statuses)}`);
  expect(faults).toEqual([]);
  // The resident memory of the process takes longer to settle; `npm run test:fuzz` checks that too.
  const growth = growthOver(samples.slice(1));
  expect(growth.filter((grown) => grown.startsWith('heap'))).toEqual([]);
});

test('memory does not grow over a run of 3,000 pages', { timeout }, async () => {
  const { samples, ...counts } = await soak(3_000, 100);
  const [first, last] = [samples[1], samples.at(-1)];
  if (!first || !last) throw new Error('There are no samples.');
  expect(counts).toEqual({ acknowledged: 100, stored: 100, failed: 0 });
  expect(last.heapMb).toBeLessThan(first.heapMb * 1.2);
  expect(last.descriptors).toBeLessThanOrEqual(first.descriptors + 5);
});
