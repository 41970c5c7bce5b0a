// One circuit breaker for the mail server. It opens on an error before the server requests an e-mail's
// content, since such an error applies to every e-mail, and after several e-mails in a row without a verdict,
// whose common cause is the server.

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

// From this count on the wait is the longest.
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
    /** 0 when an e-mail may be tried: the circuit is closed, or this e-mail is the probe. */
    msToWait: () => Math.max(0, resumeAtMs - monotonicMs()),

    /** No e-mail could be handed over. Returns the wait for all e-mails. */
    serverFailed(): number {
      failures += 1;
      return pause(backoffMs(serverBackoffMs, failures - 1, random));
    },

    /** An e-mail was handed over and no verdict came. Returns the wait for all e-mails. */
    emailLost(reference: string): number {
      failures = 0;
      if (lostReferences.size < lostRememberedMax) lostReferences.add(reference);
      if (lostReferences.size < lostInARowCountMax) return 0;
      return pause(backoffMs(lostBackoffMs, lostReferences.size - lostInARowCountMax, random));
    },

    /** The mail server deferred an e-mail, so it is responding. */
    emailDeferred(reference: string): number {
      failures = 0;
      lostReferences.clear();
      if (deferredReferences.size < deferredInARowCountMax) deferredReferences.add(reference);
      return deferredReferences.size < deferredInARowCountMax ? 0 : pause(deferredPaceMs);
    },

    /** The mail server accepted an e-mail or refused it permanently. */
    emailSettled(): void {
      failures = 0;
      lostReferences.clear();
      deferredReferences.clear();
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
