// A canary passes every step, and reports the step at which it fails.

import { expect, test } from 'vitest';
import type { CanaryStep } from '../../server/canary/faults.ts';
import { canaryHeader, canaryTokenMsMax, createCanaryToken } from '../../server/canary/recognition.ts';
import { readCanaryRecord } from '../../server/canary/run.ts';
import { openCanarySite } from '../support/canary-site.ts';
import { asha } from '../support/enquiry.ts';

type Agency = Awaited<ReturnType<typeof openCanarySite>>;

const elsewhere = { secret: async () => 'another secret' };

/** A post with that token, as a canary makes it. */
const post = (agency: Agency, token: string, values: object = {}) =>
  agency.http
    .post('/send')
    .set(canaryHeader, token)
    .send({ ...asha, ...values });

test('a canary passes through the page, the form, the store and the mail server as a browser does, and leaves no data', async () => {
  await using agency = await openCanarySite();
  const result = await agency.run();
  expect(result).toMatchObject({ ok: true, step: null, error: null, mail: 'recipients accepted' });
  expect(result.steps.map(({ step }) => step)).toEqual(['page', 'post', 'store', 'mail', 'removal']);
  expect(agency.mailbox.stages).toEqual(['connect', 'sender', 'recipient']);
  expect(agency.mailbox.emails).toEqual([]);
  expect(agency.rows()).toEqual([]);
  expect(await readCanaryRecord(agency.store)).toMatchObject({
    ...{ ok: true, at: result.at, lastSuccessAt: result.at, tookMs: result.tookMs, step: null },
  });
  expect(agency.faults()).toEqual([]);
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  expect(agency.requests).toMatchObject([
    { url: '/contact', headers: { accept: expect.stringContaining('text/html') } },
    { url: '/send', headers: { ...json, origin: agency.url, referer: `${agency.url}/contact` } },
  ]);
});

test('with CANARY_TO its letter is sent there and nowhere else, and a refusal names that setting', async () => {
  await using agency = await openCanarySite({ env: { CANARY_TO: 'canary@agency.example' } });
  expect(await agency.run()).toMatchObject({ ok: true, mail: 'letter sent' });
  const [letter, ...others] = agency.mailbox.emails;
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ recipients: ['canary@agency.example'], subject: 'Test of the website' });
  expect(letter?.raw).toContain('Auto-Submitted: auto-generated');
  expect(letter?.replyTo).toBeUndefined();
  expect(agency.rows()).toEqual([]);
  agency.mailbox.says('recipient', '550 No such user');
  const remedy = 'Set CANARY_TO to an e-mail address that the mail server accepts.';
  expect(await agency.run()).toMatchObject({ step: 'mail', remedy });
});

test('without mail settings the canary ends at the store, and succeeds', async () => {
  await using agency = await openCanarySite();
  const config = { ...agency.config, mail: null };
  expect(await agency.run({ config })).toMatchObject({ ok: true, mail: 'not configured' });
  expect(agency.rows()).toEqual([]);
  expect(agency.mailbox.stages).toEqual([]);
});

test('no limit stops a canary, a canary counts towards none, and a token that is not valid passes none', async () => {
  await using agency = await openCanarySite({ env: { SEND_LIMIT: '1' } });
  for (let time = 1; time <= 3; time++) expect(await agency.run()).toMatchObject({ ok: true });
  expect((await post(agency, '')).status).toBe(200);
  expect(await agency.run()).toMatchObject({ ok: true });
  const forged = (await createCanaryToken(elsewhere, agency.now())).text;
  for (const token of ['', 'x'.repeat(5_000), forged, `${forged}x`, forged.replace(/^./, '2')])
    expect((await post(agency, token)).status).toBe(429);
});

test('a post with a forged, expired or premature token is an ordinary enquiry', async () => {
  await using agency = await openCanarySite();
  const at = async (ms: number) =>
    (await createCanaryToken(agency.store, new Date(agency.now().getTime() + ms))).text;
  const forged = (await createCanaryToken(elsewhere, agency.now())).text;
  const swapped = (await at(0)).replace(/[^.]*$/, forged.split('.')[2] ?? '');
  const tokens = [forged, swapped, await at(-canaryTokenMsMax - 1), await at(canaryTokenMsMax + 1), 'a.b.c'];
  for (const token of tokens) expect((await post(agency, token, { message: token })).status).toBe(200);
  expect(await agency.store.list({}, 10)).toHaveLength(5);
  expect(agency.rows().filter(({ canary }) => canary === 1)).toEqual([]);
});

