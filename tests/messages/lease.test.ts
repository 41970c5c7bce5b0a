// One process of those that share a store sends at a time. No e-mail is sent twice and none is forgotten, whatever becomes of
// that process.

import { expect, test } from 'vitest';
import type { Verdict } from '../../server/messages/types.ts';
import type { Store } from '../../server/store.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { openSimulatedSite } from '../support/simulation/open-site.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const subjects = Array.from({ length: 40 }, (_, number) => `Enquiry ${number}`);

test.each([2, 3])('%i processes send each e-mail once, in order of arrival', async (count) => {
  await using site = await openSimulatedSite();
  const processes = Array.from({ length: count }, () => site.start({ connectMs: 200 }));
  for (const [number, subject] of subjects.entries()) {
    await site.enquire(subject);
    processes[number % count]?.wake();
    await site.pass(number % 7 === 0 ? 3 * second : 50);
  }
  await site.pass(minute);
  expect(site.handedOver).toEqual(subjects);
  expect(site.states().every((state) => state === 'sent')).toBe(true);
  expect(site.lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

test('an e-mail that any process stores is sent within one poll, whoever sends', async () => {
  await using site = await openSimulatedSite();
  const random = seededRandom('polls', 1);
  const storeMs = () => random(30); // a database on the network
  const processes = [site.start({ storeMs }), site.start({ storeMs })];
  for (let number = 1; number <= 120; number++) {
    await site.enquire(`Enquiry ${number}`);
    processes[number % 2]?.wake();
    await site.pass(number % 2 === 0 ? 8 * second : random(250)); // while the other one begins or ends
  }
  await site.pass(8 * second);
  expect(site.handedOver).toHaveLength(120);
  expect(site.slowestMs()).toBeLessThan(6 * second);
});

test.each([
  ['before it hands the e-mail over', 10 * second, ['Two', 'One']],
  ['while the mail server has not answered', 0, ['One', 'Two', 'One']],
])(
  'after the sending process was killed %s, another one continues within a minute',
  async (_when, connectMs, handedOver) => {
    await using site = await openSimulatedSite();
    const first = site.start({ connectMs });
    const other = site.start();
    site.verdict = () => null;
    await site.enquire('One', 'Two');
    first.wake();
    await site.pass(second);
    first.halt();
    site.verdict = () => ({ state: 'sent' });
    await site.pass(40 * second);
    expect(site.handedOver).toEqual(handedOver.slice(0, -2));
    other.wake();
    await site.pass(25 * second);
    expect(site.handedOver).toEqual(handedOver);
    expect(site.rows()).toMatchObject([
      { state: 'sent', tries: 2 },
      { state: 'sent', tries: 1 },
    ]);
  },
);

test('however often the others are woken, a process that is busy for half a minute keeps its e-mails', async () => {
  await using site = await openSimulatedSite();
  const first = site.start();
  const others = [site.start(), site.start()];
  site.verdict = () => null;
  await site.enquire('One');
  first.wake();
  await site.pass(9 * second);
  first.halt();
  for (let ms = 0; ms < 30 * second; ms += 500) {
    for (const other of others) other.wake();
    await site.pass(500);
  }
  first.goOn();
  await site.pass(minute);
  site.answer('One');
  await site.pass(minute);
  expect(site.handedOver).toEqual(['One']);
  expect(site.states()).toEqual(['sent']);
});

test.each([-3 * 24, 3 * 24, 731 * 24, 1 / 5])(
  'a clock that jumps by %d hours during a send gives the e-mail to no other process',
  async (hours) => {
    await using site = await openSimulatedSite();
    const first = site.start();
    site.start();
    site.verdict = () => null;
    await site.enquire('One');
    first.wake();
    await site.pass(second);
    site.jumpClock(hours * hour);
    await site.pass(5 * minute);
    site.answer('One');
    await site.pass(minute);
    expect(site.handedOver).toEqual(['One']);
    expect(site.states()).toEqual(['sent']);
  },
);

test.each([
  ['connecting to the mail server', 20 * second],
  ['waiting for its verdict', 0],
])(
  'a process that was halted for minutes while %s hands nothing over and marks nothing when it wakes up',
  async (_what, connectMs) => {
    await using site = await openSimulatedSite();
    const first = site.start({ connectMs });
    site.verdict = () => null;
    await site.enquire('One');
    await site.pass(6 * second); // it has the lease, and is connecting or waiting
    first.halt();
    const before = [...site.handedOver];
    site.start();
    site.verdict = () => ({ state: 'refused', error: '550 Never' });
    await site.pass(2 * minute);
    expect(site.handedOver).toEqual([...before, 'One']);
    site.answer('One'); // to the halted one
    first.goOn();
    await site.pass(2 * minute);
    expect(site.handedOver).toEqual([...before, 'One']);
    expect(site.states()).toEqual(['refused']);
  },
);

test('a process that was halted just after a write to the store does not believe that time stood still', async () => {
  await using site = await openSimulatedSite();
  let isDoomed = false;
  const haltAfterBeat = (store: Store): Store => ({
    ...store,
    async replaceBookmark(...args) {
      const isReplaced = await store.replaceBookmark(...args);
      if (isDoomed && args[0] === 'sender') first.halt(); // the lease is renewed, and it does not know
      return isReplaced;
    },
  });
  const first = site.start({ around: haltAfterBeat, connectMs: 80 * second });
  await site.enquire('One');
  await site.pass(6 * second);
  isDoomed = true;
  await site.pass(10 * second);
  isDoomed = false;
  site.start();
  await site.pass(minute);
  expect(site.handedOver).toEqual(['One']);
  first.goOn(); // nine seconds before the mail server asks for the content, and before the next beat
  await site.pass(2 * minute);
  expect(site.handedOver).toEqual(['One']);
});

test('a process that cannot reach its mail server leaves sending to one that can', async () => {
  await using site = await openSimulatedSite();
  const cutOff = site.start();
  site.verdict = () => ({ state: 'unavailable', error: 'ECONNREFUSED' });
  await site.enquire('One');
  cutOff.wake();
  await site.pass(second);
  site.start();
  site.verdict = () => ({ state: 'sent' });
  await site.pass(2 * second);
  expect(site.states()).toEqual(['sent']);
});

/** Fails the next calls of a method of the store that concern the lease. */
const failing =
  (times: number, to: (value: string) => boolean) =>
  (store: Store): Store => ({
    ...store,
    replaceBookmark: (name, from, value) =>
      name === 'sender' && to(value) && times-- > 0
        ? Promise.reject(new Error('the store is away'))
        : store.replaceBookmark(name, from, value),
  });

test('a process that could not give the lease back keeps it alive, and sends no e-mail twice', async () => {
  await using site = await openSimulatedSite();
  site.start({ around: failing(100, (value) => value === '') });
  await site.enquire('One');
  await site.pass(6 * second);
  site.verdict = () => null;
  await site.enquire('Slow');
  await site.pass(10 * second);
  site.start();
  await site.pass(3 * minute);
  site.answer('Slow');
  await site.pass(minute);
  expect(site.handedOver).toEqual(['One', 'Slow']);
  expect(site.states()).toEqual(['sent', 'sent']);
});

test('one channel does not use the lease that another one is giving back', async () => {
  await using site = await openSimulatedSite();
  const random = seededRandom('lease', 1);
  const process = site.start({ storeMs: () => random(30) }); // a database on the network
  site.start({ storeMs: () => random(30) });
  for (let round = 0; round < 60; round++) {
    site.verdict = (subject) => (subject.startsWith('Enquiry') ? { state: 'sent' } : null);
    await site.enquire(`Enquiry ${round}`);
    process.wake();
    await site.pass(60 + random(200));
    await site.addVisitorEmail(`Visitor ${round}`);
    process.wake();
    await site.pass(2 * minute);
    site.answer(`Visitor ${round}`);
    await site.pass(10 * second);
  }
  const doubled = site.handedOver.filter((subject, at) => site.handedOver.indexOf(subject) !== at);
  expect(doubled).toEqual([]);
  expect(site.handedOver).toHaveLength(120);
});

test('what a process that is gone had claimed is freed, even if that fails at first', async () => {
  await using site = await openSimulatedSite();
  const gone = site.start();
  site.verdict = () => null;
  await site.enquire('One');
  gone.wake();
  await site.pass(second);
  gone.halt();
  let failures = 3;
  site.start({
    around: (store) => ({
      ...store,
      messages: {
        ...store.messages,
        freeAbandoned: (lease) =>
          failures-- > 0
            ? Promise.reject(new Error('the store is away'))
            : store.messages.freeAbandoned(lease),
      },
    }),
  });
  site.verdict = (): Verdict => ({ state: 'sent' });
  await site.pass(90 * second);
  expect(site.states()).toEqual(['sent']);
});
