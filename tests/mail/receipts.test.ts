// Which enquiries get a receipt, what is in it, and how many are sent.

import { expect, test } from 'vitest';
import { createReceipts } from '../../server/enquiries/visitor-letters/receipts.ts';
import { receiptLimitLogMsEach, receiptsPerAddressMax, receiptsPerDayMax } from '../../server/limits.ts';
import { dayMs } from '../../server/time/dates.ts';
import { openSiteWithMail } from '../support/site-with-mail.ts';

const on = { RECEIPT: '1', SEND_LIMIT: '10000' };

test('a visitor gets one letter with the reference and the way to see or erase, and nothing that he typed', async () => {
  await using site = await openSiteWithMail({
    ...on,
    ...{
      SITE_BRAND: 'Chai & Co',
      SITE_PHONE: '+91 172 111 2222',
      SITE_HOURS: 'Mo-Fr 10:00-19:00, Sa 10:00-14:00',
    },
  });
  const reference = await site.sendEnquiry({
    name: 'Qzanna',
    email: 'asha@example.com',
    message: 'Qzessage',
  });
  await site.deliverLetters();
  expect(site.mailbox.emails).toHaveLength(1);
  const [email] = site.mailbox.emails;
  expect(email?.recipients).toEqual(['asha@example.com']);
  expect(email?.subject).toBe(`We have your enquiry: ${reference}`);
  expect(email?.text).toContain('Your enquiry has reached Chai & Co.');
  expect(email?.text).toContain(`Its reference is ${reference}.`);
  expect(email?.text).toContain(
    'a person reads your message, Monday to Friday from 10:00 to 19:00; Saturday from 10:00 to 14:00, and answers by phone or e-mail. If it is urgent, call +91 172 111 2222.',
  );
  expect(email?.text).toContain('\nhttps://www.agency.example/privacy-policy#my-enquiry\n');
  for (const typed of ['Qzanna', 'Qzessage', '9876543210', 'A shop'])
    expect(`${email?.text}${email?.html}${email?.raw}`).not.toContain(typed);
});

test('without office hours the letter says who reads the message', async () => {
  await using site = await openSiteWithMail(on);
  await site.sendEnquiry();
  await site.deliverLetters();
  expect(site.mailbox.emails[0]?.text).toContain('a person reads your message and answers by phone');
});

test.each([
  ['not switched on', { RECEIPT: '0' }],
  ['not set', {}],
])('no letter is sent while RECEIPT is %s', async (_how, env) => {
  await using site = await openSiteWithMail(env);
  await site.sendEnquiry();
  await site.deliverLetters();
  expect(site.subjects()).toEqual([]);
  expect(site.tables()).toMatchObject({ visitor_letters: [], receipts_counted: [] });
});

test('a held enquiry gets no receipt, not even when it is released', async () => {
  await using site = await openSiteWithMail(on);
  const reference = await site.sendEnquiry({ link: 'filled by a robot' });
  expect(site.states()).toEqual(['held']);
  await site.store.release(reference, site.now());
  await site.outbox.deliver();
  await site.deliverLetters();
  expect(site.subjects()).toEqual(['A shop']);
  expect(site.tables()).toMatchObject({ visitor_letters: [], receipts_counted: [] });
});

test('a repeated enquiry gets no second letter', async () => {
  await using site = await openSiteWithMail(on);
  const references = [await site.sendEnquiry(), await site.sendEnquiry()];
  await site.deliverLetters();
  await site.sendEnquiry();
  await site.deliverLetters();
  expect(new Set(references).size).toBe(1);
  expect(site.mailbox.emails).toHaveLength(1);
});

