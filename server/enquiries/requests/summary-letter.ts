// The first letter after a request to see: which kinds of data are stored, and a code. It has nothing that was
// typed, because anyone could type words into the form of enquiries with another person's address, and then have them sent
// there. What was typed is sent once the code has been entered, so to the reader of this mailbox.

import type { Settings } from '../../../views/index.ts';
import { requestCodeDays } from '../../limits.ts';
import { formatTime } from '../outbox/email-body.ts';
import type { StoredEnquiry, VisitorLetterText } from '../store/types.ts';
import { formPath } from './form-path.ts';

export function summaryLetter(enquiry: StoredEnquiry, code: string, settings: Settings): VisitorLetterText {
  const { reference, receivedAt } = enquiry;
  return {
    subject: `What we hold about your enquiry ${reference}`,
    body: [
      `Somebody asked on our privacy page what we hold about the enquiry ${reference}. It was sent with this e-mail address on ${formatTime(receivedAt)}.`,
      ['We hold:', ...held(enquiry).map((what) => `- ${what}`)].join('\n'),
      'To get all of it, word for word, in a second e-mail:',
      [
        '1. Open our privacy page:',
        `${settings.url}${formPath}`,
        `2. As the reference, enter: ${reference}-${code}`,
        '3. Enter this e-mail address, and press the same button again.',
      ].join('\n'),
      `This longer reference works for ${requestCodeDays} days. Anyone can type your address into a form: we ask for this reference so that nobody can send you words in our name.`,
      `You did not write to us, and did not ask? Then you need not do anything. The other button erases the enquiry. Questions? Write to us at ${settings.email}.`,
    ].join('\n\n'),
  };
}

// Numbers and our own words only.
function held({ name, phone, subject, message, context, sentAt }: StoredEnquiry): string[] {
  const tags = Object.keys(context.utm).length;
  const characters = (text: string) => `${text.length} ${text.length === 1 ? 'character' : 'characters'}`;
  return [
    `a name of ${characters(name)}, and this e-mail address`,
    phone && 'a phone number',
    subject && `a subject of ${characters(subject)}`,
    `a message of ${characters(message)}`,
    'the form and the page that it was sent from, and the version of the privacy notice there',
    context.referrer && 'the name of the website that led to us',
    tags > 0 && `${tags} campaign ${tags === 1 ? 'tag' : 'tags'}`,
    sentAt ? 'when it was e-mailed to us' : 'that it has not been e-mailed to us',
    'signs of automatic sending, such as how long the form took',
  ].filter((line): line is string => Boolean(line));
}
