import { expect, test } from 'vitest';
import type { Outcome } from '../../server/enquiries/store/types.ts';
import {
  clockSkewMsMax,
  emailBackoffMs,
  emailLeaseMs,
  leaseWritableMs,
  lostBackoffMs,
  lostInARowCountMax,
  outboxPollMs,
  serverBackoffMs,
} from '../../server/limits.ts';
import type { SmtpReplies } from '../support/mailbox.ts';
import { openSiteWithMail } from '../support/site-with-mail.ts';

const hour = 60 * 60 * 1000;
const subjects = ['One', 'Two', 'Three'];

test('stored enquiries are mailed once, in order of arrival', async () => {
  await using agency = await openSiteWithMail();
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  await agency.outbox.deliver();
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(subjects);
  expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
  expect(agency.faults()).toEqual([]);
});

test('while the mail server is down e-mails wait, no try is counted, and they are then sent in order of arrival', async () => {
  await using agency = await openSiteWithMail();
  await agency.mailbox.down();
  for (const subject of subjects) {
    await agency.sendEnquiry({ subject });
    await agency.outbox.deliver();
    agency.advance(hour);
  }
  expect(agency.states()).toEqual(['waiting', 'waiting', 'waiting']);
  expect(agency.rows().map(({ tries }) => tries)).toEqual([0, 0, 0]);
  expect(agency.faults()).toMatchObject([{ msg: 'mail server unavailable; deliveries paused' }]);

  await agency.mailbox.up();
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(subjects);
  expect(agency.lines).toContainEqual(expect.objectContaining({ msg: 'mail server available again' }));
});

test('a mail server that is down is retried with growing waits, without a limit on tries', async () => {
  await using agency = await openSiteWithMail();
  agency.mailbox.smtpReplies = (stage) => (stage === 'sender' ? '451 Later' : undefined);
  await agency.sendEnquiry();
  const asked = () => agency.mailbox.stages.filter((stage) => stage === 'sender').length;
  for (let tries = 1; tries <= 12; tries++) {
    await agency.outbox.deliver();
    expect(asked()).toBe(tries);
    const waitMs = Math.min(serverBackoffMs.max, serverBackoffMs.first * 2 ** (tries - 1));
    agency.advance(waitMs - 1);
    await agency.outbox.deliver();
    expect(asked()).toBe(tries);
    agency.advance(1);
  }
  expect(agency.rows()).toMatchObject([{ state: 'waiting', tries: 0 }]);
});

const serverFailures: [string, SmtpReplies][] = [
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
];

test.each(serverFailures)(
  'when the mail server %s, no e-mail is refused and no try is counted; it is logged once, and all are sent in order afterwards',
  async (_what, smtpReplies) => {
    await using agency = await openSiteWithMail();
    for (const subject of subjects) await agency.sendEnquiry({ subject });
    agency.mailbox.smtpReplies = smtpReplies;
    for (let round = 1; round <= 5; round++) {
      await agency.outbox.deliver();
      agency.advance(hour);
    }
    expect(agency.rows()).toMatchObject(subjects.map(() => ({ state: 'waiting', tries: 0 })));
    expect(agency.rows()[0]).toMatchObject({ last_error: expect.stringMatching(/./) });
    expect(agency.faults()).toMatchObject([{ level: 50, msg: 'mail server unavailable; deliveries paused' }]);

    agency.mailbox.smtpReplies = () => undefined;
    await agency.outbox.deliver();
    expect(agency.subjects()).toEqual(subjects);
    expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
  },
);

test.each<[string, SmtpReplies]>([
  ['defers the content', (stage) => (stage === 'message' ? '452 Disk full' : undefined)],
  ['shuts down after the content', (stage) => (stage === 'message' ? '421 Bye' : undefined)],
  ['is silent after the content', (stage) => (stage === 'message' ? 'silence' : undefined)],
  ['hangs up after the content', (stage) => (stage === 'message' ? 'hang up' : undefined)],
])('each e-mail is retried, with a log entry, when the mail server %s', async (_what, smtpReplies) => {
  await using agency = await openSiteWithMail();
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  agency.mailbox.smtpReplies = smtpReplies;
  for (let round = 1; round <= 4; round++) {
    await agency.outbox.deliver();
    agency.advance(hour);
  }
  expect(agency.states()).toEqual(['waiting', 'waiting', 'waiting']);
  expect(agency.faults().length).toBeGreaterThanOrEqual(4);
  expect(agency.faults().every(({ level }) => level === 50)).toBe(true);

  agency.mailbox.smtpReplies = () => undefined;
  await agency.outbox.deliver();
  expect(agency.subjects().sort()).toEqual(subjects.toSorted());
  expect(agency.states()).toEqual(['sent', 'sent', 'sent']);
});

