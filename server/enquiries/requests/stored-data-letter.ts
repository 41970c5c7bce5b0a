// Everything that is stored of an enquiry, in plain words: for its sender, who has shown that he reads the mailbox.

import { languageLabels, type Settings } from '../../../views/index.ts';
import { formatTime } from '../outbox/email-body.ts';
import type { State, Store, StoredEnquiry, VisitorLetter, VisitorLetterText } from '../store/types.ts';
import { oneLine, quoteLines } from '../visitor-text.ts';

type WriterDeps = { store: Pick<Store, 'find'>; settings: Settings };

/** Writes the letter when it is sent; `null` when the enquiry has been erased meanwhile. */
export function storedDataWriter({ store, settings }: WriterDeps) {
  return async ({ kind, reference }: VisitorLetter): Promise<VisitorLetterText | null> => {
    if (kind !== 'stored-data') return null;
    const enquiry = await store.find(reference);
    return enquiry === null || enquiry.erasedAt !== null ? null : storedDataLetter(enquiry, settings, true);
  };
}

/** Where no mail is sent, it lies on the server until a person reads it there. */
export function storedDataLetter(
  enquiry: StoredEnquiry,
  settings: Settings,
  isMailed: boolean,
): VisitorLetterText {
  const { reference, message } = enquiry;
  return {
    subject: `Everything stored about your enquiry ${reference}`,
    body: [
      `This is what the server of our website holds about your enquiry ${reference}.`,
      facts(enquiry, settings, isMailed)
        .map(([label, value]) => `${label}: ${oneLine(value)}`)
        .join('\n'),
      'Your message:',
      quoteLines(message),
      `We keep it for ${settings.retentionDays} days after it came, and backups of the server for ${settings.backupDays} days. Your internet address is not stored. You can have the enquiry erased on our privacy page. Questions? Write to us at ${settings.email}.`,
    ].join('\n\n'),
  };
}

type Fact = [label: string, value: string];

function facts(enquiry: StoredEnquiry, settings: Settings, isMailed: boolean): Fact[] {
  const { context, spamSignals, form, page, captcha, possibleRepeatOf } = enquiry;
  const time = (at: Date | null) => at && formatTime(at);
  const known: [string, string | null][] = [
    ['Reference', enquiry.reference],
    ['Came on', formatTime(enquiry.receivedAt)],
    ['Your name', enquiry.name],
    ['Your e-mail address', enquiry.email],
    ['Your phone number', enquiry.phone],
    ['Subject', enquiry.subject],
    ['Form', form],
    ['Language of the form', languageLabels[enquiry.language]],
    ['Page with the form', page && settings.url + page],
    ['Website that led you to us', context.referrer],
    ...Object.entries(context.utm).map(([tag, value]): [string, string] => [`Campaign ${tag}`, value]),
    ['Version of the privacy notice that you saw', context.notice],
    ['Time that you took to fill in the form', context.tookMs === null ? null : seconds(context.tookMs)],
    ['Result of the captcha', captcha],
    ['Why it may be spam', spamSignals.length > 0 ? spamSignals.join(', ') : null],
    ['Earlier enquiry with the same text', possibleRepeatOf],
    ['Codes that show whether the same message came twice', 'stored'],
    ['Where it is', (isMailed ? mailedTexts : unmailedTexts)[enquiry.state]],
    ['Tries to e-mail it to us', isMailed || enquiry.tries > 0 ? String(enquiry.tries) : null],
    ['E-mailed to us on', time(enquiry.sentAt)],
    ['What our mail server replied when it did not accept that e-mail', enquiry.lastError && 'stored'],
    ['Answered on', time(enquiry.answeredAt)],
    ['We were reminded of it on', time(enquiry.remindedAt)],
  ];
  return known.filter((fact): fact is Fact => Boolean(fact[1]));
}

const mailedTexts: Record<State, string> = {
  waiting: 'stored, and about to be e-mailed to us',
  held: 'stored, and not e-mailed to us, because it may be spam; a person looks at it',
  sent: 'stored, and e-mailed to us',
  refused: 'stored; our mail server refused the e-mail',
};

// `sent` and `refused` are from a time when mail was sent.
const unmailedTexts: Record<State, string> = {
  ...mailedTexts,
  waiting: 'stored on the server, where a person reads it',
  held: 'stored on the server; it may be spam, so a person looks at it',
};

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} seconds`;
}
