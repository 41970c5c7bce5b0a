import { expect, test } from 'vitest';
import { failure, lengthMax } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { readForm } from '../support/html.ts';
import { openSite } from '../support/site.ts';

const name = 'Enter your name';
const email = 'Enter an email address, such as name@example.com';
const message = 'Tell us what you need';

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['without a name', { name: undefined }, { name }],
  ['with an empty name', { name: '' }, { name }],
  ['with a name of spaces', { name: ' \t\n ' }, { name }],
  ['with an invisible name', { name: '\u200b\u200d' }, { name }],
  ['with a name of characters that look like spaces', { name: '\u3164\u2800' }, { name }],
  ['with a name that is not a string', { name: { first: 'Asha' } }, { name }],
  [
    'with 31 Hindi letters as its name',
    { name: 'कि'.repeat(31) },
    { name: 'Shorten your name to 30 characters' },
  ],
  [
    'with marks piled on its name',
    { name: `A${'\u0301'.repeat(200)}` },
    { name: 'Shorten your name to 30 characters' },
  ],
  ['with a name of 31 characters', { name: 'a'.repeat(31) }, { name: 'Shorten your name to 30 characters' }],
  ['without an e-mail address', { email: undefined }, { email }],
  ['with half an e-mail address', { email: 'asha' }, { email }],
  ['with an e-mail address without a dot behind the @', { email: 'a.rao@localhost' }, { email }],
  ['with an e-mail address that ends in a dot', { email: 'asha@example.' }, { email }],
  ['with an e-mail address in another script', { email: 'आशा@उदाहरण.भारत' }, { email }],
  ['with more than a domain behind the @', { email: 'asha@exämple.com/evil.example' }, { email }],
  ['with an encoded domain', { email: 'asha@exämple%2Ecom.in' }, { email }],
  ['with a full-width IP address', { email: 'asha@１２７.１' }, { email }],
  ['with an invisible label in its domain', { email: 'asha@\u00ad.भारत' }, { email }],
  ['with a domain of 64 kB', { email: `asha@${'ä.'.repeat(10_000)}in` }, { email }],
  [
    'with an internationalised domain that is longer in ASCII',
    { email: `asha@${'ä.'.repeat(60)}in` },
    { email: 'Shorten your email address to 254 characters' },
  ],
  ['with a year behind its e-mail address', { email: 'asha@gmail.com2026' }, { email }],
  ['with two dots in its e-mail address', { email: 'asha..verma@gmail.com' }, { email }],
  ['with a dot before the @', { email: 'asha.@gmail.com' }, { email }],
  ['with a dot before its e-mail address', { email: '.asha@gmail.com' }, { email }],
  ['with an IP address behind the @', { email: 'asha@192.168.1.20' }, { email }],
  ['with 65 characters before the @', { email: `${'a'.repeat(65)}@example.com` }, { email }],
  ['with a web address before the @', { email: 'http//@bolo.example' }, { email }],
  ['with a domain that ends in one letter', { email: 'asha@example.c' }, { email }],
  ['with a word joiner for an e-mail address', { email: '\u2060@\u2060' }, { email }],
  ['with a space in its e-mail address', { email: 'asha rao@example.com' }, { email }],
  ['with two e-mail addresses', { email: 'asha@example.com, ravi@example.com' }, { email }],
  ['with a header in its e-mail address', { email: 'asha@example.com\r\nBcc: all@example.com' }, { email }],
  [
    'with an e-mail address of 255 characters',
    { email: `asha@${'a.'.repeat(124)}in` },
    { email: 'Shorten your email address to 254 characters' },
  ],
  [
    'with a phone number of 11 digits',
    { phone: '12345678901' },
    { phone: 'Shorten your phone number to 10 characters' },
  ],
  [
    'with a subject of 101 characters',
    { subject: 's'.repeat(101) },
    { subject: 'Shorten your subject to 100 characters' },
  ],
  ['without a message', { message: undefined }, { message }],
  ['with a message of line breaks', { message: '\r\n\r\n' }, { message }],
  [
    'with a message of 5001 characters',
    { message: 'm'.repeat(5001) },
    { message: 'Shorten your message to 5000 characters' },
  ],
  [
    'with nothing right',
    { name: '', email: '', message: '', phone: '12345678901' },
    { name, email, message, phone: 'Shorten your phone number to 10 characters' },
  ],
])('an enquiry %s is refused with an instruction', async (_what, fault, errors) => {
  await using agency = openSite();
  const { status, body } = await agency.http.post('/send').send({ ...asha, ...fault });
  expect({ status, body }).toEqual({ status: 400, body: failure(errors) });
  expect(agency.rows()).toEqual([]);
});

