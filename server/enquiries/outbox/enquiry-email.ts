// An enquiry as the agency reads it. Whatever a visitor wrote is text, in the plain part and in the HTML part.

import type { Settings } from '../../../views/index.ts';
import type { StoredEnquiry } from '../store/types.ts';
import { type Fact, htmlOf, readable, textOf } from './email-body.ts';
import type { Letter, Sender } from './types.ts';

/** The same enquiry is the same letter, however often it is sent: a mailbox knows it by its Message-ID. */
export function letterOf(enquiry: StoredEnquiry, { settings, to, from }: Sender): Letter {
  const left = to.filter((address) => enquiry.recipientsLeft?.includes(address));
  const { reference, name, email, subject, message } = enquiry;
  const sheet = {
    words: message,
    facts: factsOf(enquiry, settings),
    hint: `Answer this letter, and ${name} gets it.`,
  };
  return {
    from: { name: settings.brand, address: from },
    // Where nobody is left of those, MAIL_TO has been changed: better twice than never.
    to: left.length > 0 ? left : to,
    replyTo: { name, address: email },
    messageId: messageId(reference, settings),
    // To the letter: the agency's filters go by it.
    subject: subject || 'Enquiry',
    headers: { 'Enquiry-Reference': reference },
    text: textOf(sheet),
    html: htmlOf(sheet),
  };
}

export function messageId(name: string, { url }: Settings): string {
  return `<${name}@${new URL(url).hostname}>`;
}

function factsOf(enquiry: StoredEnquiry, settings: Settings): Fact[] {
  const { context, captcha, spamSignals, possibleRepeatOf } = enquiry;
  const facts: [string, string | null][] = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Subject', enquiry.subject],
    ['Reference', enquiry.reference],
    ['Received', readable(enquiry.receivedAt)],
    ['Form', enquiry.form],
    ['Page', enquiry.page && settings.url + enquiry.page],
    ['Came from', context.referrer],
    ...Object.entries(context.utm).map(([tag, value]): Fact => [`Campaign ${tag}`, value]),
    ['Took', context.tookMs === null ? null : duration(context.tookMs)],
    ['Captcha', captcha],
    ['Was held for', spamSignals.join(', ')],
    ['Possible repeat of', possibleRepeatOf],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
