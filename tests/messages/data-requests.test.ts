// Visitors' requests to see or erase an enquiry, with a real mail server and a simulated clock.

import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { filesWith } from '../support/files-with.ts';
import { day, hour, type MailSite, minute, openSiteWithMessages } from '../support/site-with-messages.ts';

const file = ({ folder }: MailSite) => `${folder}/enquiries.db`;
const erased = (reference: string) => `Your enquiry ${reference} is erased`;
const erasedCopy = (reference: string) => `Delete your email of the enquiry ${reference}`;
const summary = (reference: string) => `What we hold about your enquiry ${reference}`;
const storedData = (reference: string) => `Everything stored about your enquiry ${reference}`;
const journalOf = ({ store }: MailSite) => store.journal(new Date(0), 10);
const program = 'tea-subscribe@googlegroups.com';

test('an enquiry is erased at once for its own address alone, on the disk too, and its sender and the agency get an e-mail', async () => {
  await using site = await openSiteWithMessages({ env: { BACKUP_DAYS: '30' } });
  const reference = await site.mailEnquiry({ message: 'A shop for the tea of Kangra.' });
  for (const action of ['see', 'erase'] as const) await site.ask(action, reference, 'ravi@example.com');
  await site.settle();
  expect([site.subjects().length, site.rows().length]).toEqual([1, 1]);
  const answer = await site.ask('erase', ` ${reference.toLowerCase()} `, 'ASHA@Example.com ');
  expect(answer).toMatchObject({ status: 200, success: true });
  await site.settleRequests();
  expect(site.rows()).toEqual([]);
  for (const text of ['Kangra', asha.name]) expect(filesWith(file(site), text)).toEqual([]);
  await site.deliver();
  await site.runJob('maintenance');
  expect(filesWith(file(site), asha.email)).toEqual([]); // which the e-mail needed
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

test('whatever is in an address, receipts and erasures are for its own enquiry; a person writes to one that programs may read', async () => {
  await using site = await openSiteWithMessages({ env: { RECEIPT: '1' } });
  const references: string[] = [];
  const people = [
    ...["o'brien@example.com", 'obrien@example.com', 'a_b@example.com', 'acb@example.com'],
    ...['asha+tea@gmail.com', 'asha@gmail.com', 'a.sha@gmail.com', 'asha@उदाहरण.भारत', 'asha@उदाहरन.भारत'],
  ];
  for (const email of people) references.push(await site.mailEnquiry({ email, message: `From ${email}` }));
  const emails = () => site.rows().map(({ email }) => String(email));
  const [byHand = '', ...stored] = emails();
  const sent = (start: string) =>
    site.mailbox.emails.filter(({ subject }) => subject?.startsWith(start)).flatMap((one) => one.recipients);
  expect(sent('We have your enquiry')).toEqual(people.slice(1));
  for (const [at, email] of people.entries()) await site.ask('erase', references.at(at - 1) ?? '', email);
  await site.settle();
  expect(emails()).toEqual([byHand, ...stored]);
  for (const [at, email] of people.entries()) {
    await site.ask('erase', references[at] ?? '', email.toUpperCase());
    await site.settle();
    expect(emails()).toEqual(stored.slice(at));
  }
  expect(sent('Your enquiry')).toEqual(people.slice(1));
  expect(await site.store.dataRequests.tasks(9)).toMatchObject([{ recipient: byHand }]);
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
  const send = (_email: unknown, mayHandOver: () => void) => {
    mayHandOver();
    begun.resolve();
    return arrived.promise;
  };
  const transport = { ...site.sender.mail?.transport, send } as never;
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
  site.advance(15 * minute);
  await site.deliver();
  expect(site.subjects()).toEqual([erased(reference), erasedCopy(reference)]);
});

test('the stored data is sent in two e-mails: the first has no typed text, and the code for the second', async () => {
  await using site = await openSiteWithMessages();
  const message = 'Buy pills at spam.example now!\nमेरी दुकान है।';
  const words = { name: 'Claim your prize', subject: 'You won', message };
  const reference = await site.mailEnquiry(words);
  const first = await site.see(reference);
  expect(first).toMatchObject({
    ...{ subject: summary(reference), recipients: [asha.email] },
    text: expect.stringContaining('https://www.agency.example/privacy-policy#my-enquiry'),
  });
  for (const text of ['pills', 'spam.example', 'दुकान', words.name, words.subject, asha.phone])
    expect(first.raw).not.toContain(text);
  expect(first.text).toContain(`a message of ${message.length} characters`);

  const coded = first.code;
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
  const { code } = await site.see(one);
  expect((await site.see(other + code.slice(one.length))).subject).toBe(summary(other));
  site.advance(7 * day - 10);
  expect((await site.see(code)).subject).toBe(storedData(one));
  site.advance(day);
  expect((await site.see(code)).subject).toBe(summary(one));
});

test('only a few e-mails a day can be sent to one mailbox, however its address is written; then a person answers, and an erasure is still confirmed', async () => {
  await using site = await openSiteWithMessages({ env: { RECEIPT: '1' } });
  const dotted = ['v.ictim', 'vi.ctim', 'vic.t.im'].map((name) => `${name}@googlemail.com`);
  const written = ['victim+1@gmail.com', 'vic.tim+2@gmail.com', ...dotted]; // as many as one gets
  const references: Record<string, string> = {};
  for (const email of [...written, 'Victim@gmail.com', 'another@gmail.com']) {
    const reference = await site.mailEnquiry({ email, message: `A shop of ${email}.` });
    await site.ask('see', reference, email);
    await site.settle();
    references[email] = reference;
  }
  const last = references['Victim@gmail.com'] ?? '';
  const about = (start: string) => site.mailbox.emails.filter(({ subject }) => subject?.startsWith(start));
  const recipients = about('What we hold').flatMap((email) => email.recipients);
  expect(recipients).toEqual([...written, 'another@gmail.com']);
  expect(about('We have your enquiry')).toHaveLength(3 + 1); // receipts have a limit of their own
  expect(await site.store.dataRequests.tasks(10)).toMatchObject([{ reference: last, action: 'see' }]);
  await site.ask('erase', last, 'victim@gmail.com');
  await site.settle();
  expect(site.rows()).toHaveLength(6);
  expect(site.subjects()).toContain(erased(last));
});

test.each([-100, 100])(
  'what was asked while the clock was %i days wrong is done after it is corrected',
  async (days) => {
    await using site = await openSiteWithMessages({ env: { RETENTION_DAYS: '30' } });
    const [seen, gone] = [await site.sendEnquiry(), await site.sendEnquiry({ message: 'And coffee.' })];
    const byHand = await site.mailEnquiry({ email: program });
    site.jumpClock(days * day);
    expect(await site.ask('see', seen)).toMatchObject({ success: true });
    expect(await site.ask('erase', gone)).toMatchObject({ success: true });
    await site.ask('see', byHand, program);
    site.jumpClock(-days * day);
    for (const ms of [...Array(7).fill(10_000), 3 * hour]) {
      await site.runJob('expiry');
      await site.settle();
      site.advance(ms);
    }
    await site.runJob('expiry');
    await site.settle();
    const sent = [erasedCopy(gone), erased(gone), summary(seen)];
    expect(site.subjects().slice(3).sort()).toEqual(sent.sort());
    expect(await site.store.dataRequests.tasks(10)).toMatchObject([{ action: 'see', reference: byHand }]);
  },
);

test('with ERASE_AFTER_DAYS a part of the enquiry is kept, and is erased after these days', async () => {
  await using site = await openSiteWithMessages({ env: { ERASE_AFTER_DAYS: '365', RETENTION_DAYS: '365' } });
  const words = { message: 'A shop for the tea of Kangra.', notice: '2026-11', language: 'pa' };
  const reference = await site.mailEnquiry(words);
  await site.ask('erase', reference);
  await site.settle();
  const kept = { reference, name: asha.name, email: asha.email, notice: '2026-11', language: 'pa' };
  const erasedParts = {
    phone: '',
    subject: '',
    message: '',
    form: null,
    page: null,
    key: null,
    took_ms: null,
  };
  const kept_until = '2027-03-04T05:06:07.000Z';
  expect(site.rows()).toMatchObject([{ ...kept, ...erasedParts, utm: '{}', kept_until }]);
  expect(filesWith(file(site), 'Kangra')).toEqual([]);
  const { text } = site.mailbox.emails.find(({ subject }) => subject === erased(reference)) ?? {};
  for (const part of ['Rule 8(3)', 'the version and the language of the privacy notice', '4 Mar 2027'])
    expect(text).toContain(part);
  for (const left of [1, 0]) {
    site.advance(left ? 364 * day : day);
    await site.runJob('expiry');
    expect(site.rows()).toHaveLength(left);
  }
});
