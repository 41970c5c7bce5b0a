// A canary passes every step, or is reported at the step at which it fails; one runs in each period, over all processes.

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCanaryJob } from '../../server/canary/job.ts';
import { canaryHeader, canaryTokenMsMax, createCanaryToken } from '../../server/canary/recognition.ts';
import { type CanaryDeps, readCanaryRecord, runCanary } from '../../server/canary/run.ts';
import { storeMetrics } from '../../server/metrics/metrics.ts';
import { clockSkewMsMax } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { day, hour, minute, openSiteWithMessages } from '../support/site-with-messages.ts';
import { openWebhookReceiver } from '../support/webhook-receiver.ts';

const period = 6 * hour;
const failed = 'Your website failed its enquiry test';
const passed = 'Your website passes its enquiry test again';
const elsewhere = { secret: async () => 'another secret' };
const says = (text: string) => expect.stringContaining(text);

type Agency = Awaited<ReturnType<typeof openCanarySite>>;

/** The site at the beginning of a day, and a proxy in front of it, by which canaries come. */
async function openCanarySite(env: Record<string, string> = {}) {
  const requests: { url: string; headers: Record<string, unknown> }[] = [];
  let answer: RequestListener = (_req, res) => res.end();
  const proxy = createServer((req, res) => {
    requests.push({ url: req.url ?? '', headers: { ...req.headers } });
    answer(req, res);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const site = await openSiteWithMessages({
    env: { SITE_URL: url, CANARY_EVERY: '6h', ALERT_TO: 'owner@agency.example', ...env },
    receiver: true,
  });
  answer = site.app;
  site.advance(day - (site.now().getTime() % day));

  // While the canary waits, the sender works, and time passes only when it has nothing in flight.
  const isSending = async () => (await site.messages()).some((one) => one.isBeingSent);
  const clock = {
    ...site.clock,
    async sleep(ms: number) {
      await site.deliver();
      while (await isSending()) await later(2);
      site.advance(ms);
    },
  };
  const { config, store, log, sender } = site;
  const deps = { config, store, clock, signal: new AbortController().signal };
  const job = (otherwise: Partial<Pick<CanaryDeps, 'clock' | 'signal'>> = {}) =>
    createCanaryJob({ ...deps, log, mail: sender.mail, onMessage: () => {}, ...otherwise });
  return {
    ...{ ...site, clock, url, requests, job },
    /** What the proxy does from now on; without an argument it passes everything on. */
    proxyAnswers(does: RequestListener = site.app) {
      answer = does;
    },
    run: (otherwise: Partial<CanaryDeps> = {}) => runCanary({ ...deps, msMax: minute, ...otherwise }),
    /** A post with that token, as a canary makes it. */
    post: (token: string, values: object = {}) =>
      site.http
        .post('/send')
        .set(canaryHeader, token)
        .send({ ...asha, ...values }),
    /** Another process; it runs its job once. */
    process(otherwise?: Parameters<typeof job>[0]) {
      const own = job(otherwise);
      return async () => own?.run();
    },
    /** Runs them, sends what is due, and lets a period pass. */
    async inNextPeriods(count: number, ...runs: (() => Promise<void>)[]) {
      for (let times = 0; times < count; times++) {
        for (const run of runs) await run();
        await site.rounds(1, period);
      }
    },
    canaries: () => requests.filter(({ url }) => url === '/contact').length,
    webhooks: () => site.receiver.received.map(({ body }) => JSON.parse(body)),
    failures: () => site.lines.filter(({ msg }) => msg === 'canary failed'),
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      proxy.close();
      await site[Symbol.asyncDispose]();
    },
  };
}

test('a canary passes through the page, the form, the store and the mail server as a browser does, and leaves no data', async () => {
  await using agency = await openCanarySite();
  const result = await agency.run();
  expect(result).toMatchObject({ ok: true, step: null, error: null, mail: 'recipients accepted' });
  expect(result.steps.map(({ step }) => step)).toEqual(['page', 'post', 'store', 'mail', 'removal']);
  expect(agency.mailbox.stages).toEqual(['connect', 'sender', 'recipient']);
  expect([agency.mailbox.emails, agency.rows(), agency.faults()]).toEqual([[], [], []]);
  const { at, tookMs } = result;
  const record = { ok: true, at, lastSuccessAt: at, tookMs, step: null };
  expect(await readCanaryRecord(agency.store)).toMatchObject(record);
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  expect(agency.requests).toMatchObject([
    { url: '/contact', headers: { accept: says('text/html') } },
    { url: '/send', headers: { ...json, origin: agency.url, referer: `${agency.url}/contact` } },
  ]);
  const unmailed = await agency.run({ config: { ...agency.config, mail: null } });
  expect(unmailed).toMatchObject({ ok: true, mail: 'not configured' });
  expect(agency.rows()).toEqual([]);
});

test('with CANARY_TO its letter is sent there and nowhere else, and a refusal names that setting', async () => {
  await using agency = await openCanarySite({ CANARY_TO: 'canary@agency.example' });
  expect(await agency.run()).toMatchObject({ ok: true, mail: 'letter sent' });
  const [letter, ...others] = agency.mailbox.emails;
  expect([others, agency.rows()]).toEqual([[], []]);
  expect(letter).toMatchObject({ recipients: ['canary@agency.example'], subject: 'Test of the website' });
  expect(letter?.raw).toContain('Auto-Submitted: auto-generated');
  expect(letter?.replyTo).toBeUndefined();
  agency.mailbox.says('recipient', '550 No such user');
  const remedy = 'Set CANARY_TO to an e-mail address that the mail server accepts.';
  expect(await agency.run()).toMatchObject({ step: 'mail', remedy });
});

test('no limit stops a canary, a canary counts towards none, and a post with an invalid token is like any other', async () => {
  await using agency = await openCanarySite({ SEND_LIMIT: '6' });
  for (let time = 1; time <= 7; time++) expect(await agency.run()).toMatchObject({ ok: true });
  const at = async (ms: number) =>
    (await createCanaryToken(agency.store, new Date(agency.now().getTime() + ms))).text;
  const forged = (await createCanaryToken(elsewhere, agency.now())).text;
  const swapped = (await at(0)).replace(/[^.]*$/, forged.split('.')[2] ?? '');
  const expired = [await at(-canaryTokenMsMax - 1), await at(canaryTokenMsMax + 1)];
  const tokens = [forged, swapped, ...expired, 'a.b.c', 'x'.repeat(5_000)];
  for (const [number, token] of tokens.entries())
    expect((await agency.post(token, { message: `${number}` })).status).toBe(200);
  expect(await agency.store.list({}, 10)).toHaveLength(6);
  expect(agency.rows().filter(({ canary }) => canary === 1)).toEqual([]);
  for (const token of tokens) expect((await agency.post(token)).status).toBe(429);
  expect(await agency.run()).toMatchObject({ ok: true });
});

test('a post that is repeated with its token stores nothing more, and is never an enquiry', async () => {
  await using agency = await openCanarySite();
  const { text, nonce } = await createCanaryToken(agency.store, agency.now());
  for (let time = 1; time <= 3; time++) {
    expect((await agency.post(text)).status).toBe(200);
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
      const headers = { Location: 'https://www.other.example/', 'Enquiry-Reference': 'none' };
      res.writeHead(status, headers).end(body);
    });

const loseAnswer = ({ proxyAnswers, app }: Agency) =>
  proxyAnswers((req, res) => {
    if (req.method === 'POST') res.end = () => res.destroy();
    app(req, res);
  });

const hang = ({ proxyAnswers }: Agency) => {
  proxyAnswers(() => {});
  return { msMax: 100 };
};

const sendNothing = ({ clock, advance }: Agency) => ({
  clock: { ...clock, sleep: async (ms: number) => advance(ms) },
});

const refuse =
  (reply: string, address = '') =>
  ({ mailbox }: Agency) =>
    mailbox.says('recipient', reply, address);

/** What is wrong, and with which step, error and remedy it is reported. */
const faults: [string, (agency: Agency) => unknown, RegExp][] = [
  ['a proxy alone', answers('GET', 502), /^page: .*502 Start the site, and set the proxy to its HOST/],
  [
    'a redirect',
    answers('GET', 301),
    /^page: .*redirects to https:\/\/www\.other\.example\/ Set SITE_URL to/,
  ],
  ['another page', answers('GET', 200), /^page: .*has no enquiry form Open it in a browser/],
  ['no page', answers('GET', 404), /^page: .*404 Read the log/],
  ['a server that hangs', hang, /^page: .*in time/],
  ['a cut', ({ proxyAnswers }) => proxyAnswers(({ socket }) => void socket.destroy()), /^page: .*be reached/],
  ['a refused post', answers('POST', 403), /^post: .*Make the proxy pass Host and Origin on/],
  ['a failed post', answers('POST', 503), /^post: .*Read the log of the site and of the proxy/],
  ['a hotel', answers('POST', 200, '<h1>Log in'), /^post: .*pass POST \/send and its answer on unchanged/],
  ['an imitation', answers('POST', 200, '{"success":true}'), /^post: .*POST \/send and its answer/],
  ['a lost answer', loseAnswer, /^post: .*cannot be reached/],
  ['a store that is away', ({ storeFails }) => storeFails(['find']), /^store: .*the store is away/],
  ['no mail server', ({ mailbox }) => mailbox.down(), /^mail: .*canary: .*ECONNREFUSED.*[^.] Start the mail/],
  ['refused recipients', refuse('550 No such user'), /^mail: .*550 No such user.* Set MAIL_TO to e-mail/],
  ['a refused recipient', refuse('550 No', 'b@'), /^mail: (?!.*a@).*for b@agency\.example: .*550 No/],
  ['a recipient that is always deferred', refuse('450 Greylisted'), /^mail: .*450 Greylisted/],
  ['a site that does not mail', sendNothing, /^mail: The mail server has not replied in time/],
];

test.each(faults)(
  '%s is reported at its step, and no row is left behind',
  async (_what, breaks, reported) => {
    await using agency = await openCanarySite({ MAIL_TO: 'a@agency.example,b@agency.example' });
    const result = await agency.run((await breaks(agency)) as object);
    const { ok, step, error, remedy } = result;
    expect(ok).toBe(false);
    expect(`${step}: ${error} ${remedy}`).toMatch(reported);
    expect(await readCanaryRecord(agency.store)).toMatchObject({ ok, step, lastSuccessAt: null });
    expect(agency.rows()).toEqual([]);
    const asked = agency.requests.map(({ url }) => url);
    expect(asked).toEqual(step === 'page' ? ['/contact'] : ['/contact', '/send']);
  },
);

test('a proxy that drops the token is reported, and the enquiry is held and not mailed', async () => {
  await using agency = await openCanarySite();
  agency.proxyAnswers((req, res) => {
    delete req.headers[canaryHeader.toLowerCase()];
    agency.app(req, res);
    res.on('finish', () => void agency.deliver());
  });
  expect(await agency.run()).toMatchObject({ ok: false, step: 'store', remedy: says('Enquiry-Canary') });
  expect([agency.states(), agency.mailbox.stages]).toEqual([['held'], []]);
});

test('a store other than the site’s is reported', async () => {
  await using agency = await openCanarySite();
  await using other = await openCanarySite();
  const result = await agency.run({ store: { ...other.store, secret: agency.store.secret } });
  expect(result).toMatchObject({ ok: false, step: 'store', remedy: says('DATABASE_URL') });
});

test('a greylisted canary passes at a later try', async () => {
  await using agency = await openCanarySite();
  let asked = 0;
  agency.mailbox.smtpReplies = (stage) =>
    stage === 'recipient' && ++asked === 1 ? '450 Greylisted' : undefined;
  expect(await agency.run()).toMatchObject({ ok: true });
  expect(asked).toBe(2);
});

test('a canary delays no enquiry: neither when it hangs nor when it fails', async () => {
  await using agency = await openCanarySite({ CANARY_TO: 'canary@agency.example' });
  agency.mailbox.says('recipient', 'silence', 'canary@');
  const { text } = await createCanaryToken(agency.store, agency.now());
  expect((await agency.post(text)).status).toBe(200);
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
  agency.advance(61 * minute);
  await agency.run();
  expect(agency.rows()).toEqual([]);
});

test('a success that a clock recorded in the future does not hide later failures', async () => {
  await using agency = await openCanarySite();
  const { at } = await agency.run();
  agency.jumpClock(-day);
  await agency.mailbox.down();
  const result = await agency.run();
  expect(result.at < at).toBe(true);
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: false, lastSuccessAt: result.at });
});

