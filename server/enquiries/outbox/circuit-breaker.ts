// One circuit breaker for the mail server, and one for the receiver of notices. It opens on an error that applies to
// every delivery, such as one before the mail server requests an e-mail's content, and after several e-mails in a row
// without a verdict, whose common cause is the server.

import {
  deferredInARowCountMax,
  deferredPaceMs,
  enquiryProbeMsMin,
  lostBackoffMs,
  lostInARowCountMax,
  serverBackoffMs,
} from '../../limits.ts';
import type { ClaimOrder } from '../store/types.ts';
import { backoffMs } from './backoff.ts';

type CircuitBreakerDeps = { monotonicMs: () => number; random: () => number };

// From this count on the wait is the longest.
const lostRememberedMax = lostInARowCountMax + 4;

export function createCircuitBreaker({ monotonicMs, random }: CircuitBreakerDeps) {
  let failures = 0;
  let failedAtMs = 0;
  let resumeAtMs = Number.NEGATIVE_INFINITY;
  let probeOrder: ClaimOrder = 'oldest';
  const lostReferences = new Set<string>();
  const deferredReferences = new Set<string>();

  function pause(ms: number): number {
    failedAtMs = monotonicMs();
    resumeAtMs = failedAtMs + ms;
    return ms;
  }

  // The cause may be the e-mails that were tried: a content filter may drop the connection at each of sixty e-mails from
  // one client. Probing the oldest and the newest e-mail in turns, a good one that arrived before or after them waits for
  // one probe more, and not for sixty.
  function pauseAfterEmail(ms: number): number {
    probeOrder = probeOrder === 'oldest' ? 'newest' : 'oldest';
    return pause(ms);
  }

  return {
    /** 0 when a delivery may be tried: the circuit is closed, or it is the probe. */
    msToWait: () => Math.max(0, resumeAtMs - monotonicMs()),

    /** From which end of the queue the next e-mail is taken: from the oldest, except for every other probe. */
    claimOrder: (): ClaimOrder => probeOrder,

    /** Nothing could be handed over. Returns the wait for all deliveries, which is at least what the server asked for. */
    serverFailed(askedMs = 0): number {
      failures += 1;
      return pause(Math.max(askedMs, backoffMs(serverBackoffMs, failures - 1, random)));
    },

    /** An e-mail was handed over and no verdict came. Returns the wait for all e-mails. */
    lost(reference: string): number {
      failures = 0;
      if (lostReferences.size < lostRememberedMax) lostReferences.add(reference);
      if (lostReferences.size < lostInARowCountMax) return 0;
      return pauseAfterEmail(backoffMs(lostBackoffMs, lostReferences.size - lostInARowCountMax, random));
    },

    /** The server deferred one delivery, so it is responding. */
    deferred(reference: string): number {
      failures = 0;
      lostReferences.clear();
      if (deferredReferences.size < deferredInARowCountMax) deferredReferences.add(reference);
      return deferredReferences.size < deferredInARowCountMax ? 0 : pauseAfterEmail(deferredPaceMs);
    },

    /** The server accepted a delivery or refused it permanently. */
    settled(): void {
      failures = 0;
      lostReferences.clear();
      deferredReferences.clear();
      probeOrder = 'oldest';
    },

    /** An operator has fixed something: retry now. */
    probeNow(): void {
      failures = Math.min(failures, 1);
      resumeAtMs = monotonicMs();
    },

    probeSoon(): void {
      resumeAtMs = Math.min(resumeAtMs, failedAtMs + enquiryProbeMsMin);
    },
  };
}
