// A mail server may take ten minutes for its final reply. A client that hangs up earlier causes a duplicate; one that
// waits for it delays all other e-mails.

import { expect, test } from 'vitest';
import { openOutbox } from '../../server/enquiries/outbox/outbox.ts';
import type { MailTransport, Verdict } from '../../server/enquiries/outbox/types.ts';
import {
  emailLeaseMs,
  emailsInFlightCountMax,
  lostBackoffMs,
  lostInARowCountMax,
  outboxPollMs,
  smtpVerdictMsMax,
  verdictPatienceMs,
} from '../../server/limits.ts';
import type { Clock } from '../../server/time/clock.ts';
import { openSiteWithMail } from '../support/site-with-mail.ts';

const sent: Verdict = { state: 'sent', refusedFor: [] };

test('an e-mail with a late verdict delays no other, is not abandoned and is sent once', async () => {
  await using harness = await openHarness();
  await harness.enquire('Slow', 'Quick');
  harness.verdicts.set('Quick', sent);
  const delivering = harness.outbox.deliver();
  await expect.poll(harness.handedOver).toEqual(['Slow']);
  harness.clock.pass(verdictPatienceMs - 1);
  await settled();
  expect(harness.handedOver()).toEqual(['Slow']);
  harness.clock.pass(1);
  await delivering;
  expect(harness.handedOver()).toEqual(['Slow', 'Quick']);
  expect(harness.agency.states()).toEqual(['waiting', 'sent']);

  const other = harness.another();
  for (let ms = verdictPatienceMs; ms < smtpVerdictMsMax - 20_000; ms += 20_000) {
    harness.clock.pass(20_000);
    await settled();
    await harness.outbox.deliver();
    await other.deliver();
  }
  expect(harness.handedOver()).toEqual(['Slow', 'Quick']);
  harness.answer('Slow', sent);
  await expect.poll(harness.agency.states).toEqual(['sent', 'sent']);
  expect(harness.agency.rows()[0]).toMatchObject({ tries: 1, lease_token: null });
});

test('e-mails in flight in a process that died are retried soon', async () => {
  await using harness = await openHarness();
  await harness.enquire('Slow');
  void harness.outbox.deliver();
  await expect.poll(harness.handedOver).toEqual(['Slow']);
  const other = harness.another();
  await other.deliver();
  harness.clock.die(); // code that sleeps on the clock does not resume
  for (let ms = 0; ms < emailLeaseMs - outboxPollMs; ms += outboxPollMs) {
    harness.clock.pass(outboxPollMs);
    await other.deliver();
  }
  expect(harness.handedOver()).toEqual(['Slow']);
  harness.clock.pass(outboxPollMs);
  void other.deliver();
  await expect.poll(harness.handedOver).toEqual(['Slow', 'Slow']);
});

test.each([75, 80, 140])(
  'an e-mail is sent once, although its process could not write to the store for %d s and another one can sooner',
  async (seconds) => {
    await using harness = await openHarness();
    await harness.enquire('Slow');
    const delivering = harness.outbox.deliver();
    await expect.poll(harness.handedOver).toEqual(['Slow']);
    const other = harness.another();
    await other.deliver();
    harness.lockStore(true);
    harness.answer('Slow', sent);
    await settled();
    for (let second = 5; second < seconds; second += 5) {
      harness.clock.pass(5_000);
      await settled();
      await other.deliver();
    }
    harness.lockStore(false);
    harness.clock.passOthers(5_000);
    await other.deliver();
    for (let time = 0; time < 3; time++) {
      harness.clock.pass(5_000);
      await settled();
      await other.deliver();
    }
    await delivering;
    expect(harness.handedOver()).toEqual(['Slow']);
    expect(harness.agency.states()).toEqual(['sent']);
  },
);

test('a server that gives no verdicts is soon paused, and a late verdict resumes delivery', async () => {
  await using harness = await openHarness();
  const names = Array.from({ length: lostInARowCountMax + 1 }, (_, number) => `Letter ${number}`);
  await harness.enquire(...names);
  const delivering = harness.outbox.deliver();
  for (let count = 1; count <= lostInARowCountMax; count++) {
    await expect.poll(harness.handedOver).toHaveLength(count);
    harness.clock.pass(verdictPatienceMs);
  }
  await delivering;
  expect(harness.handedOver()).toHaveLength(lostInARowCountMax);
  expect(harness.agency.faults().map(({ msg }) => msg)).toContain(
    'mail server confirms no email; deliveries paused',
  );
  for (const name of names) harness.answer(name, sent);
  await expect.poll(harness.agency.states).toEqual([...names.slice(1).map(() => 'sent'), 'waiting']);
  harness.clock.pass(lostBackoffMs.first);
  await harness.outbox.deliver();
  expect(harness.agency.states()).toEqual(names.map(() => 'sent'));
  expect(harness.handedOver()).toEqual(names);
});

