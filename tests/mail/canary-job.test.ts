// Canaries in the background: one for each period over all processes, and the reports of failures.

import { expect, test } from 'vitest';
import { createCanaryJob, startCanaryJob } from '../../server/canary/job.ts';
import { readCanaryRecord } from '../../server/canary/record.ts';
import type { CanaryFailure } from '../../server/canary/types.ts';
import type { Store } from '../../server/enquiries/store/types.ts';
import { canaryDelayMsMin, canaryJobMsMax, canaryPollPeriodMs, clockSkewMsMax } from '../../server/limits.ts';
import { storeMetrics } from '../../server/observability/store-metrics.ts';
import { openCanarySite } from '../support/canary-site.ts';

const hour = 60 * 60 * 1000;
const everyMs = 6 * hour;

/** The site with any number of processes, and the notices of failures. */
async function openCanaryProcesses() {
  const site = await openCanarySite({ ALERT_TO: 'owner@agency.example' });
  const notices: CanaryFailure[] = [];
  const fails = new Set<keyof Store>();
  const store = new Proxy(site.store, {
    get: (target, name: keyof Store) =>
      fails.has(name) ? () => Promise.reject(new Error('disk full')) : target[name],
  });
  const process = (signal = new AbortController().signal, clock = site.deps.clock) =>
    createCanaryJob(
      {
        ...{ config: site.config, store, log: site.log, clock },
        letters: { mail: site.mail, from: 'site@agency.example', to: site.config.canary.alertTo },
        onCanaryFailed: async (failure) => void notices.push(failure),
      },
      everyMs,
      signal,
    );
  return {
    ...site,
    notices,
    process,
    /** The calls of the store that fail from now on. */
    storeFails: (...names: (keyof Store)[]) => {
      fails.clear();
      for (const name of names) fails.add(name);
    },
    canaries: () => site.requests.filter(({ url }) => url === '/contact').length,
    letters: () => site.mailbox.emails.map(({ subject }) => subject),
  };
}

const failed = 'Your website failed its enquiry test';
const passed = 'Your website passes its enquiry test again';

test('several processes run one canary in a period, also when their clocks jump', async () => {
  await using agency = await openCanaryProcesses();
  const processes = [agency.process(), agency.process(), agency.process()];
  const runAll = () => Promise.all(processes.map((run) => run()));
  await runAll();
  await runAll();
  expect(agency.canaries()).toBe(1);
  agency.advance(everyMs);
  await runAll();
  expect(agency.canaries()).toBe(2);
  agency.jumpClock(-40 * 24 * hour);
  await runAll();
  expect(agency.canaries()).toBe(3);
  agency.jumpClock(80 * 24 * hour);
  await runAll();
  await runAll();
  expect(agency.canaries()).toBe(4);
  expect(agency.rows()).toEqual([]);
  expect(agency.mailbox.emails).toEqual([]);
  expect(agency.notices).toEqual([]);
});

test('a process whose clock is a little behind runs no second canary for a moment that has one', async () => {
  await using agency = await openCanaryProcesses();
  const { clock } = agency.deps;
  const behindMs = clockSkewMsMax - 1_000;
  const behind = { ...clock, now: () => new Date(clock.now().getTime() - behindMs) };
  const [right, late] = [agency.process(), agency.process(undefined, behind)];
  await late();
  agency.advance(everyMs - (agency.now().getTime() % everyMs) + 1_000);
  await right();
  expect(agency.canaries()).toBe(2);
  const restarted = [agency.process(undefined, behind), agency.process()];
  for (const run of [late, ...restarted]) await run();
  agency.advance(behindMs);
  for (const run of [late, ...restarted]) await run();
  expect(agency.canaries()).toBe(2);
});

