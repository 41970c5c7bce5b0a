// The letters about canaries: a failure, and the recovery.

import type { Settings } from '../../views/index.ts';
import { formatTime, htmlBody, plainTextBody } from '../enquiries/outbox/email-body.ts';
import { messageId } from '../enquiries/outbox/enquiry-email.ts';
import type { Email, MailTransport } from '../enquiries/outbox/types.ts';
import type { Log } from '../observability/log.ts';
import { utcDay } from '../time/dates.ts';
import type { CanaryStep } from './faults.ts';
import type { CanaryAlert } from './record.ts';
import type { CanaryFailure } from './types.ts';

export type CanaryLetters = {
  log: Log;
  settings: Settings;
  /** `null` when no letter can be sent. */
  letters: { mail: Pick<MailTransport, 'send'>; from: string; to: string[] } | null;
};

type Letter = { id: string; subject: string; message: string; facts: [string, string][] };

/** `false` when it has to be tried again. */
export async function sendCanaryLetter(
  { letters, settings, log }: CanaryLetters,
  letter: Letter,
): Promise<boolean> {
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

export function failureLetter({ at, step, error, remedy }: CanaryFailure): Letter {
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

export function recoveryLetter(open: NonNullable<CanaryAlert['open']>, at: string): Letter {
  return {
    id: `canary-works-${at.replaceAll(/\D/g, '')}`,
    subject: 'Your website passes its enquiry test again',
    message: 'The latest test enquiry passed every step.',
    facts: [
      ['Failed since', formatTime(new Date(open.since))],
      ['Failed at', stepNames[open.step]],
      ['Works since', formatTime(new Date(at))],
    ],
  };
}

function letterEmail(
  { id, subject, message, facts }: Letter,
  { from, to }: NonNullable<CanaryLetters['letters']>,
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
