// A recipient whom the mail server refuses or defers loses no e-mail of the others.

import { expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const hour = 60 * 60_000;

const others = ['a@agency.example', 'c@agency.example'];
const refusal = { refusedFor: ['b@agency.example'], remedy: expect.stringContaining('Set MAIL_TO') };

async function openAgency(reply: string) {
  const agency = await openSiteWithMessages({
    env: { MAIL_TO: 'a@agency.example, b@agency.example, c@agency.example' },
  });
  agency.mailbox.says('recipient', reply, 'b@');
  return Object.assign(agency, {
    recipients: () => agency.mailbox.emails.map(({ recipients }) => recipients),
  });
}

test('when one of several recipients is refused, it is logged and the e-mail counts as sent', async () => {
  await using agency = await openAgency('550 No such user');
  await agency.mailEnquiry();
  expect(agency.recipients()).toEqual([others]);
  expect(agency.faults()).toMatchObject([refusal]);
  expect(await agency.store.latestPartlySent()).toMatchObject({
    ...{ state: 'sent', recipientsLeft: ['b@agency.example'] },
    lastError: expect.stringMatching(/550 No such user/),
  });
});

test.each(['accepted', 'refused'])(
  'a deferred recipient delays no other e-mail, gets it later or is named, and the others get it once: %s',
  async (end) => {
    await using agency = await openAgency('450 Greylisted');
    const reference = await agency.mailEnquiry({ subject: 'One' });
    expect(await agency.store.find(reference)).toMatchObject({
      ...{ state: 'waiting', tries: 1, recipientsLeft: ['b@agency.example'] },
      lastError: expect.stringContaining('450 Greylisted'),
    });
    agency.advance(hour);
    await agency.deliver(); // alone it is deferred as well
    await agency.mailEnquiry({ subject: 'Two' });
    expect(agency.recipients()).toEqual([others, others]);

    if (end === 'accepted') agency.mailbox.says();
    else agency.mailbox.says('recipient', '550 No such user');
    agency.advance(hour);
    await agency.deliver();
    expect(agency.states()).toEqual(['sent', 'sent']);
    const later = agency.mailbox.emails.slice(2).map(({ recipients, subject }) => [subject, ...recipients]);
    const accepted = ['One', 'Two'].map((subject) => [subject, 'b@agency.example']);
    expect(later.sort()).toEqual(end === 'accepted' ? accepted : []);
    const isNamed = agency.faults().at(-1);
    if (end === 'refused') expect(isNamed).toMatchObject(refusal);
    expect((await agency.store.latestPartlySent())?.recipientsLeft).toEqual(
      end === 'accepted' ? undefined : ['b@agency.example'],
    );
  },
);

test('an e-mail for recipients that are no longer in MAIL_TO goes to the current ones', async () => {
  await using agency = await openAgency('450 Greylisted');
  await agency.mailEnquiry();
  agency.mailbox.says();
  const mail = { smtpUrl: agency.mailbox.url, from: 'a@agency.example', to: ['d@agency.example'] };
  agency.advance(hour);
  await agency.another({ config: { ...agency.config, mail } }).deliver();
  expect(agency.recipients()).toEqual([others, ['d@agency.example']]);
});

test('an alert whose own address is refused is refused, and delays no enquiry', async () => {
  await using agency = await openAgency('550 No such user');
  const id = await agency.addMessage({
    ...{ id: 'canary-alert-mail-2026-03-04', kind: 'canary-alert', recipients: ['b@agency.example'] },
    content: { subject: 'Alert', body: 'It failed.' },
  });
  await agency.mailEnquiry();
  expect(agency.states()).toEqual(['sent']);
  expect(await agency.store.messages.find(id)).toMatchObject({
    ...{ state: 'refused', error: expect.stringContaining('550') },
  });
});
