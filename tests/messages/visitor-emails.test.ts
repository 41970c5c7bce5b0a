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
  expect(site.mailbox.emails).toMatchObject([
    {
      recipients: ['asha@example.com'],
      from: { name: 'Chai & Co', address: 'enquiries@agency.example' },
      replyTo: [{ name: 'Chai & Co', address: 'hello@agency.example' }],
      subject: 'Your enquiry',
      messageId: expect.stringMatching(/^<erased-K7M2-9QXD-[a-z\d]+@www\.agency\.example>$/),
      text: `${body}\n`,
    },
  ]);
  const [email] = site.mailbox.emails;
  for (const part of [
    '<a href="https://www.agency.example/a#b">https://www.agency.example/a#b</a>',
    '>See &#60;it&#62;:<br>',
  ])
    expect(email?.html).toContain(part);
  const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-replied');
  expect(headers.get('x-auto-response-suppress')).toBe('All');
  expect(await site.messages()).toEqual([]); // nothing of it is kept
  expect(JSON.stringify(site.lines)).not.toContain('asha');
});

test('an address that the mail server rejects or defers, or that is several, delays neither the agency’s e-mails nor those of others', async () => {
  await using site = await openSiteWithMessages();
  await addReceipt(site);
  await site.addMessage({ id: 'erased-AAAA-AAAA', recipients: ['nobody@example.com'] });
  await site.addMessage({ id: 'erased-BBBB-BBBB', recipients: ['ravi@example.com'] });
  const several = 'ravi@example.com\r\nRCPT TO:<ravi@b.example>'; // tests/unit/addresses.test.ts has more of them
  await site.addMessage({ id: 'erased-CCCC-CCCC', recipients: [several] });
  for (let at = 0; at < 4; at++)
    await site.addMessage({ id: `erased-${at}`, recipients: ['later@example.com'] });
  site.mailbox.smtpReplies = (stage, what) => {
    if (stage !== 'recipient' || /^(ravi|desk)/.test(what)) return undefined;
    return what.startsWith('later') ? '450 Greylisted' : `550 5.1.1 <${what}> unknown`;
  };
  await site.deliver();
  await site.mailEnquiry();
  expect(site.subjects().toSorted()).toEqual(['A shop', 'Your enquiry']);
  // No receipt of it is kept, and the remedy is not to set MAIL_TO.
  const refused = (await stored(site)).filter(({ state }) => state === 'refused');
  expect(refused).toMatchObject(Array(2).fill({ tries: 1, remedy: null }));
  expect((await site.messages()).filter(({ kind }) => kind === 'receipt')).toEqual([]);
  const logged = { level: 50, tries: 1, msg: 'message refused; will not retry' };
  const ids = ['erased-AAAA-AAAA', 'erased-CCCC-CCCC'];
  expect(site.faults().filter(({ level }) => level === 50)).toMatchObject(
    ids.map((message) => ({ message, ...logged })),
  );
  expect(JSON.stringify(site.lines)).not.toMatch(/nobody|asha|ravi|paused/);
});

test('a deferred e-mail is tried again with growing waits, and given up after two weeks', async () => {
  await using site = await openSiteWithMessages();
  const id = await site.addMessage();
  const startedMs = site.now().getTime();
  const triedAtMs: number[] = [];
  const send = async () => {
    triedAtMs.push(site.now().getTime() - startedMs);
    return { state: 'unavailable', recipients: 'deferred', error: '450 Greylisted (at RCPT TO)' };
  };
  const { deliver } = site.another({ transport: { ...site.sender.mail?.transport, send } as never });
  while ((await site.store.messages.find(id))?.state === 'waiting') {
    await deliver();
    site.advance(triedAtMs.length < 8 ? minute : hour);
  }
  const minutes = triedAtMs.map((ms, at) => (ms - (triedAtMs[at - 1] ?? 0)) / minute);
  expect(minutes.slice(0, 6)).toEqual([0, 1, 2, 4, 8, 16]);
  expect(Math.max(...minutes)).toBe(60);
  expect((triedAtMs.at(-1) ?? 0) / day).toBeCloseTo(14, 0);
  expect(await site.store.messages.find(id)).toMatchObject({ state: 'refused', tries: triedAtMs.length });
});

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
