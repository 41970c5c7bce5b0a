// One process of those that share a store sends at a time. No e-mail is sent twice and none is forgotten, whatever becomes of
// that process.

import { expect, test } from 'vitest';
import type { Store } from '../../server/store.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { openSimulatedSite } from '../support/simulation/open-site.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const sent = { state: 'sent' } as const;

type Options = Parameters<Awaited<ReturnType<typeof openSimulatedSite>>['start']>[0];

/** A process has begun to send an e-mail, on which the mail server gives no verdict until the test does. */
async function openSendingSite(options: Options = {}) {
  const site = await openSimulatedSite();
  const first = site.start(options);
  site.verdict = () => null;
  await site.enquire('One');
  first.wake();
  await site.pass(second);
  return Object.assign(site, { first });
}

/** Fails calls of a method of the store. */
const failing =
  (times: number, method: 'replaceBookmark' | 'freeAbandoned', fails = (..._args: unknown[]) => true) =>
  (store: Store): Store => {
    const around = (real: (...args: never[]) => Promise<unknown>) =>
      ((...args: never[]) =>
        fails(...args) && times-- > 0
          ? Promise.reject(new Error('the store is away'))
          : real(...args)) as never;
    if (method === 'replaceBookmark') return { ...store, replaceBookmark: around(store.replaceBookmark) };
    return { ...store, messages: { ...store.messages, freeAbandoned: around(store.messages.freeAbandoned) } };
  };

test('three processes send each e-mail once, in order of arrival', async () => {
  await using site = await openSimulatedSite();
  const processes = Array.from({ length: 3 }, () => site.start({ connectMs: 200 }));
  const subjects = Array.from({ length: 40 }, (_, number) => `Enquiry ${number}`);
  for (const [number, subject] of subjects.entries()) {
    await site.enquire(subject);
    processes[number % 3]?.wake();
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
  for (let number = 1; number <= 60; number++) {
    await site.enquire(`Enquiry ${number}`);
    processes[number % 2]?.wake();
    await site.pass(number % 2 === 0 ? 8 * second : random(250)); // while the other one begins or ends
  }
  await site.pass(8 * second);
  expect(site.handedOver).toHaveLength(60);
  expect(site.slowestMs()).toBeLessThan(6 * second);
});

test.each([
  ['before it hands the e-mail over', 10 * second, ['Two', 'One']],
  ['while the mail server has not answered', 0, ['One', 'Two', 'One']],
])(
  'after the sending process was killed %s, another one continues within a minute, even if the store fails at first',
  async (_when, connectMs, handedOver) => {
    await using site = await openSendingSite({ connectMs });
    const other = site.start({ around: failing(3, 'freeAbandoned') });
    await site.enquire('Two');
    site.first.halt();
    site.verdict = () => sent;
    await site.pass(40 * second);
    expect(site.handedOver).toEqual(handedOver.slice(0, -2));
    other.wake();
    await site.pass(50 * second);
    expect(site.handedOver).toEqual(handedOver);
    expect(site.rows()).toMatchObject([
      { state: 'sent', tries: 2 },
      { state: 'sent', tries: 1 },
    ]);
  },
);

test('however often the others are woken, a process that is busy for half a minute keeps its e-mails', async () => {
  await using site = await openSendingSite();
  const others = [site.start(), site.start()];
  await site.pass(8 * second);
  site.first.halt();
  for (let ms = 0; ms < 30 * second; ms += 500) {
    for (const other of others) other.wake();
    await site.pass(500);
  }
  site.first.goOn();
  await site.pass(minute);
  site.answer('One');
  await site.pass(minute);
  expect(site.handedOver).toEqual(['One']);
  expect(site.states()).toEqual(['sent']);
});

test.each([-3 * 24, 731 * 24, 1 / 5])(
  'a clock that jumps by %d hours during a send gives the e-mail to no other process',
  async (hours) => {
    await using site = await openSendingSite();
    site.start();
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
    await using site = await openSendingSite({ connectMs });
    site.first.halt();
    const before = [...site.handedOver];
    site.start();
    site.verdict = () => ({ state: 'refused', error: '550 Never' });
    await site.pass(2 * minute);
    expect(site.handedOver).toEqual([...before, 'One']);
    site.answer('One'); // to the halted one
    site.first.goOn();
    await site.pass(2 * minute);
    expect(site.handedOver).toEqual([...before, 'One']);
    expect(site.states()).toEqual(['refused']);
  },
);

test('a process that was halted just after a write to the store does not believe that time stood still', async () => {
  let isDoomed = false;
  await using site = await openSendingSite({
    connectMs: 80 * second,
    around: (store) => ({
      ...store,
      async replaceBookmark(...args) {
        const isReplaced = await store.replaceBookmark(...args);
        if (isDoomed && args[0] === 'sender') site.first.halt(); // the lease is renewed, and it does not know
        return isReplaced;
      },
    }),
  });
  site.verdict = () => sent;
  await site.pass(5 * second);
  isDoomed = true;
  await site.pass(10 * second);
  isDoomed = false;
  site.start();
  await site.pass(minute);
  expect(site.handedOver).toEqual(['One']);
  site.first.goOn(); // before the mail server asks for the content, and before the next beat
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
  site.verdict = () => sent;
  await site.pass(2 * second);
  expect(site.states()).toEqual(['sent']);
});

test('a process that could not give the lease back keeps it alive, and sends no e-mail twice', async () => {
  await using site = await openSimulatedSite();
  site.start({
    around: failing(100, 'replaceBookmark', (name, _from, value) => name === 'sender' && value === ''),
  });
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
    site.verdict = (subject) => (subject.startsWith('Enquiry') ? sent : null);
    await site.enquire(`Enquiry ${round}`);
    process.wake();
    await site.pass(60 + random(200));
    await site.addVisitorEmail(`Visitor ${round}`);
    process.wake();
    await site.pass(2 * minute);
    site.answer(`Visitor ${round}`);
    await site.pass(10 * second);
  }
  expect(new Set(site.handedOver).size).toBe(120);
  expect(site.handedOver).toHaveLength(120);
});
