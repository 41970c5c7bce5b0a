// When letters to visitors are sent, retried and given up, with a real mail server and a simulated clock.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  clockSkewMsMax,
  emailLeaseMs,
  leaseWritableMs,
  letterBackoffMs,
  letterTriesWithoutVerdictCountMax,
  outboxPollMs,
  receiptAgeMsMax,
  serverBackoffMs,
  visitorLetterDaysMax,
} from '../../server/limits.ts';
import { dayMs } from '../../server/time/dates.ts';
import { runCliInProcessWith } from '../support/cli-in-process.ts';
import { openSiteWithMail } from '../support/site-with-mail.ts';

const receipt = 'receipt-K7M2-9QXD';

test('a letter goes to its visitor alone, as an automatic reply that nothing answers', async () => {
  await using site = await openSiteWithMail({ SITE_EMAIL: 'hello@agency.example', SITE_BRAND: 'Chai & Co' });
  await site.addLetter({
    text: {
      subject: 'Your enquiry',
      body: `See <it>:\n${site.sender.settings.url}/a#b\n\nhttps://b.example/`,
    },
  });
  await site.letters.deliver();
  const [email, ...others] = site.mailbox.emails;
  expect(others).toEqual([]);
  expect(email?.recipients).toEqual(['asha@example.com']);
  expect(email).toMatchObject({
    from: { name: 'Chai & Co', address: 'enquiries@agency.example' },
    to: [{ address: 'asha@example.com' }],
    replyTo: [{ name: 'Chai & Co', address: 'hello@agency.example' }],
    subject: 'Your enquiry',
    messageId: expect.stringMatching(/^<receipt-K7M2-9QXD-[a-z\d]+@www\.agency\.example>$/),
    text: 'See <it>:\nhttps://www.agency.example/a#b\n\nhttps://b.example/\n',
  });
  expect(email?.html).toContain(
    '<a href="https://www.agency.example/a#b">https://www.agency.example/a#b</a>',
  );
  expect(email?.html).toContain('>See &#60;it&#62;:<br>');
  expect(email?.html).toContain('>https://b.example/</p>');
  const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-replied');
  expect(headers.get('x-auto-response-suppress')).toBe('All');
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 0, refused: 0 });
  expect(JSON.stringify(site.lines)).not.toContain('asha');
});

test('two processes send each letter once', async () => {
  await using site = await openSiteWithMail();
  const references = ['AAAA-AAAA', 'BBBB-BBBB', 'CCCC-CCCC', 'DDDD-DDDD', 'EEEE-EEEE', 'FFFF-FFFF'];
  for (const reference of references)
    await site.addLetter({ reference, text: { subject: reference, body: '' } });
  const other = site.openLetters();
  await Promise.all([site.letters.deliver(), other.deliver(), site.letters.deliver()]);
  expect(site.subjects().toSorted()).toEqual(references);
});

test('a letter without a text is written when it is sent, and dropped when its enquiry is erased', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter({ kind: 'stored-data', text: null });
  await site.addLetter({ kind: 'stored-data', text: null, reference: 'AAAA-AAAA' });
  const letters = site.openLetters({
    writeText: async ({ reference }) =>
      reference === 'AAAA-AAAA' ? null : { subject: `What we hold: ${reference}`, body: 'This.' },
  });
  await letters.deliver();
  expect(site.subjects()).toEqual(['What we hold: K7M2-9QXD']);
  expect(site.lines).toContainEqual(
    expect.objectContaining({
      letter: 'stored-data-AAAA-AAAA',
      msg: 'letter dropped; its enquiry is erased',
    }),
  );
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 0, refused: 0 });
});

test('a letter that cannot be written now is tried again, and delays no other', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter({ kind: 'stored-data', text: null });
  await site.addLetter();
  let isAway = true;
  const letters = site.openLetters({
    async writeText() {
      if (isAway) throw new Error('The store is away');
      return { subject: 'What we hold', body: 'This.' };
    },
  });
  await letters.deliver();
  expect(site.subjects()).toEqual(['Your enquiry']);
  isAway = false;
  site.advance(letterBackoffMs.first);
  await letters.deliver();
  expect(site.subjects()).toEqual(['Your enquiry', 'What we hold']);
});

test('an address that the mail server rejects ends its letter and delays no other', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter({ recipient: 'nobody@example.com' });
  await site.addLetter({ recipient: 'nobody@example.com', kind: 'erased' });
  await site.addLetter({ reference: 'AAAA-AAAA' });
  site.mailbox.smtpReplies = (stage, what) =>
    stage === 'recipient' && what.startsWith('nobody') ? '550 5.1.1 <nobody@example.com> unknown' : undefined;
  await site.letters.deliver();
  expect(site.mailbox.emails.map(({ recipients }) => recipients)).toEqual([['asha@example.com']]);
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 0, refused: 1 });
  expect(site.faults()).toMatchObject([
    { level: 40, letter: 'erased-K7M2-9QXD', tries: 1, msg: 'letter refused; will not retry' },
  ]);
  expect(JSON.stringify(site.lines)).not.toContain('nobody');
});

