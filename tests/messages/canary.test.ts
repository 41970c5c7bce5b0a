// A canary passes every step, or is reported at the step at which it fails; one runs in each period, over all processes.

import { createServer, type RequestListener } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCanaryJob } from '../../server/canary/job.ts';
import { canaryHeader, canaryTokenMsMax, createCanaryToken } from '../../server/canary/recognition.ts';
import { type CanaryDeps, readCanaryRecord, runCanary } from '../../server/canary/run.ts';
import { storeMetrics } from '../../server/metrics/metrics.ts';
import { clockSkewMsMax } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { listen } from '../support/listen.ts';
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
  let answer: RequestListener;
  const proxy = createServer((req, res) => {
    requests.push({ url: req.url ?? '', headers: { ...req.headers } });
    answer(req, res);
  });
  const url = `http://127.0.0.1:${await listen(proxy)}`;
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
  return {
    ...{ ...site, clock, url, requests },
    /** What the proxy does from now on; without an argument it passes everything on. */
    proxyAnswers(does: RequestListener = site.app) {
      answer = does;
    },
    run: (otherwise: Partial<CanaryDeps> = {}) => runCanary({ ...deps, msMax: minute, ...otherwise }),
    /** A post with that token, as a canary makes it. */
    post: (token: string, message = asha.message) =>
      site.http
        .post('/send')
        .set(canaryHeader, token)
        .send({ ...asha, message }),
    /** The job of another process. */
    job: (otherwise: Partial<Pick<CanaryDeps, 'clock'>> = {}) =>
      createCanaryJob({ ...deps, log, mail: sender.mail, onMessage: () => {}, ...otherwise }),
    /** Runs them, sends what is due, and lets a period pass. */
    async inNextPeriods(count: number, ...jobs: ReturnType<typeof createCanaryJob>[]) {
      for (let times = 0; times < count; times++) {
        for (const job of jobs) await job?.run();
        await site.rounds(1, period);
      }
    },
    webhooks: () => site.receiver.received.map(({ body }) => JSON.parse(body)),
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      proxy.close();
      await site[Symbol.asyncDispose]();
    },
  };
}

test('a canary passes through the page, the form, the store and the mail server as a browser does, and leaves no data', async () => {
  await using agency = await openCanarySite();
  const { steps, at, tookMs, ...result } = await agency.run();
  expect(result).toMatchObject({ ok: true, step: null, error: null, mail: 'recipients accepted' });
  expect(steps.map(({ step }) => step)).toEqual(['page', 'post', 'store', 'mail', 'removal']);
  expect(agency.mailbox.stages).toEqual(['connect', 'sender', 'recipient']);
  expect([agency.mailbox.emails, agency.rows(), agency.faults()]).toEqual([[], [], []]);
  const record = { ok: true, at, lastSuccessAt: at, tookMs, step: null };
  expect(await readCanaryRecord(agency.store)).toMatchObject(record);
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  expect(agency.requests).toMatchObject([
    { url: '/contact', headers: { accept: says('text/html') } },
    { url: '/send', headers: { ...json, origin: agency.url, referer: `${agency.url}/contact` } },
  ]);
  const unmailed = await agency.run({ config: { ...agency.config, mail: null } });
  expect([unmailed, agency.rows()]).toMatchObject([{ ok: true, mail: 'not configured' }, []]);
});

