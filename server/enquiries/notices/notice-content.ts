// The content of a notice in any format. It is read when the notice is sent, so that erased data is not sent.

import type { Settings } from '../../../views/index.ts';
import { type Fact, formatTime } from '../outbox/email-body.ts';
import type { Notice, NoticeKind, Store, StoredEnquiry } from '../store/types.ts';
import { oneLine, quoteLines } from '../visitor-text.ts';
import type { NotifySettings } from './notify-settings.ts';

export type NoticeContent = {
  id: string;
  kind: NoticeKind;
  /** The time of the event. */
  at: Date;
  /** In ASCII, for a header. */
  title: string;
  facts: Fact[];
  /** What the visitor wrote, or what happened. */
  message: string;
  /** For programs. */
  data: Record<string, string | null>;
};

type NoticeContentDeps = { store: Pick<Store, 'find'>; fields: NotifySettings['fields']; settings: Settings };

/** `null` when its enquiry has been erased. */
export async function noticeContent(
  { id, kind, reference, text, createdAt }: Notice,
  { store, fields, settings }: NoticeContentDeps,
): Promise<NoticeContent | null> {
  const site: Fact = ['Site', settings.brand];
  if (kind === 'enquiry.erased') {
    const title = `${titles[kind]} ${reference}`;
    const data = { reference, erasedAt: createdAt.toISOString() };
    return { id, kind, at: createdAt, title, facts: [site], message: eraseCopies, data };
  }
  if (kind !== 'enquiry.received') {
    const message = text ?? '';
    return { id, kind, at: createdAt, title: titles[kind], facts: [site], message, data: { text } };
  }
  const enquiry = reference === null ? null : await store.find(reference);
  if (!enquiry || enquiry.erasedAt) return null;
  const written = fields === 'all' ? writtenIn(enquiry) : null;
  const { form, page, receivedAt } = enquiry;
  const facts: [string, string | null | undefined][] = [
    site,
    ['Received', formatTime(receivedAt)],
    ['Form', form],
    ['Page', page],
    ['Name', written?.name],
    ['Email', written?.email],
    ['Phone', written?.phone],
    ['Subject', written?.subject],
  ];
  return {
    ...{ id, kind, at: receivedAt, title: `${titles[kind]} ${reference}` },
    facts: facts.flatMap(([label, value]): Fact[] => (value ? [[label, oneLine(value)]] : [])),
    message: written ? quoteLines(written.message) : '',
    data: { reference, receivedAt: receivedAt.toISOString(), form, page, ...written },
  };
}

function writtenIn({ name, email, phone, subject, message }: StoredEnquiry) {
  return { name, email, phone, subject, message };
}

const eraseCopies = 'Its sender had this enquiry erased. Erase your copies of it, too.';

const titles: Record<NoticeKind, string> = {
  'enquiry.received': 'New enquiry',
  'enquiry.erased': 'Enquiry erased',
  'canary.failed': 'The test of the enquiry form failed',
};
