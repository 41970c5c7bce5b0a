import { expect, test } from 'vitest';
import { fuzz, growthIn } from '../load/fuzz.ts';

test('whatever is asked, nothing fails, nothing is repeated, and memory stays', {
  timeout: 60_000,
}, async () => {
  const seed = Date.now() % 1_000_000_000;
  const { faults, statuses, samples } = await fuzz(5_000, seed);
  const heap = samples.map(({ heapMb }) => heapMb.toFixed(1)).join(', ');
  console.log(`seed ${seed}: ${JSON.stringify(statuses)}, heap ${heap} MB`);
  expect(faults).toEqual([]);
  // What the process holds of the machine takes longer to settle: `npm run fuzz` looks at that too.
  expect(growthIn(samples).filter((growth) => growth.startsWith('heap'))).toEqual([]);
});

test('memory that grows by more than a fifth fails the long run, and so does a run that measured nothing', () => {
  const sample = (heapMb: number, memoryMb: number) => ({ requests: 0, heapMb, memoryMb });
  const cold = sample(1, 1);
  expect(growthIn([cold, sample(30, 200), sample(36, 240)])).toEqual([]);
  expect(growthIn([cold, sample(30, 200), sample(37, 200)])).toEqual(['heapMb grew from 30.0 to 37.0']);
  expect(growthIn([cold, sample(30, 200), sample(30, 241)])).toEqual(['memoryMb grew from 200.0 to 241.0']);
  expect(growthIn([cold, sample(30, 200), sample(Number.NaN, 200)])).toHaveLength(1);
  expect(growthIn([cold])).toHaveLength(1);
});
