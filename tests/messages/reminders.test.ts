import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Agency = Awaited<ReturnType<typeof openSiteWithMessages>>;

/** Reminders are on, and were before the first enquiry came. */
async function openAgency({ env = {}, ...options }: Parameters<typeof openSiteWithMessages>[0] = {}) {
  const agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h', ...env }, ...options });
  await remind(agency);
  agency.advance(1);
  return agency;
}

async function remind(agency: Agency): Promise<void> {
  await agency.runJob('reminder');
  await agency.deliver();
}

const reminders = ({ mailbox }: Agency) =>
  mailbox.emails.filter(({ subject }) => subject?.startsWith('Not answered yet'));

async function sendAndDeliver(agency: Agency, values: object = {}): Promise<string> {
  const reference = await agency.sendEnquiry(values);
  await agency.deliver();
  return reference;
}

/** The link in the last part of an email. */
const linkIn = (text = '') => /https:\/\/www\.agency\.example(\/enquiry\/[\w/-]+)/.exec(text)?.[1] ?? '';

async function answer({ http }: Agency, link: string): Promise<void> {
  const posted = await http.post(link).type('form').send({ action: 'answer' });
  expect(posted.status).toBe(303);
}

test('the email of an enquiry has a link to its page, whole in both parts', async () => {
  await using agency = await openAgency();
  const reference = await sendAndDeliver(agency);
  const [email] = agency.mailbox.emails;
  const link = linkIn(email?.text);
  const label = 'To read it again, say that you have answered, or erase it:';
  expect(email?.text).toContain(`${label}\nhttps://www.agency.example${link}\n`);
  expect(email?.html).toContain(`${label}<br><a href="https://www.agency.example${link}">`);
  expect(linkIn(email?.html)).toBe(link);
  await answer(agency, link);
  expect(await agency.store.find(reference)).toMatchObject({ answeredAt: agency.now() });
});

test('one e-mail lists all enquiries that stay unanswered, with links and without a visitor’s data', async () => {
  await using agency = await openAgency();
  const references = [await sendAndDeliver(agency), await sendAndDeliver(agency, { subject: 'Another' })];
  agency.advance(2 * hour - minute);
  await remind(agency);
  expect(reminders(agency)).toEqual([]);
  agency.advance(minute);
  for (let round = 0; round < 3; round++) await remind(agency);
  const [email, ...more] = reminders(agency);
  expect(more).toEqual([]);
  expect(email?.subject).toBe('Not answered yet: 2 enquiries');
  for (const part of [email?.text, email?.html]) {
    for (const reference of references) expect(part).toContain(reference);
    expect(part).toContain('4 Mar 2026, 10:36 am IST · contact');
    for (const word of [asha.name, asha.email, asha.phone, asha.message, asha.subject, 'Another'])
      expect(part).not.toContain(word);
  }
  for (const reference of references)
    expect(email?.text).toMatch(
      new RegExp(`^${reference} .+\nhttps://www.agency.example/enquiry/${reference}/`, 'm'),
    );
  await answer(agency, linkIn(email?.text));
  expect(await agency.store.find(references[0] ?? '')).toMatchObject({ answeredAt: agency.now() });
  agency.advance(10 * day);
  await remind(agency);
  expect(reminders(agency)).toHaveLength(1);
});

test('an answered, held or erased enquiry is not in a reminder, and a refused one is', async () => {
  await using agency = await openAgency();
  await sendAndDeliver(agency, { link: 'https://spam.example', message: 'Held' });
  await sendAndDeliver(agency, { email: 'gone@example.com' });
  const answered = await sendAndDeliver(agency, { subject: 'Answered' });
  agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? '550 Never' : undefined);
  const refused = await sendAndDeliver(agency, { subject: 'Refused' });
  agency.mailbox.smtpReplies = () => undefined;
  await agency.store.answer(answered, agency.now());
  await agency.store.forget('gone@example.com');
  agency.advance(3 * hour);
  await remind(agency);
  const [email] = reminders(agency);
  expect(email?.subject).toBe('Not answered yet: 1 enquiry');
  expect(email?.text).toMatch(new RegExp(`${refused} .+refused by your mail server`));
});

test('only office hours count, and a released enquiry counts from its email on', async () => {
  await using agency = await openAgency({ env: { SITE_HOURS: 'Mo-Fr 10:00-12:00' } });
  await sendAndDeliver(agency); // on Wednesday, at 10:36
  const held = await sendAndDeliver(agency, { link: 'https://spam.example', message: 'Held' });
  agency.advance(23 * hour);
  await remind(agency);
  expect(reminders(agency)).toEqual([]);
  agency.advance(hour);
  await agency.store.release(held, agency.now()); // on Thursday, at 10:36
  await agency.deliver();
  await remind(agency);
  expect(reminders(agency).map(({ subject }) => subject)).toEqual(['Not answered yet: 1 enquiry']);
  expect(reminders(agency)[0]?.text).toContain('after 2 h of your office hours');
  agency.advance(day);
  await remind(agency);
  expect(reminders(agency)[1]?.text).toContain(held);
});