test('a misspelt e-mail address in MAIL_TO refuses no e-mail, and the setting is named', async () => {
  await using agency = await openSiteWithMail({ MAIL_TO: 'dsek@agency.example, onwer@agency.example' });
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  agency.mailbox.smtpReplies = (stage) => (stage === 'recipient' ? '550 No such user' : undefined);
  await agency.outbox.deliver();
  expect(agency.faults()).toMatchObject([{ remedy: expect.stringContaining('MAIL_TO') }]);
  expect(agency.rows()[0]).toMatchObject({ last_error: expect.stringContaining('Set MAIL_TO') });
  agency.mailbox.smtpReplies = () => undefined;
  agency.advance(serverBackoffMs.first);
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(subjects);
});

test('a refused e-mail stays in the store, logged as an error, and delays no other', async () => {
  await using agency = await openSiteWithMail();
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  agency.mailbox.smtpReplies = (stage, subject) =>
    stage === 'message' && subject === 'Two' ? '550 Never' : undefined;
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(['One', 'Three']);
  expect(agency.rows()).toMatchObject([
    { state: 'sent' },
    { state: 'refused', subject: 'Two', tries: 1, last_error: expect.stringContaining('550 Never') },
    { state: 'sent' },
  ]);
  expect(agency.faults()).toMatchObject([{ level: 50, reference: agency.rows()[1]?.reference }]);

  agency.mailbox.smtpReplies = () => undefined;
  await agency.store.retry(String(agency.rows()[1]?.reference), new Date(0));
  await agency.outbox.deliver();
  expect(agency.subjects()).toEqual(['One', 'Three', 'Two']);
});

test.each<[string, string]>([
  ['deferred', '451 Odd'],
  ['cut off by a hang-up', 'hang up'],
  ['not answered', 'silence'],
])(
  'two adjacent e-mails that are %s delay no other and are retried without a limit',
  async (_what, reply) => {
    await using agency = await openSiteWithMail();
    for (const subject of [...subjects, 'Four']) await agency.sendEnquiry({ subject });
    agency.mailbox.smtpReplies = (stage, subject) =>
      stage === 'message' && ['One', 'Two'].includes(subject) ? reply : undefined;
    await agency.outbox.deliver();
    expect(agency.subjects()).toEqual(['Three', 'Four']);
    for (let round = 2; round <= 5; round++) {
      agency.advance(hour);
      await agency.outbox.deliver();
    }
    expect(agency.rows().slice(0, 2)).toMatchObject([
      { state: 'waiting', tries: 5 },
      { state: 'waiting', tries: 5 },
    ]);
    await agency.sendEnquiry({ subject: 'Five' });
    await agency.outbox.deliver();
    expect(agency.subjects()).toEqual(['Three', 'Four', 'Five']);

    agency.mailbox.smtpReplies = () => undefined;
    agency.advance(hour);
    await agency.outbox.deliver();
    expect(agency.subjects().slice(3)).toEqual(['One', 'Two']);
  },
);

test('a server that hangs up on every e-mail is not sent all of them', async () => {
  await using agency = await openSiteWithMail({ SEND_LIMIT: '1000' });
  for (let number = 1; number <= 20; number++) await agency.sendEnquiry({ subject: `Enquiry ${number}` });
  agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? 'hang up' : undefined);
  await agency.outbox.deliver();
  await agency.outbox.deliver();
  const handedOver = () => agency.mailbox.stages.filter((stage) => stage === 'message').length;
  expect(handedOver()).toBe(3);
  agency.advance(60_000);
  await agency.outbox.deliver();
  expect(handedOver()).toBe(4);
  expect(agency.faults()).toContainEqual(
    expect.objectContaining({ msg: 'mail server confirms no email; deliveries paused' }),
  );

  agency.mailbox.smtpReplies = () => undefined;
  agency.advance(60_000);
  await agency.outbox.deliver();
  expect(agency.states().every((state) => state === 'sent')).toBe(true);
});

