// What the agency is told by itself: each morning what is held or refused, on Monday about the week before, and after a time
// what is not answered.

import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { weeklyText } from '../../server/messages/templates/weekly.ts';
import { lastWeek } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { day, hour, minute, openSiteWithMessages, spam } from '../support/site-with-messages.ts';

// The clock starts on Wednesday, 4 March 2026, at 10:36 in the agency's zone.
const toMonday = 4 * day + 22 * hour; // 9 March, 08:36

const waiting = (count: number) => `Enquiries that wait for you: ${count}`;

/** Reminders are on, and were, as the site was started, before the first enquiry came. */
async function openAgency(env: Record<string, string> = {}) {
  const agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h', ...env } });
  const starting = (start: string) =>
    agency.mailbox.emails.filter(({ subject }) => subject?.startsWith(start));
  const remind = async (afterMs = 0) => {
    agency.advance(afterMs);
    await agency.work('reminder');
  };
  await remind();
  await agency.work('weekly e-mail');
  agency.advance(1);
  const { config, store, now } = agency;
  return Object.assign(agency, {
    remind,
    reminders: () => starting('Not answered yet'),
    weeklies: () => starting('Your website'),
    /** What the weekly e-mail would say now. */
    weekly: async () =>
      (await weeklyText({ ...config, store, urlOf: async () => '' }, lastWeek(now()), now())).body,
    /** The path of an enquiry's page in the text of an e-mail, where it stands below the line of the enquiry. */
    linkIn(text = '', reference = '') {
      const link = new RegExp(
        `^${reference} .+\n(https://www\\.agency\\.example/enquiry/${reference}/\\S+)$`,
        'm',
      );
      return new URL(link.exec(text)?.[1] ?? '').pathname;
    },
    press: (link: string, fields: object) => agency.http.post(link).type('form').send(fields),
  });
}

test('a digest each morning counts held and refused enquiries, if there are any, and contains no text of a spammer', async () => {
  await using agency = await openAgency();
  await agency.work('digest'); // with nothing to report
  const held = await agency.sendEnquiry(spam);
  agency.mailbox.says('message', '550 Never');
  const refused = await agency.mailEnquiry();
  agency.mailbox.says();
  await agency.rounds(3, hour, 'digest');
  expect(agency.subjects()).toEqual([waiting(2)]);
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
  await using agency = await openAgency();
  const doubtful = await agency.sendEnquiry({ message: '[url=//a.example]See[/url]' });
  for (let count = 1; count <= 51; count++) await agency.sendEnquiry({ ...spam, message: `Buy ${count}` });
  await agency.work('digest');
  const [email] = agency.mailbox.emails;
  for (const fact of [doubtful, 'not emailed to you: 52.', 'at most 50 are listed'])
    expect(email?.text).toContain(fact);
});

test('an owner who has only a mailbox reads, releases and erases what is held, by the links of the digest', async () => {
  await using agency = await openAgency();
  const bad = await agency.sendEnquiry(spam);
  const good = await agency.sendEnquiry({ ...spam, message: 'We sell tea' });
  await agency.work('digest');
  const { text, html } = agency.mailbox.emails[0] ?? {};
  const [badLink, goodLink] = [agency.linkIn(text, bad), agency.linkIn(text, good)];
  for (const link of [badLink, goodLink])
    expect(html).toMatch(`${link}">https://www.agency.example${link}</a>`);
  expect((await agency.http.get(goodLink)).text).toContain('We sell tea');
  await agency.press(goodLink, { action: 'release' });
  await agency.press(badLink, { action: 'erase', confirmed: 'yes' });
  await agency.deliver();
  expect(agency.subjects()).toEqual([waiting(2), 'A shop']);
  expect(agency.mailbox.emails[1]?.text).toContain('> We sell tea');
  expect(await agency.store.counts()).toMatchObject({ held: 0, sent: 1 });
  agency.advance(day);
  await agency.work('digest');
  expect(agency.mailbox.emails).toHaveLength(2);
});

test('a digest that a clock a day ahead sent costs that of its own day, and none comes twice', async () => {
  await using agency = await openAgency();
  await agency.sendEnquiry(spam);
  agency.jumpClock(day);
  await agency.work('digest');
  agency.jumpClock(-day);
  await agency.rounds(3, day, 'digest');
  const days = agency.mailbox.emails.map(({ messageId }) => /digest-([\d-]+)@/.exec(String(messageId))?.[1]);
  expect(days).toEqual(['2026-03-05', '2026-03-04', '2026-03-06']);
});

