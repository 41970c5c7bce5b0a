// What visitors are told of their enquiries. Only what is sent to a person who has shown that he reads the mailbox has text
// that was typed: anyone could type words into the form with another person's address, and then have them sent there.

import { languageLabels, type Settings, spokenHours } from '../../../views/index.ts';
import type { State, StoredEnquiry } from '../../enquiries/types.ts';
import { formPath } from '../../privacy/request-keys.ts';
import { dayMs } from '../../time/dates.ts';
import { enquiryFacts } from './agency.ts';
import { type EmailText, emailText, factLines, formatDay, formatTime } from './email-body.ts';
import { quoteLines } from './visitor-text.ts';

export function receiptText(reference: string, settings: Settings): EmailText {
  const { brand, phone, url } = settings;
  const hours = spokenHours(settings.hours); // empty where none are set
  return emailText(
    `We have your enquiry: ${reference}`,
    `Your enquiry has reached ${brand}.`,
    `Its reference is ${reference}. Please name it when you call or write to us.`,
    `What happens next: the person who looks after this kind of work reads your message, and answers by phone or e-mail by the next working day${hours && ` (we work ${hours})`}. If it is urgent, call ${phone}.`,
    `To see or erase what you sent, use this form. It asks for the reference and your e-mail address:\n${url}${formPath}`,
    'Did you not write to us? Then somebody typed your address, perhaps by mistake. You need not do anything. You can also erase the enquiry with the form.',
    'This e-mail was sent automatically. We do not ask for card numbers or one-time codes by mail.',
  );
}

const requestCodeDays = 7; // people read an e-mail within a week

/** The first e-mail after a request to see: which kinds of data are stored, and a code. */
export function summaryText(enquiry: StoredEnquiry, code: string, settings: Settings): EmailText {
  const { reference, receivedAt } = enquiry;
  return emailText(
    `What we hold about your enquiry ${reference}`,
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
  );
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

/** Everything that is stored. Where no mail is sent, it lies on the server until a person reads it there. */
export function storedDataText(enquiry: StoredEnquiry, settings: Settings, isMailed: boolean): EmailText {
  const { reference, message } = enquiry;
  const time = (at: Date | null) => at && formatTime(at);
  return emailText(
    `Everything stored about your enquiry ${reference}`,
    `This is what the server of our website holds about your enquiry ${reference}.`,
    factLines([
      ...enquiryFacts(enquiry, settings),
      ['Language of the form', languageLabels[enquiry.language]],
      ['Version of the privacy notice that you saw', enquiry.context.notice],
      ['Codes that show whether the same message came twice', 'stored'],
      ['Where it is', places[enquiry.state]],
      ['Tries to e-mail it to us', isMailed || enquiry.tries > 0 ? String(enquiry.tries) : null],
      ['E-mailed to us on', time(enquiry.sentAt)],
      ['What our mail server replied when it did not accept that e-mail', enquiry.lastError && 'stored'],
      ['Answered on', time(enquiry.answeredAt)],
      ['We were reminded of it on', time(enquiry.remindedAt)],
    ]),
    'Your message:',
    quoteLines(message),
    `We keep it for ${settings.retentionDays} days after it came${isMailed && enquiry.state !== 'sent' ? ', or until a person has looked at it if that is later' : ''}, and backups of the server for ${settings.backupDays} days. Your internet address is not stored. You can have the enquiry erased on our privacy page. Questions? Write to us at ${settings.email}.`,
  );
}

const places: Record<State, string> = {
  waiting: 'stored on the server, for a person to read',
  held: 'stored on the server; it may be spam, so a person looks at it',
  sent: 'stored, and e-mailed to us',
  refused: 'stored; our mail server refused the e-mail',
};

/** Confirms an erasure. */
export function erasedText(
  { reference, at, keptUntil }: { reference: string; at: Date; keptUntil: Date | null },
  { backupDays, email }: Settings,
): EmailText {
  const lastBackup = (last: Date) => formatDay(new Date(last.getTime() + backupDays * dayMs));
  const kept =
    keptUntil &&
    `Some of it we have to keep for now: your name, your e-mail address, the reference, when the enquiry came and when it was e-mailed to us, and the version and the language of the privacy notice that you saw. Rule 8(3) of India's Digital Personal Data Protection Rules, 2025 is the reason. Nobody answers it, counts it or writes to you because of it. It is erased on ${formatDay(keptUntil)}, and the last backup that holds it by ${lastBackup(keptUntil)}.`;
  return emailText(
    `Your enquiry ${reference} is erased`,
    `Your enquiry with the reference ${reference} was erased from the server of our website on ${formatTime(at)}. It was asked for on our privacy page, with this reference and your e-mail address.`,
    kept,
    `A backup of the server may still hold the enquiry as it was. We delete the last one that can by ${lastBackup(at)}. If we have to go back to a backup before that, we erase your enquiry again.`,
    'Where the website has e-mailed the enquiry to us, it asks us to delete that e-mail, too.',
    `You did not ask for this? Write to us at ${email}.`,
  );
}