test('with CANARY_TO its letter is sent there and nowhere else, and a refusal names that setting', async () => {
  await using agency = await openCanarySite({ CANARY_TO: 'canary@agency.example' });
  expect(await agency.run()).toMatchObject({ ok: true, mail: 'letter sent' });
  expect(agency.mailbox.emails).toMatchObject([
    { recipients: ['canary@agency.example'], subject: 'Test of the website', raw: says('auto-generated') },
  ]);
  expect([agency.mailbox.emails[0]?.replyTo, agency.rows()]).toEqual([undefined, []]);
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
  for (const token of tokens) await agency.post(token, token.slice(0, 500)).expect(200);
  expect(await agency.store.list({}, 10)).toHaveLength(6);
  for (const token of tokens) await agency.post(token).expect(429);
  expect(await agency.run()).toMatchObject({ ok: true });
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

const hang = ({ proxyAnswers }: Agency) => {
  proxyAnswers(() => {});
  return { msMax: 1_000 }; // of real time, within which the request has to arrive
};

const refuse =
  (reply: string, address = '') =>
  ({ mailbox }: Agency) =>
    mailbox.says('recipient', reply, address);

/** What is wrong, and with which step, error and remedy it is reported. */
const faults: [string, (agency: Agency) => unknown, RegExp][] = [
  ['a proxy alone', answers('GET', 502), /^page: .*502 Start the site, and set the proxy to its HOST/],
  ['a redirect', answers('GET', 301), /^page: .*redirects to https:\/\/www\.other\.example\/ Set SITE_URL/],
  ['another page', answers('GET', 200), /^page: .*has no enquiry form Open it in a browser/],
  ['a server that hangs', hang, /^page: .*in time/],
  ['a refused post', answers('POST', 403), /^post: .*Make the proxy pass Host and Origin on/],
  ['an imitation', answers('POST', 200, '{"success":true}'), /^post: .*POST \/send and its answer/],
  ['a store that is away', ({ storeFails }) => storeFails(['find']), /^store: .*the store is away/],
  ['no mail server', ({ mailbox }) => mailbox.down(), /^mail: .*canary: .*ECONNREFUSED.*[^.] Start the mail/],
  ['refused recipients', refuse('550 No such user'), /^mail: .*550 No such user.* Set MAIL_TO to e-mail/],
  ['a refused recipient', refuse('550 No', 'b@'), /^mail: (?!.*a@).*for b@agency\.example: .*550 No/],
];

test.each(faults)(
  '%s is reported at its step, and no row is left behind',
  async (_what, breaks, reported) => {
    await using agency = await openCanarySite({ MAIL_TO: 'a@agency.example,b@agency.example' });
    const { ok, step, error, remedy } = await agency.run((await breaks(agency)) as object);
    expect(`${step}: ${error} ${remedy}`).toMatch(reported);
    expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: false, step, lastSuccessAt: null });
    expect([ok, agency.rows()]).toEqual([false, []]);
    const asked = agency.requests.map(({ url }) => url);
    expect(asked).toEqual(step === 'page' ? ['/contact'] : ['/contact', '/send']);
  },
);

test('a proxy that drops the token is reported, and the enquiry is held and not mailed; so is a store other than the site’s', async () => {
  await using agency = await openCanarySite();
  agency.proxyAnswers((req, res) => {
    delete req.headers[canaryHeader.toLowerCase()];
    agency.app(req, res);
    res.on('finish', () => void agency.deliver());
  });
  expect(await agency.run()).toMatchObject({ ok: false, step: 'store', remedy: says('Enquiry-Canary') });
  expect([agency.states(), agency.mailbox.stages]).toEqual([['held'], []]);
  agency.proxyAnswers();
  await using other = await openCanarySite();
  const result = await agency.run({ store: { ...other.store, secret: agency.store.secret } });
  expect(result).toMatchObject({ ok: false, step: 'store', remedy: says('DATABASE_URL') });
});

test('a canary that could not be removed is reported, is in no list, and is removed by the next after an hour', async () => {
  await using agency = await openCanarySite();
  agency.storeFails(['removeCanaries']);
  expect(await agency.run()).toMatchObject({ ok: false, step: 'removal', error: says('away') });
  agency.storeFails([]);
  expect([agency.rows().length, await agency.store.list({}, 10)]).toEqual([1, []]);
  agency.advance(61 * minute);
  await agency.run();
  expect(agency.rows()).toEqual([]);
});

