// Enquiries are mailed once, in order of arrival, whatever becomes of the mail server, the store, the clock and the process. What
// the server says of one e-mail or one recipient loses and delays no other.

import { expect, test } from 'vitest';
import type { SmtpStage } from '../support/mailbox.ts';
import { hour, minute, openSiteWithMessages } from '../support/site-with-messages.ts';

const three = ['One', 'Two', 'Three'];

async function openAgency(subjects = three, env: Record<string, string> = {}) {
  const agency = await openSiteWithMessages({ env, receiver: true });
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  return Object.assign(agency, {
    recipients: () => agency.mailbox.emails.map(({ recipients }) => recipients),
    /** With other settings of mail. */
    mailing: (to: string) => {
      const mail = { smtpUrl: agency.mailbox.url, to: [to], from: 'site@agency.example' };
      return agency.another({ config: { ...agency.config, mail } });
    },
    expectAllSentOnce() {
      expect(agency.subjects()).toEqual(three);
      expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
    },
  });
}

// What the server says before it asks for the content would be the same for every e-mail; smtp.test.ts has all replies.
test.each<[SmtpStage | 'down', string]>([
  ['down', ''],
  ['recipient', '550 No such user'],
  ['data', 'hang up'],
])(
  'when the mail server fails before the content (%s %s), no e-mail is refused and no try is counted; it is logged once, and all are sent in order afterwards',
  async (stage, reply) => {
    await using agency = await openAgency();
    if (stage === 'down') await agency.mailbox.down();
    else agency.mailbox.says(stage, reply);
    await agency.rounds(3, hour);
    const waiting = { state: 'waiting', tries: 0 };
    const error = expect.stringMatching(/./);
    expect(agency.rows()).toMatchObject([{ ...waiting, error }, waiting, waiting]);
    expect(agency.faults()).toMatchObject([{ level: 50, msg: 'server unavailable; deliveries paused' }]);
    if (stage === 'down') await agency.mailbox.up();
    agency.mailbox.says();
    await agency.deliver();
    agency.expectAllSentOnce();
    expect(agency.lines).toContainEqual(expect.objectContaining({ msg: 'server available again' }));
  },
);

test('a mail server that is down is retried with growing waits, without a limit on tries, and does not fill the log', async () => {
  await using agency = await openAgency(['One']);
  const { mailbox } = agency;
  mailbox.smtpReplies = (stage) => (stage === 'sender' ? `451 Later ${mailbox.stages.length}` : undefined);
  for (let tries = 1; tries <= 7; tries++) {
    await agency.rounds(1, Math.min(minute, 5_000 * 2 ** (tries - 1)) - 1);
    await agency.rounds(1, 1);
    expect(mailbox.stages.filter((stage) => stage === 'sender')).toHaveLength(tries);
  }
  await agency.rounds(15, hour);
  expect(agency.rows()[0]).toMatchObject({ state: 'waiting', tries: 0 });
  expect(agency.faults()).toHaveLength(20);
});

test('MAIL_LIMIT delays messages in each channel and loses none', async () => {
  await using agency = await openAgency([], { MAIL_LIMIT: '2' });
  for (const subject of three) await agency.addMessage({ id: `erased-${subject}` });
  await agency.rounds(2, 0);
  for (const subject of three) await agency.sendEnquiry({ subject });
  await agency.rounds(2, 0);
  expect(agency.subjects()).toEqual(['Your enquiry', 'Your enquiry']);
  expect(agency.receiver.received).toHaveLength(2);
  const paused = agency.faults().filter(({ msg }) => msg === 'MAIL_LIMIT reached; deliveries paused');
  expect(paused.map(({ channel }) => channel).sort()).toEqual(['agency', 'visitor', 'webhook']);
  for (let time = 1; time <= 3; time++) await agency.another().deliver(); // each process counts its own
  expect(agency.subjects()).toEqual(expect.arrayContaining(three));
  expect([agency.mailbox.emails.length, agency.receiver.received.length]).toEqual([6, 3]);
});

