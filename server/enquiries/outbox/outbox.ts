// The outbox: due -> claim -> deliver -> mark, one e-mail at a time, longest due first except for some
// probes of the circuit breaker. An e-mail whose verdict is late stays in flight while the queue continues. The next
// try of each e-mail is in its stored row; the circuit breaker for the mail server is in memory, so a crash loses only
// the breaker's state.

import { emailBackoffMs, emailLeaseMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { MailQuota } from '../../rate-limit/types.ts';
import type { Clock } from '../../time/clock.ts';
import type { ClaimedEnquiry, Outcome, Store } from '../store/types.ts';
import { backoffMs } from './backoff.ts';
import { openCanaryLane } from './canary-lane.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { deliveredEmail as delivered } from './delivered.ts';
import { deliveryRounds, type Outbox } from './delivery-rounds.ts';
import { enquiryEmail } from './enquiry-email.ts';
import { watchExternalChanges } from './external-changes.ts';
import { trackInFlight } from './in-flight.ts';
import { outageLog } from './outage-log.ts';
import { outcomeRecorder } from './outcome-recorder.ts';
import { quotaGate } from './quota-gate.ts';
import { recipientsRemedy, replyCode } from './smtp-errors.ts';
import type { MailTransport, Sender, Verdict } from './types.ts';

/** Delivers enquiries, and beside them canaries. */
export type EnquiryOutbox = Outbox & {
  /** Call after a canary is stored: it does not make the outbox try an unavailable server. */
  wakeForCanary(): void;
};

export type OutboxDeps = {
  store: Store;
  mail: MailTransport;
  sender: Sender;
  /** Who gets a canary's letter; without it no letter is sent. */
  canaryTo?: string | null;
  log: Log;
  clock: Clock;
  mailQuota?: MailQuota;
  /** The link in the email by which the agency says that it has answered. */
  answerUrl?: (reference: string) => Promise<string | null>;
  random?: () => number;
};

/** `isOverdue`: the circuit breaker has already counted the missing verdict. */
type Flight = { isOverdue: boolean; tookMs: number };

type SentVerdict = Omit<Extract<Verdict, { state: 'sent' }>, 'state'>;
type UnavailableVerdict = Extract<Verdict, { state: 'unavailable' }>;

export function openOutbox({
  store,
  mail,
  sender,
  canaryTo = null,
  log,
  clock,
  mailQuota,
  answerUrl = async () => null,
  random = Math.random,
}: OutboxDeps): EnquiryOutbox {
  const stopping = new AbortController();
  const circuit = createCircuitBreaker({ monotonicMs: clock.monotonicMs, random });
  const inFlight = trackInFlight({
    ...{ queue: store, delivered, log, clock, stopping: stopping.signal },
  });
  const canaries = openCanaryLane({
    ...{ store, mail, sender, canaryTo, log, clock, random },
    stopping: stopping.signal,
  });
  const checkExternalChanges = watchExternalChanges({
    ...{ store, queue: store, delivered, log, clock },
    waitMsMax: emailBackoffMs.max,
    onWake: circuit.probeNow,
    isInFlight: (leaseToken) => inFlight.has(leaseToken) || canaries.has(leaseToken),
  });
  const overdue = new Set<string>(); // references in flight that the circuit breaker knows about
  const outages = outageLog(log, 'mail server available again');
  const mustWaitForQuota = quotaGate(mailQuota, log, 'MAIL_LIMIT reached; deliveries paused');
  const record = outcomeRecorder({
    ...{ queue: store, delivered, log, clock, stopping: stopping.signal },
  });

  async function prepare(): Promise<void> {
    await canaries.deliver();
    await checkExternalChanges();
  }

  async function deliverOne(): Promise<boolean> {
    if (stopping.signal.aborted || inFlight.isFull() || circuit.msToWait() > 0) return false;
    if (await mustWaitForQuota()) return false;
    const [row] = await store.claim(clock.now(), emailLeaseMs, 1, circuit.claimOrder());
    if (!row) return false;
    const claimed = { key: row.reference, leaseToken: row.leaseToken };
    const isSettled = await inFlight.follow(claimed, (onContentRequested) =>
      deliverRow(row, onContentRequested),
    );
    if (!isSettled && !stopping.signal.aborted) onVerdictLate(row);
    return true;
  }

  async function deliverRow(row: ClaimedEnquiry, onContentRequested: () => void): Promise<void> {
    const startedMs = clock.monotonicMs();
    const verdict = await sendEmail(row, onContentRequested);
    const isOverdue = overdue.delete(row.reference);
    await settle(row, verdict, { isOverdue, tookMs: clock.monotonicMs() - startedMs });
  }

  function onVerdictLate({ reference }: ClaimedEnquiry): void {
    overdue.add(reference);
    log.warn({ reference }, 'mail server reply delayed; continuing with other emails');
    onNoVerdict(reference);
  }

  function onNoVerdict(reference: string): void {
    const waitMs = circuit.lost(reference);
    if (waitMs > 0) outages.fault({ waitMs }, 'mail server confirms no email; deliveries paused');
  }

  // An e-mail that cannot be composed must not block the e-mails after it.
  async function sendEmail(row: ClaimedEnquiry, onContentRequested: () => void): Promise<Verdict> {
    try {
      const email = enquiryEmail(row, sender, await answerUrl(row.reference));
      return await mail.send(email, onContentRequested);
    } catch (error) {
      return { state: 'lost', error: error instanceof Error ? error.message : String(error) };
    }
  }

  async function settle(row: ClaimedEnquiry, verdict: Verdict, flight: Flight): Promise<void> {
    const { reference } = row;
    switch (verdict.state) {
      case 'cut':
        return mark(row, { state: 'back' });
      case 'unavailable':
        return verdict.recipients && row.recipientsLeft
          ? remainingFailed(row, row.recipientsLeft, verdict)
          : serverFailed(row, verdict);
      case 'deferred':
        circuit.deferred(reference);
        outages.recovered();
        return retryLater(row, verdict.error, 'email deferred by the mail server; will retry');
      case 'lost':
        if (!flight.isOverdue) onNoVerdict(reference);
        await retryLater(row, verdict.error, 'email not confirmed by the mail server; will retry', {
          waitedMs: flight.tookMs,
        });
        return mailQuota?.consume(); // it may have been accepted
      case 'refused': {
        circuit.settled();
        outages.recovered();
        const { error } = verdict;
        log.error({ reference, error: replyCode(error) }, 'email refused by the mail server; will not retry');
        return mark(row, { state: 'refused', error });
      }
      case 'sent':
        circuit.settled();
        outages.recovered();
        await markSent(row, verdict);
        return mailQuota?.consume();
    }
  }

  async function markSent(
    row: ClaimedEnquiry,
    { refusedFor, deferredFor, error = '' }: SentVerdict,
  ): Promise<void> {
    const { reference } = row;
    const remedy = recipientsRemedy;
    const isPartly = refusedFor.length > 0;
    if (isPartly)
      log.error({ reference, refusedFor, error, remedy }, 'email refused for some recipients in MAIL_TO');
    if (deferredFor) return retryRemaining(row, error, deferredFor);
    const at = clock.now();
    const rest = isPartly && { recipientsLeft: refusedFor, error: `${error}. ${remedy}` };
    await mark(row, { state: 'sent', at, ...rest });
    log.info({ reference, tries: row.tries + 1 }, 'email sent');
  }

  // Other recipients accepted it, so the fault is in the recipient or the e-mail, not in the server.
  async function remainingFailed(
    row: ClaimedEnquiry,
    left: string[],
    { error, recipients }: UnavailableVerdict,
  ): Promise<void> {
    circuit.deferred(row.reference);
    outages.recovered();
    return recipients === 'refused'
      ? markSent(row, { refusedFor: left, error })
      : retryRemaining(row, error, left);
  }

  function retryRemaining(row: ClaimedEnquiry, error: string, recipientsLeft: string[]): Promise<void> {
    const message = 'email deferred for some recipients in MAIL_TO; will retry';
    return retryLater(row, error, message, { recipientsLeft });
  }

  // Not caused by any e-mail, so no try is counted.
  async function serverFailed(row: ClaimedEnquiry, { error, remedy }: UnavailableVerdict): Promise<void> {
    const waitMs = circuit.serverFailed();
    outages.fault({ error, ...(remedy && { remedy }), waitMs }, 'mail server unavailable; deliveries paused');
    await mark(row, { state: 'back', error: remedy ? `${error}. ${remedy}` : error });
  }

  // The time already spent waiting for the verdict is part of the back-off: this e-mail made no other
  // request to the server meanwhile.
  async function retryLater(
    row: ClaimedEnquiry,
    error: string,
    message: string,
    { waitedMs = 0, recipientsLeft }: { waitedMs?: number; recipientsLeft?: string[] } = {},
  ): Promise<void> {
    const tries = row.tries + 1;
    const waitMs = Math.max(emailBackoffMs.first, backoffMs(emailBackoffMs, tries - 1, random) - waitedMs);
    log.error({ reference: row.reference, tries, waitMs, error: replyCode(error) }, message);
    const at = new Date(clock.now().getTime() + waitMs);
    await mark(row, { state: 'later', at, error, ...(recipientsLeft && { recipientsLeft }) });
  }

  function mark({ reference, leaseToken }: ClaimedEnquiry, outcome: Outcome): Promise<void> {
    return record(reference, leaseToken, outcome);
  }

  const rounds = deliveryRounds({ log, prepare, deliverOne, stopping });
  return {
    ...rounds,
    wake() {
      circuit.probeSoon();
      rounds.wake();
    },
    wakeForCanary: rounds.wake,
    async stop() {
      await rounds.stop();
      await Promise.all([inFlight.drained(), canaries.drained()]);
    },
  };
}
