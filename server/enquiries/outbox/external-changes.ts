// What has changed around the outbox since it looked last: what people and other processes did in the store, and what
// became of the clock.

import { clockJumpMsMin, clockSkewMsMax, emailBackoffMs, outboxPollMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { Clock } from '../../time/clock.ts';
import type { Store } from '../store/types.ts';
import { watchStaleLeases } from './stale-leases.ts';

type ExternalChangesDeps = {
  store: Store;
  log: Log;
  clock: Clock;
  /** Somebody has released or retried an enquiry, in this process or another. */
  onWake: () => void;
  /** Whether a lease is our own, and its email under way. */
  isInFlight: (leaseToken: string) => boolean;
};

/** Looks at most once in half a poll, however often it is asked. */
export function watchExternalChanges({
  store,
  log,
  clock,
  onWake,
  isInFlight,
}: ExternalChangesDeps): () => Promise<void> {
  const releaseStaleLeases = watchStaleLeases({ store, log, isInFlight, monotonicMs: clock.monotonicMs });
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let wakeMark: string | null | undefined;
  let clockOffsetMs: number | undefined;

  return async () => {
    const nowMs = clock.monotonicMs();
    if (nowMs - lookedAtMs < outboxPollMs / 2) return;
    lookedAtMs = nowMs;
    await checkWakeMark();
    await releaseStaleLeases();
    await fixNextTries();
  };

  async function checkWakeMark(): Promise<void> {
    const mark = await store.bookmark('wake');
    if (wakeMark !== undefined && mark !== wakeMark) onWake();
    wakeMark = mark;
  }

  // Stored times are the wall clock's. After a jump none can be trusted; at a start only those are known to be wrong
  // that are further ahead than an email can wait.
  async function fixNextTries(): Promise<void> {
    const now = clock.now();
    const longestMs = hasClockJumped() ? 0 : emailBackoffMs.max + clockSkewMsMax;
    await store.makeDue(new Date(now.getTime() + longestMs), now);
  }

  function hasClockJumped(): boolean {
    const offsetMs = clock.now().getTime() - clock.monotonicMs();
    const shiftMs = Math.round(offsetMs - (clockOffsetMs ?? offsetMs));
    clockOffsetMs = offsetMs;
    if (Math.abs(shiftMs) < clockJumpMsMin) return false;
    log.warn({ shiftMs }, 'system clock jumped: letters that wait are tried now');
    return true;
  }
}
