import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { site, success } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { honestSamples, spamSamples } from '../support/enquiry-samples.ts';
import { openSite } from '../support/site.ts';

const shared = openSite({ SEND_LIMIT: '1000' });
afterAll(() => shared[Symbol.asyncDispose]());

/** Another key each time: equal values are another enquiry. */
function post(values: object) {
  const enquiry = { ...asha, key: randomUUID(), ...values };
  return shared.http.post('/send').send(enquiry).expect(200, success);
}

const links = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://shop-${number}.example/`).join(' ');

test.each<[string, object, string[]]>([
  ['fills the honeypot field', { link: 'x' }, ['honeypot']],
  ['is sent within a second', { tookMs: 900 }, ['haste']],
  ['links to a great many sites', { message: links(18) }, ['links']],
  ['writes its links as BBCode', { message: 'See [url=//a.example]this[/url]' }, ['links']],
  ['has a link as its name', { name: 'https://a.example' }, ['links']],
  ['does all of it', { link: 'x', tookMs: 0, message: links(19) }, ['honeypot', 'haste', 'links']],
  ...spamSamples.map(([what, values]): [string, object, string[]] => [`is spam: ${what}`, values, ['links']]),
])('an enquiry that %s gets the usual response, is stored, and is held', async (_what, values, signals) => {
  const { headers } = await post(values);
  const stored = { email: asha.email, state: 'held', reference: headers['enquiry-reference'] };
  expect(shared.rows().at(-1)).toMatchObject({ ...stored, spam_signals: JSON.stringify(signals) });
});

test.each<[string, object]>([
  ['mentions their own site', { message: 'Ours is https://www.tea.example, and it is slow.' }],
  ['names one site a hundred times', { message: 'www.a.example '.repeat(100) }],
  ['writes with angle brackets', { message: 'Budget < 50,000 > 20,000, <b>soon</b>' }],
  ['took two seconds', { tookMs: 2_000 }],
  ['has a browser that reports no duration', {}],
  ['has a browser that leaves the hidden field empty', { link: '' }],
  ...honestSamples,
])('a visitor who %s is not held', async (_what, values) => {
  const { headers } = await post(values);
  const stored = { state: 'waiting', spam_signals: '[]', reference: headers['enquiry-reference'] };
  expect(shared.rows().at(-1)).toMatchObject(stored);
});

test('a bot fills in the hidden field, and browsers and password managers do not', async () => {
  await using agency = openSite();
  const { text } = await agency.http.get(site.contact.path);
  const form = text.split('data-enquiry="contact"')[1]?.split('</form>')[0] ?? '';
  const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name);
  const filled = Object.fromEntries(names.map((name) => [name, 'https://spam.example']));
  const posted = { ...filled, ...asha, form: 'contact', page: '/contact' };
  await agency.http.post('/send').type('form').send(posted);
  expect(agency.rows()).toMatchObject([{ state: 'held', spam_signals: '["honeypot"]' }]);

  const [hidden = ''] = text.match(/<div[^>]* inert=""[^>]*>.*?<\/div>/s) ?? [];
  expect(hidden).toMatch(/aria-hidden="true".*tabindex="-1"/s);
  expect(hidden.toLowerCase()).toContain('autocomplete="off"');
  const known =
    /name|mail|phone|tel|mobile|fax|address|street|city|town|state|province|region|country|zip|post|pin|company|organi|title|user|login|pass|card|cvc|birth|age|sex|web|site|url|home|promo|coupon|search|otp|code/i;
  const [, own = ''] = hidden.match(/ name="(\w+)"/) ?? [];
  const [, id = ''] = hidden.match(/<input[^>]* id="[^"]*-(\w+)"/) ?? [];
  const label = hidden.replace(/<[^>]+>/g, '');
  expect([own, id, label].filter((word) => word === '' || known.test(word))).toEqual([]);
});
