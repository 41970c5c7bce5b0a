import { expect, test } from 'vitest';
import { reminderBatchCountMax, reminderStaleMs } from '../../server/limits.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMail } from '../support/site-with-mail.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Agency = Awaited<ReturnType<typeof openSiteWithMail>>;

/** Reminders are on, and were before the first enquiry came. */
async function openAgency(env: Record<string, string> = {}, around?: Parameters<typeof openSiteWithMail>[1]) {
  const agency = await openSiteWithMail({ REMIND_AFTER: '2h', ...env }, around);
  const remind = agency.openReminders();
  await remind();
  agency.advance(1);
  return Object.assign(agency, { remind });
}

const reminders = ({ mailbox }: Agency) =>
  mailbox.emails.filter(({ subject }) => subject?.startsWith('Not answered yet'));

async function sendAndDeliver(agency: Agency, values: object = {}): Promise<string> {
  const reference = await agency.sendEnquiry(values);
  await agency.outbox.deliver();
  return reference;
}

/** The link in the last part of an email. */
const linkIn = (text = '') => /https:\/\/www\.agency\.example(\/answered\/[\w/-]+)/.exec(text)?.[1] ?? '';

test('the email of an enquiry has a link that says it was answered, whole in both parts', async () => {
  await using agency = await openAgency();
  const reference = await sendAndDeliver(agency);
  const [email] = agency.mailbox.emails;
  const link = linkIn(email?.text);
  expect(email?.text).toContain(`I have answered this:\nhttps://www.agency.example${link}\n`);
  expect(email?.html).toContain('>I have answered this</a>');
  expect(linkIn(email?.html)).toBe(link);
  expect((await agency.http.post(link)).status).toBe(303);
  expect(await agency.store.find(reference)).toMatchObject({ answeredAt: agency.now() });
});

test('an email is sent without the link when the store does not give its secret', async () => {
  await using agency = await openAgency({}, (store) => ({
    ...store,
    secret: () => Promise.reject(new Error('the store is away')),
  }));
  await sendAndDeliver(agency);
  expect(agency.mailbox.emails).toHaveLength(1);
  expect(agency.mailbox.emails[0]?.text).not.toContain('/answered/');
  expect(agency.states()).toEqual(['sent']);
  expect(agency.faults()).toMatchObject([{ msg: 'email sent without its answer link' }]);
});

test('one letter lists all enquiries that stay unanswered, with links and without a visitor’s data', async () => {
  await using agency = await openAgency();
  const references = [await sendAndDeliver(agency), await sendAndDeliver(agency, { subject: 'Another' })];
  agency.advance(2 * hour - minute);
  await agency.remind();
  expect(reminders(agency)).toEqual([]);
  agency.advance(minute);
  for (let round = 0; round < 3; round++) await agency.remind();
  const [letter, ...more] = reminders(agency);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Not answered yet: 2 enquiries');
  for (const part of [letter?.text, letter?.html]) {
    for (const reference of references) expect(part).toContain(reference);
    expect(part).toContain('4 Mar 2026, 10:36 am IST · contact');
    for (const word of [asha.name, asha.email, asha.phone, asha.message, asha.subject, 'Another'])
      expect(part).not.toContain(word);
  }
  expect((await agency.http.post(linkIn(letter?.text))).status).toBe(303);
  agency.advance(10 * day);
  await agency.remind();
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
  await agency.remind();
  const [letter] = reminders(agency);
  expect(letter?.subject).toBe('Not answered yet: 1 enquiry');
  expect(letter?.text).toMatch(new RegExp(`${refused} .+refused by your mail server`));
});

test('only office hours count, and a released enquiry counts from its email on', async () => {
  await using agency = await openAgency({ SITE_HOURS: 'Mo-Fr 10:00-12:00' });
  await sendAndDeliver(agency); // on Wednesday, at 10:36
  const held = await sendAndDeliver(agency, { link: 'https://spam.example', message: 'Held' });
  agency.advance(23 * hour);
  await agency.remind();
  expect(reminders(agency)).toEqual([]);
  agency.advance(hour);
  await agency.store.release(held, agency.now()); // on Thursday, at 10:36
  await agency.outbox.deliver();
  await agency.remind();
  expect(reminders(agency).map(({ subject }) => subject)).toEqual(['Not answered yet: 1 enquiry']);
  expect(reminders(agency)[0]?.text).toContain('after 2 h of your office hours');
  agency.advance(day);
  await agency.remind();
  expect(reminders(agency)[1]?.text).toContain(held);
});

test('after reminders are switched on, earlier enquiries get none', async () => {
  await using agency = await openSiteWithMail({ REMIND_AFTER: '2h' });
  await sendAndDeliver(agency);
  agency.advance(day);
  const remind = agency.openReminders();
  await remind();
  agency.advance(day);
  await remind();
  expect(reminders(agency)).toEqual([]);
});

test('two processes send one letter, however their rounds meet', async () => {
  await using agency = await openAgency();
  await sendAndDeliver(agency);
  agency.advance(3 * hour);
  const rounds = [agency.remind, agency.openReminders(), agency.openReminders()];
  await Promise.all(rounds.map((round) => round()));
  await Promise.all(rounds.map((round) => round()));
  expect(reminders(agency)).toHaveLength(1);
});

