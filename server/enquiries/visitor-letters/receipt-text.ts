// What a receipt says. Nothing in it was typed by anybody: the reference is ours, the rest comes from the settings.

import { type Settings, spokenHours } from '../../../views/index.ts';
import type { VisitorLetterText } from '../store/types.ts';

export function receiptText(reference: string, settings: Settings): VisitorLetterText {
  const { brand, phone, hours, url } = settings;
  const facts = { reference, brand, phone, hours: spokenHours(hours), page: url + dataRequestPath };
  return { subject: english.subject(facts), body: english.paragraphs(facts).join('\n\n') };
}

/** The form by which a visitor sees or erases what he sent. */
const dataRequestPath = '/privacy-policy#my-enquiry';

type Facts = { reference: string; brand: string; phone: string; hours: string; page: string };

/** One of these for each language. The hours are empty where none are set. */
type ReceiptWords = { subject(facts: Facts): string; paragraphs(facts: Facts): string[] };

const english: ReceiptWords = {
  subject: ({ reference }) => `We have your enquiry: ${reference}`,
  paragraphs: ({ reference, brand, phone, hours, page }) => [
    `Your enquiry has reached ${brand}.`,
    `Its reference is ${reference}. Please name it when you call or write to us.`,
    `What happens next: a person reads your message${hours && `, ${hours},`} and answers by telephone or e-mail. If it is urgent, call ${phone}.`,
    `To see or erase what you sent, use this form. It asks for the reference and your e-mail address:\n${page}`,
    'Did you not write to us? Then somebody typed your address, perhaps by mistake. You need not do anything. You can also erase the enquiry with the form.',
    'This letter was sent automatically. We do not ask for card numbers or one-time codes by mail.',
  ],
};
