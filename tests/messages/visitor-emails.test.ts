// When e-mails to visitors are sent, retried and given up, with a real mail server and a simulated clock.

import { expect, test } from 'vitest';
import { day, hour, type MailSite, minute, openSiteWithMessages } from '../support/site-with-messages.ts';

/** A receipt is of a stored enquiry. */
async function addReceipt(site: MailSite): Promise<string> {
  const reference = await site.mailEnquiry({ subject: 'To the agency' });
  site.mailbox.emails.length = 0;
  site.mailbox.stages.length = 0;
  return site.addMessage({ id: `receipt-${reference}`, kind: 'receipt', content: null, reference });
}

const stored = ({ store }: MailSite) => store.messages.list({ channel: 'visitor' }, 10);

test('an e-mail goes to its visitor alone, as an automatic reply that nothing answers', async () => {
  const asked: unknown[] = [];
  await using site = await openSiteWithMessages({
    env: { SITE_EMAIL: 'hello@agency.example', SITE_BRAND: 'Chai & Co' },
    mailServer: {
      hideDSN: false,
      onRcptTo({ address, dsn }, _session, callback) {
        asked.push([address, dsn]);
        callback();
      },
    },
  });
  const body = 'See <it>:\nhttps://www.agency.example/a#b\n\nhttps://b.example/';
  await site.addMessage({ content: { subject: 'Your enquiry', body } });
  await site.deliver();
  expect(asked).toEqual([['asha@example.com', expect.objectContaining({ notify: ['NEVER'] })]]); // no bounce
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

test('an address that the mail server rejects, or that is several, ends its e-mail, delays no other, and no receipt of it is kept', async () => {
  await using site = await openSiteWithMessages();
  await addReceipt(site);
  await site.addMessage({ id: 'erased-AAAA-AAAA', recipients: ['nobody@example.com'] });
  await site.addMessage({ id: 'erased-BBBB-BBBB', recipients: ['ravi@example.com'] });
  const several = 'ravi@example.com\r\nRCPT TO:<ravi@b.example>'; // tests/unit/addresses.test.ts has more of them
  await site.addMessage({ id: 'erased-CCCC-CCCC', recipients: [several] });
  site.mailbox.smtpReplies = (stage, what) =>
    stage === 'recipient' && !what.startsWith('ravi') ? `550 5.1.1 <${what}> unknown` : undefined;
  await site.deliver();
  expect(site.mailbox.emails.map(({ recipients }) => recipients)).toEqual([['ravi@example.com']]);
  const refused = { state: 'refused', tries: 1, remedy: null }; // not to set MAIL_TO
  expect(await stored(site)).toMatchObject([refused, refused]);
  const logged = { level: 50, tries: 1, msg: 'message refused; will not retry' };
  const ids = ['erased-AAAA-AAAA', 'erased-CCCC-CCCC'];
  expect(site.faults()).toMatchObject(ids.map((message) => ({ message, ...logged })));
  expect(JSON.stringify(site.lines)).not.toMatch(/nobody|asha|ravi/);
});

test('what a visitor’s mail server refuses or defers pauses neither the agency’s e-mails nor those of others', async () => {
  await using site = await openSiteWithMessages();
  for (let at = 0; at < 8; at++)
    await site.addMessage({ id: `erased-AAAA-AA0${at}`, recipients: [`${at % 2 ? 'no' : 'later'}@a.com`] });
  const replies: Record<string, string> = { 'no@a.com': '550 Unknown', 'later@a.com': '450 Greylisted' };
  site.mailbox.smtpReplies = (_stage, what) => replies[what];
  await site.deliver();
  await site.addMessage({ id: 'erased-BBBB-BBBB' });
  await site.mailEnquiry();
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
    site.advance(triedAtMs.length < 8 ? minute : hour);
  }
  const waitsMs = triedAtMs.map((ms, at) => ms - (triedAtMs[at - 1] ?? 0));
  expect(waitsMs.slice(0, 6)).toEqual([0, 1, 2, 4, 8, 16].map((minutes) => minutes * minute));
  expect(Math.max(...waitsMs)).toBe(hour);
  expect((triedAtMs.at(-1) ?? 0) / day).toBeCloseTo(14, 0);
  expect(await site.store.messages.find(id)).toMatchObject({ state: 'refused', tries: triedAtMs.length });
});

test.each([15, -15])(
  'while the mail server is unavailable, and a clock is %i days wrong, e-mails wait untried, and the fault is logged once',
  async (days) => {
    await using site = await openSiteWithMessages();
    await addReceipt(site);
    await site.addMessage();
    await site.mailbox.down();
    await site.rounds(5, 2 * day);
    site.jumpClock(days * day);
    await site.rounds(8, 1_000, 'expiry');
    site.jumpClock(-days * day);
    expect(site.faults()).toMatchObject([
      { msg: 'server unavailable; deliveries paused', remedy: expect.stringContaining('SMTP_URL') },
    ]);
    const waiting = { state: 'waiting', tries: 0 };
    expect(await stored(site)).toMatchObject([waiting, waiting]);
    await site.mailbox.up();
    site.advance(5 * minute);
    await site.deliver();
    expect(site.subjects()).toHaveLength(2);
  },
);

test('a receipt that the mail server does not confirm is not sent again, and another e-mail three times', async () => {
  await using site = await openSiteWithMessages();
  await addReceipt(site);
  const id = await site.addMessage();
  site.mailbox.says('message', 'hang up');
  await site.rounds(6, hour);
  expect(site.mailbox.stages.filter((stage) => stage === 'message')).toHaveLength(1 + 3);
  expect(await stored(site)).toMatchObject([{ id, state: 'refused' }]);
});

test.each([
  ['a receipt', 'is silent after the content, it is not sent again', 'message', 'silence', 0],
  ['a receipt', 'has not asked for the content, the next process sends it', 'recipient', 'silence', 1],
  ['a copy', 'is silent after the content, the next process sends it', 'message', 'silence', 1],
  ['a copy', 'accepts it meanwhile, it is not sent again', 'message', undefined, 1],
] as const)(
  'if the site stops while it sends %s, and the mail server %s',
  async (what, _then, stage, reply, sentCount) => {
    await using site = await openSiteWithMessages();
    const content = { reference: 'K7M2-9QXD', at: site.now().toISOString() };
    if (what === 'a receipt') await addReceipt(site);
    else await site.addMessage({ id: 'erased-copy-1', kind: 'erased-copy', recipients: null, content });
    const stopped = Promise.withResolvers<void>();
    let times = 0;
    site.mailbox.smtpReplies = (at) => {
      if (at !== stage || ++times > 1) return undefined;
      site.sender.stop().then(stopped.resolve);
      if (reply) site.sender.mail?.transport.close();
      return reply;
    };
    site.sender.start();
    await stopped.promise;
    await site.another().deliver();
    expect(site.mailbox.emails).toHaveLength(sentCount);
    for (const message of await site.messages()) expect(message.state).toBe('sent');
  },
);
