// Delivers canaries separately from enquiries, by the same steps: claim, hand over, mark. A mail server's reply to a canary
// never delays an enquiry: it does not change the circuit breaker, and canaries do not count towards the quota.

import { emailBackoffMs, emailLeaseMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { Clock } from '../../time/clock.ts';
import type { ClaimedEnquiry, Outcome, Store } from '../store/types.ts';
import { backoffMs } from './backoff.ts';
import { canaryError, readCanaryError } from './canary-error.ts';
import { deliveredEmail } from './delivered.ts';
import { enquiryEmail } from './enquiry-email.ts';
import { trackInFlight } from './in-flight.ts';
import { replyCode } from './smtp-errors.ts';
import type { MailTransport, Sender, Verdict } from './types.ts';

type CanaryLaneDeps = {
  store: Store;
  mail: MailTransport;
  sender: Sender;
  /** Who gets the canary's letter; `null` asks the mail server for the recipients and sends none. */
  canaryTo: string | null;
  log: Log;
  clock: Clock;
  random: () => number;
  stopping: AbortSignal;
};

export function openCanaryLane({
  store,
  mail,
  sender,
  canaryTo,
  log,
  clock,
  random,
  stopping,
}: CanaryLaneDeps) {
  const inFlight = trackInFlight({ queue: store, delivered: deliveredEmail, log, clock, stopping });

  async function deliverRow(row: ClaimedEnquiry, onContentRequested: () => void): Promise<void> {
    const { reference, leaseToken } = row;
    const verdict = await ask(row, onContentRequested);
    const outcome = outcomeOf(row, verdict);
    report(reference, outcome);
    // Lost when the canary has been removed meanwhile, which needs no attention.
    await store.mark(reference, leaseToken, outcome);
  }

  function report(reference: string, { state, error }: Outcome): void {
    const fields = { reference, state, ...(error && { error: replyCode(readCanaryError(error).error) }) };
    if (state === 'sent' && !error) log.info(fields, 'canary delivered');
    else if (state === 'sent' || state === 'refused') log.warn(fields, 'canary not accepted');
    else log.warn(fields, 'canary not accepted; will retry');
  }

  function ask(row: ClaimedEnquiry, onContentRequested: () => void): Promise<Verdict> {
    const { from, to } = sender;
    if (canaryTo === null) return mail.askRecipients({ from, to });
    const { replyTo: _replyTo, ...email } = enquiryEmail(row, { ...sender, to: [canaryTo] }, null);
    const headers = { ...email.headers, 'Auto-Submitted': 'auto-generated' };
    return mail.send({ ...email, headers }, onContentRequested);
  }

  function outcomeOf({ tries }: ClaimedEnquiry, verdict: Verdict): Outcome {
    if (verdict.state === 'cut') return { state: 'back' };
    const error = canaryError(verdict);
    if (verdict.state === 'sent' && !verdict.deferredFor) {
      const left = verdict.refusedFor.length > 0 && { recipientsLeft: verdict.refusedFor, error };
      return { state: 'sent', at: clock.now(), ...left };
    }
    if (verdict.state === 'refused' || (verdict.state === 'unavailable' && verdict.recipients === 'refused'))
      return { state: 'refused', error };
    const waitMs = backoffMs(emailBackoffMs, tries, random);
    return { state: 'later', at: new Date(clock.now().getTime() + waitMs), error };
  }

  return {
    has: inFlight.has,
    drained: inFlight.drained,

    /** Starts the delivery of the canary that is due, and does not wait for it. Never rejects. */
    async deliver(): Promise<void> {
      try {
        if (stopping.aborted || inFlight.isFull()) return;
        const row = await store.claimCanary(clock.now(), emailLeaseMs);
        if (row === null) return;
        const claimed = { key: row.reference, leaseToken: row.leaseToken };
        void inFlight.follow(claimed, (onContentRequested) => deliverRow(row, onContentRequested));
      } catch (error) {
        log.error(error, 'canary query failed');
      }
    },
  };
}
