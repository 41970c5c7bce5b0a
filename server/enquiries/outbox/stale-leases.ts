// What a process that died had under way. A lease ends when it has been watched for long enough and was not renewed,
// by a clock that does not jump: the wall clock of the process that wrote it may have been wrong, or ours may be.

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
        log.warn({ reference }, 'letter taken over from a process that has stopped');
    }
  };
}
