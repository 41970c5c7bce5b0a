import type { ChannelLink } from '../views/forms/answers.tsx';
import type { Values } from '../views/forms/index.ts';
import { isMobileNumber } from '../views/forms/phone.ts';
import type { FormTexts } from '../views/languages/words.ts';

/** Some programs truncate longer links. The limit is on the encoded text: a Hindi character takes nine characters. */
const encodedLengthMax = 4_000;

/** Other ways to send the typed text to the agency, as links that contain it. */
export function channelLinks(
  container: HTMLElement,
  values: Partial<Values>,
  key: string,
  texts: FormTexts,
): ChannelLink[] {
  const { whatsapp, phone = '', email } = container.dataset;
  const number = phone.replace(/[^+\d]/g, '');
  const message = encodeTruncated(
    `${values.subject ? `${values.subject}\n` : ''}${values.message ?? ''}`,
    encodedLengthMax,
  );
  const sender = [values.name, values.email, values.phone].filter(Boolean).join(', ');
  const encodedText = message + encodeTruncated(`\n\n${sender}\nCode: ${enquiryCode(key)}`);
  const subject = encodeTruncated(values.subject || 'Enquiry');
  return [
    ...(whatsapp ? [{ label: 'WhatsApp', href: `https://wa.me/${whatsapp}?text=${encodedText}` }] : []),
    // Apple's apps expect an ampersand before the body, others a question mark; both accept this.
    ...(isMobileNumber(number) ? [{ label: 'SMS', href: `sms:${number}?&body=${encodedText}` }] : []),
    ...(email
      ? [{ label: texts.email, href: `mailto:${email}?subject=${subject}&body=${encodedText}` }]
      : []),
  ];
}

/** Encodes the text and truncates it between two characters. A lone surrogate, which cannot be encoded, is replaced. */
function encodeTruncated(text: string, lengthMax = Number.POSITIVE_INFINITY): string {
  let result = '';
  for (const character of text.replace(/\p{Surrogate}/gu, '\ufffd')) {
    const encodedCharacter = encodeURIComponent(character);
    if (result.length + encodedCharacter.length > lengthMax) return `${result}${encodeURIComponent('…')}`;
    result += encodedCharacter;
  }
  return result;
}

/** The command line finds the enquiry by this code, if the form delivers it as well. */
function enquiryCode(key: string): string {
  return `W-${key.slice(0, 8).toUpperCase()}`;
}
