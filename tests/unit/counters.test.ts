import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCounters, rateLimitKeyCountMax } from '../../server/rate-limit/counters.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('a jump of the wall clock does not block a client longer than intended', async () => {
  const counter = memoryCounters().counter('send', 2, 1_000);
  for (let time = 1; time <= 5; time++) await counter.consume('somebody');
  vi.setSystemTime(Date.now() - 3 * 24 * 60 * 60_000);
  expect(await counter.msToWait('somebody')).toBe(1_000);
});

test('a key is counted from its first request to the end of its window', async () => {
  const counter = memoryCounters().counter('send', 1, 1_000);
  expect(await counter.msToWait('a')).toBe(0);
  expect(await counter.consume('a')).toMatchObject({ count: 1, msLeft: 1_000, isOver: false });
  vi.advanceTimersByTime(400);
  expect(await counter.consume('a')).toMatchObject({ count: 2, msLeft: 600, isOver: true });
  expect(await counter.consume('b')).toMatchObject({ count: 1, msLeft: 1_000 });
  vi.advanceTimersByTime(600);
  expect(await counter.msToWait('a')).toBe(0);
  expect(await counter.consume('a')).toMatchObject({ count: 1, msLeft: 1_000 });
  expect(await counter.msToWait('b')).toBe(400);
});

test('a unit that is given back can be used by another request', async () => {
  const counter = memoryCounters().counter('send', 1, 1_000);
  const { giveBack } = await counter.consume('a');
  await giveBack();
  expect(await counter.consume('a')).toMatchObject({ count: 1, isOver: false });
});

test('over the maximum of keys the oldest is dropped, and no other', async () => {
  const counter = memoryCounters().counter('send', 1, 1_000);
  for (let index = 1; index <= rateLimitKeyCountMax; index++) await counter.consume(`key ${index}`);
  expect((await counter.consume('key 1')).count).toBe(2);
  await counter.consume('one more');
  expect((await counter.consume('key 2')).count).toBe(2);
  expect((await counter.consume('key 1')).count).toBe(1);
});
