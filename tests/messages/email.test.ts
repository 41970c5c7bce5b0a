import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

test('an e-mail has the sender, text, page and time, and Reply-To is the visitor', async () => {
  await using agency = await openSiteWithMessages({
    env: { MAIL_TO: 'desk@agency.example, owner@agency.example' },
  });
  const reference = await agency.sendEnquiry({
    form: 'seo',
    page: '/seo-services',
    referrer: 'search.example',
    utm: { source: 'news', campaign: 'spring' },
    tookMs: 75_400,
  });
  await agency.deliver();

  const [email] = agency.mailbox.emails;
  expect(agency.mailbox.emails).toHaveLength(1);
  expect(email).toMatchObject({
    subject: asha.subject,
    from: { name: `${asha.name} via Openhand`, address: 'enquiries@agency.example' },
    replyTo: [{ name: asha.name, address: asha.email }],
    recipients: ['desk@agency.example', 'owner@agency.example'],
    messageId: `<enquiry-${reference}@www.agency.example>`,
  });
  const said = [
    ...[asha.name, asha.email, asha.phone, asha.subject, asha.message, reference],
    ...['https://www.agency.example/seo-services', 'search.example', 'news', 'spring', '75 s'],
    '4 Mar 2026, 10:36 am IST',
  ];
  const html = parse(email?.html ?? '');
  for (const fact of said) {
    expect(email?.text).toContain(fact);
    expect(html.textContent).toContain(fact);
  }
  expect(html.querySelector(`a[href="tel:${asha.phone}"]`)?.textContent).toBe(asha.phone);
  expect(email?.text).not.toContain('Earlier enquiry');
  expect(email?.text).not.toContain('spam');
  expect(email?.text).not.toContain('held');
});

test('an e-mail has the form’s subject, or a default without one', async () => {
  await using agency = await openSiteWithMessages();
  await agency.sendEnquiry({ subject: 'You receiced a mail for ecommerce web designing' });
  await agency.sendEnquiry({ subject: 'चाय ☕ & <more>' });
  await agency.sendEnquiry({ subject: '' });
  await agency.deliver();
  expect(agency.subjects()).toEqual([
    'You receiced a mail for ecommerce web designing',
    'चाय ☕ & <more>',
    'Enquiry',
  ]);
});

test.each([
  ['name', { name: 'A\r\nBcc: x@evil.example' }],
  ['name with an e-mail address', { name: '"A" <x@evil.example>, b' }],
  ['subject', { subject: 'Hi\r\nBcc: x@evil.example\r\n\r\nBuy this' }],
  ['subject with a Unicode line separator', { subject: 'Hi\u2028Bcc: x@evil.example' }],
  ['message', { message: '\r\n.\r\nMAIL FROM:<x@evil.example>\r\nBcc: x@evil.example' }],
  ['e-mail address', { email: 'x@evil.example'.replace('x', "a'b+c") }],
  ['campaign', { utm: { source: 'x\r\nBcc: x@evil.example' } }],
  ['page', { page: '/contact\r\nBcc: x@evil.example' }],
])('no %s adds a header or a recipient to the e-mail', async (_what, values) => {
  await using agency = await openSiteWithMessages();
  await agency.sendEnquiry(values);
  await agency.deliver();
  const [email] = agency.mailbox.emails;
  expect(agency.mailbox.emails).toHaveLength(1);
  expect(email?.recipients).toEqual(['desk@agency.example']);
  expect(email?.replyTo).toHaveLength(1);
  expect(email?.headers.map(({ key }) => key).sort()).toEqual([
    'content-type',
    'date',
    'enquiry-reference',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
    'x-entity-ref-id',
  ]);
});

test('e-mails of two people with the same subject are told apart, and are no conversation', async () => {
  await using agency = await openSiteWithMessages();
  const names = ['आशा', 'Ravi <ravi@example.com>'];
  for (const name of names) await agency.sendEnquiry({ name, message: `By ${name}` });
  await agency.deliver();
  const { emails } = agency.mailbox;
  // A name with an address would look like the sender's.
  expect(emails.map(({ from }) => from?.name)).toEqual(['आशा via Openhand', 'Openhand']);
  const ids = emails.map(({ headers }) => headers.find(({ key }) => key === 'x-entity-ref-id')?.value);
  expect(new Set(ids).size).toBe(2);
});

test('no encoded word or mark of direction changes how a mailbox shows the name or the subject', async () => {
  await using agency = await openSiteWithMessages();
  await agency.sendEnquiry({
    name: '=?utf-8?Q?=E2=80=AEgro?=',
    subject: '=?utf-8?Q?Bill_=0D=0ABcc:=20x@evil.example?= \u200f\u061c.',
  });
  await agency.deliver();
  const [email] = agency.mailbox.emails;
  expect(email?.replyTo?.[0]?.name).toBe('= ?utf-8?Q?=E2=80=AEgro?=');
  expect(email?.subject).toBe('= ?utf-8?Q?Bill_=0D=0ABcc:=20x@evil.example?= .');
});

test('text of a visitor is escaped in the HTML part', async () => {
  await using agency = await openSiteWithMessages();
  const name = '<img src=x onerror=1>';
  const message = 'One\n</p><script>alert("1")</script>\n<iframe src="//evil.example"></iframe> &amp;';
  await agency.sendEnquiry({ name, message });
  await agency.deliver();
  const html = parse(agency.mailbox.emails[0]?.html?.replaceAll('<br>', '\n') ?? '');
  expect(html.querySelectorAll('script, img, iframe')).toEqual([]);
  expect(html.textContent).toContain(message.replace(/^/gm, '> '));
  expect(html.textContent).toContain(name);
  expect(agency.mailbox.emails[0]?.text).toContain(message.replace(/^/gm, '> '));
});

test('an e-mail of a possible repeat names the other enquiry', async () => {
  await using agency = await openSiteWithMessages();
  const first = await agency.sendEnquiry({ key: 'a'.repeat(32) });
  await agency.sendEnquiry({ key: 'b'.repeat(32) });
  await agency.deliver();
  expect(agency.mailbox.emails[0]?.text).not.toContain('Earlier enquiry');
  expect(agency.mailbox.emails[1]?.text).toMatch(new RegExp(`Earlier enquiry with the same text: ${first}`));
});

test('a held enquiry is mailed once it is released, with the reason for the hold', async () => {
  await using agency = await openSiteWithMessages();
  const reference = await agency.sendEnquiry({ link: 'https://spam.example' });
  await agency.deliver();
  expect(agency.mailbox.emails).toEqual([]);
  expect(agency.states()).toEqual(['held']);

  await agency.store.release(reference, new Date(0));
  await agency.deliver();
  expect(agency.mailbox.emails[0]?.text).toMatch(/Why it may be spam: honeypot/);
  expect(agency.states()).toEqual(['sent']);
});
