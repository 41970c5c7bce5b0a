// One process of those that share a store sends at a time, however long the mail server takes for a verdict. No e-mail is sent
// twice and none is forgotten, whatever becomes of that process.

import { expect, test } from 'vitest';
import { seededRandom } from '../support/seeded-random.ts';
import { openSimulatedSite } from '../support/simulation.ts';
import { hour, minute } from '../support/site-with-messages.ts';

const second = 1_000;
const sent = { state: 'sent' } as const;
const names = (count: number) => Array.from({ length: count }, (_, number) => `Enquiry ${number}`);

type Options = Parameters<Awaited<ReturnType<typeof openSimulatedSite>>['start']>[0] & {};
type Around = Options['around'] & {};

/** A process begins to send these e-mails, on which the mail server gives no verdict until the test does. */
async function openSendingSite(options: Options = {}, ...subjects: string[]) {
  const site = await openSimulatedSite();
  const first = site.start(options);
  site.verdict = () => null;
  await site.enquire(...(subjects.length > 0 ? subjects : ['One']));
  first.wake();
  await site.pass(second);
  return Object.assign(site, { first });
}

/** Fails calls of a method of the store. */
const failing =
  (times: number, method: string, fails = (..._args: unknown[]) => true): Around =>
  (name, call, args) => {
    if (name === method && fails(...args) && times-- > 0) throw new Error('the store is away');
    return call();
  };

