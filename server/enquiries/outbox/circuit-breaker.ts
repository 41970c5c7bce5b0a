// One circuit breaker for the mail server. It is opened by what is said before an email's content is asked for, since
// that is the same for every email; and by emails in a row that got no verdict, whose common cause is the server.

import {
  deferredInARowCountMax,
  deferredPaceMs,
  enquiryProbeMsMin,
  lostBackoffMs,
  lostInARowCountMax,
  serverBackoffMs,
} from '../../limits.ts';
import { backoffMs } from './backoff.ts';

type CircuitBreakerDeps = { monotonicMs: () => number; random: () => number };

// From here on the wait is the longest.
const lostRememberedMax = lostInARowCountMax + 4;

export function createCircuitBreaker({ monotonicMs, random }: CircuitBreakerDeps) {
  let failures = 0;
  let failedAtMs = 0;
  let resumeAtMs = Number.NEGATIVE_INFINITY;
  const lostReferences = new Set<string>();
  const deferredReferences = new Set<string>();

  function pause(ms: number): number {
    failedAtMs = monotonicMs();
    resumeAtMs = failedAtMs + ms;
    return ms;
  }

  return {
    /** 0 when an email may be tried: the circuit is closed, or the email is the probe. */
    msToWait: () => Math.max(0, resumeAtMs - monotonicMs()),

    /** No email could be handed over. Answers with how long all of them wait. */
    serverFailed(): number {
      failures += 1;
      return pause(backoffMs(serverBackoffMs, failures - 1, random));
    },

    /** An email was handed over, and nobody said what became of it. Answers with how long all emails wait. */
    emailLost(reference: string): number {
      failures = 0;
      if (lostReferences.size < lostRememberedMax) lostReferences.add(reference);
      if (lostReferences.size < lostInARowCountMax) return 0;
      return pause(backoffMs(lostBackoffMs, lostReferences.size - lostInARowCountMax, random));
    },

    /** The mail server put an email off, so it answers. */
    emailDeferred(reference: string): number {
      failures = 0;
      lostReferences.clear();
      if (deferredReferences.size < deferredInARowCountMax) deferredReferences.add(reference);
      return deferredReferences.size < deferredInARowCountMax ? 0 : pause(deferredPaceMs);
    },

    /** The mail server took an email, or refused it for good. */
    emailSettled(): void {
      failures = 0;
      lostReferences.clear();
      deferredReferences.clear();
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
