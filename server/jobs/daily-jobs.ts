// What is due once a day: enquiries that are old enough go, and the agency hears of those that wait for it. Each job
// fails alone.

import type { Config } from '../config.ts';
import { expireOld } from '../enquiries/expiry.ts';
import type { Counts, Store } from '../enquiries/store/types.ts';
import { dailyPollMs } from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { type Repeated, repeat } from './repeat.ts';

type Things = {
  config: Pick<Config, 'retentionDays' | 'mail'>;
  store: Store;
  log: Log;
  now: () => Date;
  /** `null` while nothing is mailed. */
  digest: (() => Promise<void>) | null;
};

export function startDaily(things: Things): Repeated {
  return repeat(createDailyJobs(things), dailyPollMs);
}

export function createDailyJobs({ config, store, log, now, digest }: Things): () => Promise<void> {
  const { retentionDays } = config;
  let saidOf = '';

  const jobs: Record<string, () => Promise<void>> = {
    async expiry() {
      const isMailed = config.mail !== null;
      const { erased, left } = await expireOld({ store, now: now(), retentionDays, isMailed });
      if (erased > 0) log.info({ expired: erased, days: retentionDays }, 'old enquiries were erased');
      sayWhatIsLeft(left);
    },
    async digest() {
      await digest?.();
    },
  };

  // Once, and again when it is something else.
  function sayWhatIsLeft(left: Counts): void {
    const isAnyLeft = Object.values(left).some((count) => count > 0);
    const about = isAnyLeft ? JSON.stringify(left) : '';
    if (isAnyLeft && about !== saidOf) {
      const mend = 'npm run enquiries -- expire';
      log.error({ ...left, days: retentionDays, mend }, 'old enquiries are not erased without being told to');
    }
    saidOf = about;
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
