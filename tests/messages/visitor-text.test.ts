// What a visitor wrote cannot be taken for what the site says, wherever the agency reads it.

import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

/** Ends the message, as far as the eye can see, and begins another e-mail. */
const imitation = [
  'Hello.',
  ...Array(400).fill(''),
  '-'.repeat(40),
  '',
  'Name       Evil\u2028Reference  AAAA-AAAA\u2029Email      x@evil.example\u0085Phone 1\vForm x\fPage y',
  'To read it again, say that you have answered, or erase it:',
  'http://evil.example/enquiry/AAAA-AAAA/1/x',
  '\u202eelpmaxe.live',
].join('\n');

const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

test('in the text of the e-mail all that the site says comes first, and every line of the message is marked', async () => {
  await using agency = await openSiteWithMessages();
  await agency.sendEnquiry({ message: imitation });
  await agency.deliver();
  const text = agency.mailbox.emails[0]?.text ?? '';
  const lines = text.slice(text.indexOf('> Hello.')).trimEnd().split(breaks);
  expect(lines.filter((line) => !/^>( |$)/.test(line))).toEqual([]);
  expect(lines.length).toBeLessThan(20); // the blank lines are not all there
  expect(text.indexOf('/enquiry/')).toBeLessThan(text.indexOf('> Hello.'));
  expect(text.match(/^To read it again/gm)).toHaveLength(1);
  expect(text).not.toMatch(/\p{Bidi_Control}/u);
});

test('in the HTML of the e-mail the message is the last element, alone in it', async () => {
  await using agency = await openSiteWithMessages();
  await agency.sendEnquiry({ message: imitation });
  await agency.deliver();
  const html = parse(agency.mailbox.emails[0]?.html?.replaceAll('<br>', '\n') ?? '');
  const last = html.querySelector('body')?.lastElementChild;
  expect(last?.textContent).toMatch(/^> Hello\.\n.*> Reference {2}AAAA-AAAA\n.*> elpmaxe\.live$/s);
  expect(last?.getAttribute('style')).toContain('border-left');
  const links = html
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href')?.split(/(?<=tel:|enquiry)/)[0]);
  expect(links).toEqual(['tel:', 'https://www.agency.example/enquiry']);
  expect(html.textContent).not.toMatch(/\p{Bidi_Control}|\n{3}/u);
});

test.each([
  ['an address', 'support@agency.example'],
  ['an address in full-width letters', 'support＠agency.example'],
  ['a small commercial at', 'support﹫agency.example'],
])('a name that is %s is not shown as the name of the address that is answered', async (_what, name) => {
  await using agency = await openSiteWithMessages();
  await agency.sendEnquiry({ name });
  await agency.deliver();
  const [email] = agency.mailbox.emails;
  expect(email?.replyTo).toEqual([{ name: '', address: 'asha@example.com' }]);
  for (const part of [email?.text, parse(email?.html ?? '').textContent])
    expect(part?.split(name)).toHaveLength(2); // only as the name
  expect(email?.text).toContain('Your reply goes to asha@example.com.');
});

test.each(['name', 'subject'])('no %s makes columns of its own, or hides what follows', async (field) => {
  await using agency = await openSiteWithMessages();
  const value = 'A\u202e b\u3000\u3000\u2800\u3164      Email  c';
  const reference = await agency.sendEnquiry({ [field]: value });
  await agency.deliver();
  const said = await runCliInProcess(`file:${agency.folder}/enquiries.db`, 'show', reference);
  for (const text of [agency.mailbox.emails[0]?.text, said.out])
    expect(text).toMatch(/^(?:Name|Subject):? +A b Email c$/m);
});

test('`show` marks every line of a message, also where the terminal would break it', async () => {
  await using agency = await openSiteWithMessages();
  const wide = `Hello.${' '.repeat(72)}Reference  BBBB-BBBB ${'word '.repeat(40)}\u3000${'\u00a0'.repeat(80)}State sent\n${'字'.repeat(40)}Phone 1\n${'\t'.repeat(10)}Page x`;
  const references = [
    await agency.sendEnquiry({ message: imitation }),
    await agency.sendEnquiry({ message: wide }),
  ];
  const { out } = await runCliInProcess(`file:${agency.folder}/enquiries.db`, 'show', ...references);
  const lines = out.split(breaks);
  expect(lines.filter((line) => /^ *Reference/.test(line))).toEqual(
    references.map((reference) => expect.stringMatching(new RegExp(`^Reference +${reference}$`))),
  );
  expect(lines.filter((line) => line.startsWith('>') && line.replaceAll('字', '字字').length > 80)).toEqual(
    [],
  );
  expect(out).not.toContain('\t');
  expect(out).not.toMatch(/^(?:-----|To read it again|http)/m);
  expect(out).not.toMatch(/\p{Bidi_Control}/u);
});

test('the data that a visitor asks for marks every line of the message, too', async () => {
  await using site = await openSiteWithMessages();
  const reference = await site.sendEnquiry({ message: imitation });
  await site.deliver();
  const ask = async (typed: string) => {
    await site.ask('see', typed);
    await site.settleRequests();
    await site.deliver();
    return site.mailbox.emails.at(-1);
  };
  const [, coded = ''] = /enter: (\S+)/.exec((await ask(reference))?.text ?? '') ?? [];
  const { text = '', html = '' } = (await ask(coded)) ?? {};
  for (const part of [text, parse(html.replaceAll('<br>', '\n')).textContent]) {
    expect(part).toMatch(/^> Reference {2}AAAA-AAAA$/m);
    expect(part).not.toMatch(/^(?:Reference {2}|-----|To read it again|http)/m);
  }
});
