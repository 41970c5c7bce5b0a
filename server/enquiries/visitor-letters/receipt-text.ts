// The text of a receipt. It contains no typed text: the reference is generated, the rest comes from the settings.

import { type Settings, spokenHours } from '../../../views/index.ts';
import { formPath } from '../requests/form-path.ts';
import type { VisitorLetterText } from '../store/types.ts';

export function receiptText(reference: string, settings: Settings): VisitorLetterText {
  const { brand, phone, url } = settings;
  const hours = spokenHours(settings.hours); // empty where none are set
  return {
    subject: `We have your enquiry: ${reference}`,
    body: [
      `Your enquiry has reached ${brand}.`,
      `Its reference is ${reference}. Please name it when you call or write to us.`,
      `What happens next: a person reads your message${hours && `, ${hours},`} and answers by phone or e-mail. If it is urgent, call ${phone}.`,
      `To see or erase what you sent, use this form. It asks for the reference and your e-mail address:\n${url}${formPath}`,
      'Did you not write to us? Then somebody typed your address, perhaps by mistake. You need not do anything. You can also erase the enquiry with the form.',
      'This letter was sent automatically. We do not ask for card numbers or one-time codes by mail.',
    ].join('\n\n'),
  };
}
