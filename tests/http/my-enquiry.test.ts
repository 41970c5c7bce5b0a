import { expect, test } from 'vitest';
import { requestLimits } from '../../server/privacy/my-enquiry-route.ts';
import { languages, otherLanguages } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

type Site = ReturnType<typeof openSite>;

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'desk@agency.example' };
const limits = { triesPerNetwork: 1_000, perDay: 1_000 };

async function sendEnquiry(site: Site, values: object = {}): Promise<string> {
  const { headers } = await site.http.post('/send').send({ ...asha, ...values });
  return headers['enquiry-reference'] as string;
}

function ask(site: Site, values: object) {
  return site.http.post('/my-enquiry').send({ action: 'see', email: asha.email, ...values });
}

/** As a form without script posts it. */
function askInBrowser(site: Site, values: object) {
  return ask(site, values).type('form').set('Accept', browserAccept);
}

const requestsIn = (site: Site) => site.tables().data_requests as Record<string, unknown>[];

test('a wrong pair, a right one and an erased one get the same answer, as JSON and as a page', async () => {
  await using site = openSite(mail, { requestLimits: limits });
  const [right, erased] = [await sendEnquiry(site), await sendEnquiry(site, { message: 'And coffee.' })];
  await site.store.dataRequests.erase(erased, {
    at: new Date(),
    keptUntil: null,
    isNotified: false,
    isMailed: false,
  });
  const pairs = [
    { reference: right },
    { reference: right, email: 'ravi@example.com' },
    { reference: '0000-0000' },
    { reference: erased },
  ];
  for (const action of ['see', 'erase']) {
    for (const post of [ask, askInBrowser]) {
      const answers = [];
      for (const pair of pairs) {
        const { status, headers, text } = await post(site, { action, ...pair });
        const { date, ...others } = headers;
        answers.push({ status, text, headers: others });
      }
      expect(answers[0]).toMatchObject({
        status: 200,
        text: expect.stringContaining('If we hold an enquiry'),
      });
      for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0]);
    }
  }
});

test('a reference is found however it is typed', async () => {
  await using site = openSite(mail, { requestLimits: limits });
  for (const typed of ['k0m1-9qxd', ' KOMI9QXD ', 'k O m l – 9 q x d', 'K0-M1-9Q-XD', 'k0m1‑9QXD'])
    expect((await ask(site, { reference: typed })).status).toBe(200);
  expect(requestsIn(site).map(({ reference }) => reference)).toEqual(Array(5).fill('K0M1-9QXD'));
  expect(new Set(requestsIn(site).map(({ email_hash }) => email_hash)).size).toBe(1);
});

test('an address is not stored or logged, and compared without regard to case', async () => {
  await using site = openSite(mail, { requestLimits: limits });
  await ask(site, { reference: 'K0M1-9QXD', email: ' Asha@Example.COM ' });
  await ask(site, { reference: 'K0M1-9QXD' });
  const [one, other] = requestsIn(site);
  expect(one).toMatchObject({ email_hash: other?.email_hash });
  expect(JSON.stringify([requestsIn(site), site.lines])).not.toMatch(/asha|example\.com/i);
});