test.each([
  ['hang up', 'connection', 1],
  ['hang up', 'connection', 2],
  ['421 Bye', 'service', 1],
  ['451 Odd', 'content', 1],
  ['451 Odd', 'content', 2],
])(
  'thirty e-mails whose content gets "%s" (%s) delay a good one by two probes at most, if it arrives after probe %i',
  async (reply, _what, probesBefore) => {
    await using agency = await openSiteWithMail({ SEND_LIMIT: '1000' });
    for (let number = 1; number <= 30; number++) await agency.sendEnquiry({ subject: `Bad ${number}` });
    agency.mailbox.smtpReplies = (stage, subject) =>
      stage === 'message' && subject.startsWith('Bad') ? reply : undefined;
    const handedOver = () => agency.mailbox.stages.filter((stage) => stage === 'message').length;
    const probe = async () => {
      agency.advance(lostBackoffMs.max);
      await agency.outbox.deliver();
    };
    await agency.outbox.deliver();
    const atFirst = handedOver();
    for (let number = 1; number <= probesBefore; number++) await probe();
    expect(handedOver()).toBe(atFirst + probesBefore); // one at a time
    await agency.sendEnquiry({ subject: 'Good' });
    await probe();
    if (agency.subjects().length === 0) await probe();
    expect(agency.subjects()).toEqual(['Good']);

    agency.mailbox.smtpReplies = () => undefined;
    for (let round = 1; round <= 3; round++) {
      agency.advance(hour);
      await agency.outbox.deliver();
    }
    expect(agency.states().every((state) => state === 'sent')).toBe(true);
    expect(agency.mailbox.emails).toHaveLength(31);
  },
);

test('a good e-mail that arrived before thirty bad ones is not held up by them, nor by those that come later', async () => {
  await using agency = await openSiteWithMail({ SEND_LIMIT: '1000' });
  for (let number = 1; number <= 4; number++) await agency.sendEnquiry({ subject: `Bad ${number}` });
  await agency.sendEnquiry({ subject: 'Good' });
  for (let number = 5; number <= 30; number++) await agency.sendEnquiry({ subject: `Bad ${number}` });
  agency.mailbox.smtpReplies = (stage, subject) =>
    stage === 'message' && subject.startsWith('Bad') ? 'hang up' : undefined;
  await agency.outbox.deliver();
  for (let probe = 1; probe <= 4; probe++) {
    agency.advance(lostBackoffMs.max);
    await agency.sendEnquiry({ subject: `Bad again ${probe}` });
    await agency.outbox.deliver();
  }
  expect(agency.subjects()).toEqual(['Good']);
});

test('a good e-mail between two rows of bad ones waits for two probes for each bad one before it, however many follow', async () => {
  await using agency = await openSiteWithMail({ SEND_LIMIT: '1000' });
  const before = 9;
  for (let number = 1; number <= before; number++) await agency.sendEnquiry({ subject: `Bad ${number}` });
  await agency.sendEnquiry({ subject: 'Good' });
  for (let number = 1; number <= 20; number++) await agency.sendEnquiry({ subject: `Bad after ${number}` });
  agency.mailbox.smtpReplies = (stage, subject) =>
    stage === 'message' && subject.startsWith('Bad') ? 'hang up' : undefined;
  await agency.outbox.deliver();
  let probes = 0;
  while (agency.subjects().length === 0 && probes < 50) {
    agency.advance(lostBackoffMs.max);
    await agency.sendEnquiry({ subject: `Bad again ${probes}` });
    await agency.outbox.deliver();
    probes += 1;
  }
  expect(agency.subjects()).toEqual(['Good']);
  const untried = before - lostInARowCountMax; // the first ones were tried until the circuit breaker opened
  expect(probes).toBe(2 * (untried + 1));
});

test.each(['release', 'retry'] as const)(
  'a %s makes the outbox try the mail server at once, however long the current wait is',
  async (command) => {
    await using agency = await openSiteWithMail();
    const held = await agency.sendEnquiry({ subject: 'Held', link: 'https://spam.example' });
    const waiting = await agency.sendEnquiry({ subject: 'Waiting' });
    await agency.mailbox.down();
    for (let round = 1; round <= 10; round++) {
      await agency.outbox.deliver();
      agency.advance(serverBackoffMs.max);
    }
    await agency.outbox.deliver();
    await agency.mailbox.up();
    agency.advance(outboxPollMs);
    await agency.outbox.deliver();
    expect(agency.subjects()).toEqual([]);
    await agency.store[command](command === 'release' ? held : waiting, new Date(0));
    agency.advance(outboxPollMs);
    await agency.outbox.deliver();
    expect(agency.subjects()).toContain('Waiting');
  },
);

