// Erases enquiries older than the retention period. A wrong clock must not erase enquiries, so anything
// beyond one week's worth, and anything not sent, is left for a person to confirm.

import { expiryStepDaysMax } from '../limits.ts';
import { dayMs, daysBefore } from '../time/dates.ts';
import { type BookmarkStore, datedBookmark } from './store/dated-bookmark.ts';
import type { Counts, Store } from './store/types.ts';

export type ExpiryReport = {
  erased: number;
  /** Counts by state of the enquiries that are old enough and still stored. */
  left: Counts;
};

type ExpiryDeps = {
  store: BookmarkStore & Pick<Store, 'expire' | 'countsBefore' | 'setBookmark' | 'oldestReceivedAt'>;
  now: Date;
  retentionDays: number;
  /** Without mail, no enquiry counts as unsent. */
  isMailed: boolean;
};

export async function expireOld({ store, now, retentionDays, isMailed }: ExpiryDeps): Promise<ExpiryReport> {
  const before = daysBefore(now, retentionDays);
  const until = await readExpiredUntil(store, before);
  if (before.getTime() - until.getTime() > expiryStepDaysMax * dayMs)
    return { erased: 0, left: await store.countsBefore(before) };
  // Rows older than the last expiry were sent late, or received while the clock was behind: not erased here.
  const erased = await store.expire({ since: until, before, isUnsentToo: !isMailed });
  if (before > until) await store.setBookmark('expired-until', before.toISOString());
  return { erased, left: await store.countsBefore(before) };
}

/** Confirmed by a person, so there is no limit on the number of days. */
export async function expireConfirmed(
  store: Pick<Store, 'expire' | 'bookmark' | 'setBookmark'>,
  before: Date,
  isUnsentToo: boolean,
): Promise<number> {
  const erased = await store.expire({ before, isUnsentToo });
  const bookmark = await store.bookmark('expired-until');
  if (bookmark === null || before > new Date(bookmark))
    await store.setBookmark('expired-until', before.toISOString());
  return erased;
}

// Without a bookmark nothing has been erased yet, so the oldest enquiry is the starting point.
function readExpiredUntil(store: ExpiryDeps['store'], before: Date): Promise<Date> {
  return datedBookmark(store, 'expired-until', before, async () => {
    const oldest = await store.oldestReceivedAt();
    return oldest !== null && oldest < before ? oldest : before;
  });
}
