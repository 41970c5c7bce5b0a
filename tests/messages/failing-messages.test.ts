// What the mail server says of the content is about that e-mail: it must neither be lost nor delay the others.

import { expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minute = 60_000;
const hour = 60 * minute;

async function openAgency(...subjects: string[]) {
  const agency = await openSiteWithMessages({ env: { SEND_LIMIT: '1000' } });
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  return agency;
}

const bad = (count: number) => Array.from({ length: count }, (_, at) => `Bad ${at + 1}`);

test('a refused e-mail stays in the store, logged as an error without a visitor’s text, and delays no other', async () => {
  await using agency = await openAgency('One', 'Bad', 'Three');
  agency.mailbox.says('message', '550 <asha@example.com> 9876543210 wrote of tea', 'Bad');
  await agency.deliver();
  expect(agency.subjects()).toEqual(['One', 'Three']);
  const error = expect.stringContaining('550 <…@…> 9876543210 wrote of tea');
  expect(agency.rows()).toMatchObject([{}, { state: 'refused', tries: 1, error }, {}]);
  const reference = String(agency.rows()[1]?.reference);
  expect(agency.faults()).toMatchObject([{ level: 50, message: `enquiry-${reference}`, error: '550' }]);
  for (const word of ['asha', '9876543210', 'tea']) expect(JSON.stringify(agency.lines)).not.toContain(word);

  agency.mailbox.says();
  await agency.store.messages.retry(`enquiry-${reference}`);
  await agency.deliver();
  expect(agency.subjects()).toEqual(['One', 'Three', 'Bad']);
});

test.each(['451 Odd', '421 Bye', 'hang up'])(
  'two adjacent e-mails that get "%s" delay no other and are retried without a limit, logged, each time the same e-mail',
  async (reply) => {
    await using agency = await openAgency(...bad(2), 'Three', 'Four');
    const [reference] = agency.rows().map((row) => row.reference);
    agency.mailbox.says('message', reply, 'Bad');
    await agency.deliver();
    expect(agency.subjects()).toEqual(['Three', 'Four']);
    agency.advance(hour);
    await agency.rounds(4, hour);
    expect(agency.rows().slice(0, 2)).toMatchObject(Array(2).fill({ state: 'waiting', tries: 5 }));
    expect(agency.faults().length).toBeGreaterThanOrEqual(10);
    await agency.sendEnquiry({ subject: 'Five' });
    await agency.deliver();
    expect(agency.subjects()[2]).toBe('Five');

    agency.mailbox.says();
    agency.advance(hour);
    await agency.deliver();
    expect(agency.subjects().slice(3).sort()).toEqual(bad(2));
    const first = agency.mailbox.emails.find(({ subject }) => subject === 'Bad 1');
    expect(first?.messageId).toBe(`<enquiry-${reference}@www.agency.example>`);
  },
);

test('a server that hangs up on every e-mail is not sent all of them, and gets each when it works', async () => {
  await using agency = await openAgency(...bad(10));
  agency.mailbox.says('message', 'hang up');
  const handedOver = () => agency.mailbox.stages.filter((stage) => stage === 'message').length;
  await agency.rounds(2, 0);
  expect(handedOver()).toBe(3);
  agency.advance(minute); // the longest wait
  await agency.deliver();
  expect(handedOver()).toBe(4);
  expect(agency.faults()).toContainEqual(
    expect.objectContaining({ msg: 'no message is confirmed; deliveries paused' }),
  );
  agency.mailbox.says();
  agency.advance(hour);
  await agency.deliver();
  expect(agency.subjects().sort()).toEqual(bad(10).sort());
});

test('a message that cannot be written yet is no fault of the server, is not given up, and delays no other', async () => {
  await using agency = await openAgency();
  const reference = await agency.mailEnquiry();
  agency.storeFails(['find']);
  await agency.addMessage({ id: `stored-data-${reference}`, kind: 'stored-data', reference, content: null });
  await agency.addMessage();
  await agency.sendEnquiry({ subject: 'Another' });
  await agency.rounds(6, 2 * hour);
  expect(agency.subjects()).toEqual(['A shop', 'Your enquiry']);
  expect((await agency.messages()).map(({ state }) => state)).toEqual(['sent', 'waiting', 'waiting']);
  agency.storeFails([]);
  await agency.deliver();
  expect(agency.subjects().slice(2).sort()).toEqual([
    'Another',
    `Everything stored about your enquiry ${reference}`,
  ]);
});
