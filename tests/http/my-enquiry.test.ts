import { expect, test } from 'vitest';
import { requestLimits } from '../../server/privacy/my-enquiry-route.ts';
import { languages, otherLanguages } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'desk@agency.example' };
const many = { triesPerNetwork: 1_000, perDay: 1_000 };
const one = { reference: 'K7M2-9QXD' };

function openAgency(env: Record<string, string> = mail, limits = requestLimits) {
  const site = openSite(env, { requestLimits: limits });
  const ask = (values: object) =>
    site.http.post('/my-enquiry').send({ action: 'see', email: asha.email, ...values });
  return {
    ...site,
    ask,
    /** As a form without script posts it. */
    askInBrowser: (values: object) => ask(values).type('form').set('Accept', browserAccept),
    requests: () => site.tables().data_requests as Record<string, unknown>[],
    faults: () => site.lines.filter(({ level }) => Number(level) >= 40),
    async sendEnquiry(values: object = {}): Promise<string> {
      const { headers } = await site.http.post('/send').send({ ...asha, ...values });
      return headers['enquiry-reference'] as string;
    },
  };
}

test.each([0, 365])(
  'with ERASE_AFTER_DAYS=%d every pair gets the same answer, as JSON and as a page',
  async (days) => {
    await using agency = openAgency({ ...mail, ERASE_AFTER_DAYS: `${days}` }, many);
    const [right, erased] = [await agency.sendEnquiry(), await agency.sendEnquiry({ message: 'Coffee.' })];
    const erasure = { at: new Date(), keptUntil: null, isNotified: false, isMailed: false };
    await agency.store.dataRequests.erase(erased, erasure);
    const wrong = [{ email: 'ravi@example.com' }, { reference: '0000-0000' }, { reference: erased }];
    for (const language of ['en', ...otherLanguages] as const) {
      const { asked, kept, errors } = languages[language].requests;
      for (const action of ['see', 'erase'] as const)
        for (const post of [agency.ask, agency.askInBrowser]) {
          const answerTo = async (pair: object) => {
            const { status, headers, text } = await post({ action, language, reference: right, ...pair });
            return { status, text, headers: { ...headers, date: '' } };
          };
          const answer = await answerTo({});
          const said = asked[action].byLetter + (action === 'erase' && days ? ` ${kept(days)}` : '');
          expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(said) });
          for (const pair of wrong) expect(await answerTo(pair)).toEqual(answer);
        }
      const { body } = await agency.ask({ language, reference: 'x' }).expect(400);
      expect(body.errors.reference).toBe(errors.reference);
    }
  },
);

