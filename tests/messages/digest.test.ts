// The daily digest: what is held as spam or was refused, so that nothing is forgotten.

import { expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const hour = 60 * 60_000;
const spam = { link: 'https://spam.example', message: 'Buy cheap links' };

type Agency = Awaited<ReturnType<typeof openSiteWithMessages>>;

async function digest(agency: Agency): Promise<void> {
  await agency.runJob('digest');
  await agency.deliver();
}

test('a daily digest counts held and refused enquiries, and contains no text of a spammer', async () => {
  await using agency = await openSiteWithMessages();
  const held = await agency.sendEnquiry(spam);
  agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? '550 Never' : undefined);
  const refused = await agency.sendEnquiry();
  await agency.deliver();
  agency.mailbox.smtpReplies = () => undefined;
  for (let round = 1; round <= 3; round++) {
    await digest(agency);
    agency.advance(hour);
  }
  expect(agency.subjects()).toEqual(['Enquiries that wait for you: 2']);
  const [email] = agency.mailbox.emails;
  for (const part of [email?.text, email?.html]) {
    for (const fact of ['not emailed to you: 1. Refused by your mail server: 1.', held, 'honeypot', refused])
      expect(part).toContain(fact);
    for (const word of ['cheap', 'asha']) expect(part).not.toContain(word);
  }
  agency.advance(24 * hour);
  await digest(agency);
  expect(agency.mailbox.emails).toHaveLength(2);
});

test('a flood of bots does not push an enquiry that may be real out of the digest', async () => {
  await using agency = await openSiteWithMessages();
  const doubtful = await agency.sendEnquiry({ message: '[url=//a.example]See[/url]' });
  for (let count = 1; count <= 55; count++) await agency.sendEnquiry({ ...spam, message: `Buy ${count}` });
  await digest(agency);
  const [email] = agency.mailbox.emails;
  for (const fact of [doubtful, 'not emailed to you: 56.', 'at most 50 are listed'])
    expect(email?.text).toContain(fact);
});

test('an owner who has only a mailbox reads, releases and erases what is held, by the links of the digest', async () => {
  await using agency = await openSiteWithMessages();
  const held = [
    await agency.sendEnquiry(spam),
    await agency.sendEnquiry({ ...spam, message: 'We sell tea' }),
  ];
  await digest(agency);
  const { text = '', html = '' } = agency.mailbox.emails[0] ?? {};
  const [bad = '', good = ''] = held.map((reference) => {
    const [, link = ''] =
      new RegExp(`^${reference} .+\n(https://www\\.agency\\.example/enquiry/${reference}/\\S+)$`, 'm').exec(
        text,
      ) ?? [];
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
  await digest(agency);
  expect(agency.mailbox.emails).toHaveLength(2);
});

test('the digest is sent in the morning, and none on a day with nothing to report', async () => {
  await using agency = await openSiteWithMessages();
  await digest(agency);
  await agency.sendEnquiry(spam);
  agency.advance(20 * hour); // 01:06 UTC
  await digest(agency);
  expect(agency.mailbox.emails).toEqual([]);
  agency.advance(2 * hour);
  await digest(agency);
  expect(agency.mailbox.emails).toHaveLength(1);
});

test.each(['mail server', 'counts', 'list'] as const)(
  'a digest is sent on the same day when the %s fails at the moment of sending, and once by two processes',
  async (what) => {
    let isAway = false;
    const away = () => Promise.reject(new Error('the store is away'));
    await using agency = await openSiteWithMessages({
      around: (store) => ({
        ...store,
        counts: () => (isAway && what === 'counts' ? away() : store.counts()),
        list: (...args) => (isAway && what === 'list' ? away() : store.list(...args)),
      }),
    });
    await agency.sendEnquiry(spam);
    await Promise.all([agency.runJob('digest'), agency.runJob('digest')]);
    isAway = true;
    if (what === 'mail server') await agency.mailbox.down();
    await agency.deliver();
    expect(agency.faults()).toHaveLength(1);
    isAway = false;
    if (what === 'mail server') await agency.mailbox.up();
    agency.advance(60_000);
    const other = agency.another();
    for (let round = 1; round <= 3; round++) {
      await Promise.all([agency.runJob('digest'), agency.runJob('digest')]);
      await Promise.all([agency.deliver(), other.deliver()]);
      agency.advance(hour);
    }
    expect(agency.mailbox.emails).toMatchObject([{ messageId: '<digest-2026-03-04@www.agency.example>' }]);
  },
);

test('a digest that a clock a day ahead sent costs that of its own day, and none comes twice', async () => {
  await using agency = await openSiteWithMessages();
  await agency.sendEnquiry(spam);
  agency.jumpClock(24 * hour);
  await digest(agency);
  agency.jumpClock(-24 * hour);
  for (let day = 0; day <= 2; day++) {
    await digest(agency);
    agency.advance(24 * hour);
  }
  const days = agency.mailbox.emails.map(({ messageId }) => /digest-([\d-]+)@/.exec(String(messageId))?.[1]);
  expect(days).toEqual(['2026-03-05', '2026-03-04', '2026-03-06']);
});

test('web vitals are deleted automatically after a quarter', async () => {
  await using agency = await openSiteWithMessages();
  const metrics = [{ name: 'LCP', value: 900, id: 'v5-1' }];
  await agency.http.post('/vitals').send({ page: '/', metrics });
  const stored = () => agency.store.vitalsSince('2020-01-01');
  agency.advance(90 * 24 * hour);
  await agency.runJob('expiry');
  expect(await stored()).toMatchObject([{ name: 'LCP', count: 1 }]);
  agency.advance(24 * hour);
  await agency.runJob('expiry');
  expect(await stored()).toEqual([]);
});
