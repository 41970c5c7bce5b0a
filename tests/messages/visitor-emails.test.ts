// When e-mails to visitors are sent, retried and given up, with a real mail server and a simulated clock.

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { dayMs } from '../../server/time/dates.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const receipt = { id: 'receipt-K7M2-9QXD', kind: 'receipt', content: null } as const;

type Site = Awaited<ReturnType<typeof openSiteWithMessages>>;

/** A receipt is of a stored enquiry. */
async function addReceipt(site: Site): Promise<string> {
  const reference = await site.sendEnquiry({ subject: 'To the agency', email: 'asha@example.com' });
  await site.deliver();
  site.mailbox.emails.length = 0;
  site.mailbox.stages.length = 0;
  return site.addMessage({ ...receipt, id: `receipt-${reference}`, reference });
}

test('an e-mail goes to its visitor alone, as an automatic reply that nothing answers', async () => {
  await using site = await openSiteWithMessages({
    env: { SITE_EMAIL: 'hello@agency.example', SITE_BRAND: 'Chai & Co' },
  });
  const body = 'See <it>:\nhttps://www.agency.example/a#b\n\nhttps://b.example/';
  await site.addMessage({ content: { subject: 'Your enquiry', body } });
  await site.deliver();
  const [email, ...others] = site.mailbox.emails;
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    recipients: ['asha@example.com'],
    from: { name: 'Chai & Co', address: 'enquiries@agency.example' },
    to: [{ address: 'asha@example.com' }],
    replyTo: [{ name: 'Chai & Co', address: 'hello@agency.example' }],
    subject: 'Your enquiry',
    messageId: expect.stringMatching(/^<erased-K7M2-9QXD-[a-z\d]+@www\.agency\.example>$/),
    text: `${body}\n`,
  });
  for (const part of [
    '<a href="https://www.agency.example/a#b">https://www.agency.example/a#b</a>',
    '>See &#60;it&#62;:<br>',
    '>https://b.example/</p>',
  ])
    expect(email?.html).toContain(part);
  const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-replied');
  expect(headers.get('x-auto-response-suppress')).toBe('All');
  expect(await site.messages()).toEqual([]); // nothing of it is kept
  expect(JSON.stringify(site.lines)).not.toContain('asha');
});

test('a mail server that can be asked is asked for no bounce', async () => {
  const asked: unknown[] = [];
  await using site = await openSiteWithMessages({
    mailServer: {
      hideDSN: false,
      onRcptTo({ address, dsn }, _session, callback) {
        asked.push([address, dsn]);
        callback();
      },
    },
  });
  await site.addMessage();
  await site.deliver();
  expect(asked).toEqual([['asha@example.com', expect.objectContaining({ notify: ['NEVER'] })]]);
});

test('an e-mail that cannot be written now is tried again, and delays no other', async () => {
  let isAway = false;
  await using site = await openSiteWithMessages({
    around: (store) => ({
      ...store,
      find: (reference) => (isAway ? Promise.reject(new Error('away')) : store.find(reference)),
    }),
  });
  const reference = await site.sendEnquiry();
  await site.deliver();
  isAway = true;
  await site.addMessage({ id: `stored-data-${reference}`, kind: 'stored-data', reference, content: null });
  await site.addMessage();
  await site.deliver();
  expect(site.subjects()).toEqual(['A shop', 'Your enquiry']);
  isAway = false;
  site.advance(minuteMs);
  await site.deliver();
  expect(site.subjects()).toEqual([
    'A shop',
    'Your enquiry',
    `Everything stored about your enquiry ${reference}`,
  ]);
});

test('an address that the mail server rejects ends its e-mail, delays no other, and no receipt of it is kept', async () => {
  await using site = await openSiteWithMessages();
  await addReceipt(site);
  await site.addMessage({ id: 'erased-AAAA-AAAA', recipients: ['nobody@example.com'] });
  await site.addMessage({ id: 'erased-BBBB-BBBB', recipients: ['ravi@example.com'] });
  site.mailbox.smtpReplies = (stage, what) =>
    stage === 'recipient' && !what.startsWith('ravi') ? `550 5.1.1 <${what}> unknown` : undefined;
  await site.deliver();
  expect(site.mailbox.emails.map(({ recipients }) => recipients)).toEqual([['ravi@example.com']]);
  expect(await site.store.messages.list({ channel: 'visitor' }, 10)).toMatchObject([
    { id: 'erased-AAAA-AAAA', state: 'refused', tries: 1, remedy: null }, // not to set MAIL_TO
  ]);
  expect(site.faults()).toMatchObject([
    { level: 50, message: 'erased-AAAA-AAAA', tries: 1, msg: 'message refused; will not retry' },
  ]);
  expect(JSON.stringify(site.lines)).not.toMatch(/nobody|asha/);
});

