// What the agency is told of enquiries, and of the test of the form.

import { languageLabels, type Settings, spamReasonsText } from '../../../views/index.ts';
import { type CanaryStep, canarySteps } from '../../canary/faults.ts';
import type { State, StoredEnquiry } from '../../enquiries/types.ts';
import { remindedCountMax } from '../../limits.ts';
import type { Store } from '../../store.ts';
import type { Email, MailIdentity, Message } from '../types.ts';
import { type EmailText, emailOf, emailText, enquiriesText, factLines, formatTime } from './email-body.ts';
import { quoteLines } from './visitor-text.ts';

export const rowsMax = 50; // as many enquiries as a person reads through in one e-mail

/** The link to the page of an enquiry. */
export type UrlOf = (reference: string) => Promise<string>;

const linkRule = 'Leave this link out of replies and of emails that you forward: who has it can do the same.';

export function enquiryEmail(
  message: Pick<Message, 'id' | 'recipients'>,
  enquiry: StoredEnquiry,
  identity: MailIdentity,
  url: string | null,
): Email {
  const { name, email: address, reference, language } = enquiry;
  const body = [
    factLines([
      ...enquiryFacts(enquiry, identity.settings),
      ['Written in', language === 'en' ? null : languageLabels[language]],
    ]),
    `Reply to this email to answer. Your reply goes to ${address}.`,
    url && `To read it again, say that you have answered, or erase it:\n${url}\n${linkRule}`,
    'The message, to the end of this email:', // it may imitate everything else
    quoteLines(enquiry.message),
  ];
  // Exactly the visitor's subject: the agency's mail filters match on it.
  const text = emailText(enquiry.subject || 'Enquiry', ...body);
  const remaining = identity.to.filter((recipient) => message.recipients?.includes(recipient));
  // Mail programs show the name and may hide the address, so it must not look like one (full-width letters do).
  const shown = name.normalize('NFKC').includes('@') ? '' : name;
  const sent = emailOf(message, text, identity);
  return {
    ...sent,
    // In a list of e-mails from one address, people are told apart by the name. The header keeps Gmail from showing different
    // people's e-mails with the same subject as one conversation.
    from: { ...sent.from, name: shown ? `${shown} via ${sent.from.name}` : sent.from.name },
    // When none of them is in MAIL_TO any more, the setting has changed: a duplicate is better than a lost e-mail.
    to: remaining.length > 0 ? remaining : identity.to,
    replyTo: { name: shown, address },
    headers: { 'Enquiry-Reference': reference, 'X-Entity-Ref-ID': reference },
  };
}

/** What was sent, and what was found out about it: to the agency, and to the visitor who asks for it. */
export function enquiryFacts(enquiry: StoredEnquiry, { url }: Settings): [string, string | null][] {
  const { page, context } = enquiry;
  return [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Subject', enquiry.subject],
    ['Reference', enquiry.reference],
    ['Received', formatTime(enquiry.receivedAt)],
    ['Form', enquiry.form],
    ['Page', page && url + page],
    ['Website that led to the form', context.referrer],
    ...Object.entries(context.utm).map(([tag, value]): [string, string] => [`Campaign ${tag}`, value]),
    [
      'Time taken to fill in the form',
      context.tookMs === null ? null : `${Math.round(context.tookMs / 1000)} s`,
    ],
    ['Result of the captcha', enquiry.captcha],
    ['Why it may be spam', spamReasonsText(enquiry.spamSignals)],
    ['Earlier enquiry with the same text', enquiry.possibleRepeatOf],
  ];
}

/** The enquiries that the reminder of that time is about; `after` is the time that has passed. */
export async function reminderText(
  { unanswered }: Pick<Store, 'unanswered'>,
  urlOf: UrlOf,
  at: Date,
  after: string,
): Promise<EmailText | null> {
  const open = await unanswered(new Date(0), remindedCountMax, at);
  if (open.length === 0) return null;
  const listed = open.slice(0, rowsMax);
  const what = enquiriesText(open.length);
  const more = open.length > rowsMax ? ` Here are the first ${rowsMax}.` : '';
  return emailText(
    `Not answered yet: ${what}`,
    `Without an answer after ${after}: ${what}.${more}`,
    'You find each in your mailbox by its reference; look in spam, too. Have you answered already? Open its link, and press the button. There is no second reminder.',
    ...(await linkedRows(listed, urlOf)),
  );
}