test('a new enquiry makes the outbox try the mail server at once, but not for each of a flood', async () => {
  await using agency = await openSiteWithMail();
  agency.mailbox.smtpReplies = (stage) => (stage === 'sender' ? '451 Later' : undefined);
  const asked = () => agency.mailbox.stages.filter((stage) => stage === 'sender').length;
  for (let round = 1; round <= 10; round++) {
    await agency.sendEnquiry({ subject: `Enquiry ${round}` });
    await agency.outbox.deliver();
    agency.advance(serverBackoffMs.max);
  }
  await agency.outbox.deliver();
  expect(asked()).toBe(11);
  for (let second = 1; second <= 29; second++) {
    agency.outbox.wake();
    await agency.outbox.deliver();
    agency.advance(1_000);
  }
  expect(asked()).toBe(11);
  agency.advance(1_000);
  agency.outbox.wake();
  await agency.outbox.deliver();
  expect(asked()).toBe(12);
});

test.each([3 * 24, 731 * 24, -3 * 24, 1 / 5, -1 / 5])(
  'a clock that jumps by %d hours delays and duplicates no e-mail',
  async (hours) => {
    await using agency = await openSiteWithMail();
    await agency.sendEnquiry({ subject: 'Put off' });
    agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? '451 Later' : undefined);
    await agency.outbox.deliver();
    agency.mailbox.smtpReplies = () => undefined;
    agency.jumpClock(hours * hour);
    await agency.sendEnquiry({ subject: 'Meanwhile' });
    agency.jumpClock(-hours * hour);
    await agency.sendEnquiry({ subject: 'After it' });
    agency.advance(outboxPollMs);
    await agency.outbox.deliver();
    agency.advance(emailBackoffMs.max + clockSkewMsMax);
    await agency.outbox.deliver();
    expect(agency.subjects().sort()).toEqual(['After it', 'Meanwhile', 'Put off']);
  },
);

test('a process that starts after a wrong clock is corrected ignores due times in the far future', async () => {
  await using agency = await openSiteWithMail();
  agency.jumpClock(3 * 24 * hour);
  await agency.sendEnquiry({ subject: 'From the day after tomorrow' });
  agency.jumpClock(-3 * 24 * hour);
  await agency.another().deliver();
  expect(agency.subjects()).toEqual(['From the day after tomorrow']);
});

test('a clock that jumps during a send gives the e-mail to no other process', async () => {
  await using agency = await openSiteWithMail();
  await agency.sendEnquiry();
  const other = agency.another();
  let meanwhile: Promise<void> | undefined;
  agency.mailbox.smtpReplies = (stage) => {
    if (stage !== 'message' || meanwhile) return undefined;
    agency.jumpClock(3 * 24 * hour);
    meanwhile = other.deliver();
    return undefined;
  };
  await agency.outbox.deliver();
  await meanwhile;
  await other.deliver();
  expect(agency.mailbox.emails).toHaveLength(1);
});

test('every try sends the same e-mail', async () => {
  await using agency = await openSiteWithMail();
  const reference = await agency.sendEnquiry();
  // The server has the e-mail, and its final reply is lost.
  agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? 'silence' : undefined);
  await agency.outbox.deliver();
  agency.mailbox.smtpReplies = () => undefined;
  agency.advance(hour);
  await agency.outbox.deliver();
  expect(agency.mailbox.emails).toMatchObject([{ messageId: `<${reference}@www.agency.example>` }]);
});

test('when one of several recipients is refused, it is logged and the e-mail counts as sent', async () => {
  await using agency = await openSiteWithMail({ MAIL_TO: 'desk@agency.example, gone@agency.example' });
  await agency.sendEnquiry();
  agency.mailbox.smtpReplies = (stage, address) =>
    stage === 'recipient' && address.startsWith('gone') ? '550 No such user' : undefined;
  await agency.outbox.deliver();
  expect(agency.mailbox.emails).toMatchObject([{ recipients: ['desk@agency.example'] }]);
  expect(agency.faults()).toMatchObject([
    { refusedFor: ['gone@agency.example'], remedy: expect.stringContaining('Set MAIL_TO') },
  ]);
  expect(agency.states()).toEqual(['sent']);
  expect(await agency.store.latestPartlySent()).toMatchObject({
    recipientsLeft: ['gone@agency.example'],
    lastError: expect.stringMatching(/550 No such user.+Set MAIL_TO/),
  });
});

