// What the mail server's verdict on a letter means for the letter and for those after it.

import { letterBackoffMs, letterTriesWithoutVerdictCountMax } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { MailQuota } from '../../rate-limit/types.ts';
import type { Clock } from '../../time/clock.ts';
import { backoffMs } from '../outbox/backoff.ts';
import type { createCircuitBreaker } from '../outbox/circuit-breaker.ts';
import { outageLog } from '../outbox/outage-log.ts';
import type { outcomeRecorder } from '../outbox/outcome-recorder.ts';
import { replyCode } from '../outbox/smtp-errors.ts';
import type { Verdict } from '../outbox/types.ts';
import type { ClaimedVisitorLetter, Outcome, VisitorLetter } from '../store/types.ts';

type LetterVerdictsDeps = {
  circuit: ReturnType<typeof createCircuitBreaker>;
  record: ReturnType<typeof outcomeRecorder>;
  log: Log;
  clock: Clock;
  mailQuota: MailQuota | undefined;
  random: () => number;
};

export function letterVerdicts({ circuit, record, log, clock, mailQuota, random }: LetterVerdictsDeps) {
  const outages = outageLog(log, 'mail server available again for letters to visitors');

  async function settle(
    letter: ClaimedVisitorLetter,
    verdict: Verdict,
    isHandedOver: boolean,
  ): Promise<void> {
    const { id, tries } = letter;
    switch (verdict.state) {
      case 'cut':
        return isHandedOver && isOnce(letter) ? drop(letter) : mark(letter, { state: 'back' });
      case 'unavailable':
        if (verdict.recipients) return recipientFailed(letter, verdict.recipients, verdict.error);
        return serverFailed(letter, verdict);
      case 'deferred':
        return recipientFailed(letter, 'deferred', verdict.error);
      case 'refused':
        return recipientFailed(letter, 'refused', verdict.error);
      case 'lost':
        onNoVerdict(letter);
        await mailQuota?.consume(); // it may have been accepted
        if (isOnce(letter)) return drop(letter);
        if (tries + 1 < letterTriesWithoutVerdictCountMax) return retryLater(letter, verdict.error);
        return refuse(letter, verdict.error);
      case 'sent':
        circuit.settled();
        outages.recovered();
        await mark(letter, { state: 'sent', at: clock.now() });
        log.info({ letter: id, tries: tries + 1 }, 'letter sent');
        return mailQuota?.consume();
    }
  }

  // Each letter has another recipient, so what the mail server says of one does not concern the others.
  function recipientFailed(
    letter: ClaimedVisitorLetter,
    how: 'refused' | 'deferred',
    error: string,
  ): Promise<void> {
    outages.recovered();
    circuit.settled();
    return how === 'refused' ? refuse(letter, error) : retryLater(letter, error);
  }

  async function serverFailed(
    letter: ClaimedVisitorLetter,
    { error, remedy }: Extract<Verdict, { state: 'unavailable' }>,
  ): Promise<void> {
    const waitMs = circuit.serverFailed();
    const fields = { error, ...(remedy && { remedy }), waitMs };
    outages.fault(fields, 'mail server unavailable; letters to visitors paused');
    await mark(letter, { state: 'back', error });
  }

  function onNoVerdict({ id }: ClaimedVisitorLetter): void {
    const waitMs = circuit.lost(id);
    if (waitMs > 0) outages.fault({ waitMs }, 'mail server confirms no letter; letters to visitors paused');
  }

  async function retryLater(letter: ClaimedVisitorLetter, error: string): Promise<void> {
    const { id, tries } = letter;
    const waitMs = backoffMs(letterBackoffMs, tries, random);
    log.warn(
      { letter: id, tries: tries + 1, waitMs, error: replyCode(error) },
      'letter not accepted; will retry',
    );
    await mark(letter, { state: 'later', at: new Date(clock.now().getTime() + waitMs), error });
  }

  async function refuse(letter: ClaimedVisitorLetter, error: string): Promise<void> {
    const fields = { letter: letter.id, tries: letter.tries + 1, error: replyCode(error) };
    // Mistyped addresses are common, and a receipt is a courtesy.
    if (isOnce(letter)) log.info(fields, 'receipt refused; dropped');
    else log.warn(fields, 'letter refused; will not retry');
    await mark(letter, { state: 'refused', error });
  }

  function drop(letter: ClaimedVisitorLetter): Promise<void> {
    log.warn({ letter: letter.id }, 'receipt not confirmed by the mail server; not sent again');
    return mark(letter, { state: 'refused', error: 'Not confirmed' });
  }

  function mark({ id, leaseToken }: ClaimedVisitorLetter, outcome: Outcome): Promise<void> {
    return record(id, leaseToken, outcome);
  }

  return { settle, refuse, retryLater, isLate: onNoVerdict };
}

function isOnce({ kind }: VisitorLetter): boolean {
  return kind === 'receipt';
}
