import type { Way } from '../views/forms/form.tsx';
import type { Values } from '../views/forms/index.ts';

/** What the addresses of messages carry safely; longer ones are cut by programs that open them. */
const wordsLengthMax = 1_500;

/** How else the typed words reach the agency, as links that are filled with them. */
export function otherWays(container: HTMLElement, values: Partial<Values>, key: string): Way[] {
  const { whatsapp, phone, email } = container.dataset;
  const words = encodeURIComponent(wordsOf(values, key));
  const subject = encodeURIComponent(values.subject || 'Enquiry');
  return [
    ...(whatsapp ? [{ label: 'WhatsApp', href: `https://wa.me/${whatsapp}?text=${words}` }] : []),
    // Apple's programs want an ampersand before the body, others a question mark: both take this.
    ...(phone ? [{ label: 'SMS', href: `sms:${phone}?&body=${words}` }] : []),
    ...(email ? [{ label: 'E-mail', href: `mailto:${email}?subject=${subject}&body=${words}` }] : []),
  ];
}

function wordsOf({ subject, message, name, email, phone }: Partial<Values>, key: string): string {
  const words = [subject, message].filter(Boolean).join('\n');
  // By code point: half a character cannot be encoded.
  const shown = words.length > wordsLengthMax ? `${[...words].slice(0, wordsLengthMax).join('')}…` : words;
  const sender = [name, email, phone].filter(Boolean).join(', ');
  return `${shown}\n\n${sender}\nCode: ${codeOf(key)}`;
}

/** The command line finds the enquiry by it, should it arrive by the form as well. */
export function codeOf(key: string): string {
  return `W-${key.slice(0, 8).toUpperCase()}`;
}
