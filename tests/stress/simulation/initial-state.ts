// The initial state of a run: the mail quota, and enquiries that already exist.

import type { Counter } from '../../../server/rate-limit/counters.ts';
import type { Store } from '../../../server/store.ts';
import { dayMs } from '../../../server/time/dates.ts';
import { enquiry, openLease } from '../../support/isolated-store.ts';

const hourMs = 60 * 60_000;

/** The mail quota, by simulated time. All processes count together, so that the test knows when it is used up. */
export function createSimulatedQuota(nowMs: () => number, limit: number) {
  let since = 0;
  let used = 0;
  const left = () => {
    if (nowMs() - since >= hourMs) {
      since = nowMs();
      used = 0;
    }
    return limit - used;
  };
  const mailQuota: Counter = {
    msToWait: () => (left() > 0 ? 0 : since + hourMs - nowMs()),
    consume() {
      if (left() > 0) used += 1;
      const msLeft = since + hourMs - nowMs();
      return { count: used, msLeft, isOver: used > limit, giveBack: () => {} };
    },
  };
  return { isLeft: () => left() > 0, mailQuota };
}

/** Inserts sent and held enquiries of all ages, none of which may be deleted because of a clock; returns their references. */
export async function insertOldEnquiries(
  store: Store,
  nowMs: number,
  retentionDays: number,
): Promise<string[]> {
  // The site has run for years with a correct clock.
  await store.setBookmark('expired-until', new Date(nowMs - retentionDays * dayMs).toISOString());
  const references: string[] = [];
  const insert = async (what: string, days: number, spamSignals: string[] = []) => {
    const receivedAt = new Date(nowMs - days * dayMs);
    const { reference } = await store.insert(
      enquiry({ message: `${what} ${days}`, receivedAt, spamSignals }),
    );
    references.push(reference);
    return receivedAt;
  };
  const { settle } = await openLease(store);
  for (const days of [1, 3, 400, 690])
    await settle({ state: 'sent', at: await insert('sent', days) }, new Date(nowMs));
  await store.setBookmark('sender', '');
  for (const days of [3, 729, 800]) await insert('held', days, ['links']);
  return references;
}