test('after reminders are switched on, earlier enquiries get none', async () => {
  await using agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h' } });
  await sendAndDeliver(agency);
  for (let round = 1; round <= 3; round++) {
    agency.advance(day);
    await remind(agency);
  }
  expect(reminders(agency)).toEqual([]);
});

test('each enquiry is listed once, however the rounds of several processes meet', async () => {
  await using agency = await openAgency();
  const references: string[] = [];
  const other = agency.another();
  for (let round = 1; round <= 6; round++) {
    references.push(await sendAndDeliver(agency, { subject: `Enquiry ${round}` }));
    agency.advance(hour);
    const collecting = agency.runJob('reminder');
    agency.advance(1); // the others have another id for theirs
    await Promise.all([collecting, agency.runJob('reminder'), agency.runJob('reminder')]);
    await Promise.all([agency.deliver(), other.deliver()]);
  }
  const listed = reminders(agency).flatMap(({ text }) => text?.match(/^[\dA-Z]{4}-[\dA-Z]{4}(?= )/gm) ?? []);
  expect(listed).toEqual(references.slice(0, -1));
});

test.each(['down', '451 Later', 'hang up', 'the store is away'])(
  'a reminder that fails (%s) is sent later, under the same Message-ID',
  async (how) => {
    let isAway = false;
    await using agency = await openAgency({
      around: (store) => ({
        ...store,
        unanswered: (since, limit, reminder) =>
          isAway && reminder ? Promise.reject(new Error(how)) : store.unanswered(since, limit, reminder),
      }),
    });
    await sendAndDeliver(agency);
    agency.advance(3 * hour);
    const id = `<reminder-${agency.now().toISOString()}@www.agency.example>`;
    isAway = how === 'the store is away';
    if (how === 'down') await agency.mailbox.down();
    else if (!isAway) agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? how : undefined);
    await remind(agency);
    expect(reminders(agency)).toEqual([]);
    if (how === 'down') await agency.mailbox.up();
    agency.mailbox.smtpReplies = () => undefined;
    isAway = false;
    for (let round = 1; round <= 3; round++) {
      agency.advance(minute);
      await remind(agency);
    }
    expect(reminders(agency)).toMatchObject([{ messageId: id }]);
  },
);

test('a reminder whose enquiries are all answered before it is sent is not sent', async () => {
  await using agency = await openAgency();
  const reference = await sendAndDeliver(agency);
  agency.advance(3 * hour);
  await agency.runJob('reminder');
  await agency.store.answer(reference, agency.now());
  await agency.deliver();
  expect(reminders(agency)).toEqual([]);
  expect(await agency.store.messages.counts('agency')).toEqual({ waiting: 0, refused: 0 });
});

test('a clock that jumps ahead and back neither stops reminders nor repeats them', async () => {
  await using agency = await openAgency();
  agency.jumpClock(365 * day);
  await remind(agency);
  agency.jumpClock(-365 * day);
  await sendAndDeliver(agency);
  agency.advance(3 * hour);
  await remind(agency);
  agency.jumpClock(-30 * day);
  await remind(agency);
  agency.jumpClock(60 * day);
  await remind(agency);
  expect(reminders(agency)).toHaveLength(1);
});

test('reminders that were first set up with a fast clock work once it is right', async () => {
  await using agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h' } });
  agency.jumpClock(365 * day);
  await remind(agency);
  agency.jumpClock(-365 * day);
  await remind(agency);
  agency.advance(minute);
  await sendAndDeliver(agency);
  agency.advance(2 * hour);
  await remind(agency);
  expect(reminders(agency)).toHaveLength(1);
});

test('after a flood one e-mail lists fifty enquiries and counts the others', async () => {
  await using agency = await openAgency();
  const { receivedAt, ...first } = (await agency.store.find(await sendAndDeliver(agency))) ?? {};
  if (!receivedAt) throw new Error('the enquiry is stored');
  const store = agency.store;
  await Promise.all(
    Array.from({ length: 99 }, (_, count) =>
      store.insert({ ...(first as Parameters<typeof store.insert>[0]), receivedAt, message: `${count}` }),
    ),
  );
  agency.advance(3 * hour);
  await remind(agency);
  const [email] = reminders(agency);
  expect(email?.subject).toBe('Not answered yet: 100 enquiries');
  expect(email?.text?.match(/^[\dA-Z]{4}-[\dA-Z]{4} /gm)).toHaveLength(50);
  await remind(agency);
  expect(reminders(agency)).toHaveLength(1);
});
