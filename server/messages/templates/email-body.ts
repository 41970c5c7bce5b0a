// An e-mail is paragraphs of plain text, and the same as HTML, in which no text is read as markup.

import type { Settings } from '../../../views/index.ts';
import type { Email, MailIdentity, Message } from '../types.ts';
import { oneLine } from './visitor-text.ts';

export type EmailText = { subject: string; body: string };

export function emailText(subject: string, ...paragraphs: (string | null | undefined | false)[]): EmailText {
  return { subject, body: paragraphs.filter(Boolean).join('\n\n') };
}

/** To MAIL_TO, unless the message has recipients of its own. */
export function emailOf(
  { id, recipients }: Pick<Message, 'id' | 'recipients'>,
  { subject, body }: EmailText,
  { settings, to, from }: MailIdentity,
): Email {
  return {
    from: { name: settings.brand, address: from },
    to: recipients ?? to,
    // The same at every try, so that a mailbox can recognise a duplicate.
    messageId: `<${id.replaceAll(':', '')}@${new URL(settings.url).hostname}>`, // RFC 5322 knows no colon there
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: body,
    html: htmlOf(body, settings),
  };
}

/**
 * An automatic reply (RFC 3834), so that no program answers it. A bounce goes to MAIL_FROM, which the site never reads; mail
 * servers that can be asked are asked for none.
 */
export function visitorEmail(message: Message, text: EmailText, identity: MailIdentity): Email {
  const id = `${message.id}-${message.createdAt.getTime().toString(36)}`;
  const { brand, email } = identity.settings;
  return {
    ...emailOf({ id, recipients: message.recipients ?? [] }, text, identity),
    replyTo: { name: brand, address: email },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    dsn: { notify: 'never' },
  };
}

type Facts = [label: string, value: string | null | undefined][];

/** Those that have a value, each for one line. */
export const knownFacts = (facts: Facts) =>
  facts.flatMap(([label, value]): [string, string][] => (value ? [[label, oneLine(value)]] : []));

export const factLines = (facts: Facts) =>
  knownFacts(facts)
    .map((fact) => fact.join(': '))
    .join('\n');

// A long URL is not wider than a phone. `plaintext` gives each line its own direction. Marks piled up on a letter would be
// drawn over what is above.
const wrapping = 'overflow-wrap:anywhere;word-break:break-word';
const quoteStyle = `${wrapping};white-space:pre-wrap;unicode-bidi:plaintext;overflow:hidden;border-left:3px solid #888;padding-left:1em`;

// Only a link to the site itself, alone on its line, is made a link, and the phone number among the facts. The value of a fact has
// its own direction.
function htmlOf(body: string, { url }: Settings): string {
  const htmlLine = (line: string) => {
    const html = line.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    if (line.startsWith(`${url}/`) && !/\s/.test(line)) return `<a href="${html}">${html}</a>`;
    return html
      .replace(/^(Phone: )([+\d]+)$/, '$1<a href="tel:$2">$2</a>')
      .replace(/^((?:Name|Subject): )(.+)$/, '$1<bdi>$2</bdi>');
  };
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => {
    const style = paragraph.startsWith('>') ? quoteStyle : wrapping;
    return `<p dir="auto" style="${style}">${paragraph.split('\n').map(htmlLine).join('<br>')}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${paragraphs.join('\n')}</body></html>`;
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** In the agency's time zone, which is that of the process. */
export const formatDay = (at: Date): string => at.toLocaleDateString('en-IN', day);

/** The same, and it names the zone. */
export const formatTime = (at: Date): string => at.toLocaleString('en-IN', minute);

export function enquiriesText(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`;
}
