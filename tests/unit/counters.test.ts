import { afterEach, expect, test, vi } from 'vitest';
import { memoryCounters } from '../../server/rate-limit/counters.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

afterEach(() => vi.useRealTimers());

test('counts from a fast clock do not block a client longer than intended', async () => {
  const start = new Date('2026-03-04T12:00:00.000Z');
  vi.useFakeTimers({ now: start.getTime() + 3 * day, toFake: ['Date'] });
  const counter = memoryCounters().counter('send', 2, 10 * minute);
  for (let time = 1; time <= 5; time++) await counter.consume('somebody');
  vi.setSystemTime(start);
  const waitMs = await counter.msToWait('somebody');
  expect(waitMs).toBeGreaterThan(9 * minute);
  expect(waitMs).toBeLessThanOrEqual(10 * minute);
});

test('counts survive a clock that is set back by minutes', async () => {
  const start = new Date('2026-03-04T12:00:00.000Z');
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  const counter = memoryCounters().counter('send', 2, 10 * minute);
  for (let time = 1; time <= 3; time++) await counter.consume('somebody');
  vi.setSystemTime(start.getTime() - 4 * minute);
  expect(await counter.msToWait('somebody')).toBeLessThanOrEqual(10 * minute);
  expect((await counter.consume('somebody')).count).toBe(4);
});
