import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../builders/postgres.ts';
import { openRoom, rooms } from '../builders/room.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

test.each(rooms)(
  'measurements in %s: the last value of each wins, and days are summed up once',
  async (kind) => {
    await using room = await openRoom(kind, postgres);
    const other = await room.open();
    const measure = (id: string, day: string, bucket: number) =>
      room.store.measure({ id, day, route: '/', build: 'b', name: 'LCP', bucket });
    await measure('one', '2026-03-01', 5);
    await measure('one', '2026-03-02', 9); // it stays the first day's
    await measure('two', '2026-03-01', 9);
    await measure('three', '2026-03-04', 2);
    const sums = [
      { route: '/', build: 'b', name: 'LCP', bucket: 2, count: 1 },
      { route: '/', build: 'b', name: 'LCP', bucket: 9, count: 2 },
    ];
    const read = async (since: string) =>
      (await room.store.vitalsSince(since)).sort((one, next) => one.bucket - next.bucket);
    expect(await read('2026-03-01')).toEqual(sums);
    await Promise.all([room.store, other].map((store) => store.settleVitals('2026-03-03', '2026-01-01')));
    expect(await read('2026-03-01')).toEqual(sums);
    expect(await read('2026-03-02')).toEqual(sums.slice(0, 1));
    await room.store.settleVitals('2026-03-03', '2026-03-02');
    expect(await read('2026-01-01')).toEqual(sums.slice(0, 1));
  },
);
