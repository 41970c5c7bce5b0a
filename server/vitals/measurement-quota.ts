import type { Store } from '../enquiries/store/types.ts';
import { vitalsBetweenCountsMax, vitalsFullMs, vitalsPerDayMax } from '../limits.ts';
import { metricNames } from './types.ts';

/**
 * Whether a day has room for one more page view. All processes count the same rows, each once per so many of
 * its own, so the day can exceed its limit by at most that number times the processes.
 */
export function measurementQuota(
  store: Pick<Store, 'countRowsOn'>,
  perDayMax = vitalsPerDayMax,
  betweenCountsMax = vitalsBetweenCountsMax,
): (day: string) => Promise<boolean> {
  const rowsOfView = metricNames.length;
  let today = '';
  let remaining = 0;
  let fullSinceMs = Number.NEGATIVE_INFINITY;
  let counting: Promise<void> | undefined;

  async function count(day: string): Promise<void> {
    const rows = await store.countRowsOn(day);
    remaining = Math.min(betweenCountsMax, perDayMax - rows);
    fullSinceMs = remaining < rowsOfView ? performance.now() : Number.NEGATIVE_INFINITY;
  }

  return async (day) => {
    if (day !== today) {
      today = day;
      remaining = 0;
      fullSinceMs = Number.NEGATIVE_INFINITY;
    }
    while (remaining < rowsOfView) {
      if (performance.now() - fullSinceMs < vitalsFullMs) return false;
      counting ??= count(day).finally(() => {
        counting = undefined;
      });
      await counting;
    }
    remaining -= rowsOfView;
    return true;
  };
}
