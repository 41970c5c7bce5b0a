import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { failure, lengthMax } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { readForm } from '../support/html.ts';
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

const latest = () => site.rows().at(-1);

const name = 'Enter your name';
const email = 'Enter an e-mail address, such as name@example.com';
const message = 'Tell us what you need';
const shorten = (field: string, max: number) => `Shorten your ${field} to ${max} characters`;

test.each<[field: string, advice: string, values: unknown[]]>([
  ['name', name, [undefined, ' \t\n ', '\u200b\u200d', '\u3164\u2800', { first: 'Asha' }]],
  ['name', shorten('name', 30), ['कि'.repeat(31), `A${'\u0301'.repeat(200)}`, 'a'.repeat(31)]],
  ['message', message, [undefined, '\r\n\r\n']],
  ['message', shorten('message', 5000), ['m'.repeat(5001)]],
  ['phone', shorten('phone number', 10), ['12345678901']],
  ['subject', shorten('subject', 100), ['s'.repeat(101)]],
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

test('an enquiry with nothing right is refused with an instruction for each field', async () => {
  const { body } = await post({ name: '', email: '', message: '', phone: '12345678901' }).expect(400);
  expect(body).toEqual(failure({ name, email, message, phone: shorten('phone number', 10) }));
});

test('an enquiry as long as it may be, or of unusual signs, is stored unchanged', async () => {
  for (const values of [
    { name: 'न'.repeat(30), subject: 's'.repeat(100), message: 'म'.repeat(5000) },
    { name: 'कि'.repeat(30), phone: '', subject: '' },
    { message: 'One\nTwo\n\tThree', email: "asha.o'rao+tea@mail.example.co.in" },
    { email: "=?utf-8!#$%&'*+-/=?^_`{|}~@example.com", name: 'Asha =?', subject: 'a =? b?=' },
    { email: `${'a'.repeat(64)}@tea.photography`, subject: 'Te\ufeffa', message: 'Te\ufeffa' },
    ...[{ email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }, { email: '2026@163.com' }],
  ]) {
    await post(values, 'form').expect(200);
    expect(latest()).toMatchObject({ ...asha, ...values });
  }
});

const missing = { phone: '', subject: '' };
const invisible = [
  null,
  '\u200b',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\u2061\u2062\u2063',
  '\u{e0041}',
  ' \u200b ',
];

test.each<[object, object]>([
  [{ email: 'asha@उदाहरण.भारत' }, { email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }],
  [{ email: 'Asha@EXÄMPLE.com' }, { email: 'Asha@xn--exmple-cua.com' }],
  [{ email: 'asha@क्\u200dष.com' }, { email: 'asha@xn--11b2ezcw70k.com' }],
  [{ email: 'asha@xn--exmple-cua.com' }, { email: 'asha@xn--exmple-cua.com' }],
  [{ phone: undefined, subject: undefined }, missing],
  ...invisible.map((text): [object, object] => [{ phone: text, subject: text }, missing]),
  [
    { name: '  Asha\r\nRao ', message: '\r\nHello\r\nyou\u0007 \n' },
    { name: 'Asha Rao', message: 'Hello\nyou' },
  ],
])('%j is stored as %j', async (values, stored) => {
  expect((await post(values)).status).toBe(200);
  expect(latest()).toMatchObject(stored);
});

test.each(['json', 'form'])(
  'what surrounds a copied e-mail address, and is invisible in it, is removed from a post as %s',
  async (type) => {
    for (const email of [
      ...['mailto:asha@example.com', '<asha@example.com>', 'asha@example.com.', 'asha@example.com,'],
      ...['\u202aasha@example.com\u202c', '\ufeffasha@example.com', 'asha@example.com\u200e'],
      ...['asha@example.com\u00a0', '\u3000asha@example.com', '\u200basha@example.com'],
      ...['\0asha@example.com\u0085', 'asha@\u200bexample.com', 'asha@exam\u00adple.com'],
      ...['\u200dasha\u200c@\u200dexample.com\u200d', 'asha@example.com\u2028'],
    ]) {
      const { status } = await post({ email, message: JSON.stringify(email) }, type);
      expect([email, status, latest()?.email]).toEqual([email, 200, asha.email]);
    }
  },
);

const phoneAdvice =
  'Enter ten digits, without +91 or a leading 0. Write a number from abroad in the message, and its last ten digits here';
const subjectAdvice = 'Enter your subject as text';

// Without script, browsers cut longer numbers to the first ten characters.
test('the first ten characters of a longer phone number are refused, with a message', async () => {
  for (const whole of [
    ...['+91 98765 43210', '91-98765-43210', '98765 43210', '0091 98765 43210', '00919876543210'],
    ...['01722761234', '0412345678', '०१७२२७६१२३४', '98765/43210', '+12025550143'],
  ]) {
    const phone = whole.slice(0, lengthMax.phone);
    const byScript = await post({ phone });
    expect([phone, byScript.status, byScript.body]).toEqual([phone, 400, failure({ phone: phoneAdvice })]);
    const form = post({ phone, form: 'seo', page: '/seo-services' }, 'form');
    const { error, values } = readForm((await form.set('Accept', browserAccept).expect(400)).text, 'seo');
    expect([error('phone'), values.phone]).toEqual([phoneAdvice, phone]);
  }
});

test.each<[stored: string, typed: unknown[]]>([
  [
    '9876543210',
    [
      ...['+91 98765 43210', '00919876543210', '919876543210', '098765-43210', '(98765) 43210', 9876543210],
      ...['+९१ ९८७६५ ४३२१०', '੯੮੭੬੫੪੩੨੧੦', '٠٩٨٧٦٥٤٣٢١٠', '۹۸۷۶۵۴۳۲۱۰', '９８７６５４３２１０'],
      ...['\u{1d7d7}\u{1d7e0}\u{1d7e9}\u{1d7f2}\u{1d7fb}43210', '9876543210,', '91 09876543210'],
      ...['091-98765 43210', '+91 (0) 98765 43210', '98765/43210', '98765\u221243210', 'tel:+919876543210'],
      ...['Mobile: 98765 43210', '98765 43210 (WhatsApp)', 'Tel. 98765 43210'],
    ],
  ],
  ['1722761234', ['0172_276_1234;']],
  ['2761234', ['276 1234']],
  ['+656123', ['+65 6123']],
  ['9198765432', ['9198765432']],
  ['*121#', ['*121#']],
  ['Telegram', ['Telegram']],
])('the phone number %s is stored in full, however it is typed', async (stored, typed) => {
  for (const phone of typed) {
    const { status } = await post({ phone });
    expect([phone, status, latest()?.phone]).toEqual([phone, 200, stored]);
  }
});

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

test.each(['json', 'form'])('a post as %s keeps what a control character separates apart', async (type) => {
  for (const separator of ['\v', '\f', '\u0085', '\0', '\u0007', '\u001e', '\u0092']) {
    const text = `\ufeff40000${separator}5 December\ufeff`;
    await post({ name: text, subject: text, message: text }, type);
    const lines = `40000${/[\v\f\u0085]/.test(separator) ? '\n' : ' '}5 December`;
    expect(latest()).toMatchObject({ name: '40000 5 December', subject: '40000 5 December', message: lines });
  }
});

test('the longest enquiry passes in every encoding; an emoji is one character, and so is a line break', async () => {
  const broken = `${'m'.repeat(lengthMax.message - 3)}\r\nm\r\nm`.slice(0, lengthMax.message + 2);
  for (const message of ['म'.repeat(lengthMax.message), broken])
    expect((await post({ message }, 'form')).status).toBe(200);
  const emoji = (count: number) => '\u{1f375}'.repeat(count);
  const longest = { name: emoji(30), subject: emoji(100), message: emoji(5_000) };
  for (const type of ['form', 'json']) {
    expect((await post(longest, type)).status).toBe(200);
    for (const [field, text] of Object.entries(longest))
      expect((await post({ [field]: `${text}a` }, type)).body.errors).toHaveProperty(field);
  }
});

const json = 'application/json';
const required = failure({ name, email, message });

test.each([
  [400, 'is a list of enquiries', json, JSON.stringify([asha]), required],
  [400, 'is an empty object', json, '{}', required],
  [400, 'is truncated', json, '{"name":"Asha', failure()],
  [400, 'is a bare word', json, 'null', failure()],
  [413, 'is too large', json, JSON.stringify({ ...asha, message: 'x'.repeat(65_536) }), failure()],
  [413, 'is too large a form', 'application/x-www-form-urlencoded', `a=${'x'.repeat(65_536)}`, failure()],
  [415, 'is plain text', 'text/plain', JSON.stringify(asha), failure()],
  [415, 'is multipart', 'multipart/form-data; boundary=x', '--x--', failure()],
  [415, 'has an unsupported charset', `${json}; charset=koi8-r`, JSON.stringify(asha), failure()],
  [415, 'has no type', undefined, undefined, failure()],
])('a post gets %i when it %s', async (status, _what, type, text, body) => {
  const count = site.rows().length;
  const request = site.http.post('/send');
  const answer = await (type ? request.set('Content-Type', type).send(text) : request.unset('Content-Type'));
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
  expect(site.rows()).toHaveLength(count);
});
