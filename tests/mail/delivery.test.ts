import { expect, test } from 'vitest';
import { outageWaitsMs } from '../../server/limits.ts';
import { openAgency } from '../builders/agency.ts';
import type { Manners } from '../builders/mailbox.ts';

const hour = 60 * 60 * 1000;
const subjects = ['One', 'Two', 'Three'];

test('what was kept is mailed in order of arrival, and once', async () => {
  await using agency = await openAgency();
  for (const subject of subjects) await agency.enquire({ subject });
  await agency.outbox.deliver();
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(subjects);
  expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
  expect(agency.faults()).toEqual([]);
});

test('while the mail server is down everything waits, and then goes in order of arrival', async () => {
  await using agency = await openAgency();
  await agency.mailbox.down();
  for (const subject of subjects) {
    await agency.enquire({ subject });
    await agency.outbox.deliver();
    agency.pass(hour);
  }
  expect(agency.states()).toEqual(['waiting', 'waiting', 'waiting']);
  expect(agency.rows().map(({ tries }) => tries)).toEqual([3, 0, 0]);
  expect(agency.faults()).toHaveLength(3);

  await agency.mailbox.up();
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(subjects);
});

test('a mail server that is down is asked after growing waits, and for ever', async () => {
  await using agency = await openAgency();
  await agency.mailbox.down();
  await agency.enquire();
  const waits = [...outageWaitsMs, ...Array(5).fill(outageWaitsMs.at(-1))];
  for (const [tries, waitMs] of waits.entries()) {
    await agency.outbox.deliver();
    agency.pass(waitMs - 1);
    await agency.outbox.deliver();
    expect(agency.rows()).toMatchObject([{ state: 'waiting', tries: tries + 1 }]);
    agency.pass(1);
  }
});

test.each<[string, Manners]>([
  ['turns every connection away', (moment) => (moment === 'connect' ? '421 Busy' : undefined)],
  ['turns every connection away for good', (moment) => (moment === 'connect' ? '554 No' : undefined)],
  ['wants another login', (moment) => (moment === 'sender' ? '530 Authentication required' : undefined)],
  ['will not have the sender yet', (moment) => (moment === 'sender' ? '451 Later' : undefined)],
  ['will not have the recipient yet', (moment) => (moment === 'recipient' ? '450 Greylisted' : undefined)],
  ['will not have the letter yet', (moment) => (moment === 'letter' ? '452 Disk full' : undefined)],
  ['says nothing at all', (moment) => (moment === 'connect' ? 'silence' : undefined)],
  ['falls silent at the letter', (moment) => (moment === 'letter' ? 'silence' : undefined)],
  ['hangs up before the letter', (moment) => (moment === 'recipient' ? 'hang up' : undefined)],
  ['hangs up in the letter', (moment) => (moment === 'data' ? 'hang up' : undefined)],
  ['hangs up at the end of the letter', (moment) => (moment === 'letter' ? 'hang up' : undefined)],
])('a letter is tried again, loudly and in its turn, when the mail server %s', async (_what, manners) => {
  await using agency = await openAgency();
  for (const subject of subjects) await agency.enquire({ subject });
  agency.mailbox.manners = manners;
  for (let round = 1; round <= 7; round++) {
    await agency.outbox.deliver();
    agency.pass(hour);
  }
  expect(agency.states()).toEqual(['waiting', 'waiting', 'waiting']);
  expect(agency.faults().length).toBeGreaterThanOrEqual(7);
  expect(agency.faults().every(({ level }) => level === 50)).toBe(true);

  agency.mailbox.manners = () => undefined;
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(subjects);
  expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
});

test.each(['sender', 'recipient', 'letter'])(
  'a letter that is refused at the %s is kept, said loudly, and holds no other up',
  async (refused) => {
    await using agency = await openAgency();
    for (const subject of subjects) await agency.enquire({ subject });
    let asked = 0;
    agency.mailbox.manners = (moment) => (moment === refused && asked++ === 1 ? '550 Never' : undefined);
    await agency.outbox.deliver();
    expect(agency.subjects()).toEqual(['One', 'Three']);
    expect(agency.rows()).toMatchObject([
      { state: 'sent' },
      { state: 'refused', subject: 'Two', last_error: expect.stringContaining('550 Never') },
      { state: 'sent' },
    ]);
    expect(agency.faults()).toMatchObject([{ level: 50, reference: agency.rows()[1]?.reference }]);

    await agency.store.retry(String(agency.rows()[1]?.reference), new Date(0));
    await agency.outbox.deliver();
    expect(agency.subjects()).toEqual(['One', 'Three', 'Two']);
  },
);

test('a letter that fails alone lets the others pass after a few tries, and is tried for ever', async () => {
  await using agency = await openAgency();
  for (const subject of subjects) await agency.enquire({ subject });
  agency.mailbox.manners = (moment, subject) =>
    moment === 'letter' && subject === 'One' ? '451 Odd' : undefined;
  for (let round = 1; round <= 12; round++) {
    await agency.outbox.deliver();
    agency.pass(6 * hour);
  }
  expect(agency.subjects()).toEqual(['Two', 'Three']);
  expect(agency.rows()[0]).toMatchObject({ state: 'waiting', tries: 12 });

  agency.mailbox.manners = () => undefined;
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(['Two', 'Three', 'One']);
});

