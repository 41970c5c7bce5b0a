// What the mail server says of the content is about that e-mail: it must neither be lost nor delay the others.

import { expect, test } from 'vitest';
import type { SmtpReplies } from '../support/mailbox.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
/** The longest wait of all after e-mails without a verdict. */
const probeMs = minute;

type Agency = Awaited<ReturnType<typeof openSiteWithMessages>>;

async function openAgency(...subjects: string[]) {
  const agency = await openSiteWithMessages({ env: { SEND_LIMIT: '1000' } });
  for (const subject of subjects) await agency.sendEnquiry({ subject });
  return agency;
}

const bad = (count: number, from = 1) => Array.from({ length: count }, (_, at) => `Bad ${from + at}`);

/** The server answers the content of those e-mails so. */
const says =
  (reply: string, isBad = (subject: string) => subject.startsWith('Bad')): SmtpReplies =>
  (stage, subject) =>
    stage === 'message' && isBad(subject) ? reply : undefined;

const handedOver = ({ mailbox }: Agency) => mailbox.stages.filter((stage) => stage === 'message').length;

test.each(['452 Disk full', '421 Bye', 'silence', 'hang up'])(
  'when the mail server says "%s" to every content, each e-mail is retried, with a log entry',
  async (reply) => {
    await using agency = await openAgency(...bad(3));
    agency.mailbox.smtpReplies = says(reply);
    for (let round = 1; round <= 4; round++) {
      await agency.deliver();
      agency.advance(hour);
    }
    expect(agency.states()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(agency.faults().length).toBeGreaterThanOrEqual(4);

    agency.mailbox.smtpReplies = () => undefined;
    await agency.deliver();
    expect(agency.subjects().sort()).toEqual(bad(3));
  },
);

test('a refused e-mail stays in the store, logged as an error without a visitor’s text, and delays no other', async () => {
  await using agency = await openAgency('One', 'Bad', 'Three');
  agency.mailbox.smtpReplies = says('550 <asha@example.com> 9876543210 wrote of tea');
  await agency.deliver();
  expect(agency.subjects()).toEqual(['One', 'Three']);
  const error = expect.stringContaining('550 <…@…> 9876543210 wrote of tea');
  expect(agency.rows()).toMatchObject([
    { state: 'sent' },
    { state: 'refused', tries: 1, error },
    { state: 'sent' },
  ]);
  const reference = String(agency.rows()[1]?.reference);
  expect(agency.faults()).toMatchObject([{ level: 50, message: `enquiry-${reference}`, error: '550' }]);
  for (const word of ['asha', '9876543210', 'tea']) expect(JSON.stringify(agency.lines)).not.toContain(word);

  agency.mailbox.smtpReplies = () => undefined;
  await agency.store.messages.retry(`enquiry-${reference}`);
  await agency.deliver();
  expect(agency.subjects()).toEqual(['One', 'Three', 'Bad']);
});

test.each(['451 Odd', 'hang up', 'silence'])(
  'two adjacent e-mails that get "%s" delay no other and are retried without a limit, each time the same e-mail',
  async (reply) => {
    await using agency = await openAgency(...bad(2), 'Three', 'Four');
    const [reference] = agency.rows().map((row) => row.reference);
    agency.mailbox.smtpReplies = says(reply);
    await agency.deliver();
    expect(agency.subjects()).toEqual(['Three', 'Four']);
    for (let round = 2; round <= 5; round++) {
      agency.advance(hour);
      await agency.deliver();
    }
    expect(agency.rows().slice(0, 2)).toMatchObject(Array(2).fill({ state: 'waiting', tries: 5 }));
    await agency.sendEnquiry({ subject: 'Five' });
    await agency.deliver();
    expect(agency.subjects()).toEqual(['Three', 'Four', 'Five']);

    agency.mailbox.smtpReplies = () => undefined;
    agency.advance(hour);
    await agency.deliver();
    expect(agency.subjects().slice(3).sort()).toEqual(bad(2));
    const first = agency.mailbox.emails.find(({ subject }) => subject === 'Bad 1');
    expect(first?.messageId).toBe(`<enquiry-${reference}@www.agency.example>`);
  },
);

test('a server that hangs up on every e-mail is not sent all of them', async () => {
  await using agency = await openAgency(...bad(20));
  agency.mailbox.smtpReplies = says('hang up');
  await agency.deliver();
  await agency.deliver();
  expect(handedOver(agency)).toBe(3);
  agency.advance(probeMs);
  await agency.deliver();
  expect(handedOver(agency)).toBe(4);
  expect(agency.faults()).toContainEqual(
    expect.objectContaining({ msg: 'no message is confirmed; deliveries paused' }),
  );
  agency.mailbox.smtpReplies = () => undefined;
  agency.advance(probeMs);
  await agency.deliver();
  expect(agency.states().every((state) => state === 'sent')).toBe(true);
});

test('a message that cannot be written yet is no fault of the server, and is not given up', async () => {
  let isAway = true;
  await using agency = await openSiteWithMessages({
    around: (store) => ({
      ...store,
      find: (reference) => (isAway ? Promise.reject(new Error('the store is away')) : store.find(reference)),
    }),
  });
  const reference = await agency.sendEnquiry();
  await agency.addMessage({ id: `stored-data-${reference}`, kind: 'stored-data', reference });
  for (let round = 1; round <= 6; round++) {
    await agency.deliver();
    agency.advance(2 * hour);
  }
  expect((await agency.messages()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  isAway = false;
  await agency.deliver();
  expect(agency.mailbox.emails).toHaveLength(2);
});
