import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { failure, lengthMax } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

const site = openSite({ SEND_LIMIT: '100000' });
afterAll(() => site[Symbol.asyncDispose]());

/** Another key each time: equal values are another enquiry. */
function post(values: object, type = 'json') {
  return site.http
    .post('/send')
    .type(type)
    .send({ ...asha, key: randomUUID(), ...values });
}

const name = 'Enter your name';
const email = 'Enter an e-mail address, such as name@example.com';
const message = 'Tell us what you need';
const phoneAdvice =
  'Enter ten digits, without +91 or a leading 0. Write a number from abroad in the message, and its last ten digits here';
const subjectAdvice = 'Enter your subject as text';
const shorten = (field: string, max: number) => `Shorten your ${field} to ${max} characters`;

// Without script, browsers cut longer numbers to the first ten characters.
const cut = [
  ...['+91 98765 43210', '91-98765-43210', '98765 43210', '0091 98765 43210', '00919876543210'],
  ...['01722761234', '0412345678', '०१७२२७६१२३४', '98765/43210', '+12025550143'],
].map((phone) => phone.slice(0, lengthMax.phone));

const emoji = (count: number) => '\u{1f375}'.repeat(count);

test.each<[field: string, advice: string, values: unknown[]]>([
  ['name', name, [undefined, ' \t\n ', '\u200b\u200d', '\u3164\u2800', { first: 'Asha' }]],
  ['name', shorten('name', 30), ['कि'.repeat(31), `A${'\u0301'.repeat(200)}`, `${emoji(30)}a`]],
  ['message', message, [undefined, '\r\n\r\n']],
  ['message', shorten('message', 5000), ['m'.repeat(5001), `${emoji(5000)}a`]],
  ['phone', shorten('phone number', 10), ['12345678901']],
  ['phone', phoneAdvice, cut],
  ['subject', shorten('subject', 100), ['s'.repeat(101), `${emoji(100)}a`]],
  ['email', shorten('e-mail address', 254), [`asha@${'a.'.repeat(124)}in`, `asha@${'ä.'.repeat(60)}in`]],
  [
    'email',
    email,
    [
      ...[undefined, 'asha', 'a.rao@localhost', 'asha@example.', 'आशा@उदाहरण.भारत', 'asha@exämple%2Ecom.in'],
      ...['asha@１２７.１', 'asha@\u00ad.भारत', `asha@${'ä.'.repeat(10_000)}in`, 'asha@gmail.com2026'],
      ...['asha..verma@gmail.com', 'asha.@gmail.com', 'asha@192.168.1.20', `${'a'.repeat(65)}@example.com`],
      ...['asha@example.c', '\u2060@\u2060', 'asha rao@example.com', 'asha@example.com, ravi@example.com'],
      'asha@example.com\r\nBcc: all@example.com',
    ],
  ],
])('an enquiry with a wrong %s is refused with the instruction “%s”', async (field, advice, values) => {
  const count = site.rows().length;
  for (const value of values) {
    const { status, body } = await post({ [field]: value });
    expect([value, status, body]).toEqual([value, 400, failure({ [field]: advice })]);
  }
  expect(site.rows()).toHaveLength(count);
});

const unchanged = [
  { name: 'न'.repeat(30), subject: 's'.repeat(100), message: 'म'.repeat(5000) },
  { name: emoji(30), subject: emoji(100), message: emoji(5000) },
  { name: 'कि'.repeat(30), phone: '', subject: '' },
  { message: 'One\nTwo\n\tThree', email: "asha.o'rao+tea@mail.example.co.in" },
  { email: "=?utf-8!#$%&'*+-/=?^_`{|}~@example.com", name: 'Asha =?', subject: 'a =? b?=' },
  { email: `${'a'.repeat(64)}@tea.photography`, subject: 'Te\ufeffa', message: 'Te\ufeffa' },
  ...[{ email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }, { email: '2026@163.com' }],
  ...['+656123', '9198765432', '*121#', 'Telegram'].map((phone) => ({ phone })),
];
const copied = [
  ...['mailto:asha@example.com', '<asha@example.com>', 'asha@example.com.', 'asha@example.com,'],
  ...['\u202aasha@example.com\u202c', '\ufeffasha@example.com', 'asha@example.com\u00a0'],
  ...['\0asha@example.com\u0085', 'asha@\u200bexample.com', 'asha@exam\u00adple.com'],
  ...['\u200dasha\u200c@\u200dexample.com\u200d', 'asha@example.com\u2028'],
];
const invisible = [
  undefined,
  null,
  '\u200b',
  '\u3164',
  '\u2800',
  '\u2061\u2062\u2063',
  '\u{e0041}',
  ' \u200b ',
];
const numbers = [
  ...['+91 98765 43210', '00919876543210', '919876543210', '098765-43210', '(98765) 43210', 9876543210],
  ...['+९१ ९८७६५ ४३२१०', '੯੮੭੬੫੪੩੨੧੦', '٠٩٨٧٦٥٤٣٢١٠', '۹۸۷۶۵۴۳۲۱۰', '９８７６５４３２１０'],
  ...['\u{1d7d7}\u{1d7e0}\u{1d7e9}\u{1d7f2}\u{1d7fb}43210', '9876543210,', '91 09876543210'],
  ...['091-98765 43210', '+91 (0) 98765 43210', '98765/43210', '98765\u221243210', 'tel:+919876543210'],
  ...['Mobile: 98765 43210', '98765 43210 (WhatsApp)', 'Tel. 98765 43210'],
];
const separated = (separator: string, line: string): [object, object] => {
  const [text, one] = [`\ufeff40000${separator}5 December\ufeff`, '40000 5 December'];
  return [
    { name: text, subject: text, message: text },
    { name: one, subject: one, message: `40000${line}5 December` },
  ];
};
const broken = `${'m'.repeat(lengthMax.message - 3)}\r\nm\r\nm`.slice(0, lengthMax.message + 2);