const words = (count: number) => 'lorem '.repeat(count).trim();
const hostile = {
  'line breaks': { name: 'Asha\r\nBcc: ravi@example.com', subject: 'Hi\r\nTo: ravi@example.com\r\n\r\nBuy' },
  'another script': { name: '‮आशा 🍵', subject: 'नमस्ते', message: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ 🍵 \u0000' },
  links: {
    name: 'spam.example',
    subject: 'https://spam.example/',
    message: 'https://spam.example/ now',
  },
  markup: {
    name: '<b>Asha</b>',
    subject: '<script>x</script>',
    message: '</p><img src="https://spam.example">&amp;',
  },
  '5,000 characters': { message: words(833) },
  'a forged reference and page': {
    page: '/contact',
    reference: 'SPAM-SPAM',
    'Enquiry-Reference': 'SPAM-SPAM',
  },
  'an address in capitals and a subject of numbers': { subject: '0'.repeat(100) },
};

test.each(Object.entries(hostile))(
  'with %s in the form the letter differs only in reference, date and identifiers',
  async (_what, values) => {
    await using site = await openSiteWithMail(on);
    const references = [
      await site.sendEnquiry({ name: 'A', message: 'B', subject: '' }),
      await site.sendEnquiry(values),
    ];
    expect(site.states()).toEqual(['waiting', 'waiting']);
    await site.deliverLetters();
    const [plain, filled, ...others] = site.mailbox.emails.map(({ raw }, at) =>
      bare(raw, references[at] ?? ''),
    );
    expect(others).toEqual([]);
    expect(plain).toContain('Subject: We have your enquiry: REFERENCE\r\n');
    expect(filled).toBe(plain);
    expect(site.mailbox.emails.map(({ recipients }) => recipients)).toEqual([
      ['asha@example.com'],
      ['asha@example.com'],
    ]);
  },
);

test.each([
  ...["o'brien@example.com", 'a%b@example.com', 'a!b@example.com', '|cat@example.com'],
  ...['mailer-daemon@example.com', 'tea-subscribe@example.com', 'asha@printer.local'],
])('an enquiry from %s is stored and mailed to the agency, and gets no letter', async (email) => {
  await using site = await openSiteWithMail(on);
  await site.sendEnquiry({ email });
  await site.deliverLetters();
  await site.outbox.deliver();
  expect(site.mailbox.emails.map(({ recipients }) => recipients)).toEqual([['desk@agency.example']]);
  expect(site.lines).toContainEqual(
    expect.objectContaining({ level: 30, msg: 'no receipt; the address is of an unusual form' }),
  );
});

test('receipts of enquiries that arrive at the same time do not mix their data', async () => {
  await using site = await openSiteWithMail(on);
  const people = Array.from({ length: 8 }, (_, at) => ({
    ...{ name: `Qzname${at}`, email: `qzmail${at}@example.com`, phone: `987654321${at}` },
    ...{ subject: `Qzubject${at}`, message: `Qzessage${at}` },
  }));
  const references = await Promise.all(people.map((person) => site.sendEnquiry(person)));
  await Promise.all([site.deliverLetters(), site.outbox.deliver()]);
  expect(site.mailbox.emails).toHaveLength(2 * people.length);
  for (const { raw, text = '', html = '', recipients, subject = '' } of site.mailbox.emails) {
    const all = [raw, text, html, subject, ...recipients].join('\n');
    const own = references.filter((reference) => all.includes(reference));
    expect(own).toHaveLength(1);
    const at = references.indexOf(own[0] ?? '');
    const named = [...new Set(all.match(/qz[a-z]+\d|987654321\d/gi))];
    expect(named.filter((mark) => !mark.endsWith(String(at)))).toEqual([]);
  }
});

test('one mailbox gets three letters a day however its address is written, and the log says so once an hour', async () => {
  await using site = await openSiteWithMail(on);
  const written = [
    'asha@example.com',
    'ASHA@example.com',
    'a.sha+1@Example.com',
    'asha+2@example.com',
    'a.s.h.a@example.com',
  ];
  for (const [at, email] of written.entries()) await site.sendEnquiry({ email, message: `Tea ${at}` });
  await site.sendEnquiry({ email: 'ravi@example.com' });
  await site.deliverLetters();
  expect(site.mailbox.emails.filter(({ recipients }) => recipients[0] !== 'ravi@example.com')).toHaveLength(
    receiptsPerAddressMax,
  );
  const said = () =>
    site.lines.filter(({ msg }) => msg === 'daily limit of receipts to one address reached; none are sent');
  expect(said()).toHaveLength(1);
  site.advance(receiptLimitLogMsEach);
  await site.sendEnquiry({ message: 'Tea again' });
  await site.deliverLetters();
  expect(said()).toHaveLength(2);
  expect(JSON.stringify(site.tables().receipts_counted)).not.toMatch(/asha|ravi|example/i);
  expect(JSON.stringify(site.lines)).not.toMatch(/asha@|ravi/i);
  site.advance(dayMs);
  await site.sendEnquiry({ message: 'Tea tomorrow' });
  const before = site.mailbox.emails.length;
  await site.deliverLetters();
  expect(site.mailbox.emails).toHaveLength(before + 1);
});

test('beyond two hundred a day none are sent, and the log says so once an hour', async () => {
  await using site = await openSiteWithMail(on);
  for (let at = 0; at < receiptsPerDayMax; at++)
    expect(await site.store.visitorLetters.countReceipt(`code ${at}`, site.now())).toBe('counted');
  for (const message of ['one', 'two', 'three']) await site.sendEnquiry({ message });
  await site.deliverLetters();
  expect(site.subjects()).toEqual([]);
  expect(site.faults()).toMatchObject([
    { level: 40, max: receiptsPerDayMax, msg: 'daily limit of receipts reached; none are sent' },
  ]);
  site.advance(receiptLimitLogMsEach);
  await site.sendEnquiry({ message: 'four' });
  await site.deliverLetters();
  expect(site.faults()).toHaveLength(2);
});

test('when the receipt cannot be stored, the visitor still gets the answer', async () => {
  await using site = await openSiteWithMail(on, (store) => ({
    ...store,
    visitorLetters: {
      ...store.visitorLetters,
      countReceipt: () => Promise.reject(new Error('no space for asha@example.com')),
    },
  }));
  const reference = await site.sendEnquiry();
  await site.deliverLetters();
  expect(site.faults()).toMatchObject([{ level: 50, reference, msg: 'receipt not stored' }]);
  expect(JSON.stringify(site.lines)).not.toContain('asha@example.com');
  expect(site.states()).toEqual(['waiting']);
});

test('in a flood receipts are stored one at a time, and at most a day’s number waits in memory', async () => {
  let atOnce = 0;
  let atOnceMax = 0;
  let asked = 0;
  await using site = await openSiteWithMail();
  const receipts = createReceipts({
    store: {
      secret: site.store.secret,
      visitorLetters: {
        ...site.store.visitorLetters,
        async countReceipt() {
          asked += 1;
          atOnce += 1;
          atOnceMax = Math.max(atOnceMax, atOnce);
          await new Promise(setImmediate);
          atOnce -= 1;
          return 'address';
        },
      },
    },
    ...{ settings: site.sender.settings, log: site.log, clock: site.clock, wake: () => {} },
  });
  for (let at = 0; at < 10_000; at++)
    receipts.request({ reference: 'K7M2-9QXD', email: `a${at}@example.com` });
  await receipts.settled();
  expect({ atOnceMax, asked }).toEqual({ atOnceMax: 1, asked: receiptsPerDayMax });
});

test('an enquiry that is erased before its receipt is sent gets no receipt', async () => {
  await using site = await openSiteWithMail(on);
  await site.sendEnquiry();
  await site.mailbox.down();
  await site.deliverLetters();
  expect(await site.store.visitorLetters.counts()).toMatchObject({ waiting: 1 });
  await site.store.forget('asha@example.com');
  await site.mailbox.up();
  site.advance(dayMs / 2);
  await site.deliverLetters();
  expect(site.subjects()).toEqual([]);
});

/** An e-mail without the parts that differ between any two. */
function bare(raw: string, reference: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  return raw
    .replaceAll(boundary, 'BOUNDARY')
    .replace(/^Message-ID: <.+>\r$/m, 'Message-ID: ID\r')
    .replace(/^Date: .+\r$/m, 'Date: DATE\r')
    .replaceAll(reference, 'REFERENCE');
}
