// Reminders of enquiries that stay unanswered.

import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Reminders are on, and were before the first enquiry came. */
async function openAgency(env: Record<string, string> = {}) {
  const agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h', ...env } });
  const remind = async (afterMs = 0) => {
    agency.advance(afterMs);
    await agency.work('reminder');
  };
  await remind();
  agency.advance(1);
  return Object.assign(agency, {
    remind,
    reminders: () => agency.mailbox.emails.filter(({ subject }) => subject?.startsWith('Not answered yet')),
  });
}

test('one e-mail lists all enquiries that stay unanswered, with links and without a visitor’s data', async () => {
  await using agency = await openAgency();
  const references = [await agency.mailEnquiry(), await agency.mailEnquiry({ subject: 'Another' })];
  await agency.remind(2 * hour - minute);
  expect(agency.reminders()).toEqual([]);
  agency.advance(minute);
  await agency.rounds(3, 0, 'reminder');
  const [email, ...more] = agency.reminders();
  expect(more).toEqual([]);
  expect(email?.subject).toBe('Not answered yet: 2 enquiries');
  for (const part of [email?.text, email?.html]) {
    for (const reference of references) expect(part).toContain(reference);
    expect(part).toContain('4 Mar 2026, 10:36 am IST · contact');
    for (const word of [asha.name, asha.email, asha.phone, asha.message, asha.subject, 'Another'])
      expect(part).not.toContain(word);
  }
  for (const reference of references) {
    const link = new RegExp(`^${reference} .+\nhttps://www.agency.example(/enquiry/${reference}/.+)`, 'm');
    const [, path = ''] = link.exec(email?.text ?? '') ?? [];
    await agency.http.post(path).type('form').send({ action: 'answer' }).expect(303);
    expect(await agency.store.find(reference)).toMatchObject({ answeredAt: agency.now() });
  }
  await agency.remind(10 * day);
  expect(agency.reminders()).toHaveLength(1);
});

test('an answered, held or erased enquiry is not in a reminder, and a refused one is', async () => {
  await using agency = await openAgency();
  await agency.sendEnquiry({ link: 'https://spam.example', message: 'Held' });
  await agency.sendEnquiry({ email: 'gone@example.com' });
  const answered = await agency.mailEnquiry({ subject: 'Answered' });
  agency.mailbox.says('message', '550 Never');
  const refused = await agency.mailEnquiry({ subject: 'Refused' });
  agency.mailbox.says();
  await agency.store.answer(answered, agency.now());
  await agency.store.forget('gone@example.com');
  await agency.remind(3 * hour);
  const [email] = agency.reminders();
  expect(email?.subject).toBe('Not answered yet: 1 enquiry');
  expect(email?.text).toMatch(new RegExp(`${refused} .+refused by your mail server`));
});

test('only office hours count, and a released enquiry counts from its email on', async () => {
  await using agency = await openAgency({ SITE_HOURS: 'Mo-Fr 10:00-12:00' });
  await agency.mailEnquiry(); // on Wednesday, at 10:36
  const held = await agency.mailEnquiry({ link: 'https://spam.example', message: 'Held' });
  await agency.remind(23 * hour);
  expect(agency.reminders()).toEqual([]);
  agency.advance(hour);
  await agency.store.release(held, agency.now()); // on Thursday, at 10:36
  await agency.deliver();
  await agency.remind();
  const [first] = agency.reminders();
  expect(first).toMatchObject({ subject: 'Not answered yet: 1 enquiry' });
  expect(first?.text).toContain('after 2 h of your office hours');
  await agency.remind(day);
  expect(agency.reminders()[1]?.text).toContain(held);
});

test('after reminders are switched on, earlier enquiries get none', async () => {
  await using agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h' } });
  await agency.mailEnquiry();
  await agency.rounds(3, day, 'reminder');
  expect(agency.subjects()).toEqual(['A shop']);
});

test('each enquiry is listed once, however the rounds of several processes meet', async () => {
  await using agency = await openAgency();
  const references: string[] = [];
  const other = agency.another();
  for (let round = 1; round <= 6; round++) {
    references.push(await agency.mailEnquiry({ subject: `Enquiry ${round}` }));
    agency.advance(hour);
    const collecting = agency.runJob('reminder');
    agency.advance(1); // the others have another id for theirs
    await Promise.all([collecting, agency.runJob('reminder'), agency.runJob('reminder')]);
    await Promise.all([agency.deliver(), other.deliver()]);
  }
  const texts = agency.reminders().map(({ text }) => text);
  const listed = texts.flatMap((text) => text?.match(/^[\dA-Z]{4}-[\dA-Z]{4}(?= )/gm) ?? []);
  expect(listed).toEqual(references.slice(0, -1));
});

test('a reminder whose enquiries are all answered before it is sent is not sent', async () => {
  await using agency = await openAgency();
  const reference = await agency.mailEnquiry();
  agency.advance(3 * hour);
  await agency.runJob('reminder');
  await agency.store.answer(reference, agency.now());
  await agency.deliver();
  expect(agency.reminders()).toEqual([]);
  expect(await agency.store.messages.counts('agency')).toEqual({ waiting: 0, refused: 0 });
});

test('a clock that jumps ahead and back, also before the first start, neither stops reminders nor repeats them', async () => {
  await using agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h' } });
  for (let time = 1; time <= 2; time++) {
    agency.jumpClock(365 * day);
    await agency.work('reminder');
    agency.jumpClock(-365 * day);
    await agency.rounds(1, minute, 'reminder');
  }
  await agency.mailEnquiry();
  agency.advance(3 * hour);
  await agency.work('reminder');
  for (const days of [-30, 60]) {
    agency.jumpClock(days * day);
    await agency.work('reminder');
  }
  expect(agency.subjects()).toEqual(['A shop', 'Not answered yet: 1 enquiry']);
});

test('after a flood one e-mail lists fifty enquiries and counts the others', async () => {
  await using agency = await openAgency();
  const first = await agency.store.find(await agency.mailEnquiry());
  if (!first) throw new Error('the enquiry is stored');
  for (let count = 1; count <= 54; count++) await agency.store.insert({ ...first, message: `${count}` });
  await agency.remind(3 * hour);
  const [email] = agency.reminders();
  expect(email?.subject).toBe('Not answered yet: 55 enquiries');
  expect(email?.text?.match(/^[\dA-Z]{4}-[\dA-Z]{4} /gm)).toHaveLength(50);
  await agency.remind();
  expect(agency.reminders()).toHaveLength(1);
});
