// The e-mail that brings an enquiry to the agency. Text from the visitor is never read as markup, in the
// plain part or in the HTML part.

import { languageLabels, type Settings } from '../../../views/index.ts';
import type { StoredEnquiry } from '../store/types.ts';
import { type Fact, formatTime, htmlBody, plainTextBody } from './email-body.ts';
import type { Email, Sender } from './types.ts';

/**
 * The Message-ID is stable, so a mailbox can recognise a duplicate when an enquiry is sent twice. `answerUrl` is the
 * link by which the agency says that it has answered.
 */
export function enquiryEmail(
  enquiry: StoredEnquiry,
  { settings, to, from }: Sender,
  answerUrl: string | null,
): Email {
  const remaining = to.filter((recipient) => enquiry.recipientsLeft?.includes(recipient));
  const { reference, name, email, subject, message } = enquiry;
  const body = {
    facts: enquiryFacts(enquiry, settings),
    hint: `Reply to this email to answer. Your reply goes to ${email}.`,
    links: answerUrl === null ? [] : [{ label: answerLabel, url: answerUrl }],
    quote: message,
  };
  return {
    from: { name: settings.brand, address: from },
    // When none of the remaining recipients is in MAIL_TO any more, the setting has changed: a duplicate is
    // better than a lost e-mail.
    to: remaining.length > 0 ? remaining : to,
    // Mail programs show the name and may hide the address, so it must not look like one (full-width letters do).
    replyTo: { name: name.normalize('NFKC').includes('@') ? '' : name, address: email },
    messageId: messageId(reference, settings),
    // Exactly the visitor's subject: the agency's mail filters match on it.
    subject: subject || 'Enquiry',
    headers: { 'Enquiry-Reference': reference },
    text: plainTextBody(body),
    html: htmlBody(body),
  };
}

export const answerLabel = 'I have answered this';

export function messageId(name: string, { url }: Settings): string {
  return `<${name}@${new URL(url).hostname}>`;
}

function enquiryFacts(enquiry: StoredEnquiry, settings: Settings): Fact[] {
  const { context, captcha, spamSignals, possibleRepeatOf } = enquiry;
  const facts: [string, string | null][] = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Subject', enquiry.subject],
    ['Reference', enquiry.reference],
    ['Received', formatTime(enquiry.receivedAt)],
    ['Written in', enquiry.language === 'en' ? null : languageLabels[enquiry.language]],
    ['Form', enquiry.form],
    ['Page', enquiry.page && settings.url + enquiry.page],
    ['Referrer', context.referrer],
    ...Object.entries(context.utm).map(([tag, value]): Fact => [`Campaign ${tag}`, value]),
    ['Time to fill', context.tookMs === null ? null : formatDuration(context.tookMs)],
    ['Captcha', captcha],
    ['Spam signals', spamSignals.join(', ')],
    ['Possible repeat of', possibleRepeatOf],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}

function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
