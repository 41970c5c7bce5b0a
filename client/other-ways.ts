import type { Way } from '../views/forms/form.tsx';
import type { Values } from '../views/forms/index.ts';

/** Longer links are cut by the programs that open them. Encoded: a letter of Hindi takes nine characters. */
const encodedLengthMax = 4_000;

/** How else the typed words reach the agency, as links that are filled with them. */
export function otherWays(container: HTMLElement, values: Partial<Values>, key: string): Way[] {
  const { whatsapp, phone, email } = container.dataset;
  const words = encoded(
    `${values.subject ? `${values.subject}\n` : ''}${values.message ?? ''}`,
    encodedLengthMax,
  );
  const sender = [values.name, values.email, values.phone].filter(Boolean).join(', ');
  const text = words + encoded(`\n\n${sender}\nCode: ${codeOf(key)}`);
  const subject = encoded(values.subject || 'Enquiry');
  return [
    ...(whatsapp ? [{ label: 'WhatsApp', href: `https://wa.me/${whatsapp}?text=${text}` }] : []),
    // Apple's programs want an ampersand before the body, others a question mark: both take this.
    ...(phone ? [{ label: 'SMS', href: `sms:${phone}?&body=${text}` }] : []),
    ...(email ? [{ label: 'E-mail', href: `mailto:${email}?subject=${subject}&body=${text}` }] : []),
  ];
}

/** Cut where it gets too long, between two characters. Half a character, which cannot be encoded, is replaced. */
function encoded(text: string, lengthMax = Number.POSITIVE_INFINITY): string {
  let result = '';
  for (const character of text.replace(/\p{Surrogate}/gu, '\ufffd')) {
    const next = encodeURIComponent(character);
    if (result.length + next.length > lengthMax) return `${result}${encodeURIComponent('…')}`;
    result += next;
  }
  return result;
}

/** The command line finds the enquiry by it, should it arrive by the form as well. */
function codeOf(key: string): string {
  return `W-${key.slice(0, 8).toUpperCase()}`;
}
