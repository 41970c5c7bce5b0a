// Writes the e-mail of a message when it is sent, so that it has what is stored then, and nothing that has been erased.

import type { Store } from '../store.ts';
import { durationText, weekOf } from '../time/dates.ts';
import { officeHours } from '../time/office-hours.ts';
import * as agency from './templates/agency.ts';
import { type EmailText, emailOf, visitorEmail } from './templates/email-body.ts';
import { receiptText, storedDataText } from './templates/visitor.ts';
import { weeklyText } from './templates/weekly.ts';
import type { Email, MailIdentity, Message } from './types.ts';

type WriteEmailDeps = {
  store: Store;
  identity: MailIdentity;
  databaseUrl: string;
  /** For reminders; `null` when none are sent. */
  remindAfterMs: number | null;
  /** The link to the page of an enquiry. */
  urlOf: agency.UrlOf;
  now: () => Date;
};

/** The writer returns `null` when there is nothing to say any more. */
export function createEmailWriter({ store, identity, remindAfterMs, urlOf, ...deps }: WriteEmailDeps) {
  const { settings } = identity;

  async function agencyText({ kind, content }: Message): Promise<EmailText | null> {
    if (kind === 'digest') return agency.digestText(store, urlOf);
    if (kind === 'erased-copy') return agency.erasedCopyText(content as { reference: string; at: string });
    if (kind === 'canary-alert') return content as EmailText;
    if (kind === 'weekly')
      return weeklyText(
        { ...deps, store, settings, urlOf },
        weekOf(new Date(String(content?.since))),
        deps.now(),
      );
    if (kind !== 'reminder') return null;
    const hours = officeHours(settings.hours).isRoundTheClock ? '' : ' of your office hours';
    const after = durationText(remindAfterMs ?? 0) + hours;
    return agency.reminderText(store, urlOf, new Date(String(content?.at)), after);
  }

  return async (message: Message): Promise<Email | null> => {
    const { kind, reference, content } = message;
    const toVisitor = (text: EmailText) => visitorEmail(message, text, identity);
    if (kind === 'summary' || kind === 'erased') return toVisitor(content as EmailText);
    if (kind === 'receipt') return reference ? toVisitor(receiptText(reference, settings)) : null;
    if (kind !== 'enquiry' && kind !== 'stored-data') {
      const text = await agencyText(message);
      return text && emailOf(message, text, identity);
    }
    const enquiry = reference === null ? null : await store.find(reference);
    if (!enquiry || enquiry.erasedAt) return null;
    if (kind === 'stored-data') return toVisitor(storedDataText(enquiry, settings, true));
    return agency.enquiryEmail(message, enquiry, identity, await urlOf(enquiry.reference));
  };
}
