// The e-mail of an enquiry. What a visitor wrote cannot be taken for what the site says, wherever the agency reads it.

import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

/** The agency's e-mails of these enquiries, in order, with the lines of the HTML. */
async function emailsOf(...enquiries: object[]) {
  await using agency = await openSiteWithMessages({ env: { SEND_LIMIT: '1000' } });
  for (const values of enquiries) await agency.sendEnquiry(values);
  await agency.deliver();
  return agency.mailbox.emails.map((email) => ({
    ...email,
    text: email.text ?? '',
    parsed: parse(email.html?.replaceAll('<br>', '\n') ?? ''),
  }));
}

test('an e-mail has the sender, text, page and time, and a link to its own page, and Reply-To is the visitor', async () => {
  await using agency = await openSiteWithMessages({
    env: { MAIL_TO: 'desk@agency.example, owner@agency.example' },
  });
  const reference = await agency.mailEnquiry({
    ...{ form: 'seo', page: '/seo-services', referrer: 'search.example', tookMs: 75_400 },
    utm: { source: 'news', campaign: 'spring' },
  });
  const [email, ...others] = agency.mailbox.emails;
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    subject: asha.subject,
    from: { name: `${asha.name} via Openhand`, address: 'enquiries@agency.example' },
    replyTo: [{ name: asha.name, address: asha.email }],
    recipients: ['desk@agency.example', 'owner@agency.example'],
    messageId: `<enquiry-${reference}@www.agency.example>`,
  });
  const html = parse(email?.html ?? '');
  for (const fact of [
    ...[asha.name, asha.email, asha.phone, asha.subject, asha.message, reference],
    ...['https://www.agency.example/seo-services', 'search.example', 'news', 'spring', '75 s'],
    '4 Mar 2026, 10:36 am IST',
  ]) {
    expect(email?.text).toContain(fact);
    expect(html.textContent).toContain(fact);
  }
  expect(html.querySelector(`a[href="tel:${asha.phone}"]`)?.textContent).toBe(asha.phone);
  expect(email?.text).not.toMatch(/Earlier enquiry|spam|held/);
  const label = 'To read it again, say that you have answered, or erase it:';
  const [, url = ''] =
    new RegExp(`^${label}\n(https://www\\.agency\\.example/enquiry/.+)$`, 'm').exec(email?.text ?? '') ?? [];
  expect(email?.html).toContain(`${label}<br><a href="${url}">`);
  await agency.http.post(new URL(url).pathname).type('form').send({ action: 'answer' }).expect(303);
  expect(await agency.store.find(reference)).toMatchObject({ answeredAt: agency.now() });
});

test('an e-mail has the form’s subject, or a default without one', async () => {
  const emails = await emailsOf({ subject: 'चाय ☕ & <more>' }, { subject: '' });
  expect(emails.map(({ subject }) => subject)).toEqual(['चाय ☕ & <more>', 'Enquiry']);
});

test('nothing that a visitor types adds a header or a recipient to the e-mail', async () => {
  const values = [
    { name: 'A\r\nBcc: x@evil.example' },
    { name: '"A" <x@evil.example>, b' },
    { subject: 'Hi\r\nBcc: x@evil.example\r\n\r\nBuy this' },
    { subject: 'Hi\u2028Bcc: x@evil.example' },
    { message: '\r\n.\r\nMAIL FROM:<x@evil.example>\r\nBcc: x@evil.example' },
    { email: "a'b+c@evil.example" },
    { utm: { source: 'x\r\nBcc: x@evil.example' } },
  ];
  const emails = await emailsOf(...values.map((one, at) => ({ message: `Tea ${at}`, ...one })));
  expect(emails).toHaveLength(values.length);
  for (const { recipients, replyTo, headers } of emails) {
    expect(recipients).toEqual(['desk@agency.example']);
    expect(replyTo).toHaveLength(1);
    expect(headers.map(({ key }) => key).sort()).toEqual([
      ...['content-type', 'date', 'enquiry-reference', 'from', 'message-id', 'mime-version'],
      ...['reply-to', 'subject', 'to', 'x-entity-ref-id'],
    ]);
  }
  // E-mails with the same subject are told apart, and are no conversation.
  const ids = emails.map(({ headers }) => headers.find(({ key }) => key === 'x-entity-ref-id')?.value);
  expect(new Set(ids).size).toBe(values.length);
});

test('no name or subject looks like another sender, an encoded word or a mark of direction', async () => {
  const emails = await emailsOf(
    { name: 'आशा' },
    { name: 'Ravi <ravi@example.com>', message: 'Coffee' }, // a name with an address would look like the sender's
    {
      name: '=?utf-8?Q?=E2=80=AEgro?=',
      subject: '=?utf-8?Q?Bill_=0D=0ABcc:=20x@evil.example?= \u200f\u061c.',
    },
  );
  expect(emails.map(({ from }) => from?.name)).toMatchObject(['आशा via Openhand', 'Openhand', {}]);
  expect(emails[2]?.replyTo?.[0]?.name).toBe('= ?utf-8?Q?=E2=80=AEgro?=');
  expect(emails[2]?.subject).toBe('= ?utf-8?Q?Bill_=0D=0ABcc:=20x@evil.example?= .');
  for (const name of ['support@agency.example', 'support＠agency.example', 'support﹫agency.example']) {
    const [email] = await emailsOf({ name });
    expect(email?.replyTo).toEqual([{ name: '', address: 'asha@example.com' }]);
    for (const part of [email?.text, email?.parsed.textContent]) expect(part?.split(name)).toHaveLength(2); // only as the name
    expect(email?.text).toContain('Your reply goes to asha@example.com.');
  }
});

