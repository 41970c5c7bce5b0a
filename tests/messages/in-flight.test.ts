// A mail server may take ten minutes for its final reply. A client that hangs up earlier causes a duplicate; one that waits
// for it delays all other e-mails.

import { expect, test } from 'vitest';
import { openSimulatedSite } from '../support/simulation/open-site.ts';

const second = 1_000;
const minute = 60 * second;
const sent = { state: 'sent' } as const;
const names = (count: number) => Array.from({ length: count }, (_, number) => `Enquiry ${number}`);

/** A mail server that gives no verdict until the test does, and a process that has these e-mails to send. */
async function openSilentSite(...subjects: string[]) {
  const site = await openSimulatedSite();
  site.verdict = () => null;
  const process = site.start();
  await site.enquire(...subjects);
  return Object.assign(site, { process });
}

test('an e-mail with a late verdict delays no other by more than half a minute, is not abandoned and is sent once', async () => {
  await using site = await openSilentSite('Slow');
  site.start();
  site.process.wake();
  await site.pass(second);
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
  await using site = await openSilentSite(...names(4));
  await site.pass(97 * second);
  expect(site.handedOver).toHaveLength(3);
  expect(site.lines).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'no message is confirmed; deliveries paused' }),
  );
  site.verdict = () => sent;
  for (const name of names(3)) site.answer(name);
  await site.pass(10 * second);
  expect(site.states()).toEqual(Array(4).fill('sent'));
  expect(site.handedOver.toSorted()).toEqual(names(4));
});

test('at most ten e-mails are in flight, and the next is sent when one finishes', async () => {
  await using site = await openSilentSite(...names(11));
  await site.pass(20 * minute);
  expect(site.handedOver).toHaveLength(10);
  site.verdict = () => sent;
  site.answer(site.handedOver[3] ?? '');
  await site.pass(10 * second);
  expect(site.handedOver.toSorted()).toEqual(names(11).toSorted());
});

test('a stop waits for all e-mails in flight, gives back what was cut off, and leaves the rest to the next process', async () => {
  await using site = await openSilentSite('One', 'Two', 'Three');
  await site.pass(45 * second);
  expect(site.handedOver).toEqual(['One', 'Two']);
  let isStopped = false;
  const stopped = site.process.stop().then(() => (isStopped = true));
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
  await using site = await openSilentSite('Lost');
  await site.pass(10 * minute);
  site.answer('Lost', { state: 'lost', error: 'Timeout' });
  await site.pass(second);
  expect(site.rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  site.verdict = () => sent;
  await site.pass(15 * second);
  expect(site.states()).toEqual(['sent']);
});

test.each([40, 300])(
  'an e-mail in flight is sent once, although the store could only be read for %d s',
  async (seconds) => {
    await using site = await openSilentSite('One');
    site.start();
    site.process.wake();
    await site.pass(25 * second);
    site.isReadOnly = true;
    site.answer('One');
    await site.pass(seconds * second);
    site.isReadOnly = false;
    await site.pass(minute);
    expect(site.handedOver).toEqual(['One']);
    expect(site.states()).toEqual(['sent']);
  },
);
