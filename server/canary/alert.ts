// Says that a canary has failed, once a day for each step, and that it works again. What has been said is in the
// record, so that processes do not repeat each other.

import type { Settings } from '../../views/index.ts';
import { formatTime, htmlBody, plainTextBody } from '../enquiries/outbox/email-body.ts';
import { messageId } from '../enquiries/outbox/enquiry-email.ts';
import type { Email, MailTransport } from '../enquiries/outbox/types.ts';
import type { Store } from '../enquiries/store/types.ts';
import type { Log } from '../observability/log.ts';
import { utcDay } from '../time/dates.ts';
import type { CanaryStep } from './faults.ts';
import { type CanaryAlert, readCanaryRecord, writeCanaryRecord } from './record.ts';
import type { CanaryResult } from './types.ts';

export type AlertDeps = {
  store: Pick<Store, 'bookmark' | 'setBookmark'>;
  log: Log;
  settings: Settings;
  /** `null` when no letter can be sent. */
  letters: { mail: Pick<MailTransport, 'send'>; from: string; to: string[] } | null;
  /** Called once a day for each failing step. */
  onCanaryFailed: (failure: CanaryFailure) => Promise<void>;
};

export type CanaryFailure = { at: string; step: CanaryStep; error: string; remedy: string };

/** Call after each canary of the process; a command prints its result instead. */
export async function alertOf(deps: AlertDeps, result: CanaryResult): Promise<void> {
  const { store, log, onCanaryFailed } = deps;
  const record = await readCanaryRecord(store);
  if (record === null) return; // not written: the store is away, which the log says
  const { at, step, error, remedy } = result;
  let { alert } = record;
  if (step === null) {
    if (alert.open && (await sendLetter(deps, recoveryText(alert.open, result))))
      alert = { ...alert, open: null };
  } else {
    const failure = { at, step, error: error ?? '', remedy: remedy ?? '' };
    log.error(failure, 'canary failed');
    const day = utcDay(new Date(at));
    if (alert.toldOn[step] !== day) {
      alert = {
        open: alert.open ?? { step, since: at },
        toldOn: { ...alert.toldOn, [step]: day },
        isLetterDue: true,
      };
      // A day has one notice, also when the process ends before the letter has left.
      await writeCanaryRecord(store, { ...record, alert });
      await onCanaryFailed(failure).catch((reason) => log.error(reason, 'canary notice not stored'));
    }
    if (alert.isLetterDue && (await sendLetter(deps, failureText(failure))))
      alert = { ...alert, isLetterDue: false };
  }
  if (alert !== record.alert) await writeCanaryRecord(store, { ...record, alert });
}

type Letter = { id: string; subject: string; message: string; facts: [string, string][] };

/** `true` when it needs no other try. */
async function sendLetter({ letters, settings, log }: AlertDeps, letter: Letter): Promise<boolean> {
  if (letters === null || letters.to.length === 0) return true;
  const verdict = await letters.mail.send(letterEmail(letter, letters, settings));
  if (verdict.state === 'sent') return true;
  log.error({ verdict }, 'canary letter not sent; will retry after the next canary');
  return false;
}

const stepNames: Record<CanaryStep, string> = {
  page: 'opening the contact page',
  post: 'sending the enquiry form',
  store: 'storing the enquiry',
  mail: 'handing the enquiry over to the mail server',
  removal: 'removing the test enquiry',
};

function failureText({ at, step, error, remedy }: CanaryFailure): Letter {
  return {
    id: `canary-failed-${step}-${utcDay(new Date(at))}`,
    subject: 'Your website failed its enquiry test',
    message: `Your website sends itself a test enquiry from time to time. The latest test failed at: ${stepNames[step]}. Real enquiries may not reach you until this is corrected.`,
    facts: [
      ['Time', formatTime(new Date(at))],
      ['What happened', error],
      ['What to do', remedy],
    ],
  };
}

function recoveryText(open: NonNullable<CanaryAlert['open']>, { at }: CanaryResult): Letter {
  return {
    id: `canary-works-${at.replaceAll(/\D/g, '')}`,
    subject: 'Your website passes its enquiry test again',
    message: 'A test enquiry went the whole way again.',
    facts: [
      ['Failed since', formatTime(new Date(open.since))],
      ['Failed at', stepNames[open.step]],
      ['Works since', formatTime(new Date(at))],
    ],
  };
}

function letterEmail(
  { id, subject, message, facts }: Letter,
  { from, to }: NonNullable<AlertDeps['letters']>,
  settings: Settings,
): Email {
  const body = { message, facts, hint: 'To test it now, run on the server: npm run canary' };
  return {
    from: { name: settings.brand, address: from },
    to,
    messageId: messageId(id, settings),
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: plainTextBody(body),
    html: htmlBody(body),
  };
}
