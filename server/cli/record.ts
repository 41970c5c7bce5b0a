// Converts a stored enquiry for output: JSON, labelled values and CSV rows.

import { languageLabels } from '../../views/index.ts';
import type { StoredEnquiry } from '../enquiries/store/types.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { formatTime } from './text-format.ts';

/** An enquiry as JSON for other programs: its data, without storage details. */
export function jsonRecord({ id: _id, key: _key, isCanary: _isCanary, context, ...enquiry }: StoredEnquiry) {
  const { reference, state, receivedAt, spamSignals, possibleRepeatOf, ...rest } = enquiry;
  const { tries, nextTryAt, lastError, recipientsLeft, sentAt, answeredAt, remindedAt, ...others } = rest;
  const { erasedAt, keptUntil, ...submitted } = others;
  return {
    ...{
      reference,
      state: erasedAt ? null : state,
      receivedAt,
      ...submitted,
      suspicions: spamSignals,
      possibleRepeatOf,
    },
    ...{ tries, nextTryAt, lastError, recipientsLeft, sentAt, answeredAt, remindedAt, ...context },
    ...(erasedAt && { erasedAt, keptUntil }),
  };
}

/** Columns of an export for people, in the order in which they look for them. */
const exportColumns: [label: string, of: (enquiry: StoredEnquiry) => string | null | undefined][] = [
  ['Reference', ({ reference }) => reference],
  ['State', ({ state, erasedAt }) => (erasedAt ? null : state)],
  ['Received (IST)', ({ receivedAt }) => formatTime(receivedAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Service', ({ form }) => form],
  ['Page', ({ page }) => page],
  ['Written in', ({ language }) => languageLabels[language]],
  ['Referrer', ({ context }) => context.referrer],
  ['Campaign', ({ context }) => context.utm.campaign],
  ['Campaign source', ({ context }) => context.utm.source],
  ['Campaign medium', ({ context }) => context.utm.medium],
  ['Campaign term', ({ context }) => context.utm.term],
  ['Campaign content', ({ context }) => context.utm.content],
  [
    'Time to fill (s)',
    ({ context: { tookMs } }) => (tookMs === null ? null : String(Math.round(tookMs / 1000))),
  ],
  ['Captcha', ({ captcha }) => captcha],
  ['Spam signals', ({ spamSignals }) => spamSignals.join(' ')],
  ['Possible repeat of', ({ possibleRepeatOf }) => possibleRepeatOf],
  ['Tries', ({ tries, erasedAt }) => (erasedAt ? null : String(tries))],
  ['Next try (IST)', ({ state, nextTryAt }) => (state === 'waiting' ? formatTime(nextTryAt) : null)],
  ['Last error', ({ lastError }) => lastError],
  ['Not delivered to', ({ recipientsLeft }) => recipientsLeft?.join(', ') ?? null],
  ['Sent (IST)', ({ sentAt }) => (sentAt === null ? null : formatTime(sentAt))],
  ['Answered (IST)', ({ answeredAt }) => (answeredAt === null ? null : formatTime(answeredAt))],
  ['Reminded (IST)', ({ remindedAt }) => (remindedAt === null ? null : formatTime(remindedAt))],
];

/** Not in an export, which has no erased enquiry. */
const keptColumns: typeof exportColumns = [
  ['Erased on request (IST)', ({ erasedAt }) => erasedAt && formatTime(erasedAt)],
  ['Kept until (IST)', ({ keptUntil }) => keptUntil && formatTime(keptUntil)],
];

/** The fields that have a value, with their labels. */
export function labeledValues(enquiry: StoredEnquiry): [label: string, value: string][] {
  return [...exportColumns, ...keptColumns].flatMap(([label, of]) => {
    const value = of(enquiry);
    return value ? [[label, value] as [string, string]] : [];
  });
}

/** CSV lines; the first batch starts with the header. */
export function csvRows(enquiries: StoredEnquiry[], isFirst: boolean): string {
  const heads = isFirst ? byteOrderMark + csvLine(exportColumns.map(([label]) => label)) : '';
  return heads + enquiries.map((enquiry) => csvLine(exportColumns.map(([, of]) => of(enquiry)))).join('');
}
