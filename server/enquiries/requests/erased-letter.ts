// The letter that confirms an erasure. Of what was typed it has only the reference.

import type { Settings } from '../../../views/index.ts';
import { dayMs } from '../../time/dates.ts';
import { formatDay, formatTime } from '../outbox/email-body.ts';
import type { VisitorLetterText } from '../store/types.ts';

export type ErasedLetter = { reference: string; at: Date; keptUntil: Date | null };

export function erasedLetter(
  { reference, at, keptUntil }: ErasedLetter,
  { backupDays, email }: Settings,
): VisitorLetterText {
  const lastBackup = (last: Date) => formatDay(new Date(last.getTime() + backupDays * dayMs));
  const kept =
    keptUntil &&
    `Some of it we have to keep for now: your name, your e-mail address, the reference, when the enquiry came and when it was e-mailed to us, and the version and the language of the privacy notice that you saw. Rule 8(3) of India's Digital Personal Data Protection Rules, 2025 is the reason. Nobody answers it, counts it or writes to you because of it. It is erased on ${formatDay(keptUntil)}, and the last backup that holds it by ${lastBackup(keptUntil)}.`;
  return {
    subject: `Your enquiry ${reference} is erased`,
    body: [
      `Your enquiry with the reference ${reference} was erased from the server of our website on ${formatTime(at)}. It was asked for on our privacy page, with this reference and your e-mail address.`,
      ...(kept ? [kept] : []),
      `A backup of the server may still hold the enquiry as it was. We delete the last one that can by ${lastBackup(at)}. If we have to go back to a backup before that, we erase your enquiry again.`,
      'Where the website has e-mailed the enquiry to us, it asks us to delete that e-mail, too.',
      `You did not ask for this? Write to us at ${email}.`,
    ].join('\n\n'),
  };
}
