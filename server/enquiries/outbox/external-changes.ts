// Detects changes from outside the outbox: operators and other processes that change the store, and clock
// jumps.

import { clockJumpMsMin, clockSkewMsMax, outboxPollMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { Clock } from '../../time/clock.ts';
import type { Store, WorkQueue } from '../store/types.ts';
import type { Delivered } from './delivered.ts';
import { watchStaleLeases } from './stale-leases.ts';

type ExternalChangesDeps = {
  store: Pick<Store, 'bookmark'>;
  queue: Pick<WorkQueue<unknown>, 'leased' | 'touch' | 'mark' | 'makeDue'>;
  delivered: Delivered;
  /** The longest wait between two tries of a row. */
  waitMsMax: number;
  log: Log;
  clock: Clock;
  /** Something was released or retried, by this process or another. */
  onWake: () => void;
  /** Whether the lease belongs to this process and its delivery is in progress. */
  isInFlight: (leaseToken: string) => boolean;
};

/** Checks at most once per half poll interval, however often it is called. */
export function watchExternalChanges({
  store,
  queue,
  delivered,
  waitMsMax,
  log,
  clock,
  onWake,
  isInFlight,
}: ExternalChangesDeps): () => Promise<void> {
  const releaseStaleLeases = watchStaleLeases({
    ...{ queue, delivered, log, isInFlight },
    monotonicMs: clock.monotonicMs,
  });
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

  // Stored times are wall-clock times. After a clock jump none is reliable; at start only those further ahead
  // than a row can wait are known to be wrong.
  async function fixNextTries(): Promise<void> {
    const now = clock.now();
    const longestMs = hasClockJumped() ? 0 : waitMsMax + clockSkewMsMax;
    await queue.makeDue(new Date(now.getTime() + longestMs), now);
  }

  function hasClockJumped(): boolean {
    const offsetMs = clock.now().getTime() - clock.monotonicMs();
    const shiftMs = Math.round(offsetMs - (clockOffsetMs ?? offsetMs));
    clockOffsetMs = offsetMs;
    if (Math.abs(shiftMs) < clockJumpMsMin) return false;
    log.warn({ shiftMs }, `system clock jumped; retrying waiting ${delivered.noun}s now`);
    return true;
  }
}
