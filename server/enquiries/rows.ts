// How an enquiry is written to its row, and read from it with the message that brings it to the agency.

import { createHash } from 'node:crypto';
import type { FormName } from '../../views/index.ts';
import { type Row, type SqlValues, toDate, toDateOrNull } from '../db/database.ts';
import type { Enquiry, State, StoredEnquiry } from './types.ts';

export function toRow(enquiry: Enquiry): SqlValues {
  const { receivedAt, key, name, email, phone, subject, message, form, page, captcha } = enquiry;
  const { language = 'en', spamSignals, isCanary } = enquiry;
  const { referrer, utm, tookMs, notice } = enquiry.context;
  return {
    ...{ key, name, email, phone, subject, message, form, page, language, captcha, referrer, notice },
    received_at: receivedAt.toISOString(),
    // Equal hashes mean equal text. It is stored, so the algorithm must never change.
    content_hash: createHash('sha256')
      .update(JSON.stringify([name, email, phone, subject, message]))
      .digest('base64url'),
    utm: JSON.stringify(utm),
    took_ms: tookMs,
    spam_signals: JSON.stringify(spamSignals),
    held: spamSignals.length > 0 ? 1 : 0,
    canary: isCanary ? 1 : 0,
  };
}

export const state = `CASE WHEN e.held = 1 THEN 'held' ELSE m.state END`;

export const joined = `
  FROM enquiries e LEFT JOIN messages m ON m.reference = e.reference AND m.kind IN ('enquiry', 'canary')`;

export const select = `
  SELECT e.*, ${state} AS state, m.tries, m.next_try_at, m.error, m.remedy, m.recipients, m.sent_at ${joined}`;

/** Whatever lists or counts enquiries leaves out canaries, and what is kept of erased ones. */
export const isReal = 'e.canary = 0 AND e.erased_at IS NULL';

export function toStoredEnquiry(row: Row): StoredEnquiry {
  // These columns are as the fields are.
  const { key, name, email, phone, subject, message, page, language, captcha } = row as Row & StoredEnquiry;
  const { referrer, notice } = row as Row & StoredEnquiry['context'];
  return {
    id: Number(row.id),
    reference: String(row.reference),
    receivedAt: toDate(row.received_at),
    form: row.form as FormName | null,
    ...{ key, name, email, phone, subject, message, page, language, captcha },
    context: {
      ...{ referrer, notice, utm: JSON.parse(String(row.utm)) },
      tookMs: row.took_ms === null ? null : Number(row.took_ms),
    },
    spamSignals: JSON.parse(String(row.spam_signals)),
    possibleRepeatOf: row.possible_repeat_of as string | null,
    state: row.state as State,
    tries: Number(row.tries ?? 0),
    nextTryAt: toDate(row.next_try_at ?? row.received_at),
    lastError: row.remedy ? `${row.error}. ${row.remedy}` : (row.error as string | null),
    recipientsLeft: row.recipients === null ? null : JSON.parse(String(row.recipients)),
    sentAt: toDateOrNull(row.sent_at),
    isCanary: Number(row.canary) === 1,
    answeredAt: toDateOrNull(row.answered_at),
    remindedAt: toDateOrNull(row.reminded_at),
    erasedAt: toDateOrNull(row.erased_at),
    keptUntil: toDateOrNull(row.kept_until),
  };
}