test('a reference and an address are found however they are typed, and the address is neither stored nor logged', async () => {
  await using agency = openAgency(mail, many);
  for (const reference of ['k0m1-9qxd', ' KOMI9QXD ', 'k O m l – 9 q x d', 'K0-M1-9Q-XD', 'k0m1‑9QXD'])
    await agency.ask({ reference }).expect(200);
  await agency.ask({ reference: 'K0M1-9QXD', email: ' Asha@Example.COM ' }).expect(200);
  const found = agency.requests();
  expect(found.map(({ reference }) => reference)).toEqual(Array(6).fill('K0M1-9QXD'));
  expect(new Set(found.map(({ email_hash }) => email_hash)).size).toBe(1);
  expect(JSON.stringify([found, agency.lines])).not.toMatch(/asha|example\.com/i);

  for (const email of ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'])
    await agency.ask({ ...one, email }).expect(200);
  const [inHindi, inAscii] = agency.requests().slice(6);
  expect(inHindi).toMatchObject({ email_hash: inAscii?.email_hash });
});

test('what is no reference, address or action is answered with instructions and not stored', async () => {
  const reference = 'Enter your reference, such as K7M2-9QXD';
  const email = 'Enter an e-mail address, such as name@example.com';
  await using agency = openAgency();
  for (const [wrong, errors] of [
    ...['', 'K7M2-9QX', 'K7M2-9QXU', 'K'.repeat(3_000), ['K7M2-9QXD']].map((typed) => [
      { reference: typed },
      { reference },
    ]),
    [{ ...one, email: 'asha@example' }, { email }],
    [{ ...one, email: 'asha@example.com\r\nBcc: x@example.com' }, { email }],
    [{ ...one, action: 'drop' }, {}],
  ] as [object, object][])
    expect((await agency.ask(wrong).expect(400)).body.errors).toEqual(errors);
  expect(agency.requests()).toEqual([]);
});

test('a form without script is answered on the privacy page, which is neither cached nor indexed', async () => {
  await using agency = openAgency({ ...mail, SITE_URL: 'https://www.agency.example' });
  const sent = await agency.askInBrowser(one);
  const privately = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  expect(sent.headers).toMatchObject({ ...privately, vary: expect.stringContaining('Accept') });
  expect(sent.text).not.toContain('K7M2-9QXD"'); // a shared screen shows nothing that was typed
  const refused = await agency.askInBrowser({ ...one, email: '"><b>x' }).expect(400);
  expect(refused.text).toContain('<title>Error: ');
  for (const value of ['K7M2-9QXD', '&quot;&gt;&lt;b&gt;x'])
    expect(refused.text).toContain(`value="${value}"`);
  const opened = await agency.http.get('/my-enquiry').set('Accept', browserAccept).expect(303);
  expect(opened.headers).toMatchObject({ location: '/privacy-policy#my-enquiry', ...privately });
});

test('one network uses a fifth of the day, then is asked to write, and the day stays open for others', async () => {
  const { triesPerNetwork, perDay } = requestLimits;
  await using agency = openAgency({ ...mail, TRUST_PROXY: '1', SITE_EMAIL: 'hello@agency.example' });
  const askFrom = (address: string) => agency.ask(one).set('X-Forwarded-For', address);
  // A provider assigns an IPv6 /48 on request.
  for (const network of ['203.0.113.1', '2001:db8:5::1'])
    for (let time = 1; time <= triesPerNetwork; time++) await askFrom(network).expect(200);
  for (const address of ['203.0.113.1', '2001:db8:5:300::1']) {
    const { headers, body } = await askFrom(address).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    expect(body.message).toContain('hello@agency.example');
  }
  for (const other of ['203.0.113.2', '2001:db8:6::1']) await askFrom(other).expect(200);
  expect(agency.requests()).toHaveLength(2 * triesPerNetwork + 2);
  expect(5 * triesPerNetwork).toBeLessThanOrEqual(perDay);
});

test('a post from another site, of another type, or too long is rejected and does not count towards the limits', async () => {
  await using agency = openAgency(mail, { ...many, perDay: 1 });
  await agency.ask(one).set('Sec-Fetch-Site', 'cross-site').expect(403);
  await agency.ask(one).set('Origin', 'https://evil.example').expect(403);
  await agency.http.post('/my-enquiry').type('text/plain').send('reference=K7M2-9QXD').expect(415);
  await agency.ask({ ...one, more: 'x'.repeat(5_000) }).expect(413);
  await agency.http.post('/my-enquiry').type('json').send('{').expect(400);
  // A program that fills in the hidden field gets the usual answer.
  const { body } = await agency.ask({ ...one, link: 'https://spam.example' }).expect(200);
  expect(agency.requests()).toEqual([]);
  expect(agency.faults()).toEqual([]);
  expect((await agency.ask(one).expect(200)).body).toEqual(body);
  expect(agency.requests()).toHaveLength(1);
});

test('after a hundred requests in a day, visitors are asked to write', async () => {
  const { perDay } = requestLimits;
  await using agency = openAgency({}, { ...many, perDay });
  const reference = await agency.sendEnquiry();
  for (let time = 0; time < perDay; time++)
    await agency.ask({ ...one, action: 'erase' }).expect(200, /30 days/); // without mail a person writes
  const { text } = await agency.ask({ reference }).expect(429, /Write to us instead/);
  await agency.ask({ reference: '0000-0000' }).expect(429, text);
  expect(agency.requests()).toHaveLength(perDay);
  expect(agency.faults()).toMatchObject([{ msg: 'limit of data requests reached for today', perDay: 100 }]);
});

test('a request that cannot be stored gets an error', async () => {
  await using agency = openAgency();
  await agency.store.close();
  await agency.ask(one).expect(503, /"success":false.*was not stored/);
  await agency.askInBrowser(one).expect(503, /value="K7M2-9QXD"/); // the visitor can try again later
  expect(JSON.stringify(agency.lines)).not.toContain('asha');
});