test('a deferred letter is tried again with growing waits', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter();
  site.mailbox.smtpReplies = (stage) => (stage === 'recipient' ? '450 4.2.1 Greylisted' : undefined);
  await site.letters.deliver();
  await site.letters.deliver();
  expect(site.mailbox.stages.filter((stage) => stage === 'recipient')).toHaveLength(1);
  expect(site.faults()).toMatchObject([
    { letter: receipt, waitMs: letterBackoffMs.first, msg: 'letter not accepted; will retry' },
  ]);
  site.mailbox.smtpReplies = () => undefined;
  site.advance(letterBackoffMs.first - 1);
  await site.letters.deliver();
  expect(site.subjects()).toEqual([]);
  site.advance(1);
  await site.letters.deliver();
  expect(site.subjects()).toEqual(['Your enquiry']);
});

test('while the mail server is unavailable letters wait untried, and the fault is logged once', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter();
  await site.addLetter({ kind: 'erased' });
  await site.mailbox.down();
  await site.letters.deliver();
  site.advance(serverBackoffMs.max);
  await site.letters.deliver();
  expect(site.faults()).toMatchObject([
    {
      msg: 'mail server unavailable; letters to visitors paused',
      remedy: expect.stringContaining('SMTP_URL'),
    },
  ]);
  expect(await site.store.visitorLetters.oldestUnsent()).toMatchObject({ tries: 0 });
  await site.mailbox.up();
  site.advance(serverBackoffMs.max);
  await site.letters.deliver();
  expect(site.subjects()).toEqual(['Your enquiry', 'Your enquiry']);
});

test('a receipt that could not be sent for a day is dropped, and another letter after two weeks', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter();
  await site.addLetter({ kind: 'erased' });
  await site.mailbox.down();
  await site.letters.deliver();
  site.advance(receiptAgeMsMax + 1);
  await site.letters.deliver();
  await site.mailbox.up();
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 1, refused: 0 });
  expect(site.lines).toContainEqual(
    expect.objectContaining({ level: 40, letter: receipt, msg: 'receipt dropped; it would come too late' }),
  );
  site.advance(visitorLetterDaysMax * dayMs);
  await site.letters.deliver();
  expect(site.lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      letter: 'erased-K7M2-9QXD',
      msg: 'letter dropped; it was not sent in time',
    }),
  );
  expect(site.subjects()).toEqual([]);
});

test('without an outbox old letters and counts are dropped too', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter();
  await site.store.visitorLetters.countReceipt('a code', site.now());
  site.advance(dayMs + clockSkewMsMax);
  await site.runMaintenance();
  expect(site.tables()).toMatchObject({ visitor_letters: [], receipts_counted: [] });
});

test('a receipt that the mail server does not confirm is not sent again, and another letter three times', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter();
  await site.addLetter({ kind: 'erased', reference: 'AAAA-AAAA' });
  site.mailbox.smtpReplies = (stage) => (stage === 'message' ? 'hang up' : undefined);
  for (let round = 0; round < letterTriesWithoutVerdictCountMax + 2; round++) {
    await site.letters.deliver();
    site.advance(letterBackoffMs.max);
  }
  expect(site.mailbox.stages.filter((stage) => stage === 'message')).toHaveLength(
    1 + letterTriesWithoutVerdictCountMax,
  );
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 0, refused: 1 });
  expect(site.lines).toContainEqual(
    expect.objectContaining({
      letter: receipt,
      msg: 'receipt not confirmed by the mail server; not sent again',
    }),
  );
});

test('a receipt whose process died is not sent again, and another letter is, under the same id', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter();
  await site.addLetter({ kind: 'erased' });
  const sent: string[] = [];
  const dying = site.openLetters({
    mail: {
      ...site.mail,
      send: (email) => {
        sent.push(email.messageId);
        return new Promise(() => {});
      },
    },
  });
  void dying.deliver();
  const another = site.openLetters({ mail: { ...site.mail, send: () => new Promise(() => {}) } });
  await expect.poll(async () => (await site.store.visitorLetters.leased()).length).toBe(1);
  void another.deliver();
  await expect.poll(async () => (await site.store.visitorLetters.leased()).length).toBe(2);
  await site.letters.deliver();
  site.advance(emailLeaseMs - leaseWritableMs);
  await site.letters.deliver();
  site.advance(leaseWritableMs - 1);
  await site.letters.deliver();
  expect(site.subjects()).toEqual([]);
  site.advance(outboxPollMs);
  await site.letters.deliver();
  expect(site.mailbox.emails.map(({ messageId }) => messageId)).toEqual([
    expect.stringMatching(/^<erased-K7M2-9QXD-/),
  ]);
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 0, refused: 0 });
});

