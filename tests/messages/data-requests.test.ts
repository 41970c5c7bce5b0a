// Visitors' requests to see or erase an enquiry, with a real mail server and a simulated clock.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import { dayMs } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

type Site = Awaited<ReturnType<typeof openSiteWithMessages>>;

/** To one address a day, for each action. */
const emailsMax = 5;

/** Processes the waiting requests and sends what follows. */
async function settle(site: Site): Promise<void> {
  await site.settleRequests();
  await site.deliver();
}

function filesWith(site: Site, text: string): string[] {
  const path = `${site.folder}/enquiries.db`;
  // By another process, because closing a file here would release the locks that SQLite has on it in this one.
  const read = (file: string) => execFileSync('cat', [file], { maxBuffer: 2 ** 26 });
  return ['', '-wal', '-shm'].filter((end) => existsSync(path + end) && read(path + end).includes(text));
}

const erasedSubject = (reference: string) => `Your enquiry ${reference} is erased`;
const copySubject = (reference: string) => `Delete your email of the enquiry ${reference}`;
const journalOf = ({ store }: Site) => store.journal(new Date(0), 10);

test('an enquiry is erased at once, on the disk too, and its sender and the agency get an e-mail', async () => {
  await using site = await openSiteWithMessages({ env: { BACKUP_DAYS: '30' } });
  const reference = await site.sendEnquiry({ message: 'A shop for the tea of Kangra.' });
  await site.deliver();
  const answer = await site.ask('erase', ` ${reference.toLowerCase()} `, 'ASHA@Example.com ');
  expect(answer).toMatchObject({ status: 200, success: true });
  await site.settleRequests();
  expect(site.rows()).toEqual([]);
  for (const text of ['Kangra', asha.name]) expect(filesWith(site, text)).toEqual([]);
  await site.deliver();
  await site.runJob('maintenance');
  expect(filesWith(site, asha.email)).toEqual([]); // which the e-mail needed
  const sent = site.mailbox.emails.slice(1);
  expect(sent.map(({ recipients, subject }) => [recipients[0], subject])).toEqual(
    expect.arrayContaining([
      ['desk@agency.example', copySubject(reference)],
      [asha.email, erasedSubject(reference)],
    ]),
  );
  const { text } = sent.find(({ recipients }) => recipients[0] === asha.email) ?? {};
  expect(text).toContain('4 Mar 2026');
  expect(text).toContain('3 Apr 2026'); // thirty days later the last backup is gone
  for (const { raw } of sent) expect(raw).not.toMatch(new RegExp(`Kangra|${asha.name}|${asha.phone}`));
  expect(await journalOf(site)).toMatchObject([
    { command: 'erase', operator: 'visitor', references: [reference], enquiryCount: 1 },
  ]);
  expect(JSON.stringify(site.tables())).not.toMatch(/asha|Kangra/i);
  expect(site.faults()).toEqual([]);
});

test.each([
  ['was never handed to the mail server', {}, 'waiting'],
  ['is held as spam', { link: 'filled' }, 'held'],
])('an enquiry that %s is erased, and the agency gets no e-mail', async (_what, values, state) => {
  await using site = await openSiteWithMessages();
  const reference = await site.sendEnquiry(values);
  expect(site.states()).toEqual([state]);
  await site.ask('erase', reference);
  await settle(site);
  expect(site.rows()).toEqual([]);
  expect(site.subjects()).toEqual([erasedSubject(reference)]);
});

test('an enquiry that is being e-mailed is erased, and the agency is asked to erase it once its copy has arrived', async () => {
  await using site = await openSiteWithMessages();
  const reference = await site.sendEnquiry();
  const begun = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<{ state: 'sent' }>();
  const transport = {
    ...site.sender.mail?.transport,
    send: (_email: unknown, mayHandOver: () => void) => {
      mayHandOver();
      begun.resolve();
      return arrived.promise;
    },
  } as never;
  const delivering = site.another({ transport }).deliver();
  await begun.promise;
  await site.ask('erase', reference);
  await site.settleRequests();
  expect(site.rows()).toEqual([]);
  arrived.resolve({ state: 'sent' });
  await delivering;
  site.advance(5_000);
  await site.deliver();
  expect(site.subjects()).toEqual([erasedSubject(reference)]);
  site.advance(15 * 60_000);
  await site.deliver();
  expect(site.subjects()).toEqual([erasedSubject(reference), copySubject(reference)]);
});

