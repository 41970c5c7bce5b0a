import { expect, test } from 'vitest';
import { rateLimitKeyCountMax } from '../../server/limits.ts';
import { memoryCounter } from '../../server/rate-limit/memory-counter.ts';

function openCounter() {
  let nowMs = 0;
  const counter = memoryCounter(1_000, () => nowMs);
  return {
    ...counter,
    pass(ms: number) {
      nowMs += ms;
    },
  };
}

test('a key is counted from its first request to the end of its window', () => {
  const counter = openCounter();
  expect(counter.get('a')).toEqual({ count: 0, msLeft: 0 });
  expect(counter.consume('a')).toEqual({ count: 1, msLeft: 1_000 });
  counter.pass(400);
  expect(counter.consume('a')).toEqual({ count: 2, msLeft: 600 });
  expect(counter.consume('b')).toEqual({ count: 1, msLeft: 1_000 });
  counter.pass(600);
  expect(counter.get('a').count).toBe(0);
  expect(counter.consume('a')).toEqual({ count: 1, msLeft: 1_000 });
  expect(counter.get('b')).toEqual({ count: 1, msLeft: 400 });
});

test('over the maximum of keys the oldest is dropped, and no other', () => {
  const counter = openCounter();
  counter.consume('first');
  counter.consume('second');
  for (let index = 2; index < rateLimitKeyCountMax; index++) counter.consume(`key ${index}`);
  expect(counter.get('first').count).toBe(1);
  counter.consume('one more');
  expect(counter.get('first').count).toBe(0);
  expect(counter.consume('second').count).toBe(2);
});
