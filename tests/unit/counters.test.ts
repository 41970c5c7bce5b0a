import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCounter, rateLimitKeyCountMax } from '../../server/rate-limit/counters.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('a key is counted from its first request to the end of its window, also if the wall clock jumps', () => {
  const counter = createCounter(1, 1_000);
  expect(counter.consume('a')).toMatchObject({ count: 1, msLeft: 1_000, isOver: false });
  vi.advanceTimersByTime(400);
  vi.setSystemTime(Date.now() - 3 * 24 * 60 * 60_000);
  expect(counter.consume('a')).toMatchObject({ count: 2, msLeft: 600, isOver: true });
  expect(counter.consume('b')).toMatchObject({ count: 1, msLeft: 1_000 });
  vi.advanceTimersByTime(600);
  expect([counter.msToWait('a'), counter.msToWait('b')]).toEqual([0, 400]);
  expect(counter.consume('a')).toMatchObject({ count: 1, msLeft: 1_000 });
});

test('over the maximum of keys the oldest is dropped, and no other', () => {
  const counter = createCounter(1, 1_000);
  for (let index = 1; index <= rateLimitKeyCountMax; index++) counter.consume(`key ${index}`);
  expect(counter.consume('key 1').count).toBe(2);
  counter.consume('one more');
  expect(counter.consume('key 2').count).toBe(2);
  expect(counter.consume('key 1').count).toBe(1);
});