test('an agency whose mail server is unavailable is asked later, once', async () => {
  await using site = await openSiteWithMessages();
  const reference = await site.sendEnquiry();
  await site.deliver();
  await site.ask('erase', reference);
  site.mailbox.smtpReplies = (stage, what) =>
    stage === 'recipient' && what.startsWith('desk') ? '451 Later' : undefined;
  await settle(site);
  expect(site.subjects()).toEqual([asha.subject, erasedSubject(reference)]);
  site.mailbox.smtpReplies = () => undefined;
  for (let round = 0; round < 3; round++) {
    site.advance(60 * 60_000);
    await settle(site);
  }
  expect(site.subjects()).toEqual([asha.subject, erasedSubject(reference), copySubject(reference)]);
});

test('a wrong address, a wrong reference and a canary match nothing, and nothing of the requests is kept', async () => {
  await using site = await openSiteWithMessages();
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
  await site.settleRequests();
  expect(site.rows()).toHaveLength(2);
  expect((await site.messages()).map(({ kind }) => kind).toSorted()).toEqual(['canary', 'enquiry']);
  expect(await journalOf(site)).toEqual([]);
  expect(site.tables().data_requests).toEqual([]);
});

test('the stored data is sent in two e-mails: the first has no typed text, and the code for the second', async () => {
  await using site = await openSiteWithMessages();
  const message = 'Buy pills at spam.example now!\nमेरी दुकान है।';
  const words = { name: 'Claim your prize', subject: 'You won', message };
  const reference = await site.sendEnquiry(words);
  await site.deliver();
  await site.ask('see', reference);
  await settle(site);
  const [, first] = site.mailbox.emails;
  expect(first).toMatchObject({
    ...{ subject: `What we hold about your enquiry ${reference}`, recipients: [asha.email] },
    text: expect.stringContaining('https://www.agency.example/privacy-policy#my-enquiry'),
  });
  for (const text of ['pills', 'spam.example', 'दुकान', words.name, words.subject, asha.phone])
    expect(first?.raw).not.toContain(text);
  expect(first?.text).toContain(`a message of ${message.length} characters`);

  const [, coded = ''] = /enter: (\S+)/.exec(first?.text ?? '') ?? [];
  expect(coded).toMatch(new RegExp(`^${reference}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$`));
  await site.ask('see', coded.toLowerCase().replaceAll('-', ' '));
  await site.settleRequests();
  expect(JSON.stringify(await site.messages())).not.toContain('pills'); // no second copy
  await site.deliver();
  const [, , second] = site.mailbox.emails;
  expect(second).toMatchObject({
    ...{ subject: `Everything stored about your enquiry ${reference}`, recipients: [asha.email] },
  });
  const quoted = message.replace(/^/gm, '> ');
  for (const text of [words.name, words.subject, quoted, asha.phone, 'contact', '/contact'])
    expect(second?.text).toContain(text);
  const line = { command: 'see', operator: 'visitor', references: [reference] };
  expect(await journalOf(site)).toMatchObject([line, line]);
});

test('a code works for a week, for its own enquiry alone', async () => {
  await using site = await openSiteWithMessages();
  const [one, other] = [await site.sendEnquiry(), await site.sendEnquiry({ message: 'And coffee.' })];
  await site.deliver();
  const see = async (typed: string) => {
    await site.ask('see', typed);
    await settle(site);
    return site.subjects().at(-1);
  };
  await see(one);
  const [, code = ''] = /enter: \S{9}-(\S+)/.exec(site.mailbox.emails.at(-1)?.text ?? '') ?? [];
  expect(await see(`${other}-${code}`)).toBe(`What we hold about your enquiry ${other}`);
  site.advance(7 * dayMs - 10);
  expect(await see(`${one}-${code}`)).toBe(`Everything stored about your enquiry ${one}`);
  site.advance(dayMs);
  expect(await see(`${one}-${code}`)).toBe(`What we hold about your enquiry ${one}`);
});