test.each(['down', '451 Later', '550 Never'])('a reminder that fails (%s) is sent later', async (how) => {
  await using agency = await openAgency();
  const reference = await sendAndDeliver(agency);
  agency.advance(3 * hour);
  if (how === 'down') await agency.mailbox.down();
  else agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? how : undefined);
  await agency.remind();
  await agency.remind();
  expect(agency.faults().filter(({ msg }) => msg === 'reminder not sent; will retry')).toHaveLength(2);
  expect(await agency.store.find(reference)).toMatchObject({ remindedAt: null });
  if (how === 'down') await agency.mailbox.up();
  agency.mailbox.smtpReplies = () => undefined;
  await agency.remind();
  await agency.remind();
  expect(reminders(agency)).toHaveLength(1);
  expect(await agency.store.find(reference)).toMatchObject({ remindedAt: agency.now() });
});

test('a reminder that may have arrived is sent again under the same Message-ID', async () => {
  await using agency = await openAgency();
  await sendAndDeliver(agency);
  agency.advance(3 * hour);
  const raw: string[] = [];
  agency.mailbox.smtpReplies = (stage, what) => {
    if (stage !== 'message') return undefined;
    raw.push(what);
    return raw.length === 1 ? 'hang up' : undefined;
  };
  await agency.remind();
  await agency.remind();
  expect(raw).toHaveLength(1); // not again at once: another process may be waiting for the verdict
  const id = JSON.parse(String(await agency.store.bookmark('reminder'))).id;
  agency.advance(reminderStaleMs);
  await agency.remind();
  await agency.remind();
  expect(reminders(agency)).toMatchObject([{ messageId: `<reminder-${id}@www.agency.example>` }]);
});

test.each([
  ['before the letter is sent', 'find', 1],
  ['after the letter is sent, before that is recorded', 'remind', 2],
  ['after that is recorded, before the end of the round', 'replaceBookmark', 1],
] as const)(
  'after a process is killed %s, another one sends the letter unless it was sent',
  async (_when, at, copies) => {
    const died = Promise.withResolvers<void>();
    let isDoomed = false;
    // A killed process gets no result, and its next steps never happen.
    const orDie = <Result>(step: typeof at, does: () => Promise<Result>): Promise<Result> => {
      if (!isDoomed || step !== at) return does();
      died.resolve();
      return new Promise(() => {});
    };
    await using agency = await openAgency({}, (store) => ({
      ...store,
      find: (reference) => orDie('find', () => store.find(reference)),
      remind: (reference, when) => orDie('remind', () => store.remind(reference, when)),
      replaceBookmark: (name, from, to) => {
        const replace = () => store.replaceBookmark(name, from, to);
        return to === '' ? orDie('replaceBookmark', replace) : replace();
      },
    }));
    await sendAndDeliver(agency);
    agency.advance(3 * hour);
    isDoomed = true;
    void agency.openReminders()();
    await died.promise;
    isDoomed = false;
    const recorded = () => agency.store.bookmark('reminder');
    expect(await recorded()).toMatch(/^\{/);

    const next = agency.openReminders();
    for (let round = 0; round < 5; round++) {
      await next();
      agency.advance(5 * minute);
    }
    expect(reminders(agency)).toHaveLength(copies);
    expect(new Set(reminders(agency).map(({ messageId }) => messageId)).size).toBe(1);
    expect(await recorded()).toBe('');
  },
);

test('a clock that jumps ahead and back neither stops reminders nor repeats them', async () => {
  await using agency = await openAgency();
  agency.jumpClock(365 * day);
  await agency.remind();
  agency.jumpClock(-365 * day);
  await sendAndDeliver(agency);
  agency.advance(3 * hour);
  await agency.remind();
  agency.jumpClock(-30 * day);
  await agency.remind();
  agency.jumpClock(60 * day);
  await agency.remind();
  expect(reminders(agency)).toHaveLength(1);
});

test('reminders that were first set up with a fast clock work once it is right', async () => {
  await using agency = await openSiteWithMail({ REMIND_AFTER: '2h' });
  agency.jumpClock(365 * day);
  const remind = agency.openReminders();
  await remind();
  agency.jumpClock(-365 * day);
  await remind();
  agency.advance(minute);
  await sendAndDeliver(agency);
  agency.advance(2 * hour);
  await remind();
  expect(reminders(agency)).toHaveLength(1);
});

test('a record that another version wrote does not stop the reminders', async () => {
  await using agency = await openAgency();
  await agency.store.setBookmark('reminder', '{"of":"another version"}');
  await sendAndDeliver(agency);
  agency.advance(3 * hour);
  await agency.remind();
  expect(reminders(agency)).toHaveLength(1);
});

test('after a flood one letter lists fifty enquiries and counts the others', async () => {
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
  await agency.remind();
  const [letter] = reminders(agency);
  expect(letter?.subject).toBe('Not answered yet: 100 enquiries');
  expect(letter?.text?.match(/^[\dA-Z]{4}-[\dA-Z]{4} /gm)).toHaveLength(50);
  await agency.remind();
  expect(reminders(agency)).toHaveLength(1);
  expect(reminderBatchCountMax).toBeGreaterThan(100);
});