test.each([
  ['its name and message as long as they may be', { name: 'न'.repeat(30), message: 'म'.repeat(5000) }],
  ['a name of 30 Hindi letters with their signs', { name: 'कि'.repeat(30) }],
  ['a subject as long as it may be', { subject: 's'.repeat(100) }],
  ['no phone number and no subject', { phone: '', subject: '' }],
  ['a message over several lines', { message: 'One\nTwo\n\tThree' }],
  ['an e-mail address with a plus', { email: "asha.o'rao+tea@mail.example.co.in" }],
  ['an e-mail address of signs', { email: "=?utf-8!#$%&'*+-/=?^_`{|}~@example.com" }],
  ['64 characters before the @', { email: `${'a'.repeat(64)}@example.com` }],
  ['an e-mail address under a long top-level domain', { email: 'asha@tea.photography' }],
  ['an e-mail address with a top-level domain in Punycode', { email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }],
  ['an e-mail address of digits', { email: '2026@163.com' }],
  ['a byte-order mark inside its words', { subject: 'Te\ufeffa', message: 'Te\ufeffa' }],
  ['an equals sign before a question mark', { name: 'Asha =?', subject: 'a =? b?=' }],
])('an enquiry with %s is stored unchanged', async (_what, values) => {
  await using agency = openSite();
  const { status } = await agency.http
    .post('/send')
    .type('form')
    .send({ ...asha, ...values });
  expect(status).toBe(200);
  expect(agency.rows()).toMatchObject([{ ...asha, ...values }]);
});

test.each([
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['Asha@EXÄMPLE.com', 'Asha@xn--exmple-cua.com'],
  ['asha@क्\u200dष.com', 'asha@xn--11b2ezcw70k.com'],
  ['asha@xn--exmple-cua.com', 'asha@xn--exmple-cua.com'],
])('the e-mail address %s is stored with its domain in ASCII', async (email, stored) => {
  await using agency = openSite();
  const { status } = await agency.http.post('/send').send({ ...asha, email });
  expect(status).toBe(200);
  expect(agency.rows()).toMatchObject([{ email: stored }]);
});

test.each(['json', 'form'])(
  'invisible characters of a copied e-mail address are removed from a post as %s',
  async (type) => {
    await using agency = openSite();
    const copied = [
      ...['mailto:asha@example.com', '<asha@example.com>', 'asha@example.com.', 'asha@example.com,'],
      ...['\u202aasha@example.com\u202c', '\ufeffasha@example.com', 'asha@example.com\u200e'],
      ...[
        'asha@example.com\u00a0',
        '\u3000asha@example.com',
        '\u200basha@example.com',
        '\0asha@example.com\u0085',
      ],
      ...[
        'asha@\u200bexample.com',
        'asha@exam\u00adple.com',
        '\u200dasha\u200c@\u200dexample.com\u200d',
        'asha@example.com\u2028',
      ],
    ];
    for (const email of copied) {
      const { status } = await agency.http
        .post('/send')
        .type(type)
        .send({ ...asha, email, message: JSON.stringify(email) });
      expect({ email, status }).toEqual({ email, status: 200 });
    }
    expect(agency.rows().map(({ email }) => email)).toEqual(copied.map(() => asha.email));
  },
);

test('phone number and subject are optional', async () => {
  await using agency = openSite();
  const { status } = await agency.http.post('/send').send({ ...asha, phone: undefined, subject: undefined });
  expect(status).toBe(200);
  expect(agency.rows()).toMatchObject([{ phone: '', subject: '' }]);
});

test.each(['\u200b', '\u00ad', '\u3164', '\u2800', '\u2061\u2062\u2063', '\u17b4', '\u{e0041}', ' \u200b '])(
  'a phone number and a subject that have only %j are stored as missing',
  async (invisible) => {
    await using agency = openSite();
    const { status } = await agency.http
      .post('/send')
      .send({ ...asha, phone: invisible, subject: invisible });
    expect(status).toBe(200);
    expect(agency.rows()).toMatchObject([{ phone: '', subject: '' }]);
  },
);

