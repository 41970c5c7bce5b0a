// One process of those that share a store sends at a time, however long the mail server takes for a verdict. No e-mail is sent
// twice and none is forgotten, whatever becomes of that process. tests/stress/simulation.test.ts tries what chance brings.

import { expect, test } from 'vitest';
import { openSimulatedSite } from '../support/simulation.ts';
import { hour, minute } from '../support/site-with-messages.ts';

const second = 1_000;
const sent = { state: 'sent' } as const;
const names = (count: number) => Array.from({ length: count }, (_, number) => `Enquiry ${number}`);

type Options = Parameters<Awaited<ReturnType<typeof openSimulatedSite>>['start']>[0] & {};
type Around = Options['around'] & {};
type Site = Awaited<ReturnType<typeof openSendingSite>>;

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

test('three processes send each e-mail once, in order of arrival, and soon', async () => {
  await using site = await openSimulatedSite();
  const processes = [1, 2, 3].map(() => site.start({ connectMs: 200 }));
  for (const [number, subject] of names(40).entries()) {
    await site.enquire(subject);
    processes[number % 3]?.wake();
    await site.pass(number % 7 === 0 ? 8 * second : 50);
  }
  await site.pass(minute);
  expect(site.handedOver).toEqual(names(40));
  expect(site.slowestMs()).toBeLessThan(6 * second);
  expect(site.states()).toEqual(Array(40).fill('sent'));
  expect(site.lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

test.each([
  ['before it hands the e-mail over', 10 * second, ['Two', 'One']],
  ['while the mail server has not answered', 0, ['One', 'Two', 'One']],
])(
  'after the sending process was killed %s, another one continues within a minute, even if the store fails at first',
  async (_when, connectMs, handedOver) => {
    await using site = await openSendingSite({ connectMs });
    let failures = 3;
    const around: Around = (name, call) => {
      if (name === 'messages.freeAbandoned' && failures-- > 0) throw new Error('the store is away');
      return call();
    };
    const other = site.start({ around });
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

async function onlyRead(site: Site) {
  await site.pass(25 * second);
  site.isReadOnly = true;
  site.answer('One');
  await site.pass(5 * minute);
  site.isReadOnly = false;
}

test.each<[string, (site: Site) => unknown]>([
  ['the clock jumps back by days', (site) => site.jumpClock(-72 * hour)],
  ['the clock jumps ahead by two years', (site) => site.jumpClock(731 * 24 * hour)],
  ['the store can only be read for minutes', onlyRead],
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

test('a process that was halted while it renewed the lease does not believe that time stood still', async () => {
  await using site = await openSimulatedSite();
  let isDoomed = false;
  const around: Around = (name, call, [about]) => {
    if (isDoomed && name === 'replaceBookmark' && about === 'sender') first.halt(); // it does not know of the beat
    return call();
  };
  const first = site.start({ around, connectMs: 80 * second });
  await site.enquire('One');
  await site.pass(6 * second);
  isDoomed = true;
  await site.pass(10 * second);
  site.start();
  await site.pass(minute);
  expect(site.states()).toEqual(['sent']);
  isDoomed = false;
  first.goOn(); // before the mail server asks for the content, and before the next beat
  await site.pass(2 * minute);
  expect(site.handedOver).toEqual(['One']);
});

test('a process that cannot give the lease back keeps it, and sends at once what comes next', async () => {
  await using site = await openSimulatedSite();
  const around: Around = (name, call, [, , value]) =>
    name === 'replaceBookmark' && value === '' ? Promise.reject(new Error('the store is away')) : call();
  site.start({ around });
  await site.enquire('One');
  await site.pass(6 * second);
  site.verdict = () => null;
  await site.enquire('Slow');
  for (const ms of [6 * second, 3 * minute]) {
    await site.pass(ms);
    expect(site.handedOver).toEqual(['One', 'Slow']);
    site.start();
  }
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

test('a server that gives no verdicts is soon paused, a late verdict resumes delivery, and a lost one counts as a try', async () => {
  await using site = await openSendingSite({}, ...names(4));
  await site.pass(91 * second);
  expect(site.handedOver).toHaveLength(3);
  const logged = { level: 50, msg: 'no message is confirmed; deliveries paused' };
  expect(site.lines).toContainEqual(expect.objectContaining(logged));
  site.verdict = () => sent;
  for (const name of ['Enquiry 1', 'Enquiry 2']) site.answer(name);
  await site.pass(10 * second);
  expect(site.states()).toEqual(['waiting', 'sent', 'sent', 'sent']);
  await site.pass(9 * minute);
  site.answer('Enquiry 0', { state: 'lost', error: 'Timeout' });
  await site.pass(second);
  expect(site.rows()[0]).toMatchObject({ state: 'waiting', tries: 1 });
  await site.pass(15 * second); // its wait counts towards the next try
  expect(site.handedOver.toSorted()).toEqual(['Enquiry 0', ...names(4)]);
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