test('a failure is a letter to ALERT_TO once a day for each step, and another when it works again', async () => {
  await using agency = await openCanaryProcesses();
  const processes = [agency.process(), agency.process()];
  const nextPeriod = async () => {
    for (const run of processes) await run();
    agency.advance(everyMs);
  };
  agency.advance(everyMs - (agency.now().getTime() % everyMs)); // four periods a day from here
  while (agency.now().getUTCHours() !== 0) agency.advance(everyMs);
  await nextPeriod();
  expect(agency.letters()).toEqual([]);
  const breakPage = () => agency.proxyAnswers((_req, res) => void res.writeHead(502).end());
  const breakPost = () =>
    agency.proxyAnswers((req, res) =>
      req.method === 'GET' ? void agency.app(req, res) : void res.writeHead(403).end(),
    );
  breakPage();
  await nextPeriod();
  await nextPeriod();
  expect(agency.letters()).toEqual([failed]);
  const [letter] = agency.mailbox.emails;
  expect(letter?.recipients).toEqual(['owner@agency.example']);
  for (const part of ['opening the contact page', 'answers 502', 'set the proxy to its HOST and PORT'])
    expect(letter?.text).toContain(part);
  breakPost();
  await nextPeriod(); // the fourth of the day
  expect(agency.letters()).toEqual([failed, failed]);
  await nextPeriod();
  expect(agency.letters()).toHaveLength(3); // another day
  agency.proxyAnswers();
  await nextPeriod();
  await nextPeriod();
  expect(agency.letters()).toEqual([failed, failed, failed, passed]);
  expect(agency.mailbox.emails.at(-1)?.text).toContain('Failed since');
  breakPost();
  await nextPeriod(); // again on the same day
  agency.proxyAnswers();
  await nextPeriod();
  expect(agency.letters()).toHaveLength(4);
  expect(agency.notices.map(({ step }) => step)).toEqual(['page', 'post', 'post']);
  expect(agency.lines.filter(({ msg }) => msg === 'canary failed')).toHaveLength(5);
});

test('while mail is broken the letter waits for the next canary, and the notice is sent once', async () => {
  await using agency = await openCanaryProcesses();
  const run = agency.process();
  await agency.mailbox.down();
  await run();
  expect(agency.faults()).toContainEqual(
    expect.objectContaining({ msg: 'canary letter not sent; will retry after the next canary' }),
  );
  expect(agency.notices).toMatchObject([{ step: 'mail', error: expect.stringContaining('ECONNREFUSED') }]);
  await agency.mailbox.up();
  agency.mailbox.smtpReplies = (stage, what) =>
    stage === 'recipient' && what.startsWith('desk@') ? '550 No such user' : undefined;
  agency.advance(everyMs);
  await run();
  expect(agency.letters()).toEqual([failed]);
  expect(agency.notices).toHaveLength(1);
  agency.mailbox.smtpReplies = () => undefined;
  agency.advance(everyMs);
  await run();
  expect(agency.letters()).toEqual([failed, passed]);
});

test('a failure without a sent letter gets no letter about the recovery', async () => {
  await using agency = await openCanaryProcesses();
  const run = agency.process();
  await agency.mailbox.down();
  await run();
  await agency.mailbox.up();
  agency.advance(everyMs);
  await run();
  expect(agency.letters()).toEqual([]);
  expect(await readCanaryRecord(agency.store)).toMatchObject({
    ok: true,
    alert: { open: null, isLetterDue: false },
  });
  agency.proxyAnswers((_req, res) => void res.writeHead(502).end());
  agency.advance(everyMs);
  await run();
  agency.proxyAnswers();
  agency.advance(everyMs);
  await run();
  expect(agency.letters()).toEqual([failed, passed]);
});

test('while the store is unavailable each process sends a letter once a day, and then one about the recovery', async () => {
  await using agency = await openCanaryProcesses();
  agency.advance(24 * hour - (agency.now().getTime() % (24 * hour)));
  const run = agency.process();
  agency.storeFails('claimRun', 'bookmark', 'setBookmark', 'addNotice');
  await run();
  agency.advance(canaryPollPeriodMs);
  await run();
  expect(agency.letters()).toEqual([failed]);
  for (const part of ['storing the enquiry', 'disk full', 'Free disk space'])
    expect(agency.mailbox.emails[0]?.text).toContain(part);
  expect(agency.lines).toContainEqual(
    expect.objectContaining({
      msg: 'canary failed',
      step: 'store',
      error: expect.stringContaining('disk full'),
    }),
  );
  expect(agency.canaries()).toBe(0);
  agency.advance(24 * hour);
  await run();
  expect(agency.letters()).toEqual([failed, failed]);
  agency.storeFails();
  await run();
  agency.advance(everyMs);
  await run();
  expect(agency.letters()).toEqual([failed, failed, passed]);
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: true, alert: { open: null } });
});

