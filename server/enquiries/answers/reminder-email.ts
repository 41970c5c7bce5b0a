// The letter that reminds the agency of unanswered enquiries: their references, forms and times, and nothing
// of their visitors.

import { digestRowsMax } from '../../limits.ts';
import { type Fact, formatTime, htmlBody, plainTextBody } from '../outbox/email-body.ts';
import { answerLabel, messageId } from '../outbox/enquiry-email.ts';
import type { Email, Sender } from '../outbox/types.ts';
import type { StoredEnquiry } from '../store/types.ts';
import { durationText } from './duration-text.ts';

export type Overdue = { enquiry: StoredEnquiry; answerUrl: string | null };

type ReminderEmail = {
  /** Names the letter: the same in every try. */
  id: string;
  /** The first of them, with their links. */
  listed: Overdue[];
  /** How many there are altogether. */
  count: number;
  remindAfterMs: number;
  isRoundTheClock: boolean;
};

export function reminderEmail(
  { id, listed, count, remindAfterMs, isRoundTheClock }: ReminderEmail,
  { settings, to, from }: Sender,
): Email {
  const what = count === 1 ? '1 enquiry has' : `${count} enquiries have`;
  const more = count > listed.length ? ` Here are the first ${digestRowsMax}.` : '';
  const body = {
    message: `${what} no answer after ${durationText(remindAfterMs)}${isRoundTheClock ? '' : ' of your office hours'}.${more}`,
    facts: listed.map(({ enquiry }) => overdueFact(enquiry)),
    hint: `You find each in your mailbox by its reference. Not there? Look in spam, or run: npm run enquiries -- show REFERENCE. Have you answered already? Press the link “${answerLabel}”. There is no second reminder.`,
    links: listed.flatMap(({ enquiry, answerUrl }) =>
      answerUrl === null ? [] : [{ label: `${answerLabel}: ${enquiry.reference}`, url: answerUrl }],
    ),
  };
  return {
    from: { name: settings.brand, address: from },
    to,
    messageId: messageId(`reminder-${id}`, settings),
    subject: `Not answered yet: ${count === 1 ? '1 enquiry' : `${count} enquiries`}`,
    text: plainTextBody(body),
    html: htmlBody(body),
  };
}

function overdueFact({ reference, receivedAt, form, state }: StoredEnquiry): Fact {
  const unsent = { waiting: 'not emailed yet', refused: 'refused by your mail server' };
  const note = state === 'waiting' || state === 'refused' ? unsent[state] : null;
  return [reference, [formatTime(receivedAt), form, note].filter(Boolean).join(' · ')];
}
