// What a life begins with: the mail limit, and enquiries that are there already.

import type { Store } from '../../../server/enquiries/store/types.ts';
import { dayMs } from '../../../server/time/dates.ts';
import { enquiry } from '../../support/isolated-store.ts';

const hourMs = 60 * 60_000;

/** What counts hold back in the real site; here by simulated time. */
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

/** Of all ages, sent and unsent, none of which may be erased by a clock: references. */
export async function insertOldEnquiries(
  store: Store,
  nowMs: number,
  retentionDays: number,
): Promise<string[]> {
  const references: string[] = [];
  // It has run for years, and its clock was right.
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