// Without script, browsers cut longer numbers to the first ten characters.
test.each([
  '+91 98765 43210',
  '91-98765-43210',
  '98765 43210',
  '0091 98765 43210',
  '00919876543210',
  '01722761234',
  '0412345678',
  '०१७२२७६१२३४',
  '98765/43210',
  '+12025550143',
])('the first ten characters of %s are refused as a phone number, with a message', async (whole) => {
  await using agency = openSite();
  const phone = whole.slice(0, lengthMax.phone);
  const advice = 'Enter the ten digits of your phone number, without +91 or a leading 0';
  const byScript = await agency.http.post('/send').send({ ...asha, phone });
  expect({ status: byScript.status, body: byScript.body }).toEqual({
    status: 400,
    body: failure({ phone: advice }),
  });
  const byForm = await agency.http
    .post('/send')
    .set('Accept', browserAccept)
    .type('form')
    .send({ ...asha, phone, form: 'seo', page: '/seo-services' });
  expect(byForm.status).toBe(400);
  expect(readForm(byForm.text, 'seo').error('phone')).toBe(advice);
  expect(readForm(byForm.text, 'seo').values.phone).toBe(phone);
  expect(agency.rows()).toEqual([]);
});

test.each(['276 1234', '98765 432', '+65 6123', '9198765432'])(
  'the phone number %s may be complete, and is stored',
  async (phone) => {
    await using agency = openSite();
    expect((await agency.http.post('/send').send({ ...asha, phone })).status).toBe(200);
    expect(agency.rows()).toHaveLength(1);
  },
);

