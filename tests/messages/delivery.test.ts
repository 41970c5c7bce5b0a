// Enquiries are mailed once, in order of arrival, whatever becomes of the mail server, the store, the clock and the process.

import { expect, test } from 'vitest';
import type { SmtpReplies } from '../support/mailbox.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const subjects = ['One', 'Two', 'Three'];

async function openAgency(options: Parameters<typeof openSiteWithMessages>[0] = {}) {
  const agency = await openSiteWithMessages(options);
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  return agency;
}

test('stored enquiries are mailed once, in order of arrival', async () => {
  await using agency = await openAgency();
  await agency.deliver();
  await agency.deliver();
  expect(agency.subjects()).toEqual(subjects);
  expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
  expect(agency.faults()).toEqual([]);
});

// What the server says before it asks for the content would be the same for every e-mail.
test.each<[string, SmtpReplies | 'down']>([
  ['is down', 'down'],
  ['rejects every connection temporarily', (stage) => (stage === 'connect' ? '421 Busy' : undefined)],
  ['rejects every connection permanently', (stage) => (stage === 'connect' ? '554 No' : undefined)],
  ['requires another login', (stage) => (stage === 'sender' ? '530 Authentication required' : undefined)],
  ['rejects the sender', (stage) => (stage === 'sender' ? '550 Who?' : undefined)],
  ['shuts down at the sender', (stage) => (stage === 'sender' ? '421 Bye' : undefined)],
  ['defers the recipient', (stage) => (stage === 'recipient' ? '450 Greylisted' : undefined)],
  ['rejects the recipient', (stage) => (stage === 'recipient' ? '550 No such user' : undefined)],
  ['shuts down at the recipient', (stage) => (stage === 'recipient' ? '421 Bye' : undefined)],
  ['is silent from the start', (stage) => (stage === 'connect' ? 'silence' : undefined)],
  ['hangs up at the recipient', (stage) => (stage === 'recipient' ? 'hang up' : undefined)],
  ['hangs up at the DATA command', (stage) => (stage === 'data' ? 'hang up' : undefined)],
])(
  'when the mail server %s, no e-mail is refused and no try is counted; it is logged once, and all are sent in order afterwards',
  async (_what, replies) => {
    await using agency = await openAgency();
    if (replies === 'down') await agency.mailbox.down();
    else agency.mailbox.smtpReplies = replies;
    for (let round = 1; round <= 5; round++) {
      await agency.deliver();
      agency.advance(hour);
    }
    expect(agency.rows()).toMatchObject(subjects.map(() => ({ state: 'waiting', tries: 0 })));
    expect(agency.rows()[0]).toMatchObject({ error: expect.stringMatching(/./) });
    expect(agency.faults()).toMatchObject([{ level: 50, msg: 'server unavailable; deliveries paused' }]);

    if (replies === 'down') await agency.mailbox.up();
    agency.mailbox.smtpReplies = () => undefined;
    await agency.deliver();
    expect(agency.subjects()).toEqual(subjects);
    expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
    expect(agency.lines).toContainEqual(expect.objectContaining({ msg: 'server available again' }));
  },
);

test('a mail server that is down is retried with growing waits, without a limit on tries', async () => {
  await using agency = await openAgency();
  agency.mailbox.smtpReplies = (stage) => (stage === 'sender' ? '451 Later' : undefined);
  const asked = () => agency.mailbox.stages.filter((stage) => stage === 'sender').length;
  for (let tries = 1; tries <= 12; tries++) {
    await agency.deliver();
    expect(asked()).toBe(tries);
    agency.advance(Math.min(minute, 5_000 * 2 ** (tries - 1)) - 1);
    await agency.deliver();
    expect(asked()).toBe(tries);
    agency.advance(1);
  }
  expect(agency.rows()[0]).toMatchObject({ state: 'waiting', tries: 0 });
});

test('a mail server that varies its replies does not fill the log', async () => {
  await using agency = await openAgency();
  agency.mailbox.smtpReplies = (stage) =>
    stage === 'sender' ? `451 Later ${agency.mailbox.stages.length}` : undefined;
  for (let round = 1; round <= 40; round++) {
    await agency.deliver();
    agency.advance(hour);
  }
  expect(agency.faults()).toHaveLength(20);
});

test('MAIL_LIMIT delays e-mails and loses none', async () => {
  await using agency = await openAgency({ env: { MAIL_LIMIT: '2' } });
  await agency.deliver();
  await agency.deliver();
  expect(agency.subjects()).toEqual(['One', 'Two']);
  expect(agency.faults()).toMatchObject([{ msg: 'MAIL_LIMIT reached; deliveries paused' }]);
  expect(agency.states()).toEqual(['sent', 'sent', 'waiting']);
});

test.each(['release', 'retry'] as const)(
  'a %s makes the site try the mail server at once, however long the wait',
  async (command) => {
    await using agency = await openSiteWithMessages();
    const held = await agency.sendEnquiry({ subject: 'Held', link: 'https://spam.example' });
    const waiting = await agency.sendEnquiry({ subject: 'Waiting' });
    await agency.mailbox.down();
    for (let round = 1; round <= 10; round++) {
      await agency.deliver();
      agency.advance(5 * minute);
    }
    await agency.deliver();
    await agency.mailbox.up();
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
  'a clock that jumps by %d hours delays and duplicates no e-mail',
  async (hours) => {
    await using agency = await openSiteWithMessages();
    await agency.sendEnquiry({ subject: 'Put off' });
    agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? '451 Later' : undefined);
    await agency.deliver();
    agency.mailbox.smtpReplies = () => undefined;
    agency.jumpClock(hours * hour);
    await agency.sendEnquiry({ subject: 'Meanwhile' });
    agency.jumpClock(-hours * hour);
    await agency.sendEnquiry({ subject: 'After it' });
    agency.advance(5_000);
    await agency.deliver();
    agency.advance(15 * minute);
    await agency.deliver();
    expect(agency.subjects().sort()).toEqual(['After it', 'Meanwhile', 'Put off']);
  },
);

test.each([1, 72])(
  'a process that starts after a clock %d hours ahead was corrected delays no e-mail',
  async (hours) => {
    await using agency = await openSiteWithMessages();
    agency.jumpClock(hours * hour);
    await agency.sendEnquiry({ subject: 'From the future' });
    agency.jumpClock(-hours * hour);
    await agency.another().deliver();
    expect(agency.subjects()).toEqual(['From the future']);
  },
);

test.each(['claim', 'mark', 'hasWork', 'freeAbandoned'] as const)(
  'when the store fails at "%s", that is logged; each e-mail is sent once when it is back, and marked',
  async (method) => {
    let failures = 2;
    await using agency = await openAgency({
      around: (store) => ({
        ...store,
        messages: {
          ...store.messages,
          [method]: (...args: never[]) =>
            failures-- > 0
              ? Promise.reject(new Error('the store is away'))
              : (store.messages[method] as (...args: never[]) => Promise<unknown>)(...args),
        },
      }),
    });
    for (let round = 1; round <= 4; round++) {
      await agency.deliver();
      agency.advance(5_000);
    }
    expect(agency.subjects()).toEqual(subjects);
    expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
    expect(agency.faults()).toHaveLength(2);
  },
);
