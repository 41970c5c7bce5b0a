// What is due once a day: enquiries that are old enough go, and the agency hears of those that wait for it.

import type { Config } from './config.ts';
import { dailyPollMs, vitalsKeptDays, vitalsSettleDays } from './limits.ts';
import type { Log } from './log.ts';
import { type Repeated, repeat } from './repeat.ts';
import type { Store } from './store/index.ts';

type Things = {
  config: Pick<Config, 'retentionDays'>;
  store: Store;
  log: Log;
  now: () => Date;
  /** `null` while nothing is mailed. */
  digest: (() => Promise<void>) | null;
};

export function startDaily(things: Things): Repeated {
  return repeat(() => doDaily(things), dailyPollMs);
}

export async function doDaily({ config, store, log, now, digest }: Things): Promise<void> {
  try {
    const expired = await store.expire(new Date(now().getTime() - config.retentionDays * dayMs));
    if (expired > 0) log.info({ expired, days: config.retentionDays }, 'old enquiries were erased');
    await store.settleVitals(dayBefore(now(), vitalsSettleDays), dayBefore(now(), vitalsKeptDays));
    await digest?.();
  } catch (error) {
    log.error(error, 'what is due daily could not be done');
  }
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
}

const dayMs = 24 * 60 * 60 * 1000;
