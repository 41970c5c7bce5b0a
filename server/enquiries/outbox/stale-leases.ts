// Recovers rows claimed by a process that died. A lease is stale when this process has watched it, by a
// monotonic clock, for the lease time without a renewal. Stored wall-clock times are not compared: the clock
// of either process may be wrong. While the store can only be read, a live process cannot renew its leases, so the row has
// to be writable for the last part of that time.

import { emailLeaseMs, leaseWritableMs, outboxPollMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { WorkQueue } from '../store/types.ts';
import type { Delivered } from './delivered.ts';

type StaleLeasesDeps = {
  queue: Pick<WorkQueue<unknown>, 'leased' | 'touch' | 'mark'>;
  delivered: Delivered;
  log: Log;
  isInFlight: (leaseToken: string) => boolean;
  monotonicMs: () => number;
};

export function watchStaleLeases({
  queue,
  delivered,
  log,
  isInFlight,
  monotonicMs,
}: StaleLeasesDeps): () => Promise<void> {
  let watches = new Map<string, Watch>();
  return async () => {
    const nowMs = monotonicMs();
    const before = watches;
    const others = (await queue.leased()).filter(({ leaseToken }) => !isInFlight(leaseToken));
    const watched = others.map(({ key, leaseToken, leaseUntil }) => {
      const lease = `${leaseToken} ${leaseUntil}`;
      return { key, leaseToken, lease, watch: before.get(lease) ?? { sinceMs: nowMs, writtenAtMs: null } };
    });
    watches = new Map(watched.map(({ lease, watch }) => [lease, watch]));
    for (const { key, leaseToken, lease, watch } of watched) {
      const { sinceMs, writtenAtMs } = watch;
      if (writtenAtMs === null) {
        if (nowMs - sinceMs < writeAfterMs) continue;
        watches.delete(lease); // if the store cannot be written, the watch begins anew
        await queue.touch(key, leaseToken);
        watches.set(lease, { sinceMs, writtenAtMs: monotonicMs() });
      } else if (nowMs - sinceMs >= emailLeaseMs && nowMs - writtenAtMs >= leaseWritableMs) {
        watches.delete(lease);
        if (await queue.mark(key, leaseToken, { state: 'back' }))
          log.warn({ [delivered.key]: key }, `stale ${delivered.noun} lease released`);
      }
    }
  };
}

type Watch = { sinceMs: number; writtenAtMs: number | null };

const writeAfterMs = emailLeaseMs - leaseWritableMs - outboxPollMs;