/** An enquiry in a list, without what its visitor wrote: a spammer's text must not reach the mailbox in this way. */
export function rowOf(
  { reference, receivedAt }: Pick<StoredEnquiry, 'reference' | 'receivedAt'>,
  ...notes: (string | null | undefined)[]
): string {
  return `${reference}  ${[formatTime(receivedAt), ...notes].filter(Boolean).join(' · ')}`;
}

/** The same, and below it the link to its page. */
export async function linkedRowOf(
  enquiry: StoredEnquiry,
  urlOf: UrlOf,
  ...notes: (string | null)[]
): Promise<string> {
  return `${rowOf(enquiry, ...notes)}\n${await urlOf(enquiry.reference)}`;
}

function linkedRows(enquiries: StoredEnquiry[], urlOf: UrlOf): Promise<string[]> {
  return Promise.all(enquiries.map((row) => linkedRowOf(row, urlOf, row.form, stateNotes[row.state](row))));
}

const stateNotes: Record<State, (enquiry: StoredEnquiry) => string> = {
  held: ({ spamSignals }) => `held: ${spamReasonsText(spamSignals)}`,
  waiting: () => 'not emailed yet',
  refused: () => 'refused by your mail server',
  sent: () => '',
};

/** Enquiries held as suspected spam, and e-mails that the mail server refused; `null` when none waits any more. */
export async function digestText(
  store: Pick<Store, 'counts' | 'list'>,
  urlOf: UrlOf,
): Promise<EmailText | null> {
  const { held, refused } = await store.counts();
  if (held + refused === 0) return null;
  // Those with a filled honeypot come last, so that a flood of them hides no enquiry that may be real.
  const doubtful = await store.list({ state: 'held', robots: false }, rowsMax);
  const robots = await store.list({ state: 'held', robots: true }, rowsMax);
  const listed = [...doubtful, ...robots].slice(0, rowsMax);
  const unsent = await store.list({ state: 'refused' }, rowsMax);
  return emailText(
    `Enquiries that wait for you: ${held + refused}`,
    `Held as possible spam and not emailed to you: ${held}. Refused by your mail server: ${refused}. Of each, at most ${rowsMax} are listed, first those that no robot has filled in.`,
    'To read one, open its link. There you release it, so that it is emailed to you, have a refused one sent again, or erase it. Opening the link changes nothing.',
    ...(await linkedRows([...listed, ...unsent], urlOf)),
  );
}

/** Asks the agency to delete its own copy. Of the visitor's data it has only the reference. */
export function erasedCopyText({ reference, at }: { reference: string; at: string }): EmailText {
  return emailText(
    `Delete your email of the enquiry ${reference}`,
    `The sender of the enquiry ${reference} has had it erased on the website. Delete your copy, too: the email with this reference, answers that quote it, and exports that list it.`,
    `It was asked for on ${formatTime(new Date(at))}. To find it, search your mailbox for ${reference}. Keep only what a law obliges you to keep, such as an invoice.`,
  );
}

/** Canaries fail; or, with `since`, they work again. */
export function canaryText(
  at: string,
  step: CanaryStep,
  { error, remedy, since }: { error?: string | null; remedy?: string | null; since?: string },
): EmailText {
  const hint = 'To test it now, run in the folder or container of the website: node dist/enquiries.js canary';
  if (since)
    return emailText(
      'Your website passes its enquiry test again',
      `The latest test enquiry passed every step, on ${formatTime(new Date(at))}.`,
      `Failed since ${formatTime(new Date(since))}, at: ${canarySteps[step]}.`,
      hint,
    );
  return emailText(
    'Your website failed its enquiry test',
    `Your website sends itself a test enquiry from time to time. The latest test failed at: ${canarySteps[step]}. Real enquiries may not reach you until this is corrected.`,
    factLines([
      ['Time', formatTime(new Date(at))],
      ['What happened', error],
      ['What to do', remedy],
    ]),
    hint,
  );
}