test('a post that is repeated with its token stores nothing more, and is never an enquiry', async () => {
  await using agency = await openCanarySite();
  const { text, nonce } = await createCanaryToken(agency.store, agency.now());
  for (let time = 1; time <= 3; time++) {
    expect((await post(agency, text)).status).toBe(200);
    expect(agency.rows()).toMatchObject([{ canary: 1 }]);
    if (time === 2) await agency.store.removeCanaries(nonce, agency.now());
  }
  expect(await agency.store.list({}, 10)).toEqual([]);
});

/** The proxy answers requests of that method by itself. */
const answers =
  (method: string, status: number, body = '<form action="/login">\u001b[2J') =>
  ({ proxyAnswers, app }: Agency) =>
    proxyAnswers((req, res) => {
      if (req.method !== method) return void app(req, res);
      res
        .writeHead(status, { Location: 'https://www.other.example/', 'Enquiry-Reference': 'none' })
        .end(body);
    });

const loseAnswer = ({ proxyAnswers, app }: Agency) =>
  proxyAnswers((req, res) => {
    if (req.method === 'POST') res.end = () => res.destroy();
    app(req, res);
  });

const refuse =
  (reply: string, address = '') =>
  ({ mailbox }: Agency) =>
    mailbox.says('recipient', reply, address);

/** What is wrong, and with which error and remedy it is reported at that step; and a time limit. */
const faults: [string, (agency: Agency) => unknown, CanaryStep, RegExp, number?][] = [
  [
    'a proxy without the site',
    answers('GET', 502),
    'page',
    /502 Start the site, and set the proxy to its HOST/,
  ],
  ['a redirect', answers('GET', 301), 'page', /redirects to https:\/\/www\.other\.example\/ Set SITE_URL to/],
  ['another page', answers('GET', 200), 'page', /has no enquiry form Open it in a browser/],
  ['no page', answers('GET', 404), 'page', /404 Read the log/],
  ['a server that hangs', ({ proxyAnswers }) => proxyAnswers(() => {}), 'page', /in time/, 100],
  [
    'a closed connection',
    ({ proxyAnswers }) => proxyAnswers((req) => void req.socket.destroy()),
    'page',
    /cannot be reached/,
  ],
  ['a refused post', answers('POST', 403), 'post', /Make the proxy pass Host and Origin on/],
  ['a limited post', answers('POST', 429, 'slow down'), 'post', /Read the log of the site/],
  ['a failed post', answers('POST', 503), 'post', /Read the log of the site and of the proxy/],
  ['a hotel', answers('POST', 200, '<h1>Log in'), 'post', /pass POST \/send and its answer on unchanged/],
  ['an imitation', answers('POST', 200, '{"success":true}'), 'post', /POST \/send and its answer/],
  ['a lost answer', loseAnswer, 'post', /cannot be reached/],
  ['a store that is away', ({ storeFails }) => storeFails(['find']), 'store', /the store is away/],
  [
    'a mail server that is down',
    ({ mailbox }) => mailbox.down(),
    'mail',
    /^The mail server has not accepted the canary: .*ECONNREFUSED.*[^.] Start the mail server, or set SMTP_URL/,
  ],
  ['refused recipients', refuse('550 No such user'), 'mail', /: .*550 No such user.* Set MAIL_TO to e-mail/],
  ['a refused recipient', refuse('550 No', 'b@'), 'mail', /^(?!.*a@).*for b@agency\.example: .*550 No/],
  ['a recipient that is always deferred', refuse('450 Greylisted'), 'mail', /450 Greylisted/],
];

test.each(faults)('%s is reported at its step, and no row is left behind', async (...fault) => {
  const [, breaks, step, reported, msMax = 60_000] = fault;
  await using agency = await openCanarySite({ env: { MAIL_TO: 'a@agency.example,b@agency.example' } });
  await breaks(agency);
  const result = await agency.run({ msMax });
  expect(result).toMatchObject({ ok: false, step });
  expect(`${result.error} ${result.remedy}`).toMatch(reported);
  const record = { ok: false, step, lastSuccessAt: null };
  expect(await readCanaryRecord(agency.store)).toMatchObject(record);
  expect(agency.rows()).toEqual([]);
  expect(agency.requests.map(({ url }) => url)).toEqual(
    step === 'page' ? ['/contact'] : ['/contact', '/send'],
  );
});

