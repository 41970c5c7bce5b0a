// Short runs of `npm run test:fuzz` and `npm run test:soak`.

import { expect, test } from 'vitest';
import { fuzz } from '../load/fuzz.ts';
import { growthOver } from '../load/growth.ts';
import { soak } from '../load/soak.ts';

const timeout = 120_000;

test('no fuzzed request causes an error or is echoed, and memory does not grow', { timeout }, async () => {
  const seed = Date.now() % 1_000_000_000;
  const { faults, statuses, samples } = await fuzz(2_500, seed);
  const heap = samples.map(({ heapMb }) => heapMb.toFixed(1)).join(', ');
  console.log(`seed ${seed}: ${JSON.stringify(statuses)}, heap ${heap} MB`);
  expect(faults).toEqual([]);
  // The resident memory of the process takes longer to settle; `npm run test:fuzz` checks that too.
  const growth = growthOver(samples.slice(1));
  expect(growth.filter((grown) => grown.startsWith('heap'))).toEqual([]);
});

test('memory does not grow over a run of 3,000 pages', { timeout }, async () => {
  const { samples, acknowledged, stored, failed } = await soak(3_000, 100);
  const [first, last] = [samples[1], samples.at(-1)];
  if (!first || !last) throw new Error('There are no samples.');
  expect({ acknowledged, stored, failed }).toEqual({ acknowledged: 100, stored: 100, failed: 0 });
  expect(last.heapMb).toBeLessThan(first.heapMb * 1.2);
  expect(last.descriptors).toBeLessThanOrEqual(first.descriptors + 5);
});

test('growth by more than a fifth is reported, and a run that measured too little', () => {
  const held = (...heaps: number[]) => heaps.map((heapMb) => ({ heapMb, memoryMb: 100, descriptors: 20 }));
  expect(growthOver(held(30, 30, 30, 36, 36, 36))).toEqual([]);
  expect(growthOver(held(30, 30, 30, 37, 37, 37))).toEqual(['heapMb grew from 30.0 to 37.0']);
  expect(growthOver(held(30, 30, 30))).toHaveLength(1);
});
