// What commands and the page of an enquiry share.

import type { Config } from '../config.ts';
import type { JournalLine } from '../db/journal.ts';
import { erasureRule } from '../privacy/erasure-store.ts';
import type { Store } from '../store.ts';

export type Operator = {
  store: Store;
  config: Config;
  now: () => Date;
  /** For the journal. */
  operator: string;
};

/** Call it before personal data is shown or changed: when the line cannot be written, nothing else is done. */
export async function addToJournal(
  { store, now, operator }: Operator,
  command: string,
  references: string[],
  { enquiryCount = references.length, selection = {} }: Partial<JournalLine> = {},
): Promise<void> {
  await store.addToJournal({ at: now(), command, operator, enquiryCount, references, selection });
}

/** Returns until when a part is kept; `null` when there is no such enquiry. */
export async function eraseEnquiry({ store, config, now }: Operator, reference: string) {
  const enquiry = await store.find(reference);
  // The operator has the agency's mailbox before him: nobody is asked by e-mail to erase the copy there.
  const rule = erasureRule(enquiry?.receivedAt ?? now(), now(), { ...config, mail: null });
  return (await store.dataRequests.erase(reference, rule)) ? { keptUntil: rule.keptUntil } : null;
}
