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

function filesWith(site: Site, text: string): string[] {
  const path = `${site.folder}/enquiries.db`;
  // By another process, because closing a file here would release the locks that SQLite has on it in this one.
  const read = (file: string) => execFileSync('cat', [file], { maxBuffer: 2 ** 26 });
  return ['', '-wal', '-shm'].filter((end) => existsSync(path + end) && read(path + end).includes(text));
}

const erased = (reference: string) => `Your enquiry ${reference} is erased`;
const erasedCopy = (reference: string) => `Delete your email of the enquiry ${reference}`;
const summary = (reference: string) => `What we hold about your enquiry ${reference}`;
const storedData = (reference: string) => `Everything stored about your enquiry ${reference}`;
const journalOf = ({ store }: Site) => store.journal(new Date(0), 10);

/** Asks for the data, and returns the e-mail that comes. */
async function see(site: Site, typed: string) {
  await site.ask('see', typed);
  await site.settle();
  return site.mailbox.emails.at(-1);
}

const codeIn = (text = '') => /enter: (\S+)/.exec(text)?.[1] ?? '';

test('an enquiry is erased at once, on the disk too, and its sender and the agency get an e-mail', async () => {
  await using site = await openSiteWithMessages({ env: { BACKUP_DAYS: '30' } });
  const reference = await site.mailEnquiry({ message: 'A shop for the tea of Kangra.' });
  const answer = await site.ask('erase', ` ${reference.toLowerCase()} `, 'ASHA@Example.com ');
  expect(answer).toMatchObject({ status: 200, success: true });
  await site.settleRequests();
  expect(site.rows()).toEqual([]);
  for (const text of ['Kangra', asha.name]) expect(filesWith(site, text)).toEqual([]);
  await site.deliver();
  await site.runJob('maintenance');
  expect(filesWith(site, asha.email)).toEqual([]); // which the e-mail needed
  const sent = site.mailbox.emails.slice(1);
  expect(sent.map(({ recipients, subject }) => [...recipients, subject]).sort()).toEqual([
    [asha.email, erased(reference)],
    ['desk@agency.example', erasedCopy(reference)],
  ]);
  const { text } = sent.find(({ recipients }) => recipients[0] === asha.email) ?? {};
  // Thirty days later the last backup is gone.
  for (const day of ['4 Mar 2026', '3 Apr 2026']) expect(text).toContain(day);
  for (const { raw } of sent) expect(raw).not.toMatch(new RegExp(`Kangra|${asha.name}|${asha.phone}`));
  expect(await journalOf(site)).toMatchObject([
    { command: 'erase', operator: 'visitor', references: [reference], enquiryCount: 1 },
  ]);
  expect(JSON.stringify(site.tables())).not.toMatch(/asha|Kangra/i);
  expect(site.faults()).toEqual([]);
});

test('an enquiry that was not mailed, or is held, is erased with what waits for it, and the agency gets no e-mail', async () => {
  await using site = await openSiteWithMessages();
  const references = [await site.sendEnquiry(), await site.sendEnquiry({ message: 'Held', link: 'filled' })];
  expect(site.states()).toEqual(['waiting', 'held']);
  for (const action of ['see', 'erase'] as const) {
    for (const reference of references) await site.ask(action, reference);
    await site.settleRequests();
  }
  await site.deliver();
  expect(site.rows()).toEqual([]);
  expect(site.subjects().sort()).toEqual(references.map(erased).sort());
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
  expect(site.subjects()).toEqual([erased(reference)]);
  site.advance(15 * 60_000);
  await site.deliver();
  expect(site.subjects()).toEqual([erased(reference), erasedCopy(reference)]);
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
  const reference = await site.mailEnquiry(words);
  const first = await see(site, reference);
  expect(first).toMatchObject({
    ...{ subject: summary(reference), recipients: [asha.email] },
    text: expect.stringContaining('https://www.agency.example/privacy-policy#my-enquiry'),
  });
  for (const text of ['pills', 'spam.example', 'दुकान', words.name, words.subject, asha.phone])
    expect(first?.raw).not.toContain(text);
  expect(first?.text).toContain(`a message of ${message.length} characters`);

  const coded = codeIn(first?.text);
  expect(coded).toMatch(new RegExp(`^${reference}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$`));
  await site.ask('see', coded.toLowerCase().replaceAll('-', ' '));
  await site.settleRequests();
  expect(JSON.stringify(await site.messages())).not.toContain('pills'); // no second copy
  await site.deliver();
  const second = site.mailbox.emails.at(-1);
  expect(second).toMatchObject({ subject: storedData(reference), recipients: [asha.email] });
  const quoted = message.replace(/^/gm, '> ');
  for (const text of [words.name, words.subject, quoted, asha.phone, 'contact', '/contact'])
    expect(second?.text).toContain(text);
  const line = { command: 'see', operator: 'visitor', references: [reference] };
  expect(await journalOf(site)).toMatchObject([line, line]);
});