test('several processes run one canary in a period, also when one clock is behind or all jump', async () => {
  await using agency = await openCanarySite();
  const now = () => new Date(agency.now().getTime() - clockSkewMsMax + 1_000);
  const late = agency.process({ clock: { ...agency.clock, now } });
  const processes = [agency.process(), agency.process(), late];
  for (const [at, ms] of [0, period, -40 * day, 80 * day].entries()) {
    agency.jumpClock(ms);
    for (let time = 0; time < 2; time++) await Promise.all(processes.map((run) => run()));
    expect(agency.canaries()).toBe(at + 1);
  }
  expect([agency.rows(), agency.subjects()]).toEqual([[], []]);
});

test('a failure is said once a day for each step, by e-mail and webhook, and its end once', async () => {
  await using agency = await openCanarySite();
  const processes = [agency.process(), agency.process()];
  await agency.inNextPeriods(1, ...processes);
  expect(agency.subjects()).toEqual([]);
  answers('GET', 502)(agency);
  await agency.inNextPeriods(2, ...processes);
  expect(agency.subjects()).toEqual([failed]);
  const [email] = agency.mailbox.emails;
  expect(email?.recipients).toEqual(['owner@agency.example']);
  for (const part of ['opening the contact page', 'answers 502', 'set the proxy to its HOST and PORT'])
    expect(email?.text).toContain(part);
  answers('POST', 403)(agency);
  await agency.inNextPeriods(2, ...processes); // the last of the day, and the first of another
  expect(agency.subjects()).toEqual([failed, failed, failed]);
  agency.proxyAnswers();
  await agency.inNextPeriods(2, ...processes);
  expect(agency.subjects()).toEqual([failed, failed, failed, passed]);
  expect(agency.mailbox.emails.at(-1)?.text).toContain('Failed since');
  answers('POST', 403)(agency);
  await agency.inNextPeriods(1, ...processes); // again on the same day
  expect(agency.subjects()).toHaveLength(4);
  const announced = agency.webhooks().map(({ type, data }) => [type, /the step (\w+):/.exec(data.text)?.[1]]);
  expect(announced).toEqual(['page', 'post', 'post'].map((step) => ['canary.failed', step]));
  expect(agency.failures()).toHaveLength(5);
});