test('a deferred recipient gets the e-mail later, and the others get it once', async () => {
  await using agency = await openSiteWithMail({
    MAIL_TO: 'a@agency.example, b@agency.example, c@agency.example',
  });
  const reference = await agency.sendEnquiry({ subject: 'One' });
  agency.mailbox.smtpReplies = (stage, address) =>
    stage === 'recipient' && address.startsWith('b') ? '450 Greylisted' : undefined;
  await agency.outbox.deliver();
  const others = ['a@agency.example', 'c@agency.example'];
  expect(agency.mailbox.emails.map(({ recipients }) => recipients)).toEqual([others]);
  expect(await agency.store.find(reference)).toMatchObject({
    state: 'waiting',
    tries: 1,
    recipientsLeft: ['b@agency.example'],
    lastError: expect.stringContaining('450 Greylisted'),
  });
  // Alone it is deferred as well, and delays no other e-mail.
  agency.advance(hour);
  await agency.outbox.deliver();
  await agency.sendEnquiry({ subject: 'Two' });
  await agency.outbox.deliver();
  expect(agency.mailbox.emails.map(({ recipients }) => recipients)).toEqual([others, others]);
  expect(agency.faults().map(({ msg }) => msg)).toEqual(
    Array(3).fill('email deferred for some recipients in MAIL_TO; will retry'),
  );

  agency.mailbox.smtpReplies = () => undefined;
  agency.advance(hour);
  await agency.outbox.deliver();
  expect(agency.mailbox.emails.slice(2).map(({ recipients, subject }) => [subject, ...recipients])).toEqual([
    ['Two', 'b@agency.example'],
    ['One', 'b@agency.example'],
  ]);
  expect(agency.states()).toEqual(['sent', 'sent']);
  expect(await agency.store.latestPartlySent()).toBeNull();
});

test('when the remaining recipients of MAIL_TO are refused, the e-mail counts as sent and the setting is named', async () => {
  await using agency = await openSiteWithMail({ MAIL_TO: 'a@agency.example, b@agency.example' });
  const reference = await agency.sendEnquiry();
  let reply = '450 Greylisted';
  agency.mailbox.smtpReplies = (stage, address) =>
    stage === 'recipient' && address.startsWith('b') ? reply : undefined;
  await agency.outbox.deliver();
  reply = '550 No such user';
  agency.advance(hour);
  await agency.outbox.deliver();
  expect(agency.mailbox.emails).toHaveLength(1);
  expect(agency.faults().at(-1)).toMatchObject({
    msg: 'email refused for some recipients in MAIL_TO',
    remedy: expect.stringContaining('Set MAIL_TO'),
  });
  expect(await agency.store.latestPartlySent()).toMatchObject({
    reference,
    state: 'sent',
    recipientsLeft: ['b@agency.example'],
    lastError: expect.stringMatching(/550 No such user.+Set MAIL_TO/),
  });
});

test('an e-mail for recipients that are no longer in MAIL_TO goes to the current ones', async () => {
  await using agency = await openSiteWithMail({ MAIL_TO: 'a@agency.example' });
  const reference = await agency.sendEnquiry();
  const [row] = await agency.store.claim(agency.now(), 60_000, 1);
  const later: Outcome = {
    state: 'later',
    at: agency.now(),
    error: '450',
    recipientsLeft: ['gone@agency.example'],
  };
  await agency.store.mark(reference, row?.leaseToken ?? '', later);
  await agency.outbox.deliver();
  expect(agency.mailbox.emails).toMatchObject([{ recipients: ['a@agency.example'] }]);
});

test('two processes on one store send each e-mail once', async () => {
  await using agency = await openSiteWithMail({ SEND_LIMIT: '1000' });
  const sent = Array.from({ length: 40 }, (_, number) => `Enquiry ${number}`);
  for (const subject of sent) await agency.sendEnquiry({ subject });
  await Promise.all([agency.outbox.deliver(), agency.another().deliver()]);
  expect(agency.subjects().sort()).toEqual(sent.sort());
});

test('an e-mail claimed by a process that died is sent later, independently of the wall clock', async () => {
  await using agency = await openSiteWithMail();
  await agency.sendEnquiry();
  await agency.store.claim(new Date('2026-03-04T05:06:08.000Z'), 60_000, 1);
  await agency.outbox.deliver();
  agency.jumpClock(24 * hour);
  agency.advance(emailLeaseMs - leaseWritableMs);
  await agency.outbox.deliver();
  agency.advance(leaseWritableMs - 1);
  await agency.outbox.deliver();
  expect(agency.states()).toEqual(['waiting']);
  agency.advance(outboxPollMs);
  await agency.outbox.deliver();
  expect(agency.states()).toEqual(['sent']);
});

