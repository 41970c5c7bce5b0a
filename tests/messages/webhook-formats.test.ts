// Webhooks: what their settings require, what each kind of receiver is sent, and receivers that hang, send false replies, reset,
// redirect or answer without end.

import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { StoredEnquiry } from '../../server/enquiries/types.ts';
import type { Message } from '../../server/messages/types.ts';
import { formats, postWebhook, webhookContent } from '../../server/messages/webhook.ts';
import type { WebhookFormat } from '../../server/messages/webhook-settings.ts';
import { notice, noticeVersion, site } from '../../views/index.ts';
import { selfSigned } from '../support/certificate.ts';
import { asha } from '../support/enquiry.ts';
import { enquiry, noon } from '../support/isolated-store.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';
import { signingSecret } from '../support/site-with-messages.ts';
import { openWebhookReceiver, type Reaction, reply } from '../support/webhook-receiver.ts';

const standard = { NOTIFY_URL: 'https://hooks.example.com/T0KEN', NOTIFY_SECRET: signingSecret };
const all = { ...standard, NOTIFY_FIELDS: 'all' };

test.each([
  [{ NOTIFY_URL: 'ftp://127.0.0.1/T0KEN' }, 'Set NOTIFY_URL to the https URL'],
  [{ NOTIFY_URL: 'https://a:T0KEN@hooks.example.com/' }, 'without a name and password'],
  [{ NOTIFY_SECRET: '' }, 'Set NOTIFY_SECRET to the secret'],
  [{ NOTIFY_SECRET: 'T0KEN!'.repeat(8) }, 'openssl rand -base64 32'],
  [{ NOTIFY_URL: 'https://api.telegram.org/botT0KEN/sendMessage', NOTIFY_SECRET: '' }, 'chat_id=CHAT'],
  [{ NOTIFY_FIELDS: 'name' }, 'reference or all'],
])('a receiver with %j is rejected at start, and the message does not have its token', (env, advice) => {
  const start = () => readConfig({ ...standard, ...env });
  expect(start).toThrow(advice);
  expect(start).not.toThrow('T0KEN');
});

test.each([
  ['standard', 'https://hooks.example.com/T0KEN', signingSecret],
  ['standard', 'http://[::1]:5678/webhook/T0KEN', signingSecret.slice('whsec_'.length)],
  ['slack', 'https://hooks.slack.com/services/T0/B0/X0', ''],
  ['telegram', 'https://api.telegram.org/bot1:A-b_c/sendMessage?chat_id=-100', ''],
  ['ntfy', 'http://ntfy.agency.example/enquiries', 'tk_1'],
])('a receiver of the format %s at %s is accepted', (format, url, secret) => {
  const { notify } = readConfig({ NOTIFY_URL: url, NOTIFY_SECRET: secret });
  expect(notify).toEqual({ format, url, secret: secret || null, fields: 'reference' });
});

test('no webhook is configured unless NOTIFY_URL is set, and with all fields the privacy page names the receiver', async () => {
  const none = { notify: null, settings: { notifies: null } };
  expect(readConfig({ ...all, NOTIFY_URL: '' })).toMatchObject(none);
  for (const [env, parts] of [
    [standard, ['The first two work on our instructions', 'The mailed copy is deleted when']],
    [
      all,
      ['The service at hooks.example.com', 'The first three work on', 'the copy at hooks.example.com are'],
    ],
  ] as const) {
    await using agency = openSite(env);
    const words = textOf(parsePage((await agency.http.get(site.privacy.path)).text).main);
    const version = noticeVersion(agency.config.settings);
    for (const part of [...parts, `version ${version};`]) expect(words).toContain(part);
    for (const isOther of [words.includes('hooks.example.com'), version !== notice.version])
      expect(isOther).toBe(env === all);
  }
});

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
    const whole = await posted(format);
    for (const value of Object.values(asha)) expect(whole.body).toContain(value);
    if (format === 'standard') expect(whole.options.data).toEqual({ ...facts, ...asha });
  },
);

test('slack: the text is escaped, and nothing in it is markup, a mention or a preview', async () => {
  const message = '<!channel> *x* & <https://evil.example|ok>';
  const { url, text, options } = await posted('slack', { message });
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

test('the visitor’s lines come last and are marked, so that none looks like one of ours', async () => {
  const message = `Hello.${'\n'.repeat(300)}Name: Evil\u2028New enquiry AAAA-AAAA`;
  for (const format of asText) {
    const { text } = await posted(format, { message, subject: 'A\u2028Name: Evil' });
    const marked = /\nSubject: A Name: Evil\n\n> Hello\.\n>\n> Name: Evil\n> New enquiry AAAA-AAAA$/;
    expect(text.replaceAll('&gt;', '>'), format).toMatch(marked);
  }
});

test.each(['&', '🍵', 'न'])(
  'the longest message, of "%s", fits every receiver, and is cut between two characters',
  async (character) => {
    const message = character.repeat(5_000);
    const [slack, telegram, ntfy] = await Promise.all(
      asText.map(async (format) => (await posted(format, { message })).text),
    );
    expect(slack?.replaceAll('&amp;', '&')).toContain(message);
    expect(slack?.length).toBeLessThanOrEqual(40_000);
    for (const size of [telegram?.length, Buffer.byteLength(ntfy ?? '')]) {
      expect(size).toBeGreaterThan(4_085);
      expect(size).toBeLessThanOrEqual(4_096);
    }
    for (const text of [telegram, ntfy]) expect(text?.isWellFormed() && text.endsWith('…')).toBe(true);
  },
);

const post = (url: string, timeoutMs?: number) =>
  postWebhook({ url: new URL(url), headers: { 'Content-Type': 'text/plain' }, body: 'New' }, timeoutMs);

/** Writes it on the connection, and ends it. */
const write =
  (text: string): Reaction =>
  (_res, _count, req) =>
    void req.socket.end(text);

test.each<[string, Reaction, string]>([
  ['sends only interim replies', (res) => res.writeProcessing(), 'no reply in time'],
  ['hangs up', (res) => void res.destroy(), 'UND_ERR_SOCKET'],
  ['speaks SMTP', write('220 ESMTP\r\n'), 'the connection failed'],
  ['has no end', write(`HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(100_000)}`), 'UND_ERR_HEADERS_OVERFLOW'],
])('a receiver that %s fails, and its connection is closed', async (_what, reaction, message) => {
  await using receiver = await openWebhookReceiver(reaction);
  const timeoutMs = message === 'no reply in time' ? 300 : undefined;
  await expect(post(receiver.url, timeoutMs)).rejects.toThrow(message);
  await expect.poll(receiver.isOpen).toBe(false);
});

test('a redirect is not followed, and a receiver with an invalid certificate gets nothing', async () => {
  await using inner = await openWebhookReceiver(reply(200), selfSigned('localhost'));
  await using receiver = await openWebhookReceiver(reply(307, '', { Location: inner.url }));
  expect(await post(receiver.url)).toMatchObject({ status: 307 });
  await expect(post(inner.url)).rejects.toThrow('DEPTH_ZERO_SELF_SIGNED_CERT');
  expect(inner.received).toEqual([]);
});
