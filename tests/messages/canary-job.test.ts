// Canaries in the background: one for each period over all processes, and the reports of failures.

import { expect, test } from 'vitest';
import { createCanaryJob } from '../../server/canary/job.ts';
import { readCanaryRecord } from '../../server/canary/run.ts';
import { storeMetrics } from '../../server/metrics/metrics.ts';
import { clockSkewMsMax } from '../../server/time/dates.ts';
import { openCanarySite } from '../support/canary-site.ts';
import { openWebhookReceiver, reply } from '../support/webhook-receiver.ts';

const hourMs = 60 * 60_000;
const everyMs = 6 * hourMs;
const failed = 'Your website failed its enquiry test';
const passed = 'Your website passes its enquiry test again';

/** The site with any number of processes, at the beginning of a day. */
async function openCanaryProcesses(env: Record<string, string> = {}) {
  const agency = await openCanarySite({
    env: { CANARY_EVERY: '6h', ALERT_TO: 'owner@agency.example', ...env },
    receiver: reply(200),
  });
  agency.advance(24 * hourMs - (agency.now().getTime() % (24 * hourMs)));
  const { config, store, log, sender } = agency;
  const job = (clock = agency.deps.clock, signal = new AbortController().signal) =>
    createCanaryJob({ config, store, log, clock, signal, mail: sender.mail, onMessage: () => {} });
  return {
    ...agency,
    job,
    /** Another process; it runs its job once. */
    process(...deps: Parameters<typeof job>) {
      const own = job(...deps);
      if (!own) throw new Error('CANARY_EVERY is set.');
      return own.run;
    },
    /** Runs them, sends what is due, and lets a period pass. */
    async inNextPeriods(count: number, ...runs: (() => Promise<void>)[]) {
      for (let period = 0; period < count; period++) {
        for (const run of runs) await run();
        await agency.rounds(1, everyMs);
      }
    },
    breakPage: () => agency.proxyAnswers((_req, res) => void res.writeHead(502).end()),
    canaries: () => agency.requests.filter(({ url }) => url === '/contact').length,
    webhooks: () => agency.site.receiver.received.map(({ body }) => JSON.parse(body)),
    failures: () => agency.lines.filter(({ msg }) => msg === 'canary failed'),
  };
}

test('several processes run one canary in a period, also when their clocks jump', async () => {
  await using agency = await openCanaryProcesses();
  const processes = [agency.process(), agency.process(), agency.process()];
  const jumps = [0, everyMs, -40 * 24 * hourMs, 80 * 24 * hourMs];
  for (const [at, ms] of jumps.entries()) {
    agency.jumpClock(ms);
    for (let time = 0; time < 2; time++) await Promise.all(processes.map((run) => run()));
    expect(agency.canaries()).toBe(at + 1);
  }
  expect([agency.rows(), agency.subjects()]).toEqual([[], []]);
});

test('a process whose clock is a little behind runs no second canary for a moment that has one', async () => {
  await using agency = await openCanaryProcesses();
  const { clock } = agency.deps;
  const behindMs = clockSkewMsMax - 1_000;
  const behind = { ...clock, now: () => new Date(clock.now().getTime() - behindMs) };
  const [right, late] = [agency.process(), agency.process(behind)];
  await late();
  agency.advance(1_000 - (agency.now().getTime() % everyMs) + everyMs);
  await right();
  expect(agency.canaries()).toBe(2);
  const all = [late, agency.process(behind), agency.process()];
  for (const run of all) await run();
  agency.advance(behindMs);
  for (const run of all) await run();
  expect(agency.canaries()).toBe(2);
});

test('a failure is said once a day for each step, by e-mail and webhook, and its end once', async () => {
  await using agency = await openCanaryProcesses();
  const processes = [agency.process(), agency.process()];
  const breakPost = () =>
    agency.proxyAnswers((req, res) =>
      req.method === 'GET' ? void agency.app(req, res) : void res.writeHead(403).end(),
    );
  await agency.inNextPeriods(1, ...processes);
  expect(agency.subjects()).toEqual([]);
  agency.breakPage();
  await agency.inNextPeriods(2, ...processes);
  expect(agency.subjects()).toEqual([failed]);
  const [email] = agency.mailbox.emails;
  expect(email?.recipients).toEqual(['owner@agency.example']);
  for (const part of ['opening the contact page', 'answers 502', 'set the proxy to its HOST and PORT'])
    expect(email?.text).toContain(part);
  breakPost();
  await agency.inNextPeriods(2, ...processes); // the last of the day, and the first of another
  expect(agency.subjects()).toEqual([failed, failed, failed]);
  agency.proxyAnswers();
  await agency.inNextPeriods(2, ...processes);
  expect(agency.subjects()).toEqual([failed, failed, failed, passed]);
  expect(agency.mailbox.emails.at(-1)?.text).toContain('Failed since');
  breakPost();
  await agency.inNextPeriods(1, ...processes); // again on the same day
  expect(agency.subjects()).toHaveLength(4);
  expect(agency.webhooks().map(({ type, data }) => [type, /the step (\w+):/.exec(data.text)?.[1]])).toEqual([
    ['canary.failed', 'page'],
    ['canary.failed', 'post'],
    ['canary.failed', 'post'],
  ]);
  expect(agency.failures()).toHaveLength(5);
});

