// How a notice is posted to each kind of receiver. No text from a visitor is read as markup, and none is longer than the
// receiver takes.

import { Webhook } from 'standardwebhooks';
import { ntfyBytesMax, slackCharactersMax, telegramCharactersMax } from '../../limits.ts';
import type { NoticeContent } from './notice-content.ts';
import type { NotifyFormat } from './notify-settings.ts';

export type NoticeRequest = { url: URL; headers: Record<string, string>; body: string };

/** `at` is the time of this try. */
type Format = (content: NoticeContent, url: URL, secret: string | null, at: Date) => NoticeRequest;

export const formats: Record<NotifyFormat, Format> = {
  /** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
  standard({ id, kind, at: timestamp, data }, url, secret, at) {
    const body = JSON.stringify({ type: kind, timestamp: timestamp.toISOString(), data });
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret ?? '').sign(id, at, body),
    };
    return { url, headers, body };
  },

  /** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
  slack(content, url) {
    const text = fitted(fullText(content), slackCharactersMax, { escaped: escapeSlack });
    return json(url, { text, mrkdwn: false, unfurl_links: false, unfurl_media: false });
  },

  /** https://core.telegram.org/bots/api#sendmessage. Without `parse_mode` Telegram reads no markup. */
  telegram(content, url) {
    const { chat_id, message_thread_id } = Object.fromEntries(url.searchParams);
    const text = fitted(fullText(content), telegramCharactersMax);
    const to = { chat_id, ...(message_thread_id && { message_thread_id }) };
    return json(new URL(url.pathname, url), { ...to, text, link_preview_options: { is_disabled: true } });
  },

  /** https://docs.ntfy.sh/publish/ */
  ntfy({ title, facts, message }, url, secret) {
    const headers = {
      'Content-Type': 'text/plain; charset=utf-8',
      Title: title,
      ...(secret && { Authorization: `Bearer ${secret}` }),
    };
    const body = fitted(lines(facts, message), ntfyBytesMax, { sizeOf: Buffer.byteLength });
    return { url, headers, body };
  },
};

function json(url: URL, body: object): NoticeRequest {
  return { url, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function fullText({ title, facts, message }: NoticeContent): string {
  return `${title}\n${lines(facts, message)}`;
}

function lines(facts: NoticeContent['facts'], message: string): string {
  return [...facts.map(([label, value]) => `${label}: ${value}`), ...(message && ['', message])].join('\n');
}

// https://docs.slack.dev/messaging/formatting-message-text#escaping
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type Fitting = { escaped?: (part: string) => string; sizeOf?: (part: string) => number };

/** Cut where it is too long, between two characters and not within an escape. */
function fitted(
  text: string,
  max: number,
  { escaped = (part) => part, sizeOf = (part) => part.length }: Fitting = {},
): string {
  const whole = escaped(text);
  if (sizeOf(whole) <= max) return whole;
  const end = '…';
  let cut = '';
  let left = max - sizeOf(end);
  for (const character of text) {
    const part = escaped(character);
    left -= sizeOf(part);
    if (left < 0) break;
    cut += part;
  }
  return cut + end;
}