test('a letter is the same one at every try', async () => {
  await using agency = await openAgency();
  const reference = await agency.enquire();
  // It has the letter, and its last word is lost.
  agency.mailbox.manners = (moment) => (moment === 'letter' ? 'silence' : undefined);
  await agency.outbox.deliver();
  agency.mailbox.manners = () => undefined;
  agency.pass(hour);
  await agency.outbox.deliver();
  expect(agency.mailbox.letters).toMatchObject([{ messageId: `<${reference}@www.agency.example>` }]);
});

test('one address of several that refuses is said, and the letter counts as sent', async () => {
  await using agency = await openAgency({ MAIL_TO: 'desk@agency.example, gone@agency.example' });
  await agency.enquire();
  agency.mailbox.manners = (moment, address) =>
    moment === 'recipient' && address.startsWith('gone') ? '550 Nobody' : undefined;
  await agency.outbox.deliver();
  expect(agency.mailbox.letters).toMatchObject([{ recipients: ['desk@agency.example'] }]);
  expect(agency.faults()).toMatchObject([{ refusedFor: ['gone@agency.example'] }]);
  expect(agency.states()).toEqual(['sent']);
});

test('two processes on one store send each letter once', async () => {
  await using agency = await openAgency({ SEND_LIMIT: '1000' });
  const sent = Array.from({ length: 40 }, (_, number) => `Enquiry ${number}`);
  for (const subject of sent) await agency.enquire({ subject });
  await Promise.all([agency.outbox.deliver(), agency.another().deliver()]);
  expect(agency.subjects().sort()).toEqual(sent.sort());
});

test('what another process died over is sent after a while', async () => {
  await using agency = await openAgency();
  await agency.enquire();
  await agency.store.claim(new Date('2026-03-04T05:06:08.000Z'), 60_000, 1);
  await agency.outbox.deliver();
  expect(agency.states()).toEqual(['waiting']);
  agency.pass(2 * 60_000);
  await agency.outbox.deliver();
  expect(agency.states()).toEqual(['sent']);
});

test('a letter that was sent is marked as soon as the store can be reached again, and not sent twice', async () => {
  let failures = 2;
  await using agency = await openAgency({}, (store) => ({
    ...store,
    mark: (...args) =>
      failures-- > 0 ? Promise.reject(new Error('the store is away')) : store.mark(...args),
  }));
  await agency.enquire();
  await agency.outbox.deliver();
  await agency.outbox.deliver();
  expect(agency.mailbox.letters).toHaveLength(1);
  expect(agency.states()).toEqual(['sent']);
  expect(agency.faults()).toHaveLength(2);
});

test('a store that is away is a line in the log, and delivery goes on when it is back', async () => {
  let failures = 1;
  await using agency = await openAgency({}, (store) => ({
    ...store,
    claim: (...args) =>
      failures-- > 0 ? Promise.reject(new Error('the store is away')) : store.claim(...args),
  }));
  await agency.enquire();
  await agency.outbox.deliver();
  expect(agency.faults()).toHaveLength(1);
  await agency.outbox.deliver();
  expect(agency.states()).toEqual(['sent']);
});

test('a letter under way at a stop is finished, and no other is begun', async () => {
  await using agency = await openAgency();
  for (const subject of subjects) await agency.enquire({ subject });
  let stopped: Promise<void> | undefined;
  agency.mailbox.manners = (moment) => {
    if (moment === 'letter') stopped ??= agency.outbox.stop();
    return undefined;
  };
  agency.outbox.start();
  await expect.poll(() => stopped !== undefined).toBe(true);
  await stopped;
  expect(agency.subjects()).toEqual(['One']);
  expect(agency.states()).toEqual(['sent', 'waiting', 'waiting']);
});

test('nothing is mailed to a server that cannot prove who it is', async () => {
  await using agency = await openAgency({}, undefined, { disabledCommands: [], logger: false });
  await agency.enquire();
  await agency.outbox.deliver();
  expect(agency.mailbox.moments).not.toContain('sender');
  expect(agency.rows()).toMatchObject([
    { state: 'waiting', last_error: expect.stringMatching(/certificate/) },
  ]);
});

test('no address of a visitor gets into the log or the store with what a mail server says', async () => {
  await using agency = await openAgency();
  await agency.enquire();
  agency.mailbox.manners = (moment) =>
    moment === 'letter' ? '550 <asha@example.com> is on a list' : undefined;
  await agency.outbox.deliver();
  expect(agency.states()).toEqual(['refused']);
  expect(JSON.stringify(agency.lines)).toContain('550 <…@…> is on a list');
  expect(JSON.stringify(agency.lines)).not.toContain('asha');
});
