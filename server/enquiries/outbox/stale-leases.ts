// Recovers rows claimed by a process that died. A lease is stale when this process has watched it, by a
// monotonic clock, for the lease time without a renewal. Stored wall-clock times are not compared: the clock
// of either process may be wrong.

import { emailLeaseMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { WorkQueue } from '../store/types.ts';
import type { Delivered } from './delivered.ts';

type StaleLeasesDeps = {
  queue: Pick<WorkQueue<unknown>, 'leased' | 'mark'>;
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
  let seenAtMs = new Map<string, number>();
  return async () => {
    const nowMs = monotonicMs();
    const before = seenAtMs;
    seenAtMs = new Map();
    for (const { key, leaseToken, leaseUntil } of await queue.leased()) {
      if (isInFlight(leaseToken)) continue;
      const lease = `${leaseToken} ${leaseUntil}`;
      const sinceMs = before.get(lease) ?? nowMs;
      seenAtMs.set(lease, sinceMs);
      if (nowMs - sinceMs < emailLeaseMs) continue;
      if (await queue.mark(key, leaseToken, { state: 'back' }))
        log.warn({ [delivered.key]: key }, `stale ${delivered.noun} lease released`);
    }
  };
}
