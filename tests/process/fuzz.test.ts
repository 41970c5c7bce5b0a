import { expect, test } from 'vitest';
import { fuzz } from '../load/fuzz.ts';

test('whatever is asked, nothing fails, nothing is repeated, and memory stays', {
  timeout: 60_000,
}, async () => {
  const seed = Date.now() % 1_000_000_000;
  const { faults, statuses, heapMb } = await fuzz(4_000, seed);
  console.log(
    `seed ${seed}: ${JSON.stringify(statuses)}, heap ${heapMb.map((mb) => mb.toFixed(1)).join(' to ')} MB`,
  );
  expect(faults).toEqual([]);
  expect(heapMb[1]).toBeLessThan(heapMb[0] * 1.2);
});
