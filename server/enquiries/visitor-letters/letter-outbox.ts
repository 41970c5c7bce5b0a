// The outbox of letters to visitors: claim -> write -> send -> mark, with the mail server and the quota of the enquiries
// and a circuit breaker of its own, so that no letter delays an enquiry. A receipt is handed over once at most: anyone may
// have entered the address.

import { emailLeaseMs, letterBackoffMs, letterTriesWithoutVerdictMax } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { MailQuota } from '../../rate-limit/types.ts';
import type { Clock } from '../../time/clock.ts';
import { backoffMs } from '../outbox/backoff.ts';
import { createCircuitBreaker } from '../outbox/circuit-breaker.ts';
import type { Delivered } from '../outbox/delivered.ts';
import { deliveryRounds, type Outbox } from '../outbox/delivery-rounds.ts';
import { watchExternalChanges } from '../outbox/external-changes.ts';
import { trackInFlight } from '../outbox/in-flight.ts';
import { outageLog } from '../outbox/outage-log.ts';
import { outcomeRecorder } from '../outbox/outcome-recorder.ts';
import { quotaGate } from '../outbox/quota-gate.ts';
import { replyCode } from '../outbox/smtp-errors.ts';
import type { MailTransport, Sender, Verdict } from '../outbox/types.ts';
import type {
  ClaimedVisitorLetter,
  Outcome,
  Store,
  VisitorLetter,
  VisitorLetterText,
} from '../store/types.ts';
import { isOneAddress } from './addresses.ts';
import { dropOldLetters } from './old-letters.ts';
import { recoverOnce } from './recover-once.ts';
import { visitorEmail } from './visitor-email.ts';

export type LetterOutboxDeps = {
  store: Pick<Store, 'visitorLetters' | 'bookmark'>;
  mail: MailTransport;
  sender: Pick<Sender, 'from' | 'settings'>;
  /** Writes a letter that is stored without its text; `null` when its enquiry is erased. */
  writeText?: (letter: VisitorLetter) => Promise<VisitorLetterText | null>;
  log: Log;
  clock: Clock;
  mailQuota?: MailQuota;
  random?: () => number;
};

const delivered: Delivered = { noun: 'letter', key: 'letter' };

export function openLetterOutbox(deps: LetterOutboxDeps): Outbox {
  const { store, mail, sender, log, clock, mailQuota, random = Math.random } = deps;
  const { writeText = async () => null } = deps;
  const letters = store.visitorLetters;
  const stopping = new AbortController();
  const circuit = createCircuitBreaker({ monotonicMs: clock.monotonicMs, random });
  const outages = outageLog(log, 'mail server available again for letters to visitors');
  const mustWaitForQuota = quotaGate(mailQuota, log, 'MAIL_LIMIT reached; letters to visitors paused');
  const shared = { queue: letters, delivered, log, clock };
  const record = outcomeRecorder({ ...shared, stopping: stopping.signal });
  const inFlight = trackInFlight({ ...shared, stopping: stopping.signal });
  const checkExternalChanges = watchExternalChanges({
    ...{ ...shared, store, queue: recoverOnce(letters) },
    waitMsMax: letterBackoffMs.max,
    onWake: circuit.probeNow,
    isInFlight: inFlight.has,
  });

  async function prepare(): Promise<void> {
    await checkExternalChanges();
    await dropOldLetters({ store, log, now: clock.now() });
  }

  async function deliverOne(): Promise<boolean> {
    if (stopping.signal.aborted || inFlight.isFull() || circuit.msToWait() > 0) return false;
    if (await mustWaitForQuota()) return false;
    const [letter] = await letters.claim(clock.now(), emailLeaseMs, 1);
    if (!letter) return false;
    const claimed = { key: letter.id, leaseToken: letter.leaseToken };
    const isSettled = await inFlight.follow(claimed, (onContentRequested) =>
      deliver(letter, onContentRequested),
    );
    if (!isSettled && !stopping.signal.aborted) {
      log.warn({ letter: letter.id }, 'mail server reply delayed; continuing with other letters');
      onNoVerdict(letter);
    }
    return true;
  }

  async function deliver(letter: ClaimedVisitorLetter, onContentRequested: () => void): Promise<void> {
    if (!isOneAddress(letter.recipient)) return refuse(letter, 'Its address is not a single address');
    let text: VisitorLetterText | null;
    try {
      text = letter.text ?? (await writeText(letter));
    } catch (error) {
      return retryLater(letter, error instanceof Error ? error.message : String(error));
    }
    if (text === null) {
      log.info({ letter: letter.id }, 'letter dropped; its enquiry is erased');
      return letters.skip(letter.id, letter.leaseToken);
    }
    let isHandedOver = false;
    const verdict = await mail.send(visitorEmail(letter, text, sender), () => {
      isHandedOver = true;
      onContentRequested();
    });
    await settle(letter, verdict, isHandedOver);
  }

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
        if (tries + 1 < letterTriesWithoutVerdictMax) return retryLater(letter, verdict.error);
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
    if (how === 'refused') {
      circuit.settled();
      return refuse(letter, error);
    }
    circuit.deferred(letter.id);
    return retryLater(letter, error);
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
    else log.error(fields, 'letter refused; will not retry');
    await mark(letter, { state: 'refused', error });
  }

  function drop(letter: ClaimedVisitorLetter): Promise<void> {
    log.warn({ letter: letter.id }, 'receipt not confirmed by the mail server; not sent again');
    return mark(letter, { state: 'refused', error: 'Not confirmed' });
  }

  function mark({ id, leaseToken }: ClaimedVisitorLetter, outcome: Outcome): Promise<void> {
    return record(id, leaseToken, outcome);
  }

  const rounds = deliveryRounds({ log, prepare, deliverOne, stopping });
  return {
    ...rounds,
    async stop() {
      await rounds.stop();
      await inFlight.drained();
    },
  };
}

function isOnce({ kind }: VisitorLetter): boolean {
  return kind === 'receipt';
}