test('while mail is broken the webhook and the metrics say so, and the e-mails follow when it is mended', async () => {
  await using monitor = await openWebhookReceiver();
  await using agency = await openCanaryProcesses({ HEARTBEAT_URL: monitor.url });
  const run = agency.process();
  const read = storeMetrics({ store: agency.store, databaseUrl: 'postgres:', now: agency.now }, agency.log);
  expect(await read()).not.toMatch(/^site_canary_success/m);
  await agency.mailbox.down();
  await agency.inNextPeriods(2, run);
  expect(agency.webhooks()).toMatchObject([{ data: { text: expect.stringContaining('ECONNREFUSED') } }]);
  expect(await read()).toContain('\nsite_canary_success_timestamp_seconds 0\n');
  expect(monitor.received).toEqual([]); // it is only told of good ones
  await agency.mailbox.up();
  const at = agency.now().getTime() / 1000;
  await agency.inNextPeriods(1, run);
  expect(await read()).toContain(`\nsite_canary_success_timestamp_seconds ${at}\n`);
  expect(monitor.received).toHaveLength(1);
  expect(agency.subjects()).toEqual([failed, passed]);
});

test('the remedy is whole although the mail server replies with five hundred characters', async () => {
  await using agency = await openCanaryProcesses();
  agency.mailbox.says('recipient', `550 ${'no such user '.repeat(40)}`, 'desk@');
  await agency.inNextPeriods(1, agency.process());
  const remedy = 'Set MAIL_TO to e-mail addresses that the mail server accepts.';
  expect(agency.webhooks()[0].data.text.endsWith(remedy)).toBe(true);
  expect(agency.mailbox.emails[0]?.text?.replace(/\s+/g, ' ')).toContain(remedy);
});

test('while the store is unavailable a process sends one e-mail a day, and then one about the recovery', async () => {
  await using agency = await openCanaryProcesses();
  const run = agency.process();
  agency.storeFails(['bookmark', 'replaceBookmark', 'setBookmark', 'messages.add']);
  await run();
  agency.advance(60_000);
  await run();
  expect(agency.subjects()).toEqual([failed]);
  for (const part of ['storing the enquiry', 'the store is away', 'Free disk space'])
    expect(agency.mailbox.emails[0]?.text).toContain(part);
  expect(agency.failures()[0]).toMatchObject({ step: 'store', error: expect.stringContaining('away') });
  expect(agency.canaries()).toBe(0);
  agency.advance(24 * hourMs);
  await run();
  expect(agency.subjects()).toEqual([failed, failed]);
  agency.storeFails([]);
  await agency.inNextPeriods(2, run);
  expect(agency.subjects()).toEqual([failed, failed, passed]);
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: true, open: null });
});

test.each([
  { kept: 'nothing', before: 0, fails: ['setBookmark'] },
  { kept: 'an earlier canary', before: 1, fails: ['setBookmark'] },
  { kept: 'an earlier canary, and the e-mail', before: 1, fails: ['setBookmark', 'messages.add'] },
])('a result that cannot be recorded beside $kept is said once a day', async ({ before, fails }) => {
  await using agency = await openCanaryProcesses();
  const run = agency.process();
  await agency.inNextPeriods(before, run);
  agency.storeFails(fails);
  await agency.inNextPeriods(2, run);
  expect(agency.subjects()).toEqual([failed]);
  expect(agency.failures()).toHaveLength(2);
  agency.storeFails([]);
  await agency.inNextPeriods(2, run);
  expect(agency.subjects()).toEqual([failed, passed]);
});

test('a process that stops reports no failure, and another one runs the canary of the period', async () => {
  await using agency = await openCanaryProcesses();
  agency.storeFails(['bookmark']);
  await agency.process(undefined, AbortSignal.abort())();
  agency.storeFails([]);
  const stopping = new AbortController();
  const stopped = { ...agency.deps.clock, sleep: async () => stopping.abort() };
  await agency.process(stopped, stopping.signal)();
  expect([agency.rows(), agency.subjects(), agency.faults()]).toEqual([[], [], []]);
  expect(await readCanaryRecord(agency.store)).toBeNull();
  await agency.process()();
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: true });
});

test('without CANARY_EVERY there is no canary, and the first comes a minute after the start', async () => {
  await using agency = await openCanaryProcesses();
  expect(agency.job()).toMatchObject({ firstMs: 60_000 });
  await using without = await openCanaryProcesses({ CANARY_EVERY: '' });
  expect(without.job()).toBeNull();
});
