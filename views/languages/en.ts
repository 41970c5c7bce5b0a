// What every language says, in English. Titles, labels and buttons are in the form table, the notice in forms/notice.ts.

import { emptyFieldErrors } from '../forms/errors.ts';
import { dataRequestWords } from '../forms/my-enquiry.ts';
import { phoneAdvice } from '../forms/phone.ts';
import { answeredByEmail } from '../forms/send-response.ts';
import { type FormTexts, type InShort, inBrackets } from './words.ts';

const stillTrying = 'We are still trying to send your message. We will tell you here when it arrives.';

const fields = {
  name: 'name',
  email: 'e-mail address',
  phone: 'phone number',
  subject: 'subject',
  message: 'message',
};

export const form: FormTexts = {
  languages: 'Language of this form',
  fillEvery: 'Please fill in every field. No phone number? Use our contact page.',
  needed: 'Needed: name, e-mail and requirement.',
  optional: 'optional',
  phoneLimit: (digits) => `${digits} digits, no +91`,
  suggestions: 'Suggestions',
  messages: null,
  byEmail: `${answeredByEmail}.`,
  reference: 'Your reference, if you write again:',
  needs: [
    'Not sent yet: one field needs you:',
    'Not sent yet: two fields need you:',
    'Not sent yet: three fields need you:',
    'Not sent yet: four fields need you:',
    'Not sent yet: five fields need you:',
  ],
  and: 'and',
  channels: 'Or send this message by',
  email: 'E-mail',
  sharedPhone: 'On a shared phone:',
  discard: 'Delete my message',
  restore: 'Restore what I typed',
  whatNext: (hours, isByEmail) =>
    `What happens next: the person who looks after this kind of work reads your message, and answers${isByEmail ? '' : ' by phone or e-mail'} by the next working day${hours ? ` (we work ${hours})` : ''}.`,
  urgent: { call: 'If it is urgent, call ', write: ' or write by ', end: '.' },
  sendAnother: 'Send another message',
  sending: 'Sending…',
  retrying: 'Trying again…',
  errors: emptyFieldErrors,
  phoneAdvice,
  tooLong: (field, lengthMax) => `Shorten your ${fields[field]} to ${lengthMax} characters`,
  retries: {
    busy: 'The website is busy. Trying again…',
    dropped: 'The connection dropped. Trying again…',
  },
  stillTrying,
  reasons: {
    intercepted: `This network asks you to log in first. Log in, then come back to this page. ${stillTrying}`,
    tooMany: `Too many messages have come from your network. ${stillTrying}`,
    refused: 'Our website does not take messages from your network. Write to us in another way.',
    tooLong: 'Your message is too long. Shorten it, or write to us in another way.',
  },
  stopped: 'We have stopped trying. Your message is kept in this browser: press Send to try again.',
  deleted: 'Your message was deleted.',
  shortPhone: (digits) => `Is this your whole number? It has ${digits} ${digits === 1 ? 'digit' : 'digits'}.`,
  charactersLeft: (count) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  cut: (lengthMax, rest) =>
    `Only the first ${lengthMax} characters fit here${rest === 'message' ? '. Write the rest in the message.' : ''}`,
};

export const inShort: InShort = ({
  retentionDays,
  backupDays,
  eraseAfterDays,
  answerDays,
  email,
  notifies,
  processors,
  captcha,
}) => [
  'We store what you write in a form: your name, e-mail address and message, which we need, your phone number, which our contact page does without, and the subject.',
  'We use it to answer you and, if we come to work together, for your project.',
  'We sell none of it, and we put you on no mailing list.',
  `This website sets no cookies; the map${captcha ? ' and the captcha' : ''} may bring those of other companies. No other company’s advertising runs here.`,
  `The people who answer you read it, and the companies that run our server${inBrackets(processors.hosting)} and carry our mail${inBrackets(processors.mail)} hold copies${notifies === null ? '' : `, as does the service at ${notifies}`}.`,
  `Our server erases it ${days(retentionDays)} after it came, or sooner if you ask${eraseAfterDays === 0 ? '' : `; of what you erase, the law makes us keep a part until ${days(eraseAfterDays)} after it came`}. A message held as spam, or not mailed to us, stays until a person looks at it.`,
  `A backup may hold it for longer, and each backup is deleted after ${days(backupDays)}.`,
  'You may see, correct or erase what we hold, and take back your consent.',
  `Use the form below to see or erase an enquiry, and write to ${email} for the rest: it is free, and you hear from us within ${days(answerDays)}.`,
  'If our answer does not satisfy you, you may complain to the Data Protection Board of India from May 2027 on.',
];

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

export const requests = dataRequestWords;