test('an e-mail of a possible repeat names the other enquiry', async () => {
  const [first, second] = await emailsOf({ key: 'a'.repeat(32) }, { key: 'b'.repeat(32) });
  const [reference] = /[\dA-Z]{4}-[\dA-Z]{4}/.exec(String(first?.messageId)) ?? [];
  expect(first?.text).not.toContain('Earlier enquiry');
  expect(second?.text).toContain(`Earlier enquiry with the same text: ${reference}`);
});

/** Ends the message, as far as the eye can see, and begins another e-mail. */
const imitation = [
  'Hello.</p><script>alert("1")</script><iframe src="//evil.example"></iframe> &amp;',
  ...Array(400).fill(''),
  '-'.repeat(40),
  '',
  'Name       Evil\u2028Reference  AAAA-AAAA\u2029Email      x@evil.example\u0085Phone 1\vForm x\fPage y',
  'To read it again, say that you have answered, or erase it:',
  'http://evil.example/enquiry/AAAA-AAAA/1/x',
  '\u202eelpmaxe.live',
].join('\n');

const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

test('all that the site says comes before the message, which is escaped, and every line of which is marked', async () => {
  const [email] = await emailsOf({ message: imitation, name: '<img src=x onerror=1>' });
  if (!email) throw new Error('There is an e-mail.');
  const { text, parsed } = email;
  expect(parsed.querySelectorAll('script, img, iframe')).toEqual([]);
  expect(parsed.textContent).toContain('<img src=x onerror=1>');
  const lines = text.slice(text.indexOf('> Hello.')).trimEnd().split(breaks);
  expect(lines.filter((line) => !/^>( |$)/.test(line))).toEqual([]);
  expect(lines.length).toBeLessThan(20); // the blank lines are not all there
  expect(text.indexOf('/enquiry/')).toBeLessThan(text.indexOf('> Hello.'));
  expect(text.match(/^To read it again/gm)).toHaveLength(1);
  const last = parsed.querySelector('body')?.lastElementChild;
  expect(last?.textContent).toMatch(
    /^> Hello\.<\/p><script>.+ &amp;\n.*> Reference {2}AAAA-AAAA\n.*> elpmaxe\.live$/s,
  );
  expect(last?.getAttribute('style')).toContain('border-left');
  const links = parsed.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
  expect(links.map((link) => link.split(/(?<=tel:|enquiry)/)[0])).toEqual([
    'tel:',
    'https://www.agency.example/enquiry',
  ]);
  expect(text).not.toMatch(/\p{Bidi_Control}/u);
  expect(parsed.textContent).not.toMatch(/\p{Bidi_Control}|\n{3}/u);
});

test('in the e-mails and in `show` no text makes columns or lines of its own, or hides what follows', async () => {
  await using agency = await openSiteWithMessages();
  const value = 'A\u202e b\u3000\u3000\u2800\u3164      Email  c';
  const wide = `Hello.${' '.repeat(72)}Reference  BBBB-BBBB ${'word '.repeat(40)}\u3000${'\u00a0'.repeat(80)}State sent\n${'字'.repeat(40)}Phone 1\n${'\t'.repeat(10)}Page x`;
  const references = [
    await agency.sendEnquiry({ name: value, message: imitation }),
    await agency.sendEnquiry({ subject: value, message: wide }),
  ];
  await agency.deliver();
  const { out } = await runCliInProcess(`file:${agency.folder}/enquiries.db`, 'show', ...references);
  for (const text of [agency.mailbox.emails.map(({ text }) => text).join('\n'), out])
    expect(text.match(/^(?:Name|Subject):? +A b Email c$/gm)).toHaveLength(2);
  const lines = out.split(breaks);
  expect(lines.filter((line) => /^ *Reference/.test(line))).toEqual(
    references.map((reference) => expect.stringMatching(new RegExp(`^Reference +${reference}$`))),
  );
  const wideLines = lines.filter((line) => line.startsWith('>') && line.replaceAll('字', '字字').length > 80);
  expect(wideLines).toEqual([]); // the terminal would break them
  expect(out).not.toMatch(/\t|\p{Bidi_Control}|^(?:-----|To read it again|http)/mu);

  // So does the data that a visitor asks for.
  const { text = '', html = '' } = await agency.see((await agency.see(references[0] ?? '')).code);
  for (const part of [text, parse(html.replaceAll('<br>', '\n')).textContent]) {
    expect(part).toMatch(/^> Reference {2}AAAA-AAAA$/m);
    expect(part).not.toMatch(/^(?:Reference {2}|-----|To read it again|http)/m);
  }
});