test('a stop while the mail server reads a receipt does not send it twice', async () => {
  const reading = new EventTarget();
  await using site = await openSiteWithMail();
  await site.addLetter();
  site.mailbox.smtpReplies = (stage) => {
    if (stage !== 'message') return undefined;
    reading.dispatchEvent(new Event('reading'));
    return 'silence';
  };
  const begun = once(reading, 'reading');
  const delivering = site.letters.deliver();
  await begun;
  site.mail.close();
  await Promise.all([delivering, site.letters.stop()]);
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 0, refused: 0 });
});

test('if the site stops before the mail server asks for a receipt, the next process sends it', async () => {
  const asking = new EventTarget();
  await using site = await openSiteWithMail();
  await site.addLetter();
  site.mailbox.smtpReplies = (stage) => {
    if (stage !== 'recipient') return undefined;
    asking.dispatchEvent(new Event('asking'));
    return 'silence';
  };
  const begun = once(asking, 'asking');
  const mail = site.openMail();
  const stopped = site.openLetters({ mail });
  const delivering = stopped.deliver();
  await begun;
  mail.close();
  await Promise.all([delivering, stopped.stop()]);
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 1, refused: 0 });
  site.mailbox.smtpReplies = () => undefined;
  await site.letters.deliver();
  expect(site.subjects()).toEqual(['Your enquiry']);
});

test('text that is more than one address gets no letter, and blocks no other', async () => {
  await using site = await openSiteWithMail();
  const recipients = [
    ...['a@example.com, b@example.com', 'A <a@example.com>', 'a@example.com\r\nRCPT TO:<b@example.com>'],
    ...['"a"@example.com', 'a@b@example.com', 'é@example.com', 'group: a@example.com;', ''],
  ];
  for (const [at, recipient] of recipients.entries())
    await site.addLetter({ recipient, reference: `AAAA-AA${String(at).padStart(2, '0')}` });
  await site.addLetter();
  await site.letters.deliver();
  expect(site.mailbox.emails.map((email) => email.recipients)).toEqual([['asha@example.com']]);
  expect(await site.store.visitorLetters.counts()).toEqual({ waiting: 0, refused: 0 });
});

test('letters count towards MAIL_LIMIT and wait for it', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter();
  let msToWait = 60_000;
  let consumed = 0;
  const letters = site.openLetters({
    mailQuota: {
      msToWait: async () => msToWait,
      consume: async () => {
        consumed += 1;
      },
    },
  });
  await letters.deliver();
  expect(site.subjects()).toEqual([]);
  expect(site.faults()).toMatchObject([{ msg: 'MAIL_LIMIT reached; letters to visitors paused' }]);
  msToWait = 0;
  await letters.deliver();
  expect(site.subjects()).toEqual(['Your enquiry']);
  expect(consumed).toBe(1);
});

test('a mail server that can be asked is asked for no bounce', async () => {
  const asked: unknown[] = [];
  await using site = await openSiteWithMail({}, undefined, {
    hideDSN: false,
    onRcptTo({ address, dsn }, _session, callback) {
      asked.push([address, dsn]);
      callback();
    },
  });
  await site.addLetter();
  await site.letters.deliver();
  expect(site.subjects()).toEqual(['Your enquiry']);
  expect(asked).toEqual([['asha@example.com', expect.objectContaining({ notify: ['NEVER'] })]]);
});

test('`check` fails when a letter other than a receipt has waited for a day', async () => {
  await using site = await openSiteWithMail();
  await site.addLetter({ kind: 'erased', at: new Date(Date.now() - 2 * dayMs) });
  const { databaseUrl, mail } = site.config;
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: mail?.smtpUrl ?? '', MAIL_TO: 'desk@agency.example' };
  const late = await runCliInProcessWith(env, 'check');
  expect(late.code).toBe(1);
  expect(late.out).toContain('The oldest unsent letter to a visitor is erased-K7M2-9QXD, of ');
  expect(late.out).toContain('more than 24 h ago. Last error: none');
  expect(JSON.parse((await runCliInProcessWith(env, 'check', '--json')).out)).toMatchObject({
    ok: false,
    isLetterLate: true,
    visitorLetters: { waiting: 1, refused: 0 },
  });
  expect((await runCliInProcessWith(env, 'check', '--hours', '72')).code).toBe(0);
  expect((await runCliInProcessWith({ DATABASE_URL: databaseUrl }, 'check')).code).toBe(0);
});

test('the README of the folder has the log messages of letters, and no other', () => {
  const read = (path: string) => readFileSync(new URL(`../../server/${path}`, import.meta.url), 'utf8');
  const folder = 'enquiries/visitor-letters';
  const documented = [...read(`${folder}/README.md`).matchAll(/^\| `([a-zA-Z][^`/.]+ [^`]+)` +\|/gm)].map(
    ([, message = '']) => message,
  );
  expect(documented.length).toBeGreaterThanOrEqual(9);
  const code = ['letter-verdicts', 'old-letters', 'receipts']
    .map((file) => read(`${folder}/${file}.ts`))
    .join();
  for (const message of documented) expect(code).toContain(`'${message}'`);
});
