// One circuit breaker for the mail server. It is opened by what is said before a letter's content is asked for, since
// that is the same for every letter; and by letters in a row that got no verdict, whose common cause is the server.

import {
  deferredInARowCountMax,
  deferredPaceMs,
  enquiryProbeMsMin,
  lostBackoffMs,
  lostInARowCountMax,
  serverBackoffMs,
} from '../../limits.ts';
import { backoffMs } from './backoff.ts';

type Things = { monotonicMs: () => number; random: () => number };

// From here on the wait is the longest.
const lostRememberedMax = lostInARowCountMax + 4;

export function createCircuitBreaker({ monotonicMs, random }: Things) {
  let failures = 0;
  let failedAtMs = 0;
  let resumeAtMs = Number.NEGATIVE_INFINITY;
  const lost = new Set<string>();
  const deferred = new Set<string>();

  function pause(ms: number): number {
    failedAtMs = monotonicMs();
    resumeAtMs = failedAtMs + ms;
    return ms;
  }

  return {
    /** 0 when a letter may be tried: the circuit is closed, or the letter is the probe. */
    msToWait: () => Math.max(0, resumeAtMs - monotonicMs()),

    /** No letter could be handed over. Answers with how long all of them wait. */
    serverFailed(): number {
      failures += 1;
      return pause(backoffMs(serverBackoffMs, failures - 1, random));
    },

    /** A letter was handed over, and nobody said what became of it. Answers with how long all letters wait. */
    letterLost(reference: string): number {
      failures = 0;
      if (lost.size < lostRememberedMax) lost.add(reference);
      if (lost.size < lostInARowCountMax) return 0;
      return pause(backoffMs(lostBackoffMs, lost.size - lostInARowCountMax, random));
    },

    /** The mail server put a letter off, so it answers. */
    letterDeferred(reference: string): number {
      failures = 0;
      lost.clear();
      if (deferred.size < deferredInARowCountMax) deferred.add(reference);
      return deferred.size < deferredInARowCountMax ? 0 : pause(deferredPaceMs);
    },

    /** The mail server took a letter, or refused it for good. */
    letterSettled(): void {
      failures = 0;
      lost.clear();
      deferred.clear();
    },

    /** A person has put something right. */
    probeNow(): void {
      failures = Math.min(failures, 1);
      resumeAtMs = monotonicMs();
    },

    probeSoon(): void {
      resumeAtMs = Math.min(resumeAtMs, failedAtMs + enquiryProbeMsMin);
    },
  };
}
