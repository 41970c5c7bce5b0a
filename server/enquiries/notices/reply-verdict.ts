// What the receiver's reply to a notice means.

import { noticeReplyLengthMax, noticeRetryAfterMsMax } from '../../limits.ts';
import { redactError } from '../../observability/redaction.ts';
import type { NoticeContent } from './notice-content.ts';
import type { NoticeReply } from './post-notice.ts';

/**
 * `refused`: never try this notice again. `deferred`: the receiver rejected this notice. `unavailable`: it would reject
 * any; `retryAfterMs` is how long it asked to be left alone.
 */
export type NoticeVerdict =
  | { state: 'sent' }
  | { state: 'refused'; status: number; error: string }
  | { state: 'deferred'; status: number; error: string }
  | { state: 'unavailable'; status?: number; error: string; retryAfterMs?: number };

/** `secrets` are removed from what it quotes, and so is what a visitor wrote. */
export function replyVerdict(
  { status, retryAfter, firstLine }: NoticeReply,
  { data }: NoticeContent,
  secrets: string[],
  now: Date,
): NoticeVerdict {
  if (status >= 200 && status < 300) return { state: 'sent' };
  const { reference: _reference, receivedAt: _receivedAt, form: _form, page: _page, ...written } = data;
  const hidden = [...secrets, ...Object.values(written)].filter((text) => text !== null);
  const quote = quoted(firstLine, hidden);
  const meaning = meanings[status] ?? (status >= 300 && status < 400 ? redirected : '');
  const error = [`${status}${meaning && ` (${meaning})`}`, quote].filter(Boolean).join(': ');
  if (status === 410) return { state: 'refused', status, error };
  if (isAboutThisNotice(status)) return { state: 'deferred', status, error };
  return { state: 'unavailable', status, error, retryAfterMs: parseRetryAfter(retryAfter, now) };
}

const redirected = 'redirects are not followed: set NOTIFY_URL to where it leads';

const meanings: Record<number, string> = {
  401: 'check NOTIFY_SECRET and NOTIFY_URL',
  403: 'check NOTIFY_SECRET and NOTIFY_URL',
  404: 'check NOTIFY_URL',
  410: 'the receiver is gone: set NOTIFY_URL to another',
  429: 'too many notices',
};

// Every other status of 3xx, 4xx and 5xx would be the same for any notice.
function isAboutThisNotice(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404, 405, 407, 408, 421, 425, 429].includes(status);
}

/** Seconds or a date: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
function parseRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(noticeRetryAfterMsMax, Math.max(0, ms));
}

// A receiver may quote its URL, its token, or what it was sent.
function quoted(line: string, hidden: string[]): string {
  const { message } = redactError(new Error(line), { ...hidden });
  return withoutParts(message.slice(0, noticeReplyLengthMax), hidden).toWellFormed();
}

/** A common part of this length or more is no coincidence. */
const partLength = 8;

function withoutParts(line: string, hidden: string[]): string {
  let shown = '';
  for (let at = 0; at < line.length; ) {
    let length = partLength;
    const isHidden = () => at + length <= line.length && includedIn(hidden, line.slice(at, at + length));
    if (!isHidden()) {
      shown += line[at];
      at += 1;
      continue;
    }
    while (isHidden()) length += 1;
    shown += '…';
    at += length - 1;
  }
  return shown;
}

function includedIn(texts: string[], part: string): boolean {
  return texts.some((text) => text.includes(part));
}