test('only a few e-mails a day can be sent to one address; then a person answers, and an erasure is still confirmed', async () => {
  await using site = await openSiteWithMessages({ env: { RECEIPT: '1' } });
  const reference = await site.sendEnquiry();
  await site.deliver();
  const receiptCount = site.mailbox.emails.length;
  for (let time = 0; time < emailsMax + 2; time++) {
    await site.ask('see', reference);
    await settle(site);
  }
  expect(site.mailbox.emails).toHaveLength(receiptCount + emailsMax);
  expect(await site.store.dataRequests.tasks(10)).toMatchObject([{ reference, action: 'see' }]);
  await site.ask('erase', reference);
  await settle(site);
  expect(site.rows()).toEqual([]);
  expect(site.subjects()).toContain(erasedSubject(reference));
  await site.sendEnquiry({ message: 'And coffee.' });
  await site.deliver(); // receipts have a limit of their own
  expect(site.subjects().filter((subject) => subject?.startsWith('We have your enquiry'))).toHaveLength(2);
});

test.each([
  ['a plus', (time: number) => `vic.tim+${time}@gmail.com`],
  ['dots', (time: number) => `${'victim'.slice(0, time + 1)}.${'victim'.slice(time + 1)}@googlemail.com`],
])('addresses of one mailbox, by %s, get no more e-mails together', async (_how, address) => {
  await using site = await openSiteWithMessages({ env: { SEND_LIMIT: '100' } });
  for (const email of [
    ...Array.from({ length: emailsMax }, (_, time) => address(time)),
    'Victim@gmail.com',
  ]) {
    await site.ask('see', await site.sendEnquiry({ email, message: `A shop of ${email}.` }), email);
    await site.settleRequests();
  }
  const summaries = async () => (await site.messages()).filter(({ kind }) => kind === 'summary');
  expect(await summaries()).toHaveLength(emailsMax);
  await site.ask('see', await site.sendEnquiry()); // another mailbox
  await site.settleRequests();
  expect(await summaries()).toHaveLength(emailsMax + 1);
});

test('an address that may belong to a program gets no e-mail: a person writes it, and the erasure is done', async () => {
  await using site = await openSiteWithMessages();
  const email = 'tea-subscribe@googlegroups.com';
  const seen = await site.sendEnquiry({ email });
  const erased = await site.sendEnquiry({ email, message: 'And coffee.' });
  await site.deliver();
  await site.ask('see', seen, email);
  await site.ask('erase', erased, email);
  for (let day = 0; day < 100; day++) {
    await settle(site);
    await site.runJob('expiry'); // a task stays until it is done
    site.advance(dayMs);
  }
  expect(site.rows().map(({ reference }) => reference)).toEqual([seen]);
  expect(site.subjects().slice(2)).toEqual([copySubject(erased)]);
  expect(await site.store.dataRequests.tasks(10)).toMatchObject([
    { action: 'see', reference: seen, recipient: null },
    { action: 'erase', reference: erased, recipient: email },
  ]);
});

test('e-mails that wait are erased with their enquiry, but not the confirmation', async () => {
  await using site = await openSiteWithMessages();
  const reference = await site.sendEnquiry();
  await site.ask('see', reference);
  await site.settleRequests();
  await site.ask('erase', reference);
  await settle(site);
  expect(site.subjects()).toEqual([erasedSubject(reference)]);
});

test.each([-100, 100])(
  'what was asked while the clock was %i days wrong is done after it is corrected',
  async (days) => {
    await using site = await openSiteWithMessages({ env: { RETENTION_DAYS: '30' } });
    const [seen, erased] = [await site.sendEnquiry(), await site.sendEnquiry({ message: 'And coffee.' })];
    const byHand = await site.sendEnquiry({ email: 'tea-subscribe@example.com' });
    await site.deliver();
    site.jumpClock(days * dayMs);
    for (const [action, reference] of [
      ['see', seen],
      ['erase', erased],
    ] as const)
      expect(await site.ask(action, reference)).toMatchObject({ success: true });
    await site.ask('see', byHand, 'tea-subscribe@example.com');
    site.jumpClock(-days * dayMs);
    for (let second = 0; second < 70; second += 10) {
      await site.runJob('expiry');
      site.advance(10_000);
    }
    await settle(site);
    site.advance(3 * 60 * 60_000);
    await site.runJob('expiry');
    await settle(site);
    expect(site.subjects().slice(3).toSorted()).toEqual(
      [copySubject(erased), erasedSubject(erased), `What we hold about your enquiry ${seen}`].toSorted(),
    );
    expect(await site.store.dataRequests.tasks(10)).toMatchObject([{ action: 'see', reference: byHand }]);
  },
);

