// What the store needs now and then, whether or not anybody asks for it: measurements are summed up, and what was
// erased while somebody read the store is overwritten.

import type { Store } from '../enquiries/store/types.ts';
import {
  maintenancePollMs,
  scrubRoundCountMax,
  vitalsAggregateDays,
  vitalsRetentionDays,
} from '../limits.ts';
import type { Log } from '../observability/log.ts';
import { dayOf, daysBefore } from '../time/dates.ts';
import { type Repeated, repeat } from './repeat.ts';

type Things = { store: Pick<Store, 'aggregateVitals' | 'scrub'>; log: Log; now: () => Date };

export function startMaintenance(things: Things): Repeated {
  let isStopping = false;
  const maintain = maintenance(things, () => isStopping);
  const repeated = repeat(maintain, maintenancePollMs);
  return {
    wake: repeated.wake,
    stop() {
      isStopping = true;
      return repeated.stop();
    },
  };
}

/** One round; a task that fails keeps no other from its turn. */
export function maintenance({ store, log, now }: Things, isStopping = () => false): () => Promise<void> {
  let late = 0;

  async function sumUp(): Promise<void> {
    try {
      const before = dayOf(daysBefore(now(), vitalsAggregateDays));
      const oldest = dayOf(daysBefore(now(), vitalsRetentionDays));
      while (!isStopping() && !(await store.aggregateVitals(before, oldest)));
    } catch (error) {
      log.error(error, 'measurements could not be summed up');
    }
  }

  async function scrub(): Promise<void> {
    try {
      late = (await store.scrub()) ? 0 : late + 1;
      if (late === scrubRoundCountMax)
        log.warn('what was erased is still in the files of the store: another program reads it without end');
    } catch (error) {
      log.error(error, 'what was erased could not be overwritten');
    }
  }

  return async () => {
    await scrub();
    await sumUp();
  };
}
