// Enquiries that are old enough go. A clock that is wrong must not erase what people have asked: whatever would go
// beyond a week's worth, and whatever has not been sent, is left for a person to decide.

import { expiryStepDaysMax } from '../limits.ts';
import { dayMs, daysBefore } from '../time/dates.ts';
import type { Counts, Store } from './store/types.ts';

export type ExpiryReport = {
  erased: number;
  /** What is old enough and still there, by state. */
  left: Counts;
};

type ExpiryDeps = {
  store: Pick<Store, 'expire' | 'countsBefore' | 'bookmark' | 'setBookmark' | 'oldestReceivedAt'>;
  now: Date;
  retentionDays: number;
  /** Where nothing is mailed, nothing is unsent. */
  isMailed: boolean;
};

export async function expireOld({ store, now, retentionDays, isMailed }: ExpiryDeps): Promise<ExpiryReport> {
  const before = daysBefore(now, retentionDays);
  const until = await readExpiredUntil(store, before);
  if (before.getTime() - until.getTime() > expiryStepDaysMax * dayMs)
    return { erased: 0, left: await store.countsBefore(before) };
  // What is older than what has been erased before was sent late, or received by a clock that was behind.
  const erased = await store.expire({ since: until, before, isUnsentToo: !isMailed });
  if (before > until) await store.setBookmark('expired-until', before.toISOString());
  return { erased, left: await store.countsBefore(before) };
}

/** A person has decided: no day's worth is too much. */
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

// Before it was first written down, nothing had been erased that is older than what is there.
async function readExpiredUntil(
  store: Pick<Store, 'bookmark' | 'setBookmark' | 'oldestReceivedAt'>,
  before: Date,
): Promise<Date> {
  const bookmark = await store.bookmark('expired-until');
  if (bookmark !== null) return new Date(bookmark);
  const oldest = await store.oldestReceivedAt();
  const until = oldest !== null && oldest < before ? oldest : before;
  await store.setBookmark('expired-until', until.toISOString());
  return until;
}
