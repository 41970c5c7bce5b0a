// An e-mail to a visitor. Its headers mark it as an automatic reply (RFC 3834), so that no program answers it.

import type { Settings } from '../../../views/index.ts';
import { escapeHtml, wrapping } from '../outbox/email-body.ts';
import { messageId } from '../outbox/enquiry-email.ts';
import type { Email, Sender } from '../outbox/types.ts';
import type { VisitorLetter, VisitorLetterText } from '../store/types.ts';

/**
 * The Message-ID is the same at every try of one letter. A bounce goes to MAIL_FROM, which the site never reads; mail
 * servers that can be asked are asked for none.
 */
export function visitorEmail(
  { id, recipient, createdAt }: VisitorLetter,
  { subject, body }: VisitorLetterText,
  { from, settings }: Pick<Sender, 'from' | 'settings'>,
): Email {
  return {
    from: { name: settings.brand, address: from },
    to: [recipient],
    replyTo: { name: settings.brand, address: settings.email },
    messageId: messageId(`${id}-${createdAt.getTime().toString(36)}`, settings),
    subject,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    dsn: { notify: 'never' },
    text: body,
    html: htmlOf(body, settings),
  };
}

function htmlOf(body: string, settings: Settings): string {
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => htmlLine(line, settings));
    return `<p dir="auto" style="${wrapping}">${lines.join('<br>')}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${paragraphs.join('\n')}</body></html>`;
}

// Only a link to the site itself, alone on its line, is made a link.
function htmlLine(line: string, { url }: Settings): string {
  const text = escapeHtml(line);
  return line.startsWith(`${url}/`) && !/\s/.test(line) ? `<a href="${text}">${text}</a>` : text;
}
