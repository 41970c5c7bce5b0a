// The outbox: due -> claim -> deliver -> mark, one e-mail at a time, longest due first. An e-mail whose
// verdict is late stays in flight while the queue continues. The next try of each e-mail is in its stored
// row; the circuit breaker for the mail server is in memory, so a crash loses only the breaker's state.

import { repeat } from '../../jobs/repeat.ts';
import { complaintsCountMax, emailBackoffMs, emailLeaseMs, markMsEach, outboxPollMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { MailQuota } from '../../rate-limit/types.ts';
import type { Clock } from '../../time/clock.ts';
import type { ClaimedEnquiry, Outcome, Store } from '../store/types.ts';
import { backoffMs } from './backoff.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { enquiryEmail } from './enquiry-email.ts';
import { watchExternalChanges } from './external-changes.ts';
import { trackInFlight } from './in-flight.ts';
import { recipientsRemedy, replyCode } from './smtp-errors.ts';
import type { MailTransport, Sender, Verdict } from './types.ts';

export type Outbox = {
  /** Delivers what is due. Resolves when nothing is due or the circuit is open. */
  deliver(): Promise<void>;
  /** Starts delivering, on every wake and every few seconds. */
  start(): void;
  /** Call after a new enquiry is stored. */
  wake(): void;
  /** Stops after the e-mails in flight. */
  stop(): Promise<void>;
};

export type OutboxDeps = {
  store: Store;
  mail: MailTransport;
  sender: Sender;
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
  log,
  clock,
  mailQuota,
  answerUrl = async () => null,
  random = Math.random,
}: OutboxDeps): Outbox {
  const stopping = new AbortController();
  const circuit = createCircuitBreaker({ monotonicMs: clock.monotonicMs, random });
  const inFlight = trackInFlight({ store, log, clock, stopping: stopping.signal });
  const checkExternalChanges = watchExternalChanges({
    ...{ store, log, clock },
    onWake: circuit.probeNow,
    isInFlight: inFlight.has,
  });
  const overdue = new Set<string>(); // references in flight that the circuit breaker knows about
  const loggedErrors = new Set<string>();
  let round: ReturnType<typeof repeat> | undefined;
  let isOverQuota = false;

  async function deliver(): Promise<void> {
    try {
      do await checkExternalChanges();
      while ((await deliverOne()) && !stopping.signal.aborted);
    } catch (error) {
      log.error(error, 'outbox query failed');
    }
  }

  async function deliverOne(): Promise<boolean> {
    if (stopping.signal.aborted || inFlight.isFull() || circuit.msToWait() > 0) return false;
    if (await mustWaitForQuota()) return false;
    const [row] = await store.claim(clock.now(), emailLeaseMs, 1);
    if (!row) return false;
    const isSettled = await inFlight.follow(row, (onContentRequested) => deliverRow(row, onContentRequested));
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
    const waitMs = circuit.emailLost(reference);
    if (waitMs > 0) logOnce({ waitMs }, 'mail server confirms no email; deliveries paused');
  }

  async function mustWaitForQuota(): Promise<boolean> {
    const waitMs = (await mailQuota?.msToWait()) ?? 0;
    if (waitMs > 0 && !isOverQuota) log.warn({ waitMs }, 'MAIL_LIMIT reached; deliveries paused');
    isOverQuota = waitMs > 0;
    return isOverQuota;
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
        circuit.emailDeferred(reference);
        logRecovery();
        return retryLater(row, verdict.error, 'email deferred by the mail server; will retry');
      case 'lost':
        if (!flight.isOverdue) onNoVerdict(reference);
        await retryLater(row, verdict.error, 'email not confirmed by the mail server; will retry', {
          waitedMs: flight.tookMs,
        });
        return mailQuota?.consume(); // it may have been accepted
      case 'refused': {
        circuit.emailSettled();
        logRecovery();
        const { error } = verdict;
        log.error({ reference, error: replyCode(error) }, 'email refused by the mail server; will not retry');
        return mark(row, { state: 'refused', error });
      }
      case 'sent':
        circuit.emailSettled();
        logRecovery();
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
    circuit.emailDeferred(row.reference);
    logRecovery();
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
    logOnce({ error, ...(remedy && { remedy }), waitMs }, 'mail server unavailable; deliveries paused');
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

  // Each message is logged once until the server recovers: it is retried every few minutes for as long as it
  // takes.
  function logOnce(fields: { error?: string; remedy?: string; waitMs: number }, message: string): void {
    const known = `${message} ${fields.remedy ?? fields.error}`;
    if (loggedErrors.size < complaintsCountMax && !loggedErrors.has(known)) log.error(fields, message);
    loggedErrors.add(known);
  }

  function logRecovery(): void {
    if (loggedErrors.size > 0) log.info('mail server available again');
    loggedErrors.clear();
  }

  // An e-mail that was sent and not marked would be sent again, so marking is retried until the store
  // responds.
  async function mark(row: ClaimedEnquiry, outcome: Outcome): Promise<void> {
    const { reference, leaseToken } = row;
    for (;;) {
      const isLast = stopping.signal.aborted;
      try {
        if (await store.mark(reference, leaseToken, outcome)) return;
        return log.error({ reference, outcome: outcome.state }, 'email lease lost; outcome not recorded');
      } catch (error) {
        log.error(error, 'recording the email outcome failed');
        if (isLast)
          return log.error(
            { reference, outcome: outcome.state },
            'email outcome not recorded before the stop',
          );
      }
      await clock.sleep(markMsEach, stopping.signal);
    }
  }

  return {
    deliver,
    start() {
      round = repeat(deliver, outboxPollMs);
    },
    wake() {
      circuit.probeSoon();
      round?.wake();
    },
    async stop() {
      stopping.abort();
      await round?.stop();
      await inFlight.drained();
    },
  };
}
