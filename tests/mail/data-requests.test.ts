// Processes visitors' requests to see or erase an enquiry, with a real mail server and a simulated clock.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requestCodeDays, requestLettersCountMax } from '../../server/limits.ts';
import { dayMs } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMail } from '../support/site-with-mail.ts';

type Site = Awaited<ReturnType<typeof openSiteWithMail>>;

/** Processes the waiting requests and sends the letters. */
async function settle(site: Site): Promise<void> {
  await site.settleRequests();
  await site.letters.deliver();
}

function filesWith(site: Site, text: string): string[] {
  const path = `${site.folder}/enquiries.db`;
  // By another process, because closing a file here would release the locks that SQLite has on it in this one.
  const read = (file: string) => execFileSync('cat', [file], { maxBuffer: 2 ** 26 });
  return ['', '-wal', '-shm'].filter((end) => existsSync(path + end) && read(path + end).includes(text));
}

function lastLetter({ mailbox }: Site) {
  const email = mailbox.emails.at(-1);
  return { subject: email?.subject, text: email?.text ?? '', to: email?.recipients };
}

test('an enquiry is erased at once, on the disk too, and its sender and the agency get a letter', async () => {
  await using site = await openSiteWithMail({ BACKUP_DAYS: '30' });
  const reference = await site.sendEnquiry({ message: 'A shop for the tea of Kangra.' });
  await site.outbox.deliver();
  const { status, success } = await site.ask('erase', ` ${reference.toLowerCase()} `, 'ASHA@Example.com ');
  expect({ status, success }).toEqual({ status: 200, success: true });
  await site.settleRequests();
  expect(site.rows()).toEqual([]);
  for (const text of ['Kangra', asha.name]) expect(filesWith(site, text)).toEqual([]);
  await site.letters.deliver();
  await site.runMaintenance();
  expect(filesWith(site, asha.email)).toEqual([]); // which the letter needed
  const [, toAgency, toVisitor] = site.mailbox.emails;
  expect(toAgency).toMatchObject({
    recipients: ['desk@agency.example'],
    subject: `Delete your email of the enquiry ${reference}`,
  });
  expect(toVisitor).toMatchObject({
    recipients: [asha.email],
    subject: `Your enquiry ${reference} is erased`,
  });
  expect(toVisitor?.text).toContain('4 Mar 2026');
  expect(toVisitor?.text).toContain('3 Apr 2026'); // thirty days later the last backup is gone
  for (const email of [toAgency, toVisitor])
    expect(email?.raw).not.toMatch(new RegExp(`Kangra|${asha.name}|${asha.phone}`));
  expect(await site.store.journal(new Date(0), 10)).toMatchObject([
    { command: 'erase', operator: 'visitor', references: [reference], enquiryCount: 1 },
  ]);
  expect(JSON.stringify(site.tables())).not.toMatch(/asha|Kangra/i);
  expect(site.faults()).toEqual([]);
});

test('an enquiry that was never handed to the mail server is erased, and the agency gets no letter', async () => {
  await using site = await openSiteWithMail();
  const reference = await site.sendEnquiry();
  await site.ask('erase', reference);
  await settle(site);
  await site.outbox.deliver();
  expect(site.subjects()).toEqual([`Your enquiry ${reference} is erased`]);
});

test('an enquiry that is being emailed is erased, and the agency is notified once its email has arrived', async () => {
  await using site = await openSiteWithMail();
  const reference = await site.sendEnquiry();
  const [claimed] = await site.store.claim(site.now(), 60_000, 1);
  await site.ask('erase', reference);
  await settle(site);
  expect(site.rows()).toEqual([]);
  expect(site.subjects()).toEqual([`Your enquiry ${reference} is erased`]);
  const outcome = { state: 'sent', at: site.now() } as const;
  expect(await site.store.mark(reference, claimed?.leaseToken ?? '', outcome)).toBe(false);
  site.advance(15 * 60_000);
  await settle(site);
  expect(site.subjects()).toContain(`Delete your email of the enquiry ${reference}`);
});

