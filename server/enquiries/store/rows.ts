// Between what the site speaks of and what lies in a row.

import { createHash } from 'node:crypto';
import type { FormName, Values } from '../../../views/index.ts';
import type { Row, SqlValues } from './engine.ts';
import type { CaptchaResult, Enquiry, Kept, State } from './types.ts';

/** The words of an enquiry: two with the same hash say the same. It is stored, so it may never change. */
export function contentHash({ name, email, phone, subject, message }: Values): string {
  return createHash('sha256')
    .update(JSON.stringify([name, email, phone, subject, message]))
    .digest('base64url');
}

export function toRow(
  { receivedAt, context, suspicions, ...enquiry }: Enquiry,
  reference: string,
): SqlValues {
  const { key, name, email, phone, subject, message, form, page, captcha } = enquiry;
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
    captcha,
    referrer: context.referrer,
    utm: JSON.stringify(context.utm),
    took_ms: context.tookMs,
    notice: context.notice,
    suspicions: JSON.stringify(suspicions),
    state: suspicions.length > 0 ? 'held' : 'waiting',
    next_try_at: receivedAt.toISOString(),
  };
}

export function toKept(row: Row): Kept {
  return {
    id: Number(row.id),
    reference: String(row.reference),
    receivedAt: date(row.received_at),
    key: row.key as string | null,
    name: String(row.name),
    email: String(row.email),
    phone: String(row.phone),
    subject: String(row.subject),
    message: String(row.message),
    form: row.form as FormName | null,
    page: row.page as string | null,
    captcha: row.captcha as CaptchaResult,
    context: {
      referrer: row.referrer as string | null,
      utm: json(row.utm),
      tookMs: row.took_ms === null ? null : Number(row.took_ms),
      notice: row.notice as string | null,
    },
    suspicions: json(row.suspicions),
    possibleRepeatOf: row.possible_repeat_of as string | null,
    state: row.state as State,
    tries: Number(row.tries),
    nextTryAt: date(row.next_try_at),
    lastError: row.last_error as string | null,
    recipientsLeft: leftOf(row.recipients_left),
    sentAt: row.sent_at === null ? null : date(row.sent_at),
  };
}

// None left is as good as none that was ever left out.
function leftOf(value: unknown): string[] | null {
  const left = value ? json<string[]>(value) : [];
  return left.length > 0 ? left : null;
}

// SQLite answers with text, PostgreSQL with what the text stands for.
function date(value: unknown): Date {
  return new Date(value as string | Date);
}

function json<Value>(value: unknown): Value {
  return typeof value === 'string' ? JSON.parse(value) : (value as Value);
}
