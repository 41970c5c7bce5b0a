// Regular maintenance of the store: aggregates measurements, overwrites erased data where a reader prevented
// that earlier, drops old letters to visitors, and removes canaries that were left behind.

import type { Store } from '../enquiries/store/types.ts';
import { dropOldLetters } from '../enquiries/visitor-letters/old-letters.ts';
import {
  maintenancePollMs,
  scrubRoundCountMax,
  vitalsAggregateDays,
  vitalsRetentionDays,
} from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { daysBefore, utcDay } from '../time/dates.ts';
import { type RepeatedTask, repeat } from './repeat.ts';

type MaintenanceDeps = {
  store: Pick<Store, 'aggregateVitals' | 'scrub' | 'sweepCanaries' | 'visitorLetters'>;
  log: Log;
  now: () => Date;
};

export function startMaintenance(deps: MaintenanceDeps): RepeatedTask {
  let isStopping = false;
  const maintain = createMaintenance(deps, () => isStopping);
  const repeated = repeat(maintain, maintenancePollMs);
  return {
    wake: repeated.wake,
    stop() {
      isStopping = true;
      return repeated.stop();
    },
  };
}

/** Runs each task once; a failing task does not stop the others. */
export function createMaintenance(
  { store, log, now }: MaintenanceDeps,
  isStopping = () => false,
): () => Promise<void> {
  let failedScrubs = 0;

  async function aggregate(): Promise<void> {
    try {
      const before = utcDay(daysBefore(now(), vitalsAggregateDays));
      const oldest = utcDay(daysBefore(now(), vitalsRetentionDays));
      while (!isStopping() && !(await store.aggregateVitals(before, oldest)));
    } catch (error) {
      log.error(error, 'measurements not aggregated');
    }
  }

  async function scrub(): Promise<void> {
    try {
      failedScrubs = (await store.scrub()) ? 0 : failedScrubs + 1;
      if (failedScrubs === scrubRoundCountMax)
        log.warn('erased data not overwritten yet; another process is reading the store');
    } catch (error) {
      log.error(error, 'erased data not overwritten');
    }
  }

  async function sweepCanaries(): Promise<void> {
    try {
      const removed = await store.sweepCanaries(now());
      if (removed > 0) log.warn({ removed }, 'abandoned canaries removed');
    } catch (error) {
      log.error(error, 'abandoned canaries not removed');
    }
  }

  // Also without mail settings, when no outbox handles the letters.
  async function forgetLetters(): Promise<void> {
    try {
      await dropOldLetters({ store, log, now: now() });
      await store.visitorLetters.forgetReceiptCounts(now());
    } catch (error) {
      log.error(error, 'old letters to visitors not dropped');
    }
  }

  return async () => {
    await sweepCanaries();
    await forgetLetters(); // before erased data is overwritten
    await scrub();
    await aggregate();
  };
}
