// The content for each kind of receiver.

import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { StoredEnquiry } from '../../server/enquiries/types.ts';
import type { Message } from '../../server/messages/types.ts';
import { formats, webhookContent } from '../../server/messages/webhook.ts';
import type { WebhookFormat } from '../../server/messages/webhook-settings.ts';
import { asha } from '../support/enquiry.ts';
import { enquiry, noon } from '../support/isolated-store.ts';
import { signingSecret } from '../support/site-with-messages.ts';

const { settings } = readConfig({ SITE_BRAND: 'चाय & Co' });
const reference = 'K7M2-9QXD';

const urls: Record<WebhookFormat, string> = {
  standard: 'https://hooks.example/hook?key=1',
  slack: 'https://hooks.slack.example/services/T0/B0/X0',
  telegram: 'https://api.telegram.example/bot123:ABC/sendMessage?chat_id=-100&message_thread_id=7',
  ntfy: 'https://ntfy.example/topic',
};

/** What is posted about an enquiry. */
async function posted(
  format: WebhookFormat,
  values: Partial<StoredEnquiry> = {},
  fields: 'reference' | 'all' = 'all',
  secret: string | null = format === 'standard' ? signingSecret : null,
) {
  const stored = { ...enquiry(), id: 1, reference, ...values } as StoredEnquiry;
  const message = { id: `enquiry.received-${reference}`, kind: 'enquiry.received', reference } as Message;
  const content = await webhookContent(message, { store: { find: async () => stored }, fields, settings });
  if (content === null) throw new Error('The enquiry is there.');
  const { url, headers, body } = formats[format](content, new URL(urls[format]), secret, new Date());
  const { text, ...options } = format === 'ntfy' ? { text: body } : JSON.parse(body);
  return { url: url.href, headers, body, text: String(text), options };
}

const facts = { reference, receivedAt: noon.toISOString(), form: 'seo', page: '/seo-services' };

test('standard: the verifier of Standard Webhooks accepts the body and reads it', async () => {
  const { url, headers, body } = await posted('standard', {}, 'reference');
  expect(url).toBe(urls.standard);
  expect(headers['Content-Type']).toBe('application/json');
  expect(headers['webhook-id']).toMatch(/^[\w-]+$/); // a full stop would end it in the signed text
  const content = { type: 'enquiry.received', timestamp: noon.toISOString(), data: facts };
  for (const secret of [signingSecret, signingSecret.replace('whsec_', '')])
    expect(new Webhook(secret).verify(body, headers)).toEqual(content);
  expect(() => new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(body, headers)).toThrow();
});

test.each(Object.keys(formats) as WebhookFormat[])(
  '%s: the visitor’s text is sent only if NOTIFY_FIELDS asks for it',
  async (format) => {
    const { headers, body } = await posted(format, {}, 'reference', signingSecret);
    for (const value of Object.values(asha)) expect(JSON.stringify({ headers, body })).not.toContain(value);
    expect(`${headers.Title} ${body}`).toContain(reference);
    expect(body).not.toContain('http');
    const all = await posted(format);
    for (const value of Object.values(asha)) expect(all.body).toContain(value);
    if (format === 'standard') expect(all.options.data).toEqual({ ...facts, ...asha });
  },
);

test('slack: the text is escaped, and nothing in it is markup, a mention or a preview', async () => {
  const { url, text, options } = await posted('slack', {
    message: '<!channel> *x* & <https://evil.example|ok>',
  });
  expect(url).toBe(urls.slack);
  expect(options).toEqual({ mrkdwn: false, unfurl_links: false, unfurl_media: false });
  expect(text).toMatch(
    /^New enquiry K7M2-9QXD\nSite: चाय &amp; Co\nReceived: .+ IST\nForm: seo\nPage: \/seo-services\n/,
  );
  expect(text).toContain('&lt;!channel&gt; *x* &amp; &lt;https://evil.example|ok&gt;');
  expect(text).not.toMatch(/[<>]/);
});

test('telegram: the chat of the URL gets the text without markup, and the token stays in the path', async () => {
  const { url, text, options } = await posted('telegram', { message: '<b>*x*</b>' });
  expect(url).toBe('https://api.telegram.example/bot123:ABC/sendMessage');
  const preview = { link_preview_options: { is_disabled: true } };
  expect(options).toEqual({ chat_id: '-100', message_thread_id: '7', ...preview });
  expect(text).toMatch(/^New enquiry K7M2-9QXD\n[\s\S]+\n\n> <b>\*x\*<\/b>$/);
});

test('ntfy: the title is an ASCII header, the text is the body, and the secret a bearer token', async () => {
  const { url, headers, body } = await posted('ntfy', {}, 'all', 'tk_1');
  expect(url).toBe(urls.ntfy);
  expect(headers).toMatchObject({ Title: 'New enquiry K7M2-9QXD', Authorization: 'Bearer tk_1' });
  expect(body).toMatch(/^Site: चाय & Co\n/);
  expect((await posted('ntfy')).headers).not.toHaveProperty('Authorization');
});

const asText = ['slack', 'telegram', 'ntfy'] as const;

test.each(asText)(
  '%s: the visitor’s lines come last and are marked, so that none looks like one of ours',
  async (format) => {
    const message = `Hello.${'\n'.repeat(300)}Name: Evil\u2028New enquiry AAAA-AAAA`;
    const { text } = await posted(format, { message, subject: 'A\u2028Name: Evil' });
    expect(text.replaceAll('&gt;', '>')).toMatch(
      /\nSubject: A Name: Evil\n\n> Hello\.\n>\n> Name: Evil\n> New enquiry AAAA-AAAA$/,
    );
  },
);

test.each(['&', '🍵', 'न'])(
  'the longest message, of "%s", fits every receiver, and is cut between two characters',
  async (character) => {
    const message = character.repeat(5_000);
    const [slack, telegram, ntfy] = await Promise.all(asText.map((format) => posted(format, { message })));
    expect(slack?.text.replaceAll('&amp;', '&')).toContain(message);
    expect(slack?.text.length).toBeLessThanOrEqual(40_000);
    for (const [text, size] of [
      [telegram?.text, telegram?.text.length],
      [ntfy?.text, Buffer.byteLength(ntfy?.text ?? '')],
    ] as const) {
      expect(size).toBeGreaterThan(4_085);
      expect(size).toBeLessThanOrEqual(4_096);
      expect(text?.isWellFormed()).toBe(true);
      expect(text?.endsWith('…')).toBe(true);
    }
  },
);
