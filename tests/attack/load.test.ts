// Short runs of `npm run test:fuzz` and `npm run test:soak`.

import { expect, test } from 'vitest';
import { byteFuzz } from '../load/byte-fuzz.ts';
import { fuzz } from '../load/fuzz.ts';
import { growthOver } from '../load/growth.ts';
import { soak } from '../load/soak.ts';
import { seed } from '../support/seeded-random.ts';

const timeout = 180_000;

// The resident memory of a process takes longer to settle; the commands check that too.
const heapGrowth = (samples: Parameters<typeof growthOver>[0]) =>
  growthOver(samples).filter((grown) => !grown.startsWith('memory'));

test('requests that are cut, joined, reordered, reset and paused at any byte are answered in order or not at all, no enquiry is lost or invented, and memory stays bounded', {
  timeout,
}, async () => {
  const { faults, statuses, acknowledged, samples } = await byteFuzz(1_000);
  console.log(`seed ${seed}: ${JSON.stringify(statuses)}, ${acknowledged} acknowledged`);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(100);
  expect(heapGrowth(samples)).toEqual([]);
});

test('no fuzzed request causes an error or is echoed, and memory does not grow', { timeout }, async () => {
  const { faults, statuses, samples } = await fuzz(2_500, seed);
  console.log(`seed ${seed}: ${JSON.stringify(statuses)}`);
  expect(faults).toEqual([]);
  expect(heapGrowth(samples.slice(1))).toEqual([]);
});

test('memory does not grow over a run of 3,000 pages', { timeout }, async () => {
  const { samples, ...counts } = await soak(3_000, 100);
  expect(counts).toMatchObject({ acknowledged: 100, stored: 100, failed: 0 });
  expect(heapGrowth(samples.slice(1))).toEqual([]);
});
