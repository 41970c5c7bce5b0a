// A recipient whom the mail server refuses or defers loses no e-mail of the others.

import { expect, test } from 'vitest';
import type { SmtpReplies } from '../support/mailbox.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const hour = 60 * 60_000;

const toB =
  (reply: string): SmtpReplies =>
  (stage, address) =>
    stage === 'recipient' && address.startsWith('b@') ? reply : undefined;
const three = { env: { MAIL_TO: 'a@agency.example, b@agency.example, c@agency.example' } };
const others = ['a@agency.example', 'c@agency.example'];
const setting = { remedy: expect.stringContaining('Set MAIL_TO') };

test('when one of several recipients is refused, it is logged and the e-mail counts as sent', async () => {
  await using agency = await openSiteWithMessages(three);
  await agency.sendEnquiry();
  agency.mailbox.smtpReplies = toB('550 No such user');
  await agency.deliver();
  expect(agency.mailbox.emails).toMatchObject([{ recipients: others }]);
  expect(agency.faults()).toMatchObject([{ refusedFor: ['b@agency.example'], ...setting }]);
  expect(await agency.store.latestPartlySent()).toMatchObject({
    ...{ state: 'sent', recipientsLeft: ['b@agency.example'] },
    lastError: expect.stringMatching(/550 No such user/),
  });
});

test.each(['accepted', 'refused'])(
  'a deferred recipient delays no other e-mail, gets it later or is named, and the others get it once: %s',
  async (end) => {
    await using agency = await openSiteWithMessages(three);
    const reference = await agency.sendEnquiry({ subject: 'One' });
    agency.mailbox.smtpReplies = toB('450 Greylisted');
    await agency.deliver();
    expect(await agency.store.find(reference)).toMatchObject({
      ...{ state: 'waiting', tries: 1, recipientsLeft: ['b@agency.example'] },
      lastError: expect.stringContaining('450 Greylisted'),
    });
    agency.advance(hour);
    await agency.deliver(); // alone it is deferred as well
    await agency.sendEnquiry({ subject: 'Two' });
    await agency.deliver();
    expect(agency.mailbox.emails.map(({ recipients }) => recipients)).toEqual([others, others]);

    agency.mailbox.smtpReplies = end === 'accepted' ? () => undefined : toB('550 No such user');
    agency.advance(hour);
    await agency.deliver();
    expect(agency.states()).toEqual(['sent', 'sent']);
    const later = agency.mailbox.emails.slice(2).map(({ recipients, subject }) => [subject, ...recipients]);
    if (end === 'accepted') {
      expect(later.sort()).toEqual(['One', 'Two'].map((subject) => [subject, 'b@agency.example']));
      expect(await agency.store.latestPartlySent()).toBeNull();
    } else {
      expect(later).toEqual([]);
      expect(agency.faults().at(-1)).toMatchObject({ refusedFor: ['b@agency.example'], ...setting });
      expect(await agency.store.latestPartlySent()).toMatchObject({ recipientsLeft: ['b@agency.example'] });
    }
  },
);

test('an e-mail for recipients that are no longer in MAIL_TO goes to the current ones', async () => {
  await using agency = await openSiteWithMessages(three);
  await agency.sendEnquiry();
  agency.mailbox.smtpReplies = toB('450 Greylisted');
  await agency.deliver();
  agency.mailbox.smtpReplies = () => undefined;
  const mail = {
    ...agency.config.mail,
    smtpUrl: agency.mailbox.url,
    from: 'a@agency.example',
    to: ['d@agency.example'],
  };
  agency.advance(hour);
  await agency.another({ config: { ...agency.config, mail } }).deliver();
  expect(agency.mailbox.emails.map(({ recipients }) => recipients)).toEqual([others, ['d@agency.example']]);
});

test('an alert whose own address is refused is refused, and delays no enquiry', async () => {
  await using agency = await openSiteWithMessages();
  const id = await agency.addMessage({
    ...{ id: 'canary-alert-mail-2026-03-04', kind: 'canary-alert', recipients: ['b@agency.example'] },
    content: { subject: 'Alert', body: 'It failed.' },
  });
  await agency.sendEnquiry();
  agency.mailbox.smtpReplies = toB('550 No such user');
  await agency.deliver();
  expect(agency.states()).toEqual(['sent']);
  expect(await agency.store.messages.find(id)).toMatchObject({
    state: 'refused',
    error: expect.stringContaining('550'),
  });
});