test('several processes run one canary in a period, also when one clock is behind or all jump', async () => {
  await using agency = await openCanarySite();
  const now = () => new Date(agency.now().getTime() - clockSkewMsMax + 1_000);
  const late = agency.job({ clock: { ...agency.clock, now } });
  const processes = [agency.job(), agency.job(), late];
  for (const [at, ms] of [0, period, -40 * day, 80 * day].entries()) {
    agency.jumpClock(ms);
    for (let time = 0; time < 2; time++) await Promise.all(processes.map((one) => one?.run()));
    expect(agency.requests.filter(({ url }) => url === '/contact')).toHaveLength(at + 1);
  }
  expect([agency.rows(), agency.subjects()]).toEqual([[], []]);
  // A success that a clock recorded in the future does not hide a later failure.
  agency.jumpClock(-day);
  await agency.mailbox.down();
  const { at } = await agency.run();
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: false, lastSuccessAt: at });
});

test('a failure is said once a day for each step, by e-mail and webhook, and its end once', async () => {
  await using agency = await openCanarySite();
  const processes = [agency.job(), agency.job()];
  const saidAfter = async (count: number, answer: (agency: Agency) => void) => {
    answer(agency);
    await agency.inNextPeriods(count, ...processes);
    return agency.subjects();
  };
  const pass = () => agency.proxyAnswers();
  expect(await saidAfter(1, pass)).toEqual([]);
  expect(await saidAfter(2, answers('GET', 502))).toEqual([failed]);
  const [email] = agency.mailbox.emails;
  expect(email?.recipients).toEqual(['owner@agency.example']);
  for (const part of ['opening the contact page', 'answers 502', 'set the proxy to its HOST and PORT'])
    expect(email?.text).toContain(part);
  const refused = answers('POST', 403);
  expect(await saidAfter(2, refused)).toEqual([failed, failed, failed]); // the last of the day, and the first of another
  expect(await saidAfter(2, pass)).toEqual([failed, failed, failed, passed]);
  expect(agency.mailbox.emails.at(-1)?.text).toContain('Failed since');
  expect(await saidAfter(1, refused)).toHaveLength(4); // again on the same day
  const announced = agency.webhooks().map(({ type, data }) => [type, /the step (\w+):/.exec(data.text)?.[1]]);
  expect(announced).toEqual(['page', 'post', 'post'].map((step) => ['canary.failed', step]));
  expect(agency.lines.filter(({ msg }) => msg === 'canary failed')).toHaveLength(5);
});

test('while mail is broken the webhook and the metrics say so, and the e-mails follow when it is mended', async () => {
  await using monitor = await openWebhookReceiver();
  await using agency = await openCanarySite({ HEARTBEAT_URL: monitor.url });
  const job = agency.job();
  const read = storeMetrics({ store: agency.store, databaseUrl: 'postgres:', now: agency.now }, agency.log);
  const succeededAt = async () => /^site_canary_success_timestamp_seconds (.+)$/m.exec(await read())?.[1];
  expect(await succeededAt()).toBeUndefined();
  await agency.mailbox.down();
  await agency.inNextPeriods(2, job);
  expect(agency.webhooks()).toMatchObject([{ data: { text: says('ECONNREFUSED') } }]);
  // The monitor is only told of good ones.
  expect([await succeededAt(), monitor.received]).toEqual(['0', []]);
  await agency.mailbox.up();
  const at = agency.now().getTime() / 1000;
  await agency.inNextPeriods(1, job);
  expect([await succeededAt(), monitor.received.length]).toEqual([String(at), 1]);
  expect(agency.subjects()).toEqual([failed, passed]);
});

test('without CANARY_EVERY there is no canary, and the first comes a minute after the start', async () => {
  await using agency = await openCanarySite();
  expect(agency.job()).toMatchObject({ firstMs: minute });
  await using without = await openCanarySite({ CANARY_EVERY: '' });
  expect(without.job()).toBeNull();
});