test('e-mails in flight are limited, and the next is sent when one finishes', async () => {
  await using harness = await openHarness();
  const names = Array.from({ length: emailsInFlightCountMax + 1 }, (_, number) => `Letter ${number}`);
  await harness.enquire(...names);
  let delivering = harness.outbox.deliver();
  for (let count = 1; count <= emailsInFlightCountMax; count++) {
    await expect.poll(harness.handedOver).toHaveLength(count);
    harness.clock.pass(verdictPatienceMs);
    if (count < lostInARowCountMax) continue;
    await delivering;
    harness.clock.pass(lostBackoffMs.max);
    if (count < emailsInFlightCountMax) delivering = harness.outbox.deliver();
  }
  await harness.outbox.deliver();
  expect(harness.handedOver()).toHaveLength(emailsInFlightCountMax);
  harness.answer(names[3] ?? '', sent);
  await expect.poll(() => harness.agency.states().filter((state) => state === 'sent')).toHaveLength(1);
  const left = names.filter((name) => !harness.handedOver().includes(name));
  for (const name of left) harness.verdicts.set(name, sent);
  await harness.outbox.deliver();
  expect(left).toHaveLength(1);
  expect(harness.handedOver().toSorted()).toEqual(names.toSorted());
});

test('a stop waits for all e-mails in flight', async () => {
  await using harness = await openHarness();
  await harness.enquire('One', 'Two');
  harness.outbox.start();
  await expect.poll(harness.handedOver).toHaveLength(1);
  harness.clock.pass(verdictPatienceMs);
  await expect.poll(harness.handedOver).toHaveLength(2);
  let isStopped = false;
  const stopped = harness.outbox.stop().then(() => (isStopped = true));
  await settled();
  harness.answer('Two', sent);
  await expect.poll(harness.agency.states).toEqual(['waiting', 'sent']);
  expect(isStopped).toBe(false);
  harness.answer('One', { state: 'cut' });
  await stopped;
  expect(harness.agency.rows()[0]).toMatchObject({ state: 'waiting', tries: 0, lease_token: null });
});

test('a verdict that never comes counts as a try, and its wait counts towards the next', async () => {
  await using harness = await openHarness();
  await harness.enquire('Lost');
  const delivering = harness.outbox.deliver();
  await expect.poll(harness.handedOver).toHaveLength(1);
  harness.clock.pass(smtpVerdictMsMax);
  harness.answer('Lost', { state: 'lost', error: 'Timeout' });
  await delivering;
  await expect.poll(() => harness.agency.rows()[0]).toMatchObject({ state: 'waiting', tries: 1 });
  harness.clock.pass(10_000);
  harness.verdicts.set('Lost', sent);
  await harness.outbox.deliver();
  expect(harness.agency.states()).toEqual(['sent']);
});

/** The outbox, a mail server whose verdicts come when the test says so, and a simulated clock. */
async function openHarness() {
  let isLocked = false;
  const unlessLocked =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      isLocked ? Promise.reject(new Error('The store is locked.')) : write(...args);
  const agency = await openSiteWithMail();
  const clock = openClock(agency.now().getTime());
  const subjects: string[] = [];
  const verdicts = new Map<string, Verdict>();
  const waiting = new Map<string, (verdict: Verdict) => void>();
  const mail: MailTransport = {
    send: ({ subject }, onContentRequested) => {
      subjects.push(subject);
      onContentRequested?.();
      const verdict = verdicts.get(subject);
      if (verdict) return Promise.resolve(verdict);
      return new Promise((resolve) => waiting.set(subject, resolve));
    },
    askRecipients: () => Promise.reject(new Error('This test has no canary.')),
    close: () => {},
  };
  const { config, log } = agency;
  const store = {
    ...agency.store,
    mark: unlessLocked(agency.store.mark),
    renew: unlessLocked(agency.store.renew),
    touch: unlessLocked(agency.store.touch),
  };
  const sender = { to: ['desk@agency.example'], from: 'a@agency.example', settings: config.settings };
  const open = () => openOutbox({ ...{ store, mail, sender, log, clock }, random: () => 1 });
  return {
    ...{ agency, clock, verdicts, another: open, outbox: open() },
    handedOver: () => subjects,
    lockStore(locked: boolean) {
      isLocked = locked;
    },
    answer(subject: string, verdict: Verdict) {
      verdicts.set(subject, verdict);
      waiting.get(subject)?.(verdict);
    },
    async enquire(...names: string[]) {
      for (const subject of names) await agency.sendEnquiry({ subject, message: subject });
      clock.pass(1_000);
    },
    [Symbol.asyncDispose]: () => agency[Symbol.asyncDispose](),
  };
}

function openClock(
  startMs: number,
): Clock & { pass(ms: number): void; passOthers(ms: number): void; die(): void } {
  let passedMs = 0;
  let sleepers: { untilMs: number; wake: () => void }[] = [];
  return {
    now: () => new Date(startMs + passedMs),
    monotonicMs: () => passedMs,
    sleep(ms, signal) {
      const { promise, resolve } = Promise.withResolvers<void>();
      sleepers.push({ untilMs: passedMs + ms, wake: resolve });
      signal.addEventListener('abort', () => resolve());
      return promise;
    },
    pass(ms) {
      passedMs += ms;
      const due = sleepers.filter(({ untilMs }) => untilMs <= passedMs);
      sleepers = sleepers.filter(({ untilMs }) => untilMs > passedMs);
      for (const { wake } of due) wake();
    },
    /** Code that sleeps on the clock is slow to resume. */
    passOthers(ms) {
      passedMs += ms;
    },
    die() {
      sleepers = [];
    },
  };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}