test('with ERASE_AFTER_DAYS a part of the enquiry is kept, counts as no enquiry, and is erased after these days', async () => {
  await using site = await openSiteWithMessages({ env: { ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '365' } });
  const words = { message: 'A shop for the tea of Kangra.', notice: '2026-11', language: 'pa' };
  const reference = await site.sendEnquiry(words);
  await site.deliver();
  await site.ask('erase', reference);
  await settle(site);
  expect(site.rows()).toMatchObject([
    {
      ...{ reference, name: asha.name, email: asha.email, notice: '2026-11' },
      ...{ phone: '', subject: '', message: '', form: null, page: null, key: null, took_ms: null, utm: '{}' },
      kept_until: '2027-03-04T05:06:07.000Z',
      language: 'pa', // in which the notice was read
    },
  ]);
  expect(filesWith(site, 'Kangra')).toEqual([]);
  const { text } = site.mailbox.emails.find(({ subject }) => subject === erasedSubject(reference)) ?? {};
  for (const part of ['Rule 8(3)', 'the version and the language of the privacy notice', '4 Mar 2027'])
    expect(text).toContain(part);

  const { store } = site;
  expect(await store.answer(reference, site.now())).toBeNull();
  expect(await store.release(reference, site.now())).toBe(false);
  expect(await store.messages.retry(`enquiry-${reference}`)).toBe(false);
  const sentCount = site.mailbox.emails.length;
  expect(await site.ask('erase', reference)).toEqual(await site.ask('erase', '0000-0000'));
  await site.ask('see', reference);
  await settle(site);
  expect(site.mailbox.emails).toHaveLength(sentCount);
  expect(await journalOf(site)).toHaveLength(1);

  site.advance(364 * dayMs);
  await site.runJob('expiry');
  expect(site.rows()).toHaveLength(1);
  site.advance(dayMs);
  await site.runJob('expiry');
  expect(site.rows()).toEqual([]);
});

test('several processes settle a request once, and send what follows once', async () => {
  await using site = await openSiteWithMessages();
  const { config, store, log, now } = site;
  const reference = await site.sendEnquiry();
  await site.deliver();
  await site.ask('erase', reference);
  const another = () => createRequestJob({ config, store, log, now, onSettled: () => {} })();
  await Promise.all([site.settleRequests(), another(), another()]);
  expect(site.rows()).toEqual([]);
  expect(await journalOf(site)).toHaveLength(1);
  await Promise.all([site.deliver(), site.another().deliver()]);
  expect(site.subjects().slice(1).toSorted()).toEqual([copySubject(reference), erasedSubject(reference)]);
});

test('an enquiry that no person has looked at outlives RETENTION_DAYS, as the page and the e-mail say', async () => {
  await using site = await openSiteWithMessages({ env: { RETENTION_DAYS: '30' } });
  const held = await site.sendEnquiry({ link: 'filled' });
  const see = async (typed: string) => {
    await site.ask('see', typed);
    await settle(site);
    return site.mailbox.emails.at(-1)?.text ?? '';
  };
  const [, coded = ''] = /enter: (\S+)/.exec(await see(held)) ?? [];
  expect(await see(coded)).toContain('until a person has looked at it');
  const { text } = await site.http.get('/privacy-policy').set('Accept', 'text/html');
  for (const promise of [
    'stays until a person looks at it',
    'स्पैम या न पहुँचा संदेश देखे जाने तक रहता है',
    'ਸਪੈਮ ਜਾਂ ਨਾ ਪਹੁੰਚਿਆ ਸੁਨੇਹਾ ਵੇਖੇ ਜਾਣ ਤੱਕ ਰਹਿੰਦਾ ਹੈ',
  ])
    expect(text).toContain(promise);
  for (let day = 0; day < 40; day++) {
    site.advance(dayMs);
    await site.runJob('expiry');
  }
  expect(site.states()).toEqual(['held']);
  expect(site.faults().at(-1)).toMatchObject({ held: 1, remedy: 'npm run enquiries -- expire' });
});
