import { expect, test } from 'vitest';
import { byteFuzz } from '../load/byte-fuzz.ts';
import { growthOver } from '../load/growth.ts';
import { seed } from '../support/seeded-random.ts';

test('requests that are cut, joined, reordered, reset and paused at any byte are answered in order or not at all, no enquiry is lost or invented, and memory stays bounded', {
  timeout: 180_000,
}, async () => {
  const { faults, statuses, acknowledged, samples } = await byteFuzz(1_000);
  console.log(`seed ${seed}: ${JSON.stringify(statuses)}, ${acknowledged} acknowledged`);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(100);
  expect(growthOver(samples).filter((grown) => grown.startsWith('heap'))).toEqual([]);
});
