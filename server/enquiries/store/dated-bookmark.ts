import { onFastestClock } from '../../time/clock-skew.ts';
import type { BookmarkName, Store } from './types.ts';

export type BookmarkStore = Pick<Store, 'bookmark' | 'replaceBookmark'>;

/**
 * The time that a bookmark has. One that is missing is set to `initial`. One that is later than `at`, which a clock that
 * was ahead has written, or expiry with a shorter retention period, is set to `at`: it would stop for as long what only
 * goes on from there.
 */
export async function datedBookmark(
  store: BookmarkStore,
  name: BookmarkName,
  at: Date,
  initial: () => Promise<Date> = async () => at,
): Promise<Date> {
  const value = await store.bookmark(name);
  const time = new Date(value ?? Number.NaN);
  if (time <= onFastestClock(at)) return time;
  const start = value === null ? await initial() : at;
  await store.replaceBookmark(name, value, start.toISOString());
  return start;
}
