import { expect, test } from 'vitest';
import { site, success } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { honestSamples, spamSamples } from '../support/enquiry-samples.ts';
import { openSite } from '../support/site.ts';

const links = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://shop-${number}.example/`).join(' ');

test.each<[string, object, string[]]>([
  ['fills the honeypot field', { link: 'x' }, ['honeypot']],
  ['is sent within a second', { tookMs: 900 }, ['haste']],
  ['links to a great many sites', { message: links(18) }, ['links']],
  ['writes its links as BBCode', { message: 'See [url=//a.example]this[/url]' }, ['links']],
  ['has a link as its name', { name: 'https://a.example' }, ['links']],
  ['does all of it', { link: 'x', tookMs: 0, message: links(19) }, ['honeypot', 'haste', 'links']],
])(
  'an enquiry that %s gets the usual response, is stored, and is held',
  async (_what, values, spamSignals) => {
    await using agency = openSite();
    const { status, body, headers } = await agency.http.post('/send').send({ ...asha, ...values });
    expect({ status, body }).toEqual({ status: 200, body: success });
    const [row] = agency.rows();
    expect(row).toMatchObject({ email: asha.email, state: 'held', reference: headers['enquiry-reference'] });
    expect(JSON.parse(String(row?.spam_signals))).toEqual(spamSignals);
  },
);

test.each(spamSamples)('spam is held, and not lost: %s', async (_what, values) => {
  await using agency = openSite();
  await agency.http
    .post('/send')
    .send({ ...asha, ...values })
    .expect(200);
  expect(agency.rows()).toMatchObject([{ state: 'held', spam_signals: '["links"]' }]);
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
  await using agency = openSite();
  await agency.http.post('/send').send({ ...asha, ...values });
  expect(agency.rows()).toMatchObject([{ state: 'waiting', spam_signals: '[]' }]);
});

test('a bot that fills in a form without script is detected too', async () => {
  await using agency = openSite();
  const { text } = await agency.http.get('/contact');
  const form = text.split('data-enquiry="contact"')[1]?.split('</form>')[0] ?? '';
  const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name);
  const filled = Object.fromEntries(names.map((name) => [name, 'https://spam.example']));
  await agency.http
    .post('/send')
    .type('form')
    .send({ ...filled, ...asha, form: 'contact', page: '/contact' });
  expect(agency.rows()).toMatchObject([{ state: 'held', spam_signals: '["honeypot"]' }]);
});

test('the honeypot’s name is one that browsers and password managers do not fill in', async () => {
  await using agency = openSite();
  const { text } = await agency.http.get(site.contact.path);
  const [hidden = ''] = text.match(/<div[^>]* inert=""[^>]*>.*?<\/div>/s) ?? [];
  expect(hidden).toContain('tabindex="-1"');
  expect(hidden).toContain('aria-hidden="true"');
  expect(hidden.toLowerCase()).toContain('autocomplete="off"');
  const known =
    /name|mail|phone|tel|mobile|fax|address|street|city|town|state|province|region|country|zip|post|pin|company|organi|title|user|login|pass|card|cvc|birth|age|sex|web|site|url|home|promo|coupon|search|otp|code/i;
  const [, own = ''] = hidden.match(/ name="(\w+)"/) ?? [];
  const [, id = ''] = hidden.match(/<input[^>]* id="[^"]*-(\w+)"/) ?? [];
  const label = hidden.replace(/<[^>]+>/g, '');
  expect([own, id, label].filter((word) => word === '' || known.test(word))).toEqual([]);
});