test('a code works for a week, for its own enquiry alone', async () => {
  await using site = await openSiteWithMessages();
  const [one, other] = [await site.sendEnquiry(), await site.mailEnquiry({ message: 'And coffee.' })];
  const code = codeIn((await see(site, one))?.text).slice(one.length);
  expect((await see(site, other + code))?.subject).toBe(summary(other));
  site.advance(7 * dayMs - 10);
  expect((await see(site, one + code))?.subject).toBe(storedData(one));
  site.advance(dayMs);
  expect((await see(site, one + code))?.subject).toBe(summary(one));
});

test('only a few e-mails a day can be sent to one address; then a person answers, and an erasure is still confirmed', async () => {
  await using site = await openSiteWithMessages({ env: { RECEIPT: '1' } });
  const reference = await site.mailEnquiry();
  const before = site.mailbox.emails.length;
  for (let time = 0; time < emailsMax + 2; time++) await see(site, reference);
  expect(site.mailbox.emails).toHaveLength(before + emailsMax);
  expect(await site.store.dataRequests.tasks(10)).toMatchObject([{ reference, action: 'see' }]);
  await site.ask('erase', reference);
  await site.settle();
  expect(site.rows()).toEqual([]);
  expect(site.subjects()).toContain(erased(reference));
  await site.mailEnquiry({ message: 'And coffee.' }); // receipts have a limit of their own
  expect(site.subjects().filter((subject) => subject?.startsWith('We have your enquiry'))).toHaveLength(2);
});

test.each([
  ['a plus', (time: number) => `vic.tim+${time}@gmail.com`],
  ['dots', (time: number) => `${'victim'.slice(0, time + 1)}.${'victim'.slice(time + 1)}@googlemail.com`],
])('addresses of one mailbox, by %s, get no more e-mails together', async (_how, address) => {
  await using site = await openSiteWithMessages({ env: { SEND_LIMIT: '100' } });
  const written = Array.from({ length: emailsMax }, (_, time) => address(time));
  for (const email of [...written, 'Victim@gmail.com', 'another@gmail.com']) {
    await site.ask('see', await site.sendEnquiry({ email, message: `A shop of ${email}.` }), email);
    await site.settleRequests();
  }
  const summaries = (await site.messages()).filter(({ kind }) => kind === 'summary');
  expect(summaries.flatMap(({ recipients }) => recipients).sort()).toEqual(
    ['another@gmail.com', ...written].sort(),
  );
});

test('an address that may belong to a program gets no e-mail: a person writes it, and the erasure is done', async () => {
  await using site = await openSiteWithMessages();
  const email = 'tea-subscribe@googlegroups.com';
  const seen = await site.sendEnquiry({ email });
  const gone = await site.mailEnquiry({ email, message: 'And coffee.' });
  await site.ask('see', seen, email);
  await site.ask('erase', gone, email);
  await site.settle();
  await site.rounds(10, 10 * dayMs, 'expiry'); // a task stays until it is done
  expect(site.rows().map(({ reference }) => reference)).toEqual([seen]);
  expect(site.subjects().slice(2)).toEqual([erasedCopy(gone)]);
  expect(await site.store.dataRequests.tasks(10)).toMatchObject([
    { action: 'see', reference: seen, recipient: null },
    { action: 'erase', reference: gone, recipient: email },
  ]);
});

