// What is due once a day: enquiries that are old enough go, and the agency hears of those that wait for it.

import type { Config } from './config.ts';
import { daysBefore } from './day.ts';
import { dailyPollMs } from './limits.ts';
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
    const expired = await store.expire(daysBefore(now(), config.retentionDays));
    if (expired > 0) log.info({ expired, days: config.retentionDays }, 'old enquiries were erased');
    await digest?.();
  } catch (error) {
    log.error(error, 'what is due daily could not be done');
  }
}
