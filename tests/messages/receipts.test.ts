// Which enquiries get a receipt, what is in it, and how many are sent.

import { expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

type Site = Awaited<ReturnType<typeof openSiteWithMessages>>;

const on = { RECEIPT: '1', SEND_LIMIT: '10000' };

/** The e-mails that did not go to the agency. */
const receiptsOf = ({ mailbox }: Site) =>
  mailbox.emails.filter(({ recipients }) => recipients[0] !== 'desk@agency.example');

test('a visitor gets one receipt with the reference and the way to see or erase, and nothing that he typed', async () => {
  await using site = await openSiteWithMessages({
    env: {
      ...on,
      ...{ SITE_BRAND: 'Chai & Co', SITE_PHONE: '+91 172 111 2222' },
      SITE_HOURS: 'Mo-Fr 10:00-19:00, Sa 10:00-14:00',
    },
  });
  const reference = await site.sendEnquiry({ name: 'Qzanna', message: 'Qzessage' });
  await site.deliver();
  const [email, ...others] = receiptsOf(site);
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    recipients: ['asha@example.com'],
    subject: `We have your enquiry: ${reference}`,
  });
  for (const part of [
    'Your enquiry has reached Chai & Co.',
    `Its reference is ${reference}.`,
    'by the next working day (we work Monday to Friday from 10:00 to 19:00; Saturday from 10:00 to 14:00). If it is urgent, call +91 172 111 2222.',
    '\nhttps://www.agency.example/privacy-policy#my-enquiry\n',
  ])
    expect(email?.text).toContain(part);
  for (const typed of ['Qzanna', 'Qzessage', '9876543210', 'A shop'])
    expect(`${email?.text}${email?.html}${email?.raw}`).not.toContain(typed);
});

test('without office hours the receipt says who reads the message', async () => {
  await using site = await openSiteWithMessages({ env: on });
  await site.sendEnquiry();
  await site.deliver();
  expect(receiptsOf(site)[0]?.text).toContain(
    'the person who looks after this kind of work reads your message, and answers by phone or e-mail by the next working day. If',
  );
});

test.each([{ RECEIPT: '0' }, {}])('no receipt is sent with the settings %j', async (env) => {
  await using site = await openSiteWithMessages({ env });
  await site.sendEnquiry();
  await site.deliver();
  expect(site.subjects()).toEqual(['A shop']);
});

test('a held enquiry gets no receipt, not even when it is released', async () => {
  await using site = await openSiteWithMessages({ env: on });
  const reference = await site.sendEnquiry({ link: 'filled by a robot' });
  await site.deliver();
  expect(site.states()).toEqual(['held']);
  await site.store.release(reference, site.now());
  site.advance(5_000);
  await site.deliver();
  expect(site.subjects()).toEqual(['A shop']);
});

test('a repeated enquiry gets no second receipt', async () => {
  await using site = await openSiteWithMessages({ env: on });
  for (let time = 0; time < 6; time++) {
    await site.sendEnquiry();
    await site.deliver();
  }
  expect(receiptsOf(site)).toHaveLength(1);
});

