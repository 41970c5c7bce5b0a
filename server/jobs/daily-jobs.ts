// Daily and weekly jobs, checked every hour: expiry of old enquiries and journal lines, the daily digest and the weekly
// letter to the agency. A failing job does not stop the others.

import { expireOld } from '../enquiries/expiry.ts';
import type { Counts, Store } from '../enquiries/store/types.ts';
import { dailyPollMs, journalDays } from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { dayMs, daysBefore } from '../time/dates.ts';
import { type RepeatedTask, repeat } from './repeat.ts';

type DailyJobsDeps = {
  retentionDays: number;
  /** The number of days after which nothing is kept of an erased enquiry. */
  eraseAfterDays: number;
  /** Whether mail is configured: if it is not, what was never sent may be erased. */
  isMailed: boolean;
  store: Store;
  log: Log;
  now: () => Date;
  /** `null` when mail is not configured. */
  digest: (() => Promise<void>) | null;
  weeklyLetter?: (() => Promise<void>) | null;
};

export function startDailyJobs(deps: DailyJobsDeps): RepeatedTask {
  return repeat(createDailyJobs(deps), dailyPollMs);
}

export function createDailyJobs({
  retentionDays,
  eraseAfterDays,
  isMailed,
  store,
  log,
  now,
  digest,
  weeklyLetter,
}: DailyJobsDeps): () => Promise<void> {
  let lastLogged = '';

  const jobs: Record<string, () => Promise<void>> = {
    async expiry() {
      const { erased, left } = await expireOld({ store, now: now(), retentionDays, isMailed });
      if (erased > 0) log.info({ expired: erased, days: retentionDays }, 'expired enquiries erased');
      logUnexpired(left);
    },
    async 'expiry of erased enquiries'() {
      const kept = await store.expireKept(now(), daysBefore(now(), eraseAfterDays));
      if (kept > 0) log.info({ expired: kept }, 'remaining data of erased enquiries erased');
    },
    async journal() {
      await store.expireJournal(now(), journalDays * dayMs);
    },
    async digest() {
      await digest?.();
    },
    async 'weekly letter'() {
      await weeklyLetter?.();
    },
  };

  // Logged once, and again when the counts change.
  function logUnexpired(left: Counts): void {
    const isAnyLeft = Object.values(left).some((count) => count > 0);
    const summary = isAnyLeft ? JSON.stringify(left) : '';
    if (isAnyLeft && summary !== lastLogged) {
      const remedy = 'npm run enquiries -- expire';
      log.error(
        { ...left, days: retentionDays, remedy },
        'expired enquiries not erased; confirmation required',
      );
    }
    lastLogged = summary;
  }

  return async () => {
    for (const [job, run] of Object.entries(jobs)) {
      try {
        await run();
      } catch (error) {
        log.error({ job, err: error }, 'daily job failed');
      }
    }
  };
}