test('what a visitor’s mail server refuses or defers pauses neither the agency’s e-mails nor those of others', async () => {
  await using site = await openSiteWithMessages();
  for (let at = 0; at < 24; at++)
    await site.addMessage({
      id: `erased-AAAA-AA${at}`,
      recipients: [`${at % 2 ? 'no' : 'later'}${at}@a.com`],
    });
  site.mailbox.smtpReplies = (stage, what) => {
    if (stage !== 'recipient') return undefined;
    return what.startsWith('no') ? '550 Unknown' : what.startsWith('later') ? '450 Greylisted' : undefined;
  };
  await site.deliver();
  await site.sendEnquiry();
  await site.addMessage({ id: 'erased-BBBB-BBBB' });
  await site.deliver();
  expect(site.subjects().toSorted()).toEqual(['A shop', 'Your enquiry']);
  expect(site.lines.filter(({ msg }) => String(msg).includes('paused'))).toEqual([]);
});

test('a deferred e-mail is tried again with growing waits, and given up after two weeks', async () => {
  await using site = await openSiteWithMessages();
  const id = await site.addMessage();
  const startedMs = site.now().getTime();
  const triedAtMs: number[] = [];
  const transport = {
    ...site.sender.mail?.transport,
    async send() {
      triedAtMs.push(site.now().getTime() - startedMs);
      return { state: 'unavailable', recipients: 'deferred', error: '450 Greylisted (at RCPT TO)' };
    },
  } as never;
  const { deliver } = site.another({ transport });
  while ((await site.store.messages.find(id))?.state === 'waiting') {
    await deliver();
    site.advance(triedAtMs.length < 8 ? minuteMs : hourMs);
  }
  const waitsMs = triedAtMs.map((ms, at) => ms - (triedAtMs[at - 1] ?? 0));
  expect(waitsMs.slice(0, 6)).toEqual([0, 1, 2, 4, 8, 16].map((minutes) => minutes * minuteMs));
  expect(Math.max(...waitsMs)).toBe(hourMs);
  expect((triedAtMs.at(-1) ?? 0) / dayMs).toBeCloseTo(14, 0);
  expect(await site.store.messages.find(id)).toMatchObject({ state: 'refused', tries: triedAtMs.length });
});

test('while the mail server is unavailable e-mails wait untried, and the fault is logged once', async () => {
  await using site = await openSiteWithMessages();
  await addReceipt(site);
  await site.addMessage();
  await site.mailbox.down();
  for (let time = 0; time < 20; time++) {
    await site.deliver();
    site.advance(12 * hourMs);
  }
  expect(site.faults()).toMatchObject([
    { msg: 'server unavailable; deliveries paused', remedy: expect.stringContaining('SMTP_URL') },
  ]);
  expect(await site.store.messages.list({ channel: 'visitor' }, 10)).toMatchObject([
    { state: 'waiting', tries: 0 },
    { state: 'waiting', tries: 0 },
  ]);
  await site.mailbox.up();
  await site.deliver();
  expect(site.subjects()).toHaveLength(2); // after ten days, too
});

test.each([15, -15])(
  'a clock that is %i days wrong for eight seconds drops no e-mail to a visitor',
  async (days) => {
    await using site = await openSiteWithMessages();
    await site.mailbox.down();
    await site.addMessage();
    await site.deliver();
    site.jumpClock(days * dayMs);
    for (let second = 0; second < 8; second++) {
      await site.deliver();
      await site.runJob('expiry');
      site.advance(1_000);
    }
    site.jumpClock(-days * dayMs);
    await site.mailbox.up();
    site.advance(5 * minuteMs);
    await site.deliver();
    expect(site.subjects()).toEqual(['Your enquiry']);
  },
);