const normalized: [typed: object, stored: object][] = [
  ...unchanged.map((values): [object, object] => [values, values]),
  ...copied.map((typed): [object, object] => [{ email: typed }, { email: asha.email }]),
  ...invisible.map((text): [object, object] => [
    { phone: text, subject: text },
    { phone: '', subject: '' },
  ]),
  ...numbers.map((phone): [object, object] => [{ phone }, { phone: '9876543210' }]),
  ...['\v', '\f', '\u0085'].map((separator) => separated(separator, '\n')),
  ...['\0', '\u0007', '\u001e', '\u0092'].map((separator) => separated(separator, ' ')),
  [{ phone: '0172_276_1234;' }, { phone: '1722761234' }],
  [{ phone: '276 1234' }, { phone: '2761234' }],
  [{ phone: '+65 6123' }, { phone: '+656123' }],
  [{ email: 'asha@उदाहरण.भारत' }, { email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }],
  [{ email: 'Asha@EXÄMPLE.com' }, { email: 'Asha@xn--exmple-cua.com' }],
  [{ email: 'asha@क्\u200dष.com' }, { email: 'asha@xn--11b2ezcw70k.com' }],
  [
    { name: '  Asha\r\nRao ', message: '\r\nHello\r\nyou\u0007 \n' },
    { name: 'Asha Rao', message: 'Hello\nyou' },
  ],
  [{ message: broken }, { message: broken.replaceAll('\r', '').trim() }], // a line break is one character
];

test.each(['json', 'form'])(
  'the longest enquiry passes in every encoding, and what is typed is stored in full, in one form: as %s',
  async (type) => {
    for (const [typed, stored] of normalized) {
      const { status } = await post(typed, type);
      expect({ typed, status, ...site.rows().at(-1) }).toMatchObject({
        typed,
        status: 200,
        ...asha,
        ...stored,
      });
    }
  },
);

test('what is not text is refused, in any field and in any notation', async () => {
  const advice = { name, email, message, phone: phoneAdvice, subject: subjectAdvice };
  for (const [field, values] of Object.entries({
    phone: ['1e400', '-1e400', '9876543210.5', '-9876543210', 'true', '["9876543210"]', '{}'],
    ...{ subject: ['2026', '["Tea", "Shop"]', 'false'], name: ['1e400', '5'] },
    ...{ email: ['["asha@example.com"]'], message: ['true'] },
  }))
    for (const value of values) {
      const json = `${JSON.stringify(asha).slice(0, -1)}, "${field}": ${value}}`; // the last of two equal names counts
      const { body } = await site.http.post('/send').type('json').send(json).expect(400);
      expect([value, body]).toEqual([value, failure({ [field]: advice[field as 'name'] })]);
    }
  // Nor is what a form sends twice.
  const twice = `${new URLSearchParams(asha)}&phone=9876543210&subject=Tea`;
  const { body } = await site.http.post('/send').type('form').send(twice).expect(400);
  expect(body).toEqual(failure({ phone: phoneAdvice, subject: subjectAdvice }));
});

const json = 'application/json';
const required = failure({ name, email, message });

test.each([
  [400, 'is a list of enquiries', json, JSON.stringify([asha]), required],
  [400, 'is truncated', json, '{"name":"Asha', failure()],
  [413, 'is too large', json, JSON.stringify({ ...asha, message: 'x'.repeat(65_536) }), failure()],
  [413, 'is too large a form', 'application/x-www-form-urlencoded', `a=${'x'.repeat(65_536)}`, failure()],
  [415, 'is plain text', 'text/plain', JSON.stringify(asha), failure()],
  [415, 'is multipart', 'multipart/form-data; boundary=x', '--x--', failure()],
  [415, 'has no type', undefined, undefined, failure()],
])('a post gets %i when it %s', async (status, _what, type, text, body) => {
  const count = site.rows().length;
  const request = site.http.post('/send');
  const answer = await (type ? request.set('Content-Type', type).send(text) : request.unset('Content-Type'));
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
  expect(site.rows()).toHaveLength(count);
});