test('an address with an internationalised domain is the one in ASCII', async () => {
  await using site = openSite(mail, { requestLimits: limits });
  for (const email of ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'])
    expect((await ask(site, { reference: 'K0M1-9QXD', email })).status).toBe(200);
  const [one, other] = requestsIn(site);
  expect(one).toMatchObject({ email_hash: other?.email_hash });
});

const referenceAdvice = { reference: 'Enter your reference, such as K7M2-9QXD' };
const emailAdvice = { email: 'Enter an e-mail address, such as name@example.com' };

test.each([
  ['no reference', { reference: '' }, referenceAdvice],
  ['a short reference', { reference: 'K7M2-9QX' }, referenceAdvice],
  ['a reference with a letter that none has', { reference: 'K7M2-9QXU' }, referenceAdvice],
  ['a reference of 3,000 letters', { reference: 'K'.repeat(3_000) }, referenceAdvice],
  ['a list', { reference: ['K7M2-9QXD'] }, referenceAdvice],
  ['an address without a dot', { email: 'asha@example' }, emailAdvice],
  ['an address with a second line', { email: 'asha@example.com\r\nBcc: x@example.com' }, emailAdvice],
  ['another action', { action: 'drop' }, {}],
])('%s is answered with instructions and not stored', async (_what, values, errors) => {
  await using site = openSite(mail);
  const { status, body } = await ask(site, { reference: 'K7M2-9QXD', ...values });
  expect({ status, body }).toMatchObject({ status: 400, body: { success: false, errors } });
  expect(Object.keys(body.errors)).toEqual(Object.keys(errors));
  expect(requestsIn(site)).toEqual([]);
});

test('a form without script is answered on the privacy page, which is neither cached nor indexed', async () => {
  await using site = openSite({ ...mail, SITE_URL: 'https://www.agency.example' });
  const sent = await askInBrowser(site, { reference: 'K7M2-9QXD' });
  expect(sent.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    vary: expect.stringContaining('Accept'),
  });
  expect(sent.text).toContain('<h1');
  expect(sent.text).not.toContain('K7M2-9QXD"'); // a shared screen shows nothing that was typed
  const refused = await askInBrowser(site, { reference: 'K7M2-9QXD', email: '"><b>x' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('value="K7M2-9QXD"');
  expect(refused.text).toContain('value="&quot;&gt;&lt;b&gt;x"');
});

test('the URL of the answer redirects a visitor to the form', async () => {
  await using site = openSite(mail);
  const opened = await site.http.get('/my-enquiry').set('Accept', browserAccept).expect(303);
  expect(opened.headers).toMatchObject({
    location: '/privacy-policy#my-enquiry',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  for (const method of ['put', 'delete', 'patch'] as const)
    expect((await site.http[method]('/my-enquiry')).headers.allow).toBe('GET, HEAD, POST');
});

test('one network uses a fifth of the day, then is asked to write, and the day stays open for others', async () => {
  await using site = openSite({ ...mail, TRUST_PROXY: '1', SITE_EMAIL: 'hello@agency.example' });
  const askFrom = (address: string) => ask(site, { reference: 'K7M2-9QXD' }).set('X-Forwarded-For', address);
  // A provider assigns an IPv6 /48 on request.
  for (const network of ['203.0.113.1', '2001:db8:5::1'])
    for (let time = 1; time <= requestLimits.triesPerNetwork; time++) await askFrom(network).expect(200);
  for (const address of ['203.0.113.1', '2001:db8:5:300::1']) {
    const { headers, body } = await askFrom(address).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    expect(body.message).toContain('hello@agency.example');
  }
  for (const other of ['203.0.113.2', '2001:db8:6::1']) await askFrom(other).expect(200);
  expect(requestsIn(site)).toHaveLength(2 * requestLimits.triesPerNetwork + 2);
  expect(5 * requestLimits.triesPerNetwork).toBeLessThanOrEqual(requestLimits.perDay);
});

test('a post from another site, of another type, or too long is rejected and does not count towards the limits', async () => {
  await using site = openSite(mail);
  await ask(site, { reference: 'K7M2-9QXD' }).set('Sec-Fetch-Site', 'cross-site').expect(403);
  await ask(site, { reference: 'K7M2-9QXD' }).set('Origin', 'https://evil.example').expect(403);
  await site.http.post('/my-enquiry').type('text/plain').send('reference=K7M2-9QXD').expect(415);
  await ask(site, { reference: 'K7M2-9QXD', more: 'x'.repeat(5_000) }).expect(413);
  await site.http.post('/my-enquiry').type('json').send('{').expect(400);
  expect(requestsIn(site)).toEqual([]);
  expect(site.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('after a hundred requests in a day, visitors are asked to write', async () => {
  await using site = openSite(mail, { requestLimits: { ...limits, perDay: requestLimits.perDay } });
  for (let time = 0; time < requestLimits.perDay; time++)
    await ask(site, { reference: 'K7M2-9QXD' }).expect(200);
  const reference = await sendEnquiry(site);
  const answers = [];
  for (const pair of [{ reference }, { reference: '0000-0000' }]) {
    const { status, text } = await ask(site, pair);
    answers.push({ status, text });
  }
  expect(answers[0]).toMatchObject({ status: 429, text: expect.stringContaining('Write to us instead') });
  expect(answers[1]).toEqual(answers[0]);
  expect(requestsIn(site)).toHaveLength(requestLimits.perDay);
  expect(site.lines.filter(({ level }) => Number(level) >= 40)).toMatchObject([
    { msg: 'limit of data requests reached for today', perDay: 100 },
  ]);
});

test('a program that fills in the hidden field gets the answer, and does not count towards the limits', async () => {
  await using site = openSite(mail);
  const { body } = await ask(site, { reference: 'K7M2-9QXD', link: 'https://spam.example' }).expect(200);
  expect(body).toEqual((await ask(site, { reference: 'K7M2-9QXD' })).body);
  expect(requestsIn(site)).toHaveLength(1);
});

test('without mail settings the answer says within how many days a person writes', async () => {
  await using site = openSite();
  const { body } = await ask(site, { reference: 'K7M2-9QXD', action: 'erase' }).expect(200);
  expect(body.message).toContain('30 days');
});

test('a request that cannot be stored gets an error', async () => {
  await using site = openSite(mail);
  await site.store.close();
  const { body } = await ask(site, { reference: 'K7M2-9QXD' }).expect(503);
  expect(body).toMatchObject({ success: false, message: expect.stringContaining('was not stored') });
  const page = await askInBrowser(site, { reference: 'K7M2-9QXD' }).expect(503);
  expect(page.text).toContain('value="K7M2-9QXD"'); // the visitor can try again later
  expect(JSON.stringify(site.lines)).not.toContain('asha');
});

test.each(otherLanguages)('a form in %s is answered in it, the same for every pair', async (language) => {
  await using site = openSite(mail, { requestLimits: limits });
  const reference = await sendEnquiry(site);
  for (const post of [ask, askInBrowser]) {
    const [one, other] = [
      await post(site, { language, reference }),
      await post(site, { language, reference: '0000-0000' }),
    ];
    expect(one.status).toBe(200);
    expect(one.text).toContain(languages[language].requests.asked.see.byLetter);
    expect(other.text).toBe(one.text);
  }
  const { body } = await ask(site, { language, reference: 'x' }).expect(400);
  expect(body.errors.reference).toBe(languages[language].requests.errors.reference);
});

test.each(['en', ...otherLanguages] as const)(
  '%s: if a part has to be kept, the answer to an erasure says for how long, whether the pair is right or wrong',
  async (language) => {
    await using site = openSite({ ...mail, ERASE_AFTER_DAYS: '365' }, { requestLimits: limits });
    const reference = await sendEnquiry(site);
    const messageFor = async (values: object) => (await ask(site, { language, ...values })).body.message;
    const { erase, see } = languages[language].requests.asked;
    const { kept } = languages[language].requests;
    const said = await messageFor({ reference, action: 'erase' });
    expect(said).toBe(`${erase.byLetter} ${kept(365)}`);
    expect(await messageFor({ reference: '0000-0000', action: 'erase' })).toBe(said);
    expect(await messageFor({ reference })).toBe(see.byLetter);
  },
);
