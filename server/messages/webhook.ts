// What a webhook says, how it is posted to each kind of receiver, and what the reply means. It is written when it is sent, so that
// erased data is not sent. No text from a visitor is read as markup, and none is longer than the receiver takes.

import { Webhook } from 'standardwebhooks';
import type { Settings } from '../../views/index.ts';
import type { Store } from '../store.ts';
import { factLines, formatTime } from './templates/email-body.ts';
import { quoteLines } from './templates/visitor-text.ts';
import type { Message, Verdict } from './types.ts';
import type { WebhookFormat, WebhookSettings } from './webhook-settings.ts';

/** `at` is the time of the event. */
export type WebhookContent = Pick<Message, 'id' | 'kind'> & {
  at: Date;
  /** In ASCII, for a header. */
  title: string;
  /** Facts, and what the visitor wrote, or what happened. */
  text: string;
  /** For programs. */
  data: Record<string, string | null>;
};

type Deps = { store: Pick<Store, 'find'>; fields: WebhookSettings['fields']; settings: Settings };

/** `null` when its enquiry has been erased. */
export async function webhookContent(
  { id, kind, reference, content, createdAt }: Message,
  { store, fields, settings }: Deps,
): Promise<WebhookContent | null> {
  // As `webhook-id`, in which a full stop is a delimiter.
  const event = { id: id.replaceAll('.', '-'), kind, at: createdAt };
  const from = `Site: ${settings.brand}`;
  if (kind === 'enquiry.erased') {
    const data = { reference: String(content?.reference), erasedAt: createdAt.toISOString() };
    const text = `${from}\n\nIts sender had this enquiry erased. Erase your copies of it, too.`;
    return { ...event, title: `Enquiry erased ${data.reference}`, text, data };
  }
  if (kind === 'canary.failed') {
    const data = { text: String(content?.text) };
    const title = 'The test of the enquiry form failed';
    return { ...event, title, text: `${from}\n\n${data.text}`, data };
  }
  const enquiry = reference === null ? null : await store.find(reference);
  if (!enquiry || enquiry.erasedAt) return null;
  const { form, page, receivedAt: at, name, email, phone, subject, message } = enquiry;
  const written = fields === 'all' ? { name, email, phone, subject, message } : null;
  const facts = factLines([
    ['Site', settings.brand],
    ['Received', formatTime(at)],
    ['Form', form],
    ['Page', page],
    ['Name', written?.name],
    ['Email', written?.email],
    ['Phone', written?.phone],
    ['Subject', written?.subject],
  ]);
  const text = written ? `${facts}\n\n${quoteLines(message)}` : facts;
  const data = { reference, receivedAt: at.toISOString(), form, page, ...written };
  return { ...event, at, title: `New enquiry ${reference}`, text, data };
}

export type WebhookRequest = { url: URL; headers: Record<string, string>; body: string };

/** `at` is the time of this try. */
type Format = (content: WebhookContent, url: URL, secret: string | null, at: Date) => WebhookRequest;

const textSizeMax = 4_096; // Telegram counts it in characters, ntfy in bytes.

export const formats: Record<WebhookFormat, Format> = {
  /** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
  standard({ id, kind, at: timestamp, data }, url, secret, at) {
    const { headers, body } = json(url, { type: kind, timestamp: timestamp.toISOString(), data });
    const signature = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret ?? '').sign(id, at, body),
    };
    return { url, headers: { ...headers, ...signature }, body };
  },

  /**
   * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks. It takes 40,000 characters, more than an enquiry
   * has. https://docs.slack.dev/messaging/formatting-message-text#escaping
   */
  slack(content, url) {
    const text = `${content.title}\n${content.text}`
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;');
    return json(url, { text, mrkdwn: false, unfurl_links: false, unfurl_media: false });
  },

  /** https://core.telegram.org/bots/api#sendmessage. Without `parse_mode` Telegram reads no markup. */
  telegram(content, url) {
    const { chat_id, message_thread_id } = Object.fromEntries(url.searchParams);
    const whole = `${content.title}\n${content.text}`;
    const text = whole.length <= textSizeMax ? whole : `${whole.slice(0, textSizeMax - 1).toWellFormed()}…`;
    const to = { chat_id, ...(message_thread_id && { message_thread_id }) };
    return json(new URL(url.pathname, url), { ...to, text, link_preview_options: { is_disabled: true } });
  },

  /** https://docs.ntfy.sh/publish/. It makes a file of a longer message. */
  ntfy({ title, text }, url, secret) {
    const authorization = secret === null ? {} : { Authorization: `Bearer ${secret}` };
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', Title: title, ...authorization };
    const bytes = Buffer.from(text);
    if (bytes.length <= textSizeMax) return { url, headers, body: text };
    // As part of a stream, a character that is cut is left out.
    const start = new TextDecoder().decode(bytes.subarray(0, textSizeMax - 3), { stream: true });
    return { url, headers, body: `${start}…` };
  },
};

function json(url: URL, body: object): WebhookRequest {
  return { url, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

const timeoutMsMax = 5_000; // until the status: receivers answer within a second
const retryAfterMsMax = 60 * 60_000; // one with a wrong clock may ask for years

export type PostWebhook = typeof postWebhook;

/** Rejects when the receiver gives no status. The error never has the URL, which is a secret. */
export async function postWebhook({ url, headers, body }: WebhookRequest, timeoutMs = timeoutMsMax) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'User-Agent': 'agency-website', Connection: 'close' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    response.body?.cancel().catch(() => {});
    return { status: response.status, retryAfter: response.headers.get('Retry-After') };
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    throw new Error(name === 'TimeoutError' ? 'no reply in time' : (cause?.code ?? 'the connection failed'));
  }
}

/** What the receiver's reply means. */
export function replyVerdict({ status, retryAfter }: Awaited<ReturnType<PostWebhook>>): Verdict {
  if (status >= 200 && status < 300) return { state: 'sent' };
  const meaning = meanings[status >= 300 && status < 400 ? 300 : status];
  const error = meaning ? `${status} (${meaning})` : String(status);
  if (status === 410) return { state: 'refused', error };
  if (status >= 400 && status < 500 && !ofAny.includes(status)) return { state: 'deferred', error };
  const retryAfterMs = Math.min(retryAfterMsMax, Math.max(0, Number(retryAfter) * 1000 || 0));
  return { state: 'unavailable', error, retryAfterMs };
}

const meanings: Record<number, string> = {
  300: 'redirects are not followed: set NOTIFY_URL to where it leads',
  401: 'check NOTIFY_SECRET and NOTIFY_URL',
  403: 'check NOTIFY_SECRET and NOTIFY_URL',
  404: 'check NOTIFY_URL',
  410: 'the receiver is gone: set NOTIFY_URL to another',
};

/** Those of 4xx that would be the same for any webhook. */
const ofAny = [401, 403, 404, 405, 407, 408, 421, 425, 429];
