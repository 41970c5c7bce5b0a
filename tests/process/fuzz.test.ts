import { expect, test } from 'vitest';
import { fuzz } from '../load/fuzz.ts';
import { growthOver } from '../load/growth.ts';

test('no fuzzed request causes an error or is echoed, and memory does not grow', {
  retry: 0, // its requests differ each time
  timeout: 120_000,
}, async () => {
  const seed = Date.now() % 1_000_000_000;
  const { faults, statuses, samples } = await fuzz(2_500, seed);
  const heap = samples.map(({ heapMb }) => heapMb.toFixed(1)).join(', ');
  console.log(`seed ${seed}: ${JSON.stringify(statuses)}, heap ${heap} MB`);
  expect(faults).toEqual([]);
  // The resident memory of the process takes longer to settle; `npm run test:fuzz` checks that too.
  const growth = growthOver(samples.slice(1));
  expect(growth.filter((grown) => grown.startsWith('heap'))).toEqual([]);
});

test('the long runs fail when memory grows by more than a fifth, and when nothing was measured', () => {
  const held = (heapMb: number, memoryMb: number, descriptors = 30) => ({ heapMb, memoryMb, descriptors });
  const run = (...last: Parameters<typeof held>) => [
    ...Array.from({ length: 3 }, () => held(30, 200)),
    ...Array.from({ length: 3 }, () => held(...last)),
  ];
  expect(growthOver(run(36, 240, 36))).toEqual([]);
  expect(growthOver(run(37, 200))).toEqual(['heapMb grew from 30.0 to 37.0']);
  expect(growthOver(run(30, 241))).toEqual(['memoryMb grew from 200.0 to 241.0']);
  expect(growthOver(run(30, 200, 37))).toEqual(['descriptors grew from 30.0 to 37.0']);
  expect(growthOver(run(Number.NaN, 200))).toHaveLength(1);
  expect(growthOver(run(30, 200).slice(0, 3))).toHaveLength(1);
});
