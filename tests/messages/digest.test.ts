// The daily digest: what is held as spam or was refused, so that nothing is forgotten.

import { expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const hour = 60 * 60_000;
const spam = { link: 'https://spam.example', message: 'Buy cheap links' };

test('a digest each morning counts held and refused enquiries, if there are any, and contains no text of a spammer', async () => {
  await using agency = await openSiteWithMessages();
  await agency.work('digest'); // with nothing to report
  const held = await agency.sendEnquiry(spam);
  agency.mailbox.says('message', '550 Never');
  const refused = await agency.mailEnquiry();
  agency.mailbox.says();
  await agency.rounds(3, hour, 'digest');
  expect(agency.subjects()).toEqual(['Enquiries that wait for you: 2']);
  const [email] = agency.mailbox.emails;
  for (const part of [email?.text, email?.html]) {
    for (const fact of ['not emailed to you: 1. Refused by your mail server: 1.', held, 'honeypot', refused])
      expect(part).toContain(fact);
    for (const word of ['cheap', 'asha']) expect(part).not.toContain(word);
  }
  agency.advance(17 * hour); // 01:06 UTC
  await agency.work('digest');
  expect(agency.mailbox.emails).toHaveLength(1);
  agency.advance(2 * hour);
  await agency.work('digest');
  expect(agency.mailbox.emails).toHaveLength(2);
});

test('a flood of bots does not push an enquiry that may be real out of the digest', async () => {
  await using agency = await openSiteWithMessages();
  const doubtful = await agency.sendEnquiry({ message: '[url=//a.example]See[/url]' });
  for (let count = 1; count <= 51; count++) await agency.sendEnquiry({ ...spam, message: `Buy ${count}` });
  await agency.work('digest');
  const [email] = agency.mailbox.emails;
  for (const fact of [doubtful, 'not emailed to you: 52.', 'at most 50 are listed'])
    expect(email?.text).toContain(fact);
});

test('an owner who has only a mailbox reads, releases and erases what is held, by the links of the digest', async () => {
  await using agency = await openSiteWithMessages();
  const held = [
    await agency.sendEnquiry(spam),
    await agency.sendEnquiry({ ...spam, message: 'We sell tea' }),
  ];
  await agency.work('digest');
  const { text = '', html = '' } = agency.mailbox.emails[0] ?? {};
  const [bad = '', good = ''] = held.map((reference) => {
    const url = `(https://www\\.agency\\.example/enquiry/${reference}/\\S+)`;
    const [, link = ''] = new RegExp(`^${reference} .+\n${url}$`, 'm').exec(text) ?? [];
    expect(html).toContain(`<a href="${link}">${link}</a>`);
    return new URL(link).pathname;
  });
  expect((await agency.http.get(good)).text).toContain('We sell tea');
  const press = (link: string, fields: object) => agency.http.post(link).type('form').send(fields);
  await press(good, { action: 'release' });
  await press(bad, { action: 'erase', confirmed: 'yes' });
  await agency.deliver();
  expect(agency.subjects()).toEqual(['Enquiries that wait for you: 2', 'A shop']);
  expect(agency.mailbox.emails[1]?.text).toContain('> We sell tea');
  expect(await agency.store.counts()).toMatchObject({ held: 0, sent: 1 });
  agency.advance(24 * hour);
  await agency.work('digest');
  expect(agency.mailbox.emails).toHaveLength(2);
});

test('a digest that a clock a day ahead sent costs that of its own day, and none comes twice', async () => {
  await using agency = await openSiteWithMessages();
  await agency.sendEnquiry(spam);
  agency.jumpClock(24 * hour);
  await agency.work('digest');
  agency.jumpClock(-24 * hour);
  await agency.rounds(3, 24 * hour, 'digest');
  const days = agency.mailbox.emails.map(({ messageId }) => /digest-([\d-]+)@/.exec(String(messageId))?.[1]);
  expect(days).toEqual(['2026-03-05', '2026-03-04', '2026-03-06']);
});