test('a sent e-mail is marked when the store is reachable again, and is not sent twice', async () => {
  let failures = 2;
  await using agency = await openSiteWithMail({}, (store) => ({
    ...store,
    mark: (...args) =>
      failures-- > 0 ? Promise.reject(new Error('the store is unreachable')) : store.mark(...args),
  }));
  await agency.sendEnquiry();
  await agency.outbox.deliver();
  await agency.outbox.deliver();
  expect(agency.mailbox.emails).toHaveLength(1);
  expect(agency.states()).toEqual(['sent']);
  expect(agency.faults()).toHaveLength(2);
});

test('an unreachable store is logged, and delivery resumes when it is back', async () => {
  let failures = 1;
  await using agency = await openSiteWithMail({}, (store) => ({
    ...store,
    claim: (...args) =>
      failures-- > 0 ? Promise.reject(new Error('the store is unreachable')) : store.claim(...args),
  }));
  await agency.sendEnquiry();
  await agency.outbox.deliver();
  expect(agency.faults()).toHaveLength(1);
  await agency.outbox.deliver();
  expect(agency.states()).toEqual(['sent']);
});

test('on a stop the e-mail being sent is finished and no other starts', async () => {
  await using agency = await openSiteWithMail();
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  let stopped: Promise<void> | undefined;
  agency.mailbox.smtpReplies = (stage) => {
    if (stage === 'message') stopped ??= agency.outbox.stop();
    return undefined;
  };
  agency.outbox.start();
  await expect.poll(() => stopped !== undefined).toBe(true);
  await stopped;
  expect(agency.subjects()).toEqual(['One']);
  expect(agency.states()).toEqual(['sent', 'waiting', 'waiting']);
});

test('nothing is mailed to a server with an invalid certificate', async () => {
  await using agency = await openSiteWithMail({}, undefined, { disabledCommands: [], logger: false });
  await agency.sendEnquiry();
  await agency.outbox.deliver();
  expect(agency.mailbox.stages).not.toContain('sender');
  expect(agency.rows()).toMatchObject([
    { state: 'waiting', last_error: expect.stringMatching(/certificate/) },
  ]);
});

test('a local mail server with an unverifiable certificate is logged once, with the setting to change', async () => {
  await using agency = await openSiteWithMail({}, undefined, { disabledCommands: [], logger: false });
  await agency.sendEnquiry();
  for (let round = 1; round <= 4; round++) {
    await agency.outbox.deliver();
    agency.advance(hour);
  }
  expect(agency.faults()).toMatchObject([
    {
      level: 50,
      remedy: expect.stringMatching(/^Set SMTP_URL to smtp:\/\/127\.0\.0\.1:\d+\?ignoreTLS=true: /),
    },
  ]);
  const [, fixedUrl = ''] = /Set SMTP_URL to (\S+):/.exec(String(agency.faults()[0]?.remedy)) ?? [];
  await agency.another(fixedUrl).deliver();
  expect(agency.states()).toEqual(['sent']);
});

test('where TLS is required, the log names the setting for a private certificate, and the setting works', async () => {
  await using agency = await openSiteWithMail({}, undefined, {
    disabledCommands: [],
    secure: true,
    logger: false,
  });
  const smtps = agency.mailbox.url.replace('smtp:', 'smtps:');
  await agency.sendEnquiry();
  await agency.another(smtps).deliver();
  const remedy = String(agency.faults()[0]?.remedy);
  expect(remedy).toMatch(/host name in the certificate/);
  const [fixedUrl = ''] = /smtps:\S+rejectUnauthorized=false/.exec(remedy) ?? [];
  await agency.another(fixedUrl).deliver();
  expect(agency.states()).toEqual(['sent']);
});

test('mail server replies in the log contain no text of a visitor', async () => {
  await using agency = await openSiteWithMail();
  await agency.sendEnquiry();
  agency.mailbox.smtpReplies = (stage) =>
    stage === 'message' ? '550 <asha@example.com> 9876543210 wrote of tea' : undefined;
  await agency.outbox.deliver();
  expect(agency.states()).toEqual(['refused']);
  expect(agency.faults()).toMatchObject([{ error: '550' }]);
  for (const word of ['asha', '9876543210', 'tea']) expect(JSON.stringify(agency.lines)).not.toContain(word);
  expect(agency.rows()[0]?.last_error).toContain('550 <…@…> 9876543210 wrote of tea');
});