test.each([
  { kept: 'nothing', before: false, fails: ['setBookmark'] },
  { kept: 'an earlier canary', before: true, fails: ['setBookmark'] },
  { kept: 'an earlier canary that cannot be read', before: true, fails: ['setBookmark', 'bookmark'] },
] as const)('a result that cannot be recorded beside $kept is logged and sent, once a day', async (store) => {
  await using agency = await openCanaryProcesses();
  agency.advance(24 * hour - (agency.now().getTime() % (24 * hour)));
  const run = agency.process();
  if (store.before) await run();
  agency.storeFails(...store.fails);
  for (let period = 0; period < 2; period++) {
    agency.advance(everyMs);
    await run();
  }
  expect(agency.letters()).toEqual([failed]);
  expect(agency.notices).toMatchObject([{ step: 'store', error: expect.stringContaining('disk full') }]);
  expect(agency.lines.filter(({ msg }) => msg === 'canary failed')).toHaveLength(2);
  agency.storeFails();
  agency.advance(everyMs);
  await run();
  agency.advance(everyMs);
  await run();
  expect(agency.letters()).toEqual([failed, passed]);
});

test('a process that stops while the store is unavailable reports no failure', async () => {
  await using agency = await openCanaryProcesses();
  agency.storeFails('claimRun');
  await agency.process(AbortSignal.abort())();
  expect(agency.letters()).toEqual([]);
  expect(agency.faults()).toEqual([]);
});

test('a process that stops during a canary returns the period, and the next process runs it', async () => {
  await using agency = await openCanaryProcesses();
  const stopping = new AbortController();
  const stopped = { ...agency.deps.clock, sleep: async () => stopping.abort() };
  await agency.process(stopping.signal, stopped)();
  expect(agency.rows()).toEqual([]);
  expect(await readCanaryRecord(agency.store)).toBeNull();
  await agency.process()();
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: true });
});

test('the first canary comes a minute after the start, with jitter, and a stop ends the waiting', async () => {
  await using agency = await openCanaryProcesses();
  const waits: number[] = [];
  const { clock } = agency.deps;
  const sleep = (ms: number, signal: AbortSignal) => {
    waits.push(ms);
    if (waits.length < 4) return Promise.resolve();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const start = (every: number | null) =>
    startCanaryJob({
      ...{ store: agency.store, log: agency.log, letters: null, random: () => 0.5 },
      config: { ...agency.config, mail: null, canary: { to: null, everyMs: every, alertTo: [] } },
      clock: { ...clock, sleep },
      onCanaryFailed: async () => {},
    });
  expect(start(null)).toBeNull();
  const job = start(everyMs);
  await expect.poll(() => waits.length).toBe(4);
  await job?.stop();
  expect(waits).toEqual([canaryDelayMsMin, ...Array(3).fill(canaryPollPeriodMs)].map((ms) => ms * 1.25));
  expect(agency.canaries()).toBe(1);
});

test('the metrics have the latest success and duration, and nothing before the first canary', async () => {
  await using agency = await openCanaryProcesses();
  const read = storeMetrics({ store: agency.store, now: agency.now }, agency.log);
  expect(await read()).not.toContain('canary');
  await agency.mailbox.down();
  await agency.process()();
  expect(await read()).toContain('\ncanary_success_timestamp_seconds 0\n');
  await agency.mailbox.up();
  agency.advance(everyMs);
  const at = agency.now().getTime() / 1000;
  await agency.process()();
  const text = await read();
  expect(text).toContain(`\ncanary_success_timestamp_seconds ${at}\n`);
  expect(Number(/^canary_duration_seconds (.+)$/m.exec(text)?.[1])).toBeLessThan(canaryJobMsMax / 1000);
  expect(text).toContain('\nenquiries{state="waiting"} 0\n');
});