test.each([-100, 100])(
  'what was asked while the clock was %i days wrong is done after it is corrected',
  async (days) => {
    await using site = await openSiteWithMessages({ env: { RETENTION_DAYS: '30' } });
    const [seen, gone] = [await site.sendEnquiry(), await site.sendEnquiry({ message: 'And coffee.' })];
    const email = 'tea-subscribe@example.com';
    const byHand = await site.mailEnquiry({ email });
    site.jumpClock(days * dayMs);
    expect(await site.ask('see', seen)).toMatchObject({ success: true });
    expect(await site.ask('erase', gone)).toMatchObject({ success: true });
    await site.ask('see', byHand, email);
    site.jumpClock(-days * dayMs);
    for (let second = 0; second < 70; second += 10) {
      await site.runJob('expiry');
      site.advance(10_000);
    }
    await site.settle();
    site.advance(3 * 60 * 60_000);
    await site.runJob('expiry');
    await site.settle();
    const sent = [erasedCopy(gone), erased(gone), summary(seen)];
    expect(site.subjects().slice(3).sort()).toEqual(sent.sort());
    expect(await site.store.dataRequests.tasks(10)).toMatchObject([{ action: 'see', reference: byHand }]);
  },
);

test('with ERASE_AFTER_DAYS a part of the enquiry is kept, counts as no enquiry, and is erased after these days', async () => {
  await using site = await openSiteWithMessages({ env: { ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '365' } });
  const words = { message: 'A shop for the tea of Kangra.', notice: '2026-11', language: 'pa' };
  const reference = await site.mailEnquiry(words);
  await site.ask('erase', reference);
  await site.settle();
  expect(site.rows()).toMatchObject([
    {
      ...{ reference, name: asha.name, email: asha.email, notice: '2026-11' },
      ...{ phone: '', subject: '', message: '', form: null, page: null, key: null, took_ms: null, utm: '{}' },
      kept_until: '2027-03-04T05:06:07.000Z',
      language: 'pa', // in which the notice was read
    },
  ]);
  expect(filesWith(site, 'Kangra')).toEqual([]);
  const { text } = site.mailbox.emails.find(({ subject }) => subject === erased(reference)) ?? {};
  for (const part of ['Rule 8(3)', 'the version and the language of the privacy notice', '4 Mar 2027'])
    expect(text).toContain(part);

  const { store } = site;
  expect(await store.answer(reference, site.now())).toBeNull();
  expect(await store.release(reference, site.now())).toBe(false);
  expect(await store.messages.retry(`enquiry-${reference}`)).toBe(false);
  const before = site.subjects();
  expect(await site.ask('erase', reference)).toEqual(await site.ask('erase', '0000-0000'));
  await see(site, reference);
  expect(site.subjects()).toEqual(before);
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
  const reference = await site.mailEnquiry();
  await site.ask('erase', reference);
  const another = () => createRequestJob({ config, store, log, now, onSettled: () => {} })();
  await Promise.all([site.settleRequests(), another(), another()]);
  expect(site.rows()).toEqual([]);
  expect(await journalOf(site)).toHaveLength(1);
  await Promise.all([site.deliver(), site.another().deliver()]);
  expect(site.subjects().slice(1).sort()).toEqual([erasedCopy(reference), erased(reference)]);
});

test('an enquiry that no person has looked at outlives RETENTION_DAYS, as the page and the e-mail say', async () => {
  await using site = await openSiteWithMessages({ env: { RETENTION_DAYS: '30' } });
  const first = await see(site, await site.sendEnquiry({ link: 'filled' }));
  const second = await see(site, codeIn(first?.text));
  expect(second?.text).toContain('until a person has looked at it');
  const { text } = await site.http.get('/privacy-policy').set('Accept', 'text/html');
  for (const promise of [
    'stays until a person looks at it',
    'स्पैम या न पहुँचा संदेश देखे जाने तक रहता है',
    'ਸਪੈਮ ਜਾਂ ਨਾ ਪਹੁੰਚਿਆ ਸੁਨੇਹਾ ਵੇਖੇ ਜਾਣ ਤੱਕ ਰਹਿੰਦਾ ਹੈ',
  ])
    expect(text).toContain(promise);
  for (let day = 0; day < 40; day += 10) {
    site.advance(10 * dayMs);
    await site.runJob('expiry');
  }
  expect(site.states()).toEqual(['held']);
  expect(site.faults().at(-1)).toMatchObject({ held: 1, remedy: 'npm run enquiries -- expire' });
});
