// The content for each kind of receiver. Replies leak neither secrets nor visitors' text into logs and errors.

import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { StoredEnquiry } from '../../server/enquiries/types.ts';
import type { Message } from '../../server/messages/types.ts';
import { formats, type WebhookContent, webhookContent } from '../../server/messages/webhook.ts';
import type { WebhookFormat } from '../../server/messages/webhook-settings.ts';
import { asha } from '../support/enquiry.ts';
import { enquiry, noon } from '../support/isolated-store.ts';
import { openSiteWithMessages, signingSecret } from '../support/site-with-messages.ts';
import { type Reaction, reply } from '../support/webhook-receiver.ts';

const { settings } = readConfig({ SITE_BRAND: 'चाय & Co' });
const reference = 'K7M2-9QXD';

async function contentOf(
  fields: 'reference' | 'all',
  values: Partial<StoredEnquiry> = {},
): Promise<WebhookContent> {
  const stored = { ...enquiry(), id: 1, reference, ...values } as StoredEnquiry;
  const message = { id: `enquiry.received-${reference}`, kind: 'enquiry.received', reference } as Message;
  const content = await webhookContent(message, { store: { find: async () => stored }, fields, settings });
  if (content === null) throw new Error('The enquiry is there.');
  return content;
}

function formatted(
  format: WebhookFormat,
  content: WebhookContent,
  secret: string | null = format === 'standard' ? signingSecret : null,
) {
  const request = formats[format](content, new URL(urls[format]), secret, new Date());
  return { ...request, url: request.url.href };
}

const urls: Record<WebhookFormat, string> = {
  standard: 'https://hooks.example/hook?key=1',
  slack: 'https://hooks.slack.example/services/T0/B0/X0',
  telegram: 'https://api.telegram.example/bot123:ABC/sendMessage?chat_id=-100&message_thread_id=7',
  ntfy: 'https://ntfy.example/topic',
};

test('standard: the verifier of Standard Webhooks accepts the body and reads it', async () => {
  const { url, headers, body } = formatted('standard', await contentOf('reference'));
  expect(url).toBe(urls.standard);
  expect(headers['Content-Type']).toBe('application/json');
  expect(headers['webhook-id']).toMatch(/^[\w-]+$/); // a full stop would end it in the signed text
  expect(new Webhook(signingSecret).verify(body, headers)).toEqual({
    type: 'enquiry.received',
    timestamp: noon.toISOString(),
    data: { reference, receivedAt: noon.toISOString(), form: 'seo', page: '/seo-services' },
  });
  const plain = signingSecret.replace('whsec_', '');
  expect(new Webhook(plain).verify(body, headers)).toBeTruthy();
  expect(() => new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(body, headers)).toThrow();
});

test('standard: with all fields the data has what the visitor wrote', async () => {
  const { body } = formatted('standard', await contentOf('all'));
  expect(JSON.parse(body).data).toEqual({
    ...{ reference, receivedAt: noon.toISOString(), form: 'seo', page: '/seo-services' },
    ...asha,
  });
});

test.each(Object.keys(formats) as WebhookFormat[])(
  '%s: the visitor’s text is sent only if NOTIFY_FIELDS asks for it',
  async (format) => {
    const { headers, body } = formatted(format, await contentOf('reference'), signingSecret);
    for (const value of Object.values(asha)) expect(JSON.stringify({ headers, body })).not.toContain(value);
    expect(`${headers.Title} ${body}`).toContain(reference);
    expect(body).not.toContain('http');
  },
);

test('slack: the text is escaped, and nothing in it is markup, a mention or a preview', async () => {
  const content = await contentOf('all', { message: '<!channel> *x* & <https://evil.example|ok>' });
  const { url, body } = formatted('slack', content);
  expect(url).toBe(urls.slack);
  const { text, ...options } = JSON.parse(body);
  expect(options).toEqual({ mrkdwn: false, unfurl_links: false, unfurl_media: false });
  expect(text).toMatch(
    /^New enquiry K7M2-9QXD\nSite: चाय &amp; Co\nReceived: .+ IST\nForm: seo\nPage: \/seo-services\n/,
  );
  expect(text).toContain('&lt;!channel&gt; *x* &amp; &lt;https://evil.example|ok&gt;');
  expect(text).not.toMatch(/[<>]/);
});