test.each([
  ['+91 98765 43210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['(98765) 43210', '9876543210'],
  [9876543210, '9876543210'],
  ['+९१ ९८७६५ ४३२१०', '9876543210'],
  ['੯੮੭੬੫੪੩੨੧੦', '9876543210'],
  ['٠٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
  ['９８７６５４３２１０', '9876543210'],
  ['\u{1d7d7}\u{1d7e0}\u{1d7e9}\u{1d7f2}\u{1d7fb}43210', '9876543210'],
  ['9876543210,', '9876543210'],
  ['91 09876543210', '9876543210'],
  ['091-98765 43210', '9876543210'],
  ['+91 (0) 98765 43210', '9876543210'],
  ['98765/43210', '9876543210'],
  ['98765\u221243210', '9876543210'],
  ['tel:+919876543210', '9876543210'],
  ['Mobile: 98765 43210', '9876543210'],
  ['98765 43210 (WhatsApp)', '9876543210'],
  ['Tel. 98765 43210', '9876543210'],
  ['0172_276_1234;', '1722761234'],
  ['*121#', '*121#'],
  ['Telegram', 'Telegram'],
])('the phone number %s is stored in full', async (phone, stored) => {
  await using agency = openSite();
  const { status } = await agency.http.post('/send').send({ ...asha, phone });
  expect(status).toBe(200);
  expect(agency.rows()).toMatchObject([{ phone: stored }]);
});

const phoneAdvice = 'Enter the ten digits of your phone number, without +91 or a leading 0';
const subjectAdvice = 'Enter your subject as text';

test.each([
  ['"phone": 1e400', { phone: phoneAdvice }],
  ['"phone": -1e400', { phone: phoneAdvice }],
  ['"phone": 9876543210.5', { phone: phoneAdvice }],
  ['"phone": -9876543210', { phone: phoneAdvice }],
  ['"phone": true', { phone: phoneAdvice }],
  ['"phone": ["9876543210"]', { phone: phoneAdvice }],
  ['"subject": 2026', { subject: subjectAdvice }],
  ['"subject": ["Tea", "Shop"]', { subject: subjectAdvice }],
  ['"subject": false, "phone": {}', { subject: subjectAdvice, phone: phoneAdvice }],
  ['"name": 1e400', { name }],
  ['"name": 5, "phone": 1e400', { name, phone: phoneAdvice }],
  ['"email": ["asha@example.com"]', { email }],
  ['"message": true', { message }],
])('an enquiry with %s is refused, because it is not text', async (fields, errors) => {
  await using agency = openSite();
  const json = `${JSON.stringify(asha).slice(0, -1)}, ${fields}}`; // the last of two equal names counts
  const { status, body } = await agency.http.post('/send').type('json').send(json);
  expect({ status, body }).toEqual({ status: 400, body: failure(errors) });
  expect(agency.rows()).toEqual([]);
});

test('a phone number or a subject that a form sends twice is refused', async () => {
  await using agency = openSite();
  const twice = `${new URLSearchParams(asha)}&phone=9876543210&subject=Tea`;
  const { status, body } = await agency.http.post('/send').type('form').send(twice);
  expect({ status, body }).toEqual({
    status: 400,
    body: failure({ phone: phoneAdvice, subject: subjectAdvice }),
  });
});

test('a phone number and a subject that are null are stored as missing', async () => {
  await using agency = openSite();
  expect((await agency.http.post('/send').send({ ...asha, phone: null, subject: null })).status).toBe(200);
  expect(agency.rows()).toMatchObject([{ phone: '', subject: '' }]);
});

test('surrounding white space and characters that could end an e-mail header are removed', async () => {
  await using agency = openSite();
  const sent = { name: '  Asha\r\nRao ', subject: 'Tea\0shop\n', message: '\r\nHello\r\nyou\u0007 \n' };
  await agency.http.post('/send').send({ ...asha, ...sent });
  expect(agency.rows()).toMatchObject([{ name: 'Asha Rao', subject: 'Tea shop', message: 'Hello\nyou' }]);
});

test.each(['json', 'form'])('a post as %s keeps what a control character separates apart', async (type) => {
  await using agency = openSite();
  for (const separator of ['\v', '\f', '\u0085', '\0', '\u0007', '\u001e', '\u0092']) {
    const text = `\ufeff40000${separator}5 December\ufeff`;
    await agency.http
      .post('/send')
      .type(type)
      .send({ ...asha, name: text, subject: text, message: text });
    expect(agency.rows().at(-1)).toMatchObject({
      name: '40000 5 December',
      subject: '40000 5 December',
      message: `40000${/[\v\f\u0085]/.test(separator) ? '\n' : ' '}5 December`,
    });
  }
});

test('the length of a message counts a line break as one character, as the browser does', async () => {
  await using agency = openSite();
  const message = `${'m'.repeat(4997)}\r\nm`;
  expect(message.replace('\r', '')).toHaveLength(lengthMax.message - 1);
  const { status } = await agency.http
    .post('/send')
    .type('form')
    .send({ ...asha, message: `${message}\r\nm`.slice(0, 5002) });
  expect(status).toBe(200);
});

test.each([
  ['an array', '[]'],
  ['a list of enquiries', JSON.stringify([asha])],
  ['an empty object', '{}'],
])('%s instead of an enquiry gets the messages for required fields', async (_what, json) => {
  await using agency = openSite();
  const { status, body } = await agency.http.post('/send').type('json').send(json);
  expect({ status, body }).toEqual({ status: 400, body: failure({ name, email, message }) });
});

test.each([
  [400, 'is truncated', 'application/json', '{"name":"Asha'],
  [400, 'is a bare word', 'application/json', 'null'],
  [
    413,
    'is larger than any enquiry',
    'application/json',
    JSON.stringify({ ...asha, message: 'x'.repeat(65_536) }),
  ],
  [
    413,
    'is a form larger than any enquiry',
    'application/x-www-form-urlencoded',
    `message=${'x'.repeat(65_536)}`,
  ],
  [415, 'is plain text', 'text/plain', JSON.stringify(asha)],
  [415, 'is multipart', 'multipart/form-data; boundary=x', '--x--'],
  [415, 'has an unsupported charset', 'application/json; charset=koi8-r', JSON.stringify(asha)],
])('a post gets %i when it %s', async (status, _what, type, text) => {
  await using agency = openSite();
  const answer = await agency.http.post('/send').set('Content-Type', type).send(text);
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: failure() });
  expect(agency.rows()).toEqual([]);
});

test('a post without a content type gets 415', async () => {
  await using agency = openSite();
  const answer = await agency.http.post('/send').unset('Content-Type');
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 415, body: failure() });
});

test('an enquiry of the maximum length passes in every encoding', async () => {
  await using agency = openSite();
  const { status } = await agency.http
    .post('/send')
    .type('form')
    .send({ ...asha, message: 'म'.repeat(lengthMax.message) });
  expect(status).toBe(200);
});

test('an emoji outside of the first plane is one character, and as many as are allowed pass in every encoding', async () => {
  await using agency = openSite();
  const emoji = (count: number) => '\u{1f375}'.repeat(count);
  const longest = { name: emoji(30), subject: emoji(100), message: emoji(5_000) };
  for (const type of ['form', 'json']) {
    const post = (values: object) =>
      agency.http
        .post('/send')
        .type(type)
        .send({ ...asha, ...values });
    expect((await post(longest)).status).toBe(200);
    for (const [field, text] of Object.entries(longest))
      expect((await post({ [field]: `${text}a` })).body.errors).toHaveProperty(field);
  }
});