test('three processes send each e-mail once, in order of arrival', async () => {
  await using site = await openSimulatedSite();
  const processes = [1, 2, 3].map(() => site.start({ connectMs: 200 }));
  for (const [number, subject] of names(40).entries()) {
    await site.enquire(subject);
    processes[number % 3]?.wake();
    await site.pass(number % 7 === 0 ? 3 * second : 50);
  }
  await site.pass(minute);
  expect(site.handedOver).toEqual(names(40));
  expect(site.states()).toEqual(Array(40).fill('sent'));
  expect(site.lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

test('an e-mail that any process stores is sent within one poll, whoever sends', async () => {
  await using site = await openSimulatedSite();
  const random = seededRandom('polls', 1);
  const storeMs = () => random(30); // a database on the network
  const processes = [site.start({ storeMs }), site.start({ storeMs })];
  for (const [number, subject] of names(60).entries()) {
    await site.enquire(subject);
    processes[number % 2]?.wake();
    await site.pass(number % 2 === 1 ? 8 * second : random(250)); // while the other one begins or ends
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
    const other = site.start({ around: failing(3, 'messages.freeAbandoned') });
    await site.enquire('Two');
    site.first.halt();
    site.verdict = () => sent;
    await site.pass(40 * second);
    expect(site.handedOver).toEqual(handedOver.slice(0, -2));
    other.wake();
    await site.pass(50 * second);
    expect(site.handedOver).toEqual(handedOver);
    const [one, two] = [2, 1].map((tries) => ({ state: 'sent', tries }));
    expect(site.rows()).toMatchObject([one, two]);
  },
);

type Site = Awaited<ReturnType<typeof openSendingSite>>;

const jump = (ms: number) => (site: Site) => site.jumpClock(ms);

const onlyRead = (ms: number) => async (site: Site) => {
  await site.pass(25 * second);
  site.isReadOnly = true;
  site.answer('One');
  await site.pass(ms);
  site.isReadOnly = false;
};

async function beBusy(site: Site): Promise<void> {
  const other = site.start();
  await site.pass(8 * second);
  site.first.halt();
  for (let ms = 0; ms < 30 * second; ms += 500) {
    other.wake();
    await site.pass(500);
  }
  site.first.goOn();
}

test.each<[string, (site: Site) => unknown]>([
  ['the clock jumps back by days', jump(-72 * hour)],
  ['the clock jumps ahead by two years', jump(731 * 24 * hour)],
  ['the clock jumps ahead by minutes', jump(hour / 5)],
  ['its process is busy for half a minute, however often the others are woken', beBusy],
  ['the store can only be read for less than a minute', onlyRead(40 * second)],
  ['the store can only be read for minutes', onlyRead(5 * minute)],
])('an e-mail in flight is sent once, although %s', async (_what, happens) => {
  await using site = await openSendingSite();
  site.start();
  await happens(site);
  await site.pass(5 * minute);
  site.answer('One');
  await site.pass(minute);
  expect(site.handedOver).toEqual(['One']);
  expect(site.states()).toEqual(['sent']);
});

test.each([
  ['connecting to the mail server', 20 * second],
  ['waiting for its verdict', 0],
])(
  'a process that was halted for minutes while %s hands nothing over and marks nothing when it wakes up',
  async (_what, connectMs) => {
    await using site = await openSendingSite({ connectMs });
    site.first.halt();
    const handedOver = [...site.handedOver, 'One'];
    site.start();
    site.verdict = () => ({ state: 'refused', error: '550 Never' });
    await site.pass(2 * minute);
    expect(site.handedOver).toEqual(handedOver);
    site.answer('One'); // to the halted one
    site.first.goOn();
    await site.pass(2 * minute);
    expect(site.handedOver).toEqual(handedOver);
    expect(site.states()).toEqual(['refused']);
  },
);

test('a process that was halted just after a write to the store does not believe that time stood still', async () => {
  let isDoomed = false;
  const around: Around = async (name, call, args) => {
    const result = await call();
    if (isDoomed && name === 'replaceBookmark' && args[0] === 'sender') site.first.halt(); // its lease is renewed
    return result;
  };
  await using site: Site = await openSendingSite({ connectMs: 80 * second, around });
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
  const isRelease = (name: unknown, _from: unknown, value: unknown) => name === 'sender' && value === '';
  site.start({ around: failing(100, 'replaceBookmark', isRelease) });
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
  const storeMs = () => random(30); // a database on the network
  const [process] = [site.start({ storeMs }), site.start({ storeMs })];
  site.verdict = (subject) => (subject.startsWith('Enquiry') ? sent : null);
  for (let round = 0; round < 60; round++) {
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

// A mail server may take ten minutes for its final reply. A client that hangs up earlier causes a duplicate; one that waits
// for it delays all other e-mails.

test('an e-mail with a late verdict delays no other by more than half a minute, is not abandoned and is sent once', async () => {
  await using site = await openSendingSite({}, 'Slow');
  site.start();
  site.verdict = () => sent;
  await site.enquire('Quick');
  await site.pass(28 * second);
  expect(site.handedOver).toEqual(['Slow']);
  await site.pass(2 * second);
  expect(site.states()).toEqual(['waiting', 'sent']);
  await site.pass(9 * minute);
  site.answer('Slow');
  await site.pass(second);
  expect(site.handedOver).toEqual(['Slow', 'Quick']);
  expect(site.rows()).toMatchObject([{ state: 'sent', tries: 1 }, { state: 'sent' }]);
});

test('a server that gives no verdicts is soon paused, and a late verdict resumes delivery', async () => {
  await using site = await openSendingSite({}, ...names(4));
  await site.pass(91 * second);
  expect(site.handedOver).toHaveLength(3);
  const logged = { level: 50, msg: 'no message is confirmed; deliveries paused' };
  expect(site.lines).toContainEqual(expect.objectContaining(logged));
  site.verdict = () => sent;
  for (const name of names(3)) site.answer(name);
  await site.pass(10 * second);
  expect(site.states()).toEqual(Array(4).fill('sent'));
  expect(site.handedOver.toSorted()).toEqual(names(4));
});

test('at most ten e-mails are in flight, and the next is sent when one finishes', async () => {
  await using site = await openSendingSite({}, ...names(11));
  await site.pass(20 * minute);
  expect(site.handedOver).toHaveLength(10);
  site.verdict = () => sent;
  site.answer(site.handedOver[3] ?? '');
  await site.pass(10 * second);
  expect(site.handedOver.toSorted()).toEqual(names(11).toSorted());
});

test('a stop waits for all e-mails in flight, gives back what was cut off, and leaves the rest to the next process', async () => {
  await using site = await openSendingSite({}, 'One', 'Two', 'Three');
  await site.pass(44 * second);
  expect(site.handedOver).toEqual(['One', 'Two']);
  let isStopped = false;
  const stopped = site.first.stop().then(() => (isStopped = true));
  site.answer('Two');
  await site.pass(second);
  expect(site.states()).toEqual(['waiting', 'sent', 'waiting']);
  expect(isStopped).toBe(false);
  site.answer('One', { state: 'cut' });
  await site.pass(second);
  await stopped;
  expect(site.rows()).toMatchObject([{ state: 'waiting', tries: 0 }, {}, { state: 'waiting', tries: 0 }]);
  site.verdict = () => sent;
  site.start();
  await site.pass(second); // it does not wait for a lease
  expect(site.handedOver).toEqual(['One', 'Two', 'One', 'Three']);
});

test('a verdict that never comes counts as a try, and its wait counts towards the next', async () => {
  await using site = await openSendingSite({}, 'Lost');
  await site.pass(10 * minute);
  site.answer('Lost', { state: 'lost', error: 'Timeout' });
  await site.pass(second);
  expect(site.rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  site.verdict = () => sent;
  await site.pass(15 * second);
  expect(site.states()).toEqual(['sent']);
});