test('while mail is broken the webhook and the metrics say so, and the e-mails follow when it is mended', async () => {
  await using monitor = await openWebhookReceiver();
  await using agency = await openCanarySite({ HEARTBEAT_URL: monitor.url });
  const run = agency.process();
  const read = storeMetrics({ store: agency.store, databaseUrl: 'postgres:', now: agency.now }, agency.log);
  expect(await read()).not.toMatch(/^site_canary_success/m);
  await agency.mailbox.down();
  await agency.inNextPeriods(2, run);
  expect(agency.webhooks()).toMatchObject([{ data: { text: says('ECONNREFUSED') } }]);
  expect(await read()).toContain('\nsite_canary_success_timestamp_seconds 0\n');
  expect(monitor.received).toEqual([]); // it is only told of good ones
  await agency.mailbox.up();
  const at = agency.now().getTime() / 1000;
  await agency.inNextPeriods(1, run);
  expect(await read()).toContain(`\nsite_canary_success_timestamp_seconds ${at}\n`);
  expect(monitor.received).toHaveLength(1);
  expect(agency.subjects()).toEqual([failed, passed]);
});

test.each([
  { away: 'the store', before: 0, fails: ['bookmark', 'replaceBookmark', 'setBookmark', 'messages.add'] },
  { away: 'the place of results', before: 0, fails: ['setBookmark'] },
  { away: 'that, after a canary that passed,', before: 1, fails: ['setBookmark'] },
  { away: 'that, and the e-mail,', before: 1, fails: ['setBookmark', 'messages.add'] },
])(
  'while $away cannot be written a process says so once a day, and then its end',
  async ({ before, fails }) => {
    await using agency = await openCanarySite();
    const run = agency.process();
    await agency.inNextPeriods(before, run);
    agency.storeFails(fails);
    await agency.inNextPeriods(2, run);
    expect(agency.subjects()).toEqual([failed]);
    for (const part of ['storing the enquiry', 'the store is away', 'Free disk space'])
      expect(agency.mailbox.emails[0]?.text).toContain(part);
    expect(agency.failures()).toMatchObject(Array(2).fill({ error: says('away') }));
    agency.advance(day);
    await agency.inNextPeriods(1, run);
    expect(agency.subjects()).toEqual([failed, failed]);
    agency.storeFails([]);
    await agency.inNextPeriods(2, run);
    expect(agency.subjects()).toEqual([failed, failed, passed]);
    expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: true, open: null });
  },
);

test('a process that stops reports no failure, and another one runs the canary of the period', async () => {
  await using agency = await openCanarySite();
  agency.storeFails(['bookmark']);
  await agency.process({ signal: AbortSignal.abort() })();
  agency.storeFails([]);
  const stopping = new AbortController();
  const clock = { ...agency.clock, sleep: async () => stopping.abort() };
  await agency.process({ clock, signal: stopping.signal })();
  expect([agency.rows(), agency.subjects(), agency.faults()]).toEqual([[], [], []]);
  expect(await readCanaryRecord(agency.store)).toBeNull();
  await agency.process()();
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: true });
});

test('without CANARY_EVERY there is no canary, and the first comes a minute after the start', async () => {
  await using agency = await openCanarySite();
  expect(agency.job()).toMatchObject({ firstMs: minute });
  await using without = await openCanarySite({ CANARY_EVERY: '' });
  expect(without.job()).toBeNull();
});
