// Enquiries are mailed once, in order of arrival, whatever becomes of the mail server, the store, the clock and the process.

import { expect, test } from 'vitest';
import type { SmtpStage } from '../support/mailbox.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const subjects = ['One', 'Two', 'Three'];

async function openAgency(env: Record<string, string> = {}) {
  const agency = await openSiteWithMessages({ env, receiver: true });
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  return Object.assign(agency, {
    expectAllSentOnce() {
      expect(agency.subjects()).toEqual(subjects);
      expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
    },
  });
}

test('stored enquiries are mailed once, in order of arrival', async () => {
  await using agency = await openAgency();
  await agency.rounds(2, 0);
  agency.expectAllSentOnce();
  expect(agency.faults()).toEqual([]);
});

// What the server says before it asks for the content would be the same for every e-mail; smtp.test.ts has all replies.
test.each<[SmtpStage | 'down', string]>([
  ['down', ''],
  ['connect', '554 No'],
  ['sender', '451 Later'],
  ['recipient', '450 Greylisted'],
  ['recipient', '550 No such user'],
  ['data', 'hang up'],
])(
  'when the mail server fails before the content (%s %s), no e-mail is refused and no try is counted; it is logged once, and all are sent in order afterwards',
  async (stage, reply) => {
    await using agency = await openAgency();
    if (stage === 'down') await agency.mailbox.down();
    else agency.mailbox.says(stage, reply);
    await agency.rounds(3, hour);
    expect(agency.rows()).toMatchObject(subjects.map(() => ({ state: 'waiting', tries: 0 })));
    expect(agency.rows()[0]).toMatchObject({ error: expect.stringMatching(/./) });
    expect(agency.faults()).toMatchObject([{ level: 50, msg: 'server unavailable; deliveries paused' }]);

    if (stage === 'down') await agency.mailbox.up();
    agency.mailbox.says();
    await agency.deliver();
    agency.expectAllSentOnce();
    expect(agency.lines).toContainEqual(expect.objectContaining({ msg: 'server available again' }));
  },
);

test('a mail server that is down is retried with growing waits, without a limit on tries', async () => {
  await using agency = await openAgency();
  agency.mailbox.says('sender', '451 Later');
  const asked = () => agency.mailbox.stages.filter((stage) => stage === 'sender').length;
  for (let tries = 1; tries <= 7; tries++) {
    await agency.rounds(1, Math.min(minute, 5_000 * 2 ** (tries - 1)) - 1);
    expect(asked()).toBe(tries);
    await agency.rounds(1, 1);
    expect(asked()).toBe(tries);
  }
  expect(agency.rows()[0]).toMatchObject({ state: 'waiting', tries: 0 });
});

test('a mail server that varies its replies does not fill the log', async () => {
  await using agency = await openAgency();
  const { mailbox } = agency;
  mailbox.smtpReplies = (stage) => (stage === 'sender' ? `451 Later ${mailbox.stages.length}` : undefined);
  await agency.rounds(22, hour);
  expect(agency.faults()).toHaveLength(20);
});

test('MAIL_LIMIT delays messages in each channel and loses none', async () => {
  await using agency = await openSiteWithMessages({ env: { MAIL_LIMIT: '2' }, receiver: true });
  for (const subject of subjects) await agency.addMessage({ id: `erased-${subject}` });
  await agency.rounds(2, 0);
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  await agency.rounds(2, 0);
  expect(agency.subjects()).toEqual(['Your enquiry', 'Your enquiry']);
  expect(agency.receiver.received).toHaveLength(2);
  const paused = agency.faults().filter(({ msg }) => msg === 'MAIL_LIMIT reached; deliveries paused');
  expect(paused.map(({ channel }) => channel).sort()).toEqual(['agency', 'visitor', 'webhook']);
  for (let time = 1; time <= 3; time++) await agency.another().deliver(); // each process counts its own
  expect(agency.subjects()).toEqual(expect.arrayContaining(subjects));
  expect([agency.mailbox.emails.length, agency.receiver.received.length]).toEqual([6, 3]);
});

test('enquiries that are stored without mail settings are mailed once there are some', async () => {
  await using agency = await openAgency({ SMTP_URL: '', MAIL_TO: '' });
  await agency.deliver();
  const mail = { smtpUrl: agency.mailbox.url, to: ['desk@agency.example'], from: 'site@agency.example' };
  await agency.another({ config: { ...agency.config, mail } }).deliver();
  agency.expectAllSentOnce();
});

test.each([
  ['release', 'sender', '451 Later'],
  ['retry', 'sender', '451 Later'],
  ['release', 'recipient', '550 No such user'],
  ['retry', 'recipient', '550 No such user'],
] as const)(
  'a %s makes the site try the mail server at once, however long it waits after "%s: %s"',
  async (command, stage, reply) => {
    await using agency = await openSiteWithMessages();
    const held = await agency.sendEnquiry({ subject: 'Held', link: 'https://spam.example' });
    const waiting = await agency.sendEnquiry({ subject: 'Waiting' });
    agency.mailbox.says(stage, reply);
    await agency.rounds(10, 5 * minute);
    await agency.deliver();
    agency.mailbox.says();
    agency.advance(5_000);
    await agency.deliver();
    expect(agency.subjects()).toEqual([]);
    if (command === 'release') await agency.store.release(held, new Date(0));
    else await agency.store.messages.retry(`enquiry-${waiting}`);
    agency.advance(5_000);
    await agency.deliver();
    expect(agency.subjects()).toContain('Waiting');
  },
);

test.each([3 * 24, 731 * 24, -3 * 24, 1 / 5, -1 / 5])(
  'a clock that jumps by %d hours delays and duplicates no e-mail, also of a process that starts later',
  async (hours) => {
    await using agency = await openSiteWithMessages();
    await agency.sendEnquiry({ subject: 'Put off' });
    agency.mailbox.says('message', '451 Later');
    await agency.deliver();
    agency.mailbox.says();
    agency.jumpClock(hours * hour);
    await agency.sendEnquiry({ subject: 'Meanwhile' });
    agency.jumpClock(-hours * hour);
    await agency.another().deliver();
    expect(agency.subjects()).toEqual(['Meanwhile']);
    await agency.sendEnquiry({ subject: 'After it' });
    agency.advance(5_000);
    await agency.rounds(2, 15 * minute);
    expect(agency.subjects().sort()).toEqual(['After it', 'Meanwhile', 'Put off']);
  },
);

test.each(['bookmark', 'messages.claim', 'messages.mark', 'messages.hasWork', 'messages.freeAbandoned'])(
  'when the store fails at %s, that is logged; each e-mail and webhook is sent once when it is back, and marked',
  async (method) => {
    await using agency = await openAgency();
    agency.storeFails([method], 2);
    await agency.rounds(4, 5_000);
    agency.expectAllSentOnce();
    expect(agency.receiver.received).toHaveLength(3);
    expect(agency.faults()).toHaveLength(2);
  },
);