function says(text: string) {
  return expect.stringContaining(text);
}

test('a proxy that drops the token is reported, and the enquiry is held and not mailed', async () => {
  await using agency = await openCanarySite();
  agency.proxyAnswers((req, res) => {
    delete req.headers[canaryHeader.toLowerCase()];
    agency.app(req, res);
    res.on('finish', () => void agency.deliver());
  });
  expect(await agency.run()).toMatchObject({ ok: false, step: 'store', remedy: says('Enquiry-Canary') });
  expect(agency.states()).toEqual(['held']);
  expect(agency.mailbox.stages).toEqual([]);
});

test('a store other than the site’s is reported', async () => {
  await using agency = await openCanarySite();
  await using other = await openCanarySite();
  const store = { ...other.store, secret: agency.store.secret };
  expect(await agency.run({ store })).toMatchObject({
    ok: false,
    step: 'store',
    remedy: says('DATABASE_URL'),
  });
});

test('a greylisted canary passes at a later try', async () => {
  await using agency = await openCanarySite();
  let asked = 0;
  agency.mailbox.smtpReplies = (stage) =>
    stage === 'recipient' && ++asked === 1 ? '450 Greylisted' : undefined;
  expect(await agency.run()).toMatchObject({ ok: true });
  expect(asked).toBe(2);
});

test('a site that does not mail is reported in time', async () => {
  await using agency = await openCanarySite();
  const clock = { ...agency.clock, sleep: async (ms: number) => agency.advance(ms) };
  const error = 'The mail server has not replied in time';
  expect(await agency.run({ clock })).toMatchObject({ step: 'mail', error });
});

test('a canary delays no enquiry: neither when it hangs nor when it fails', async () => {
  await using agency = await openCanarySite({ env: { CANARY_TO: 'canary@agency.example' } });
  agency.mailbox.says('recipient', 'silence', 'canary@');
  const { text } = await createCanaryToken(agency.store, agency.now());
  expect((await post(agency, text)).status).toBe(200);
  await agency.sendEnquiry({ subject: 'Real' });
  const delivering = agency.deliver();
  await expect.poll(agency.subjects).toEqual(['Real']);
  const canary = async () => (await agency.store.messages.list({ channel: 'canary' }, 1))[0];
  expect(await canary()).toMatchObject({ isBeingSent: true }); // it waits for its reply
  await agency.mailbox.down();
  await agency.mailbox.up();
  await delivering;
  expect(await canary()).toMatchObject({ state: 'waiting', isBeingSent: false });
  await agency.mailEnquiry({ subject: 'Next' });
  expect(agency.subjects()).toEqual(['Real', 'Next']);
  expect(agency.faults().filter(({ channel }) => channel !== 'canary')).toEqual([]);
});

test('a canary that could not be removed is reported, is in no list, and is removed by the next after an hour', async () => {
  await using agency = await openCanarySite();
  agency.storeFails(['removeCanaries']);
  expect(await agency.run()).toMatchObject({ ok: false, step: 'removal', error: says('away') });
  agency.storeFails([]);
  expect(agency.rows()).toMatchObject([{ canary: 1, state: 'sent' }]);
  expect(await agency.store.list({}, 10)).toEqual([]);
  await agency.run();
  expect(agency.rows()).toHaveLength(1);
  agency.advance(61 * 60_000);
  await agency.run();
  expect(agency.rows()).toEqual([]);
});

test('a canary that is stopped removes its row and records no result', async () => {
  await using agency = await openCanarySite();
  const stopping = new AbortController();
  const clock = { ...agency.clock, sleep: async () => stopping.abort() };
  await expect(agency.run({ clock, signal: stopping.signal })).rejects.toThrow('aborted');
  expect(agency.rows()).toEqual([]);
  expect(await readCanaryRecord(agency.store)).toBeNull();
});

test('a success that a clock recorded in the future does not hide later failures', async () => {
  await using agency = await openCanarySite();
  const { at } = await agency.run();
  agency.jumpClock(-24 * 60 * 60_000);
  await agency.mailbox.down();
  const failed = await agency.run();
  expect(failed.at < at).toBe(true);
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: false, lastSuccessAt: failed.at });
});