test('telegram: the chat of the URL gets the text without markup, and the token stays in the path', async () => {
  const { url, body } = formatted('telegram', await contentOf('all', { message: '<b>*x*</b>' }));
  expect(url).toBe('https://api.telegram.example/bot123:ABC/sendMessage');
  expect(JSON.parse(body)).toEqual({
    chat_id: '-100',
    message_thread_id: '7',
    text: expect.stringMatching(/^New enquiry K7M2-9QXD\n[\s\S]+\n\n> <b>\*x\*<\/b>$/),
    link_preview_options: { is_disabled: true },
  });
});

test('ntfy: the title is an ASCII header, the text is the body, and the secret a bearer token', async () => {
  const { url, headers, body } = formatted('ntfy', await contentOf('all'), 'tk_1');
  expect(url).toBe(urls.ntfy);
  expect(headers).toMatchObject({ Title: 'New enquiry K7M2-9QXD', Authorization: 'Bearer tk_1' });
  expect(body).toMatch(/^Site: चाय & Co\n/);
  expect(body).toContain(asha.message);
  expect(formatted('ntfy', await contentOf('all')).headers).not.toHaveProperty('Authorization');
});

test.each(['slack', 'telegram', 'ntfy'] as const)(
  '%s: the visitor’s lines come last and are marked, so that none looks like one of ours',
  async (format) => {
    const message = `Hello.${'\n'.repeat(300)}Name: Evil\u2028New enquiry AAAA-AAAA`;
    const { body } = formatted(format, await contentOf('all', { message, subject: 'A\u2028Name: Evil' }));
    const text = format === 'ntfy' ? body : JSON.parse(body).text;
    expect(text.replaceAll('&gt;', '>')).toMatch(
      /\nSubject: A Name: Evil\n\n> Hello\.\n>\n> Name: Evil\n> New enquiry AAAA-AAAA$/,
    );
  },
);

test.each(['&'.repeat(5_000), '🍵'.repeat(5_000), 'न'.repeat(5_000)])(
  'the longest message fits every receiver, and is cut between two characters',
  async (message) => {
    const content = await contentOf('all', { message });
    const slack = JSON.parse(formatted('slack', content).body).text;
    const telegram = JSON.parse(formatted('telegram', content).body).text;
    const { body: ntfy } = formatted('ntfy', content);
    expect(
      [slack.length, telegram.length, Buffer.byteLength(ntfy)].map(
        (size, at) => size <= ([40_000, 4_096, 4_096][at] ?? 0),
      ),
    ).toEqual([true, true, true]);
    expect(slack.replaceAll('&amp;', '&')).toContain(message);
    expect(telegram.length).toBeGreaterThan(4_090);
    expect(Buffer.byteLength(ntfy)).toBeGreaterThan(4_085);
    for (const text of [telegram, ntfy]) {
      expect(text.isWellFormed()).toBe(true);
      expect(text.endsWith('…')).toBe(true);
    }
  },
);

test.each<[string, Reaction]>([
  [
    'replies with what it was sent',
    (res, _count, req) => void res.writeHead(500, req.url).end(JSON.stringify([req.url, req.headers])),
  ],
  ['redirects', reply(302, '', { Location: '/hooks/T0KEN-in-path' })],
  ['hangs up', (res) => void res.destroy()],
])('a receiver that %s leaves no secret in the log and the store', async (_what, receiver) => {
  await using site = await openSiteWithMessages({
    env: { NOTIFY_FIELDS: 'all' },
    receiver,
  });
  await site.sendEnquiry();
  await site.deliver();
  const [message] = await site.store.messages.list({ channel: 'webhook' }, 1);
  expect(message).toMatchObject({ state: 'waiting', tries: 1, error: expect.stringMatching(/./) });
  const said = JSON.stringify([site.lines, message]);
  expect(said).toContain('message not accepted; will retry');
  for (const hidden of ['T0KEN', signingSecret, '/hooks', asha.name, asha.email])
    expect(said).not.toContain(hidden);
});
