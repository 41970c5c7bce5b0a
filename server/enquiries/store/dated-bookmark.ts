import { onFastestClock } from '../../time/clock-skew.ts';
import type { BookmarkName, Store } from './types.ts';

export type BookmarkStore = Pick<Store, 'bookmark' | 'replaceBookmark'>;

/**
 * The time in a bookmark. A missing one is set to `initial`. A time later than `at` is set to `at`: a wrong clock wrote it,
 * or expiry with a shorter retention period, and the work that continues from it would pause until then.
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