const hostile = {
  'line breaks': { name: 'Asha\r\nBcc: ravi@example.com', subject: 'Hi\r\nTo: ravi@example.com\r\n\r\nBuy' },
  'another script': { name: '‮आशा 🍵', subject: 'नमस्ते', message: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ 🍵 \u0000' },
  links: { name: 'spam.example', subject: 'https://spam.example/', message: 'https://spam.example/ now' },
  markup: {
    name: '<b>Asha</b>',
    subject: '<script>x</script>',
    message: '</p><img src="https://spam.example">&amp;',
  },
  '5,000 characters': { message: 'lorem '.repeat(833).trim() },
  'a forged reference': { reference: 'SPAM-SPAM', 'Enquiry-Reference': 'SPAM-SPAM' },
  'a subject of numbers': { subject: '0'.repeat(100) },
};

test.each(Object.entries(hostile))(
  'with %s in the form the receipt differs only in reference, date and identifiers',
  async (_what, values) => {
    await using site = await openSiteWithMessages({ env: on });
    const plainReference = await site.sendEnquiry({ name: 'A', message: 'B', subject: '' });
    const filledReference = await site.sendEnquiry(values);
    await site.deliver();
    const [plain, filled, ...others] = receiptsOf(site);
    expect(others).toEqual([]);
    expect(filled?.recipients).toEqual(['asha@example.com']);
    expect(bare(plain?.raw, plainReference)).toContain('Subject: We have your enquiry: REFERENCE\r\n');
    expect(bare(filled?.raw, filledReference)).toBe(bare(plain?.raw, plainReference));
  },
);

test.each([
  ...["o'brien@example.com", 'a%b@example.com', 'a!b@example.com', '|cat@example.com'],
  ...['mailer-daemon@example.com', 'tea-subscribe@example.com', 'asha@printer.local'],
])('an enquiry from %s is e-mailed to the agency, and gets no receipt', async (email) => {
  await using site = await openSiteWithMessages({ env: on });
  await site.sendEnquiry({ email });
  await site.deliver();
  expect(site.mailbox.emails.map(({ recipients }) => recipients)).toEqual([['desk@agency.example']]);
});

test('receipts of enquiries that arrive at the same time do not mix their data', async () => {
  await using site = await openSiteWithMessages({ env: on });
  const people = Array.from({ length: 8 }, (_, at) => ({
    ...{ name: `Qzname${at}`, email: `qzmail${at}@example.com`, phone: `987654321${at}` },
    ...{ subject: `Qzubject${at}`, message: `Qzessage${at}` },
  }));
  const references = await Promise.all(people.map((person) => site.sendEnquiry(person)));
  await site.deliver();
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

test('one mailbox gets three receipts a day, however its address is written', async () => {
  await using site = await openSiteWithMessages({ env: on });
  const written = ['asha@example.com', 'ASHA@example.com', 'a.sha+1@Example.com', 'asha+2@example.com'];
  for (const [at, email] of written.entries()) await site.sendEnquiry({ email, message: `Tea ${at}` });
  await site.sendEnquiry({ email: 'ravi@example.com' });
  await site.deliver();
  const recipients = receiptsOf(site).map(({ recipients }) => recipients[0]);
  expect(recipients).toHaveLength(4);
  expect(recipients).toContain('ravi@example.com');
  expect(JSON.stringify(site.lines)).not.toMatch(/asha@|ravi/i);
});

test('beyond two hundred a day no receipts are sent, and the log says so once', async () => {
  await using site = await openSiteWithMessages({ env: on });
  for (let at = 0; at < 203; at++)
    await site.sendEnquiry({ email: `a${at}@example.com`, message: `Tea ${at}` });
  const stored = await site.messages();
  expect(stored.filter(({ kind }) => kind === 'enquiry')).toHaveLength(203);
  expect(stored.filter(({ kind }) => kind === 'receipt')).toHaveLength(200);
  expect(site.faults()).toMatchObject([{ level: 40, max: 200, msg: 'daily limit of receipts reached' }]);
});

test('an enquiry that is erased before its receipt is sent gets no receipt', async () => {
  await using site = await openSiteWithMessages({ env: on });
  await site.sendEnquiry();
  await site.store.forget('asha@example.com');
  await site.deliver();
  expect(site.subjects()).toEqual([]);
  expect(await site.messages()).toEqual([]);
});

/** An e-mail without the parts that differ between any two. */
function bare(raw = '', reference: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  return raw
    .replaceAll(boundary, 'BOUNDARY')
    .replace(/^Message-ID: <.+>\r$/m, 'Message-ID: ID\r')
    .replace(/^Date: .+\r$/m, 'Date: DATE\r')
    .replaceAll(reference, 'REFERENCE');
}
