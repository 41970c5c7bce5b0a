// The letter that asks the agency to delete its own copy. Of the visitor's data it has only the reference.

import { formatTime, htmlBody, plainTextBody } from '../outbox/email-body.ts';
import { messageId } from '../outbox/enquiry-email.ts';
import type { Email, Sender } from '../outbox/types.ts';

export function erasedCopyEmail(
  { reference, at }: { reference: string; at: Date },
  { settings, to, from }: Sender,
): Email {
  const body = {
    message: `The sender of the enquiry ${reference} has had it erased on the website. Delete your copy, too: the email with this reference, answers that quote it, and exports that list it.`,
    facts: [
      ['Reference', reference],
      ['Asked on', formatTime(at)],
    ] satisfies [string, string][],
    hint: `To find it, search your mailbox for ${reference}. Keep only what a law obliges you to keep, such as an invoice.`,
  };
  return {
    from: { name: settings.brand, address: from },
    to,
    messageId: messageId(`erased-${reference}`, settings),
    subject: `Delete your email of the enquiry ${reference}`,
    text: plainTextBody(body),
    html: htmlBody(body),
  };
}
