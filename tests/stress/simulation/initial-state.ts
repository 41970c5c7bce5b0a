// The initial state of a run: the mail quota, and enquiries that already exist.

import type { Store } from '../../../server/enquiries/store/types.ts';
import { dayMs } from '../../../server/time/dates.ts';
import { enquiry } from '../../support/isolated-store.ts';

const hourMs = 60 * 60_000;

/** The mail quota, which the real site counts in its store, here by simulated time. */
export function createMailQuota(nowMs: () => number, limit: number) {
  let since = 0;
  let used = 0;
  const left = () => {
    if (nowMs() - since >= hourMs) {
      since = nowMs();
      used = 0;
    }
    return limit - used;
  };
  return {
    isLeft: () => left() > 0,
    msToWait: async () => (left() > 0 ? 0 : since + hourMs - nowMs()),
    consume: async () => {
      if (left() > 0) used += 1;
    },
  };
}

/**
 * Inserts sent and unsent enquiries of all ages, none of which may be deleted because of a clock; returns their
 * references.
 */
export async function insertOldEnquiries(
  store: Store,
  nowMs: number,
  retentionDays: number,
): Promise<string[]> {
  const references: string[] = [];
  // The site has run for years with a correct clock.
  await store.setBookmark('expired-until', new Date(nowMs - retentionDays * dayMs).toISOString());
  for (const days of [1, 3, 400, 690]) {
    const receivedAt = new Date(nowMs - days * dayMs);
    const { reference } = await store.insert(enquiry({ message: `sent ${days}`, receivedAt }));
    const [claimed] = await store.claim(new Date(nowMs), 60_000, 1);
    await store.mark(reference, claimed?.leaseToken ?? '', { state: 'sent', at: receivedAt });
    references.push(reference);
  }
  for (const days of [3, 729, 800]) {
    const receivedAt = new Date(nowMs - days * dayMs);
    const { reference } = await store.insert(
      enquiry({ message: `held ${days}`, receivedAt, spamSignals: ['links'] }),
    );
    references.push(reference);
  }
  return references;
}
