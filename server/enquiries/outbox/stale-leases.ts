// Recovers e-mails claimed by a process that died. A lease is stale when this process has watched it, by a
// monotonic clock, for the lease time without a renewal. Stored wall-clock times are not compared: the clock
// of either process may be wrong.

import { emailLeaseMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { Store } from '../store/types.ts';

type StaleLeasesDeps = {
  store: Pick<Store, 'leased' | 'mark'>;
  log: Log;
  isInFlight: (leaseToken: string) => boolean;
  monotonicMs: () => number;
};

export function watchStaleLeases({
  store,
  log,
  isInFlight,
  monotonicMs,
}: StaleLeasesDeps): () => Promise<void> {
  let seenAtMs = new Map<string, number>();
  return async () => {
    const nowMs = monotonicMs();
    const before = seenAtMs;
    seenAtMs = new Map();
    for (const { reference, leaseToken, leaseUntil } of await store.leased()) {
      if (isInFlight(leaseToken)) continue;
      const lease = `${leaseToken} ${leaseUntil}`;
      const sinceMs = before.get(lease) ?? nowMs;
      seenAtMs.set(lease, sinceMs);
      if (nowMs - sinceMs < emailLeaseMs) continue;
      if (await store.mark(reference, leaseToken, { state: 'back' }))
        log.warn({ reference }, 'stale email lease released');
    }
  };
}
