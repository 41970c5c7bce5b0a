// The outbox of letters to visitors: claim -> write -> send -> mark, with the mail server and the quota of the enquiries
// and a circuit breaker of its own, so that no letter delays an enquiry. A receipt is handed over once at most: anyone may
// have entered the address.

import { emailLeaseMs, letterBackoffMs } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import type { MailQuota } from '../../rate-limit/types.ts';
import type { Clock } from '../../time/clock.ts';
import { createCircuitBreaker } from '../outbox/circuit-breaker.ts';
import type { Delivered } from '../outbox/delivered.ts';
import { deliveryRounds, type Outbox } from '../outbox/delivery-rounds.ts';
import { watchExternalChanges } from '../outbox/external-changes.ts';
import { trackInFlight } from '../outbox/in-flight.ts';
import { outcomeRecorder } from '../outbox/outcome-recorder.ts';
import { quotaGate } from '../outbox/quota-gate.ts';
import type { MailTransport, Sender } from '../outbox/types.ts';
import type { ClaimedVisitorLetter, Store, VisitorLetter, VisitorLetterText } from '../store/types.ts';
import { isOneAddress } from './addresses.ts';
import { letterVerdicts } from './letter-verdicts.ts';
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
  mailQuota?: MailQuota | undefined;
  random?: () => number;
};

const delivered: Delivered = { noun: 'letter', key: 'letter' };

export function openLetterOutbox(deps: LetterOutboxDeps): Outbox {
  const { store, mail, sender, log, clock, mailQuota, random = Math.random } = deps;
  const { writeText = async () => null } = deps;
  const letters = store.visitorLetters;
  const stopping = new AbortController();
  const circuit = createCircuitBreaker({ monotonicMs: clock.monotonicMs, random });
  const mustWaitForQuota = quotaGate(mailQuota, log, 'MAIL_LIMIT reached; letters to visitors paused');
  const shared = { queue: letters, delivered, log, clock };
  const record = outcomeRecorder({ ...shared, stopping: stopping.signal });
  const verdicts = letterVerdicts({ circuit, record, log, clock, mailQuota, random });
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
    const [letter] = await letters.claim(clock.now(), emailLeaseMs, 1, circuit.claimOrder());
    if (!letter) return false;
    const claimed = { key: letter.id, leaseToken: letter.leaseToken };
    const isSettled = await inFlight.follow(claimed, (onContentRequested) =>
      deliver(letter, onContentRequested),
    );
    if (!isSettled && !stopping.signal.aborted) {
      log.warn({ letter: letter.id }, 'mail server reply delayed; continuing with other letters');
      verdicts.isLate(letter);
    }
    return true;
  }

  async function deliver(letter: ClaimedVisitorLetter, onContentRequested: () => void): Promise<void> {
    if (!isOneAddress(letter.recipient))
      return verdicts.refuse(letter, 'Its address is not a single address');
    let text: VisitorLetterText | null;
    try {
      text = letter.text ?? (await writeText(letter));
    } catch (error) {
      return verdicts.retryLater(letter, error instanceof Error ? error.message : String(error));
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
    await verdicts.settle(letter, verdict, isHandedOver);
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
