// A mail server may take ten minutes for its verdict. Whoever hangs up before that gets the email doubled, and whoever
// waits for it keeps all other emails waiting.

import { expect, test } from 'vitest';
import { openOutbox } from '../../server/enquiries/outbox/outbox.ts';
import type { MailTransport, Verdict } from '../../server/enquiries/outbox/types.ts';
import {
  emailLeaseMs,
  emailsInFlightCountMax,
  lostBackoffMs,
  lostInARowCountMax,
  smtpVerdictMsMax,
  verdictPatienceMs,
} from '../../server/limits.ts';
import type { Clock } from '../../server/time/clock.ts';
import { openAgency } from '../support/site-with-mail.ts';

const sent: Verdict = { state: 'sent', refusedFor: [] };

test('a letter whose verdict is late keeps no other waiting, is not given up and is sent once', async () => {
  await using desk = await openDesk();
  await desk.enquire('Slow', 'Quick');
  desk.verdicts.set('Quick', sent);
  const delivering = desk.outbox.deliver();
  await expect.poll(desk.handedOver).toEqual(['Slow']);
  desk.clock.pass(verdictPatienceMs - 1);
  await settled();
  expect(desk.handedOver()).toEqual(['Slow']);
  desk.clock.pass(1);
  await delivering;
  expect(desk.handedOver()).toEqual(['Slow', 'Quick']);
  expect(desk.agency.states()).toEqual(['waiting', 'sent']);

  const other = desk.another();
  for (let ms = verdictPatienceMs; ms < smtpVerdictMsMax - 20_000; ms += 20_000) {
    desk.clock.pass(20_000);
    await settled();
    await desk.outbox.deliver();
    await other.deliver();
  }
  expect(desk.handedOver()).toEqual(['Slow', 'Quick']);
  desk.answer('Slow', sent);
  await expect.poll(desk.agency.states).toEqual(['sent', 'sent']);
  expect(desk.agency.rows()[0]).toMatchObject({ tries: 1, lease_token: null });
});

test('what a process that died had in flight is tried again soon', async () => {
  await using desk = await openDesk();
  await desk.enquire('Slow');
  void desk.outbox.deliver();
  await expect.poll(desk.handedOver).toEqual(['Slow']);
  const other = desk.another();
  await other.deliver();
  desk.clock.die(); // nothing that sleeps by it wakes up again
  desk.clock.pass(emailLeaseMs - 1);
  await other.deliver();
  expect(desk.handedOver()).toEqual(['Slow']);
  desk.clock.pass(5_000);
  void other.deliver();
  await expect.poll(desk.handedOver).toEqual(['Slow', 'Slow']);
});

test('a server that gives nobody a verdict is left alone soon, and a late verdict has the others go on', async () => {
  await using desk = await openDesk();
  const names = Array.from({ length: lostInARowCountMax + 1 }, (_, number) => `Letter ${number}`);
  await desk.enquire(...names);
  const delivering = desk.outbox.deliver();
  for (let count = 1; count <= lostInARowCountMax; count++) {
    await expect.poll(desk.handedOver).toHaveLength(count);
    desk.clock.pass(verdictPatienceMs);
  }
  await delivering;
  expect(desk.handedOver()).toHaveLength(lostInARowCountMax);
  expect(desk.agency.faults().map(({ msg }) => msg)).toContain(
    'mail server gives no verdict on any letter: letters wait',
  );
  for (const name of names) desk.answer(name, sent);
  await expect.poll(desk.agency.states).toEqual([...names.slice(1).map(() => 'sent'), 'waiting']);
  desk.clock.pass(lostBackoffMs.first);
  await desk.outbox.deliver();
  expect(desk.agency.states()).toEqual(names.map(() => 'sent'));
  expect(desk.handedOver()).toEqual(names);
});

test('only so many are in flight at a time, and the next goes when one of them has landed', async () => {
  await using desk = await openDesk();
  const names = Array.from({ length: emailsInFlightCountMax + 1 }, (_, number) => `Letter ${number}`);
  await desk.enquire(...names);
  let delivering = desk.outbox.deliver();
  for (let count = 1; count <= emailsInFlightCountMax; count++) {
    await expect.poll(desk.handedOver).toHaveLength(count);
    desk.clock.pass(verdictPatienceMs);
    if (count < lostInARowCountMax) continue;
    await delivering;
    desk.clock.pass(lostBackoffMs.max);
    if (count < emailsInFlightCountMax) delivering = desk.outbox.deliver();
  }
  await desk.outbox.deliver();
  expect(desk.handedOver()).toHaveLength(emailsInFlightCountMax);
  desk.answer(names[3] ?? '', sent);
  await expect.poll(() => desk.agency.states().filter((state) => state === 'sent')).toHaveLength(1);
  desk.verdicts.set(names.at(-1) ?? '', sent);
  await desk.outbox.deliver();
  expect(desk.handedOver()).toEqual(names);
});

test('a stop waits for all that are in flight', async () => {
  await using desk = await openDesk();
  await desk.enquire('One', 'Two');
  desk.outbox.start();
  await expect.poll(desk.handedOver).toHaveLength(1);
  desk.clock.pass(verdictPatienceMs);
  await expect.poll(desk.handedOver).toHaveLength(2);
  let isStopped = false;
  const stopped = desk.outbox.stop().then(() => (isStopped = true));
  await settled();
  desk.answer('Two', sent);
  await expect.poll(desk.agency.states).toEqual(['waiting', 'sent']);
  expect(isStopped).toBe(false);
  desk.answer('One', { state: 'cut' });
  await stopped;
  expect(desk.agency.rows()[0]).toMatchObject({ state: 'waiting', tries: 0, lease_token: null });
});

test('a verdict that never comes counts as a try, and its wait as a part of the next', async () => {
  await using desk = await openDesk();
  await desk.enquire('Lost');
  const delivering = desk.outbox.deliver();
  await expect.poll(desk.handedOver).toHaveLength(1);
  desk.clock.pass(smtpVerdictMsMax);
  desk.answer('Lost', { state: 'lost', error: 'Timeout' });
  await delivering;
  await expect.poll(() => desk.agency.rows()[0]).toMatchObject({ state: 'waiting', tries: 1 });
  desk.clock.pass(10_000);
  desk.verdicts.set('Lost', sent);
  await desk.outbox.deliver();
  expect(desk.agency.states()).toEqual(['sent']);
});

/** The agency's outbox, a mail server whose verdicts come when the test says so, and a clock of the test's. */
async function openDesk() {
  const agency = await openAgency();
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
    close: () => {},
  };
  const { config, store, log } = agency;
  const sender = { to: ['desk@agency.example'], from: 'a@agency.example', settings: config.settings };
  const open = () => openOutbox({ ...{ store, mail, sender, log, clock }, random: () => 1 });
  return {
    ...{ agency, clock, verdicts, another: open, outbox: open() },
    handedOver: () => subjects,
    answer(subject: string, verdict: Verdict) {
      verdicts.set(subject, verdict);
      waiting.get(subject)?.(verdict);
    },
    async enquire(...names: string[]) {
      for (const subject of names) await agency.enquire({ subject, message: subject });
      clock.pass(1_000);
    },
    [Symbol.asyncDispose]: () => agency[Symbol.asyncDispose](),
  };
}

function openClock(startMs: number): Clock & { pass(ms: number): void; die(): void } {
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
    die() {
      sleepers = [];
    },
  };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}