test('a receipt that the mail server does not confirm is not sent again, and another e-mail three times', async () => {
  await using site = await openSiteWithMessages();
  await addReceipt(site);
  const id = await site.addMessage();
  site.mailbox.smtpReplies = (stage) => (stage === 'message' ? 'hang up' : undefined);
  for (let round = 0; round < 6; round++) {
    await site.deliver();
    site.advance(hourMs);
  }
  expect(site.mailbox.stages.filter((stage) => stage === 'message')).toHaveLength(1 + 3);
  expect(await site.store.messages.list({ channel: 'visitor' }, 10)).toMatchObject([
    { id, state: 'refused' },
  ]);
});

test('a receipt whose process died is not sent again, and another e-mail is, under the same id', async () => {
  await using site = await openSiteWithMessages();
  await addReceipt(site);
  await site.addMessage({ id: 'erased-AAAA-AAAA' });
  const messageIds: string[] = [];
  const transport = {
    ...site.sender.mail?.transport,
    send: (email: { messageId: string }, mayHandOver: () => void) => {
      mayHandOver();
      messageIds.push(email.messageId);
      return new Promise(() => {});
    },
  } as never;
  // It waits for no verdict, and its lease is not renewed.
  const sleep = (ms: number) => (ms === 30_000 ? Promise.resolve() : new Promise<void>(() => {}));
  const dying = site.another({ transport, clock: { ...site.clock, sleep } });
  void dying.deliver();
  await expect.poll(() => messageIds.length).toBe(2); // it has both in flight
  for (let round = 0; round < 12; round++) {
    await site.deliver();
    site.advance(5_000);
  }
  expect(site.mailbox.emails.map(({ messageId }) => messageId)).toEqual(
    messageIds.filter((messageId) => messageId.startsWith('<erased')),
  );
  expect(await site.store.messages.list({ channel: 'visitor' }, 10)).toEqual([]);
});

test.each([
  ['reads a receipt, it is not sent again', 'message', 0],
  ['has not asked for a receipt, the next process sends it', 'recipient', 1],
] as const)('if the site stops while the mail server %s', async (_what, silentStage, sentCount) => {
  await using site = await openSiteWithMessages();
  await addReceipt(site);
  const silence = new EventTarget();
  site.mailbox.smtpReplies = (stage) => {
    if (stage !== silentStage) return undefined;
    silence.dispatchEvent(new Event('begun'));
    return 'silence';
  };
  const begun = once(silence, 'begun');
  const delivering = site.deliver();
  await begun;
  site.sender.mail?.transport.close();
  await Promise.all([delivering, site.sender.stop()]);
  site.mailbox.smtpReplies = () => undefined;
  await site.another().deliver();
  expect(site.mailbox.emails).toHaveLength(sentCount);
});

test('text that is more than one address gets no e-mail, and blocks no other', async () => {
  await using site = await openSiteWithMessages();
  const recipients = [
    ...['a@example.com, b@example.com', 'A <a@example.com>', 'a@example.com\r\nRCPT TO:<b@example.com>'],
    ...['"a"@example.com', 'a@b@example.com', 'é@example.com', 'group: a@example.com;', ''],
  ];
  for (const [at, recipient] of recipients.entries())
    await site.addMessage({ id: `erased-AAAA-AA0${at}`, recipients: [recipient] });
  await site.addMessage();
  await site.deliver();
  expect(site.mailbox.emails.map((email) => email.recipients)).toEqual([['asha@example.com']]);
  expect(await site.store.messages.counts('visitor')).toEqual({ waiting: 0, refused: recipients.length });
});

test('e-mails to visitors count towards MAIL_LIMIT and wait for it', async () => {
  await using site = await openSiteWithMessages({ env: { MAIL_LIMIT: '2' } });
  for (const id of ['erased-AAAA-AAAA', 'erased-BBBB-BBBB', 'erased-CCCC-CCCC'])
    await site.addMessage({ id });
  await site.deliver();
  await site.deliver();
  expect(site.mailbox.emails).toHaveLength(2);
  expect(site.faults().filter(({ channel }) => channel === 'visitor')).toMatchObject([
    { msg: 'MAIL_LIMIT reached; deliveries paused' },
  ]);
  expect(await site.store.messages.counts('visitor')).toMatchObject({ waiting: 1 });
});
