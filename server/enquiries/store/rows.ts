// Converts between enquiries and database rows.

import { createHash } from 'node:crypto';
import type { FormName, Language, Values } from '../../../views/index.ts';
import type { Row, SqlValues } from './engine.ts';
import type { CaptchaResult, Enquiry, EnquiryTimes, State, StoredEnquiry } from './types.ts';

/**
 * A hash of the visitor's text: equal hashes mean equal text. It is stored, so the algorithm must never
 * change.
 */
export function contentHash({ name, email, phone, subject, message }: Values): string {
  return createHash('sha256')
    .update(JSON.stringify([name, email, phone, subject, message]))
    .digest('base64url');
}

export function toRow(
  { receivedAt, context, spamSignals, ...enquiry }: Enquiry,
  reference: string,
): SqlValues {
  const { key, name, email, phone, subject, message, form, page, language, captcha, isCanary } = enquiry;
  return {
    received_at: receivedAt.toISOString(),
    reference,
    key,
    content_hash: contentHash(enquiry),
    name,
    email,
    phone,
    subject,
    message,
    form,
    page,
    language: language ?? 'en',
    captcha,
    referrer: context.referrer,
    utm: JSON.stringify(context.utm),
    took_ms: context.tookMs,
    notice: context.notice,
    suspicions: JSON.stringify(spamSignals),
    state: spamSignals.length > 0 ? 'held' : 'waiting',
    next_try_at: receivedAt.toISOString(),
    canary: isCanary ? 1 : 0,
  };
}

export function toStoredEnquiry(row: Row): StoredEnquiry {
  return {
    id: Number(row.id),
    reference: String(row.reference),
    receivedAt: toDate(row.received_at),
    key: row.key as string | null,
    name: String(row.name),
    email: String(row.email),
    phone: String(row.phone),
    subject: String(row.subject),
    message: String(row.message),
    form: row.form as FormName | null,
    page: row.page as string | null,
    language: row.language as Language,
    captcha: row.captcha as CaptchaResult,
    context: {
      referrer: row.referrer as string | null,
      utm: parseJson(row.utm),
      tookMs: row.took_ms === null ? null : Number(row.took_ms),
      notice: row.notice as string | null,
    },
    spamSignals: parseJson(row.suspicions),
    possibleRepeatOf: row.possible_repeat_of as string | null,
    state: row.state as State,
    tries: Number(row.tries),
    nextTryAt: toDate(row.next_try_at),
    lastError: row.last_error as string | null,
    recipientsLeft: parseRecipientsLeft(row.recipients_left),
    sentAt: toDateOrNull(row.sent_at),
    isCanary: Number(row.canary) === 1,
    answeredAt: toDateOrNull(row.answered_at),
    remindedAt: toDateOrNull(row.reminded_at),
    erasedAt: toDateOrNull(row.erased_at),
    keptUntil: toDateOrNull(row.kept_until),
  };
}

export function toEnquiryTimes(row: Row): EnquiryTimes {
  return {
    id: Number(row.id),
    reference: String(row.reference),
    form: row.form as FormName | null,
    state: row.state as State,
    receivedAt: toDate(row.received_at),
    answeredAt: toDateOrNull(row.answered_at),
  };
}

// An empty list means the same as no list.
function parseRecipientsLeft(value: unknown): string[] | null {
  const left = value ? parseJson<string[]>(value) : [];
  return left.length > 0 ? left : null;
}

// SQLite returns text, PostgreSQL parsed values.
function toDate(value: unknown): Date {
  return new Date(value as string | Date);
}

function toDateOrNull(value: unknown): Date | null {
  return value === null ? null : toDate(value);
}

/** SQLite returns text, PostgreSQL parsed values. */
export function parseJson<Value>(value: unknown): Value {
  return typeof value === 'string' ? JSON.parse(value) : (value as Value);
}

/**
 * A text that parts of other servers' replies may be in. PostgreSQL rejects a NUL, and terminals obey other control
 * characters. Line breaks and tabs stay.
 */
export function withoutControls(text: string, lengthMax: number): string {
  return text
    .slice(0, lengthMax)
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}