test('a wrong address, a wrong reference and a canary match nothing, and the data of their requests is deleted', async () => {
  await using site = await openSiteWithMail();
  const reference = await site.sendEnquiry();
  const canary = await site.store.insert({
    ...asha,
    ...{ receivedAt: site.now(), key: 'nonce', form: null, page: null, captcha: null, spamSignals: [] },
    context: { referrer: null, utm: {}, tookMs: null, notice: null },
    isCanary: true,
  });
  const answers = [
    await site.ask('erase', reference, 'ravi@example.com'),
    await site.ask('erase', '0000-0000'),
    await site.ask('erase', canary.reference),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await settle(site);
  expect(site.rows()).toHaveLength(2);
  expect(site.subjects()).toEqual([]);
  expect(await site.store.journal(new Date(0), 10)).toEqual([]);
  expect(site.tables().data_requests).toEqual(
    Array(3).fill(expect.objectContaining({ state: 'counted', reference: '', email_hash: '', code: null })),
  );
});

test('a held enquiry can be erased by its sender', async () => {
  await using site = await openSiteWithMail();
  const reference = await site.sendEnquiry({ link: 'filled' });
  expect(site.states()).toEqual(['held']);
  await site.ask('erase', reference);
  await settle(site);
  expect(site.rows()).toEqual([]);
  expect(site.subjects()).toEqual([`Your enquiry ${reference} is erased`]);
});

test('the stored data is sent in two letters: the first has no typed text, and the code for the second', async () => {
  await using site = await openSiteWithMail();
  const message = 'Buy pills at spam.example now!\nमेरी दुकान है।';
  const words = { name: 'Claim your prize', subject: 'You won', message };
  const reference = await site.sendEnquiry(words);
  await site.outbox.deliver();
  await site.ask('see', reference);
  await settle(site);
  const first = lastLetter(site);
  expect(first).toMatchObject({ subject: `What we hold about your enquiry ${reference}`, to: [asha.email] });
  for (const text of ['pills', 'spam.example', 'दुकान', words.name, words.subject, asha.phone])
    expect(site.mailbox.emails.at(-1)?.raw).not.toContain(text);
  expect(first.text).toContain('https://www.agency.example/privacy-policy#my-enquiry');
  expect(first.text).toContain(`a message of ${message.length} characters`);

  const [, coded = ''] = /enter: (\S+)/.exec(first.text) ?? [];
  expect(coded).toMatch(new RegExp(`^${reference}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$`));
  await site.ask('see', coded.toLowerCase().replaceAll('-', ' '));
  expect(JSON.stringify(site.tables().visitor_letters)).not.toContain('pills'); // no second copy
  await settle(site);
  const second = lastLetter(site);
  expect(second).toMatchObject({
    subject: `Everything stored about your enquiry ${reference}`,
    to: [asha.email],
  });
  for (const text of [
    words.name,
    words.subject,
    message.replace(/^/gm, '> '),
    asha.phone,
    'contact',
    '/contact',
  ])
    expect(second.text).toContain(text);
  expect(await site.store.journal(new Date(0), 10)).toMatchObject([
    { command: 'see', operator: 'visitor', references: [reference] },
    { command: 'see', operator: 'visitor', references: [reference] },
  ]);
});

test('a code works for a week, for its own enquiry alone', async () => {
  await using site = await openSiteWithMail();
  const [one, other] = [await site.sendEnquiry(), await site.sendEnquiry({ message: 'And coffee.' })];
  await site.ask('see', one);
  await settle(site);
  const [, code = ''] = /enter: \S{9}-(\S+)/.exec(lastLetter(site).text) ?? [];
  await site.ask('see', `${other}-${code}`);
  await settle(site);
  expect(lastLetter(site).subject).toBe(`What we hold about your enquiry ${other}`);
  site.advance(requestCodeDays * dayMs - 1);
  await site.ask('see', `${one}-${code}`);
  await settle(site);
  expect(lastLetter(site).subject).toBe(`Everything stored about your enquiry ${one}`);
  site.advance(dayMs);
  await site.ask('see', `${one}-${code}`);
  await settle(site);
  expect(lastLetter(site).subject).toBe(`What we hold about your enquiry ${one}`);
});

test('only a few letters a day can be sent to one address, and they do not prevent the confirmation of an erasure', async () => {
  await using site = await openSiteWithMail();
  const reference = await site.sendEnquiry();
  for (let time = 0; time < requestLettersCountMax + 2; time++) {
    await site.ask('see', reference);
    await settle(site);
  }
  expect(site.mailbox.emails).toHaveLength(requestLettersCountMax);
  // Requests beyond the limit wait for a person.
  expect(await site.store.dataRequests.tasks(10)).toMatchObject([{ reference, action: 'see' }]);
  await site.ask('erase', reference);
  await settle(site);
  expect(site.rows()).toEqual([]);
  expect(site.mailbox.emails).toHaveLength(requestLettersCountMax + 1);
  expect(site.mailbox.emails.at(-1)?.subject).toBe(`Your enquiry ${reference} is erased`);
});

test.each([
  ['a plus', (time: number) => `vic.tim+${time}@gmail.com`],
  ['dots', (time: number) => `${'victim'.slice(0, time + 1)}.${'victim'.slice(time + 1)}@googlemail.com`],
])('addresses of one mailbox, by %s, get no more letters together', async (_how, address) => {
  await using site = await openSiteWithMail({ SEND_LIMIT: '100' });
  for (let time = 0; time < requestLettersCountMax; time++) {
    const email = address(time);
    const reference = await site.sendEnquiry({ email, message: `A shop, the ${time}th.` });
    await site.ask('see', reference, email);
    await settle(site);
  }
  expect(site.mailbox.emails).toHaveLength(requestLettersCountMax);
  const reference = await site.sendEnquiry({ email: 'Victim@gmail.com' });
  await site.ask('see', reference, 'victim@gmail.com');
  await settle(site);
  await site.openRequests()(); // the count is in the store, so a new process continues it
  await site.ask('see', reference, 'victim@gmail.com');
  await site.openRequests()();
  await site.letters.deliver();
  expect(site.mailbox.emails).toHaveLength(requestLettersCountMax);
  await site.ask('see', await site.sendEnquiry({ message: 'And coffee.' })); // another mailbox
  site.advance(dayMs + 1);
  await site.ask('see', reference, 'victim@gmail.com');
  await settle(site);
  expect(site.mailbox.emails).toHaveLength(requestLettersCountMax + 2);
  expect(JSON.stringify(site.tables().receipts_counted)).not.toMatch(/victim|gmail/i);
});

test('an address that may belong to a program gets no letter: a person writes it, and the erasure is done', async () => {
  await using site = await openSiteWithMail();
  const email = 'tea-subscribe@googlegroups.com';
  const [seen, erased] = [
    await site.sendEnquiry({ email }),
    await site.sendEnquiry({ email, message: 'And coffee.' }),
  ];
  await site.outbox.deliver();
  const sentCount = site.mailbox.emails.length;
  await site.ask('see', seen, email);
  await site.ask('erase', erased, email);
  await settle(site);
  expect(site.rows().map(({ reference }) => reference)).toEqual([seen]);
  expect(site.subjects().slice(sentCount)).toEqual([`Delete your email of the enquiry ${erased}`]);
  expect(await site.store.dataRequests.tasks(10)).toMatchObject([
    { action: 'see', reference: seen, recipient: null },
    { action: 'erase', reference: erased, recipient: email },
  ]);
  await settle(site);
  site.advance(dayMs);
  await settle(site); // the agency is notified once, and both requests count for their day once
  expect(site.mailbox.emails).toHaveLength(sentCount + 1);
  expect(site.tables().data_requests).toHaveLength(2);
});

test('letters that answer requests and receipts have separate limits', async () => {
  await using site = await openSiteWithMail({ RECEIPT: '1' });
  const reference = await site.sendEnquiry();
  for (let time = 0; time < requestLettersCountMax; time++) {
    await site.ask('see', reference);
    await settle(site);
  }
  await site.sendEnquiry({ message: 'And coffee.' });
  await site.deliverLetters();
  expect(site.subjects().filter((subject) => subject?.startsWith('We have your enquiry'))).toHaveLength(2);
});

test('letters that wait are erased with their enquiry, but not the confirmation', async () => {
  await using site = await openSiteWithMail({ SEND_LIMIT: '100' });
  const reference = await site.sendEnquiry();
  await site.ask('see', reference);
  await site.settleRequests();
  await site.ask('erase', reference);
  await settle(site);
  expect(site.subjects()).toEqual([`Your enquiry ${reference} is erased`]);
});

test('with ERASE_AFTER_DAYS a part of the enquiry is kept, counts as no enquiry, and is erased after these days', async () => {
  await using site = await openSiteWithMail({ ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '365' });
  const words = { message: 'A shop for the tea of Kangra.', notice: '2026-11', language: 'pa' };
  const reference = await site.sendEnquiry(words);
  await site.outbox.deliver();
  await site.ask('erase', reference);
  await settle(site);
  const [row] = site.rows();
  expect(row).toMatchObject({
    ...{ reference, name: asha.name, email: asha.email, notice: '2026-11' },
    ...{ phone: '', subject: '', message: '', form: null, page: null, key: null, took_ms: null, utm: '{}' },
    kept_until: '2027-03-04T05:06:07.000Z',
    language: 'pa', // in which the notice was read
  });
  expect(filesWith(site, 'Kangra')).toEqual([]);
  expect(lastLetter(site).text).toContain('Rule 8(3)');
  expect(lastLetter(site).text).toContain('the version and the language of the privacy notice');
  expect(lastLetter(site).text).toContain('4 Mar 2027');

  const { store } = site;
  expect(await store.counts()).toEqual({ waiting: 0, held: 0, sent: 0, refused: 0 });
  expect(await store.list({}, 10)).toEqual([]);
  expect(await store.unanswered(new Date(0), 10)).toEqual([]);
  expect(await store.oldestUnsent()).toBeNull();
  expect(await store.answer(reference, site.now())).toBeNull();
  expect(await store.release(reference, site.now())).toBe(false);
  expect(await store.retry(reference, site.now())).toBe(false);
  await site.outbox.deliver();

  const before = site.mailbox.emails.length;
  const again = await site.ask('erase', reference);
  expect(again).toEqual(await site.ask('erase', '0000-0000'));
  await site.ask('see', reference);
  await settle(site);
  expect(site.mailbox.emails).toHaveLength(before);
  expect(await store.journal(new Date(0), 10)).toHaveLength(1);

  site.advance(364 * dayMs);
  await site.runDailyJobs();
  expect(site.rows()).toHaveLength(1); // not after RETENTION_DAYS, either
  site.advance(dayMs);
  await site.runDailyJobs();
  expect(site.rows()).toEqual([]);
});

test('a killed process leaves a request either undone or done, and another process finishes it once', async () => {
  await using site = await openSiteWithMail();
  const reference = await site.sendEnquiry();
  await site.outbox.deliver();
  await site.ask('erase', reference);
  // Killed before it acted: the request is still stored. Two other processes start at once.
  await Promise.all([site.openRequests()(), site.openRequests()(), site.openRequests()()]);
  expect(site.rows()).toEqual([]);
  expect(await site.store.journal(new Date(0), 10)).toHaveLength(1);
  // Killed before it sent the letter: it is stored, too.
  await Promise.all([site.letters.deliver(), site.openLetters().deliver()]);
  expect(site.subjects().toSorted()).toEqual([
    asha.subject,
    `Delete your email of the enquiry ${reference}`,
    `Your enquiry ${reference} is erased`,
  ]);
});

test('an agency whose mail server is unavailable is notified of an erasure later, once', async () => {
  await using site = await openSiteWithMail();
  const reference = await site.sendEnquiry();
  await site.outbox.deliver();
  await site.ask('erase', reference);
  site.mailbox.smtpReplies = (stage) => (stage === 'recipient' ? '451 Later' : undefined);
  await site.settleRequests();
  expect(site.faults()).toMatchObject([
    { msg: 'agency not notified of an erasure; will retry within the hour' },
  ]);
  site.mailbox.smtpReplies = () => undefined;
  await site.settleRequests();
  site.advance(60 * 60_000);
  await site.settleRequests();
  await site.settleRequests();
  expect(site.subjects()).toEqual([asha.subject, `Delete your email of the enquiry ${reference}`]);
});