test('enquiries that are stored without mail settings are mailed once there are some', async () => {
  await using agency = await openAgency(three, { SMTP_URL: '', MAIL_TO: '' });
  await agency.deliver();
  await agency.mailing('desk@agency.example').deliver();
  agency.expectAllSentOnce();
});

test.each([731 * 24, -3 * 24])(
  'a clock that jumps by %d hours delays and duplicates no e-mail, also of a process that starts later',
  async (hours) => {
    await using agency = await openAgency(['Put off']);
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

test('what cannot be written, as the store is away or its content is broken, is retried, never refused, and delays no other', async () => {
  await using agency = await openAgency(['One', 'Two']);
  const broken = await agency.addMessage({ id: 'erased-broken', content: null });
  await agency.addMessage();
  await agency.addMessage({
    ...{ id: 'canary-alert-page-2026-03-04', kind: 'canary-alert', recipients: ['desk@agency.example'] },
    content: { subject: 'Alert', body: 'It failed.' },
  });
  agency.storeFails(['find']);
  await agency.deliver();
  expect(agency.subjects().sort()).toEqual(['Alert', 'Your enquiry']);
  await agency.rounds(2, hour);
  const retried = { msg: 'message not accepted; will retry' };
  expect(agency.faults().length).toBeGreaterThan(0);
  expect(agency.faults()).toMatchObject(agency.faults().map(() => retried));
  agency.storeFails([]);
  agency.advance(3 * hour);
  await agency.deliver();
  expect(agency.subjects().slice(2).sort()).toEqual(['One', 'Two']);
  expect(agency.receiver.received).toHaveLength(2);
  expect(await agency.store.messages.find(broken)).toMatchObject({ state: 'waiting', tries: 3 });
});

// What the mail server says of the content is about that e-mail.

test('a refused e-mail stays in the store, logged as an error without a visitor’s text, and delays no other', async () => {
  await using agency = await openAgency(['One', 'Bad', 'Three']);
  agency.mailbox.says('message', '550 <asha@example.com> 9876543210 wrote of tea', 'Bad');
  await agency.deliver();
  expect(agency.subjects()).toEqual(['One', 'Three']);
  const error = expect.stringContaining('550 <…@…> 9876543210 wrote of tea');
  expect(agency.rows()).toMatchObject([{}, { state: 'refused', tries: 1, error }, {}]);
  const message = `enquiry-${agency.rows()[1]?.reference}`;
  expect(agency.faults()).toMatchObject([{ level: 50, message, error: '550' }]);
  expect(JSON.stringify(agency.lines)).not.toMatch(/asha|9876543210|tea/);
  agency.mailbox.says();
  await agency.store.messages.retry(message);
  await agency.deliver();
  expect(agency.subjects()).toEqual(['One', 'Three', 'Bad']);
});

test.each([
  ['release', 'sender', '451 Later'],
  ['retry', 'recipient', '550 No such user'],
] as const)(
  'a %s makes the site try the mail server at once, however long it waits after "%s: %s"',
  async (command, stage, reply) => {
    await using agency = await openAgency(['Waiting']);
    const held = await agency.sendEnquiry({ subject: 'Held', link: 'https://spam.example' });
    const [waiting] = agency.rows();
    agency.mailbox.says(stage, reply);
    await agency.rounds(10, 5 * minute);
    await agency.deliver();
    agency.mailbox.says();
    agency.advance(5_000);
    await agency.deliver();
    expect(agency.subjects()).toEqual([]);
    if (command === 'release') await agency.store.release(held, new Date(0));
    else await agency.store.messages.retry(`enquiry-${waiting?.reference}`);
    agency.advance(5_000);
    await agency.deliver();
    expect(agency.subjects()).toContain('Waiting');
  },
);

test('two adjacent e-mails that the server does not confirm delay no other and are retried without a limit, logged, each time the same e-mail', async () => {
  await using agency = await openAgency(['Bad 1', 'Bad 2', 'Three', 'Four']);
  agency.mailbox.says('message', 'hang up', 'Bad');
  await agency.deliver();
  expect(agency.subjects()).toEqual(['Three', 'Four']);
  agency.advance(hour);
  await agency.rounds(4, hour);
  expect(agency.rows().slice(0, 2)).toMatchObject(Array(2).fill({ state: 'waiting', tries: 5 }));
  expect(agency.faults().length).toBeGreaterThanOrEqual(10);
  await agency.mailEnquiry({ subject: 'Five' });
  expect(agency.subjects()[2]).toBe('Five');
  agency.mailbox.says();
  agency.advance(hour);
  await agency.deliver();
  expect(agency.subjects().slice(3).sort()).toEqual(['Bad 1', 'Bad 2']);
  const first = agency.mailbox.emails.find(({ subject }) => subject === 'Bad 1');
  expect(first?.messageId).toBe(`<enquiry-${agency.rows()[0]?.reference}@www.agency.example>`);
});

// The mail server replies so to the second of three recipients.

const office = { MAIL_TO: 'a@agency.example, b@agency.example, c@agency.example' };
const others = ['a@agency.example', 'c@agency.example'];
const recipientsLeft = ['b@agency.example'];
const refusal = { refusedFor: recipientsLeft, remedy: expect.stringContaining('Set MAIL_TO') };

test('a recipient that is refused is logged, the e-mail counts as sent to the others, and an alert to it alone delays none', async () => {
  await using agency = await openAgency([], office);
  agency.mailbox.says('recipient', '550 No such user', 'b@');
  const id = await agency.addMessage({
    ...{ id: 'canary-alert-mail-2026-03-04', kind: 'canary-alert', recipients: recipientsLeft },
    content: { subject: 'Alert', body: 'It failed.' },
  });
  await agency.mailEnquiry();
  expect(agency.recipients()).toEqual([others]);
  expect(agency.faults()).toContainEqual(expect.objectContaining(refusal));
  const lastError = expect.stringMatching(/550 No such user/);
  expect(await agency.store.latestPartlySent()).toMatchObject({ state: 'sent', recipientsLeft, lastError });
  expect(await agency.store.messages.find(id)).toMatchObject({ state: 'refused' });
});

test.each([
  ['accepted', undefined],
  ['refused', '550 No such user'],
])('a deferred recipient delays no other e-mail, and is %s later, alone', async (_end, reply) => {
  await using agency = await openAgency([], office);
  agency.mailbox.says('recipient', '450 Greylisted', 'b@');
  const reference = await agency.mailEnquiry({ subject: 'One' });
  const lastError = expect.stringContaining('450 Greylisted');
  const waiting = { state: 'waiting', tries: 1, recipientsLeft, lastError };
  expect(await agency.store.find(reference)).toMatchObject(waiting);
  agency.advance(hour);
  await agency.deliver(); // alone it is deferred as well
  await agency.mailEnquiry({ subject: 'Two' });
  expect(agency.recipients()).toEqual([others, others]);
  agency.mailbox.says('recipient', reply, 'b@');
  agency.advance(hour);
  await agency.deliver();
  expect(agency.states()).toEqual(['sent', 'sent']);
  const later = agency.mailbox.emails.slice(2).map(({ recipients, subject }) => `${subject} ${recipients}`);
  expect(later.sort()).toEqual(reply ? [] : ['One b@agency.example', 'Two b@agency.example']);
  if (reply) expect(agency.faults().at(-1)).toMatchObject(refusal);
});

test('an e-mail for recipients that are no longer in MAIL_TO goes to the current ones', async () => {
  await using agency = await openAgency([], office);
  agency.mailbox.says('recipient', '450 Greylisted', 'b@');
  await agency.mailEnquiry();
  agency.mailbox.says();
  agency.advance(hour);
  await agency.mailing('d@agency.example').deliver();
  expect(agency.recipients()).toEqual([others, ['d@agency.example']]);
});