test('on Monday morning an e-mail says how many enquiries came and how soon they were answered', async () => {
  await using agency = await openAgency({ SITE_HOURS: 'Mo-Fr 10:00-19:00' });
  const fast = await agency.mailEnquiry({ form: 'seo', page: '/seo-services' });
  const slow = await agency.mailEnquiry({ subject: 'Two' });
  const open = await agency.mailEnquiry({ subject: 'Three' });
  const held = await agency.mailEnquiry(spam);
  agency.advance(80 * minute);
  await agency.store.answer(fast, agency.now());
  agency.advance(day);
  await agency.store.answer(slow, agency.now());
  agency.advance(toMonday - day - 80 * minute - hour);
  await agency.work('weekly e-mail');
  expect(agency.weeklies()).toEqual([]);
  agency.advance(hour);
  await agency.rounds(3, 0, 'weekly e-mail');
  const [email, ...more] = agency.weeklies();
  expect(more).toEqual([]);
  expect(email).toMatchObject({
    ...{ subject: 'Your website last week', recipients: ['desk@agency.example'] },
    from: { name: 'Openhand', address: 'enquiries@agency.example' },
    messageId: '<weekly-2026-W10@www.agency.example>',
  });
  const html = parse(email?.html ?? '').textContent;
  for (const fact of [
    '4 enquiries came from Monday, 2 Mar 2026 to Sunday, 8 Mar 2026. Emailed to you: 3.',
    'Fewer in your mailbox? Look in spam.',
    'Mo-Fr 10:00-19:00',
    '2 of 3',
    'Half of the answers came within',
    'ask the person who looks after the website',
    '5 h 50 min', // the median of 1 h 20 min and 10 h 20 min
    `10 h 20 min (${slow})`,
    'seo · answered after 1 h 20 min',
    'contact · not answered',
    `https://www.agency.example/enquiry/${open}/`,
    'contact · held, not answered',
    ...[fast, slow, open, held],
    'Free disk space',
    'none that the site knows of',
  ]) {
    expect(email?.text).toContain(fact);
    expect(html).toContain(fact);
  }
  for (const word of [asha.name, asha.email, asha.phone, asha.message, asha.subject])
    expect(email?.raw).not.toContain(word);

  await agency.store.setBookmark(
    'backup',
    JSON.stringify({ at: agency.now().toISOString(), bytes: 9, file: 'x' }),
  );
  agency.advance(7 * day);
  await agency.work('weekly e-mail');
  expect(agency.weeklies()).toHaveLength(2);
  const { text } = agency.weeklies()[1] ?? {};
  expect(text).toContain('Last backup: 9 Mar 2026: TOO OLD');
  expect(text).toContain('Older enquiries that you have not answered: 1');
});

test('an empty week has its email too, later when the site was down on Monday, and a new site reports no earlier week', async () => {
  await using agency = await openAgency();
  expect(agency.weeklies()).toEqual([]);
  agency.advance(toMonday + 3 * day);
  await agency.rounds(2, 0, 'weekly e-mail');
  const [email, ...more] = agency.weeklies();
  expect(more).toEqual([]);
  for (const part of [
    'No enquiry came from Monday, 2 Mar 2026 to Sunday, 8 Mar 2026.',
    'Fewer in your mailbox? Look in spam.',
    'round the clock, because your office hours (SITE_HOURS) are not set',
  ])
    expect(email?.text).toContain(part);
  expect(email?.text).not.toContain('The enquiries');
});

test('a clock that jumps ahead stops no email of the weeks after it is right', async () => {
  await using agency = await openSiteWithMessages();
  agency.jumpClock(400 * day);
  await agency.rounds(2, 7 * day, 'weekly e-mail');
  agency.jumpClock(-414 * day);
  const before = agency.subjects().length;
  await agency.rounds(1, toMonday, 'weekly e-mail');
  await agency.work('weekly e-mail');
  expect(agency.subjects()).toHaveLength(before + 1);
  expect(agency.mailbox.emails.at(-1)?.messageId).toContain('2026-W10');
});

test('the weekly email reports test enquiries, backups and restore drills', async () => {
  await using agency = await openAgency();
  const at = new Date(agency.now().getTime() + toMonday - 3 * day).toISOString();
  const canary = { at, ok: true, tookMs: 1, step: null, error: null, lastSuccessAt: at };
  const failed = { ok: false, step: 'mail', error: 'secret@mail.example', lastSuccessAt: null };
  const backup = { at, bytes: 9, file: 'secret' };
  const drill = { at, ok: true, tookMs: 9, rows: 3 };
  const restored = { file: 'secret.db', newestAt: '2024-11-20T06:00:00.000Z' };
  agency.advance(toMonday);
  for (const [name, record, text] of [
    ['canary', canary, 'passed every step on 6 Mar 2026'],
    ['canary', { ...canary, ...failed }, 'FAILED'],
    ['backup', backup, 'Last backup: 6 Mar 2026'],
    ['backup', { ...backup, at: '2027-01-06T06:00:00.000Z' }, 'Last backup: 6 Jan 2027'],
    ['restore-drill', drill, '6 Mar 2026: good'],
    ['restore-drill', { ...drill, ...restored }, ': good, from a backup with enquiries up to 20 Nov 2024'],
    ['restore-drill', { ...drill, ok: false }, '6 Mar 2026: FAILED'],
  ] as const) {
    await agency.store.setBookmark(name, JSON.stringify(record));
    const said = await agency.weekly();
    expect([name, said]).toEqual([name, expect.stringContaining(text)]);
    expect(said).not.toContain('secret');
  }
});

test('after a flood one reminder and the weekly e-mail count all enquiries, and list fifty', async () => {
  await using agency = await openAgency();
  const first = await agency.store.find(await agency.mailEnquiry());
  if (!first) throw new Error('the enquiry is stored');
  const add = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) => agency.store.insert({ ...first, message: `${count} ${at}` })),
    );
  await add(54);
  const listed = (text = '') => text.match(/^[\dA-Z]{4}-[\dA-Z]{4} /gm);
  await agency.remind(3 * hour);
  await agency.remind();
  const [email, ...more] = agency.reminders();
  expect(more).toEqual([]);
  expect(email?.subject).toBe('Not answered yet: 55 enquiries');
  expect(listed(email?.text)).toHaveLength(50);
  await add(1_045);
  agency.advance(toMonday);
  const text = await agency.weekly();
  for (const part of ['1100 enquiries came', 'And 1050 more.', '0 of 1100']) expect(text).toContain(part);
  expect(listed(text)).toHaveLength(50);
});

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
    for (const fact of [...references, '4 Mar 2026, 10:36 am IST · contact']) expect(part).toContain(fact);
    for (const word of [...Object.values(asha), 'Another']) expect(part).not.toContain(word);
  }
  for (const reference of references) {
    await agency.press(agency.linkIn(email?.text, reference), { action: 'answer' });
    expect(await agency.store.find(reference)).toMatchObject({ answeredAt: agency.now() });
  }
  await agency.remind(10 * day);
  expect(agency.reminders()).toHaveLength(1);
});

test('an answered, held or erased enquiry is not in a reminder, and a refused one is', async () => {
  await using agency = await openAgency();
  await agency.sendEnquiry(spam);
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
  const held = await agency.mailEnquiry(spam);
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

const reports = {
  digest: { afterMs: 0, name: () => 'digest-2026-03-04' },
  'weekly e-mail': { afterMs: toMonday, name: () => 'weekly-2026-W10' },
  reminder: { afterMs: 3 * hour, name: (at: string) => `reminder-${at.replaceAll(':', '')}` },
};

test.each<[keyof typeof reports, string]>([
  ['digest', 'down'],
  ['digest', 'counts'],
  ['digest', 'list'],
  ['weekly e-mail', 'list'],
  ['reminder', '451 Later'],
  ['reminder', 'hang up'],
  ['reminder', 'unanswered'],
])(
  'a %s that fails when it is sent (%s) is sent later, once by two processes, under the same Message-ID',
  async (job, fault) => {
    await using agency = await openAgency();
    await agency.sendEnquiry(spam);
    await agency.mailEnquiry();
    agency.advance(reports[job].afterMs);
    const name = reports[job].name(agency.now().toISOString());
    await Promise.all([agency.runJob(job), agency.runJob(job)]);
    agency.storeFails([fault]);
    if (/4|hang/.test(fault)) agency.mailbox.says('message', fault);
    if (fault === 'down') await agency.mailbox.down();
    await agency.deliver();
    expect(agency.mailbox.emails).toHaveLength(1);
    expect(agency.faults()).toHaveLength(1);
    agency.storeFails([]);
    agency.mailbox.says();
    if (fault === 'down') await agency.mailbox.up();
    const other = agency.another();
    for (let round = 1; round <= 3; round++) {
      agency.advance(minute);
      await Promise.all([agency.runJob(job), agency.runJob(job)]);
      await Promise.all([agency.deliver(), other.deliver()]);
    }
    const [, ...sent] = agency.mailbox.emails;
    expect(sent).toMatchObject([{ messageId: `<${name}@www.agency.example>` }]);
  },
);
