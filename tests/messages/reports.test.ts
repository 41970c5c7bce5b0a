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
const listedIn = (text = '') => text.match(/^[\dA-Z]{4}-[\dA-Z]{4}(?= )/gm) ?? [];

/** Reminders are on, and were, as the site was started, before the first enquiry came. */
async function openAgency(env: Record<string, string> = {}) {
  const agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h', ...env } });
  const starting = (start: string) => () =>
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
    reminders: starting('Not answered yet'),
    weeklies: starting('Your website'),
    /** What the weekly e-mail would say now. */
    weekly: async () =>
      (await weeklyText({ ...config, store, urlOf: async () => '' }, lastWeek(now()), now())).body,
    /** Follows the link below the line of the enquiry in an e-mail, and presses a button on its page. */
    async press(text = '', reference = '', fields: object = { action: 'answer' }) {
      const [, url = ''] =
        new RegExp(`^${reference} .+\n(https://.+/enquiry/${reference}/\\S+)$`, 'm').exec(text) ?? [];
      const { pathname } = new URL(url);
      const page = await agency.http.get(pathname);
      await agency.http.post(pathname).type('form').send(fields);
      return page.text;
    },
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
    for (const fact of [
      'not emailed to you: 1. Refused by your mail server: 1.',
      held,
      'held: a field that people do not see was filled in',
      refused,
    ])
      expect(part).toContain(fact);
    for (const word of ['cheap', 'asha']) expect(part).not.toContain(word);
  }
  agency.advance(17 * hour); // 01:06 UTC
  for (const count of [1, 2]) {
    await agency.work('digest');
    expect(agency.mailbox.emails).toHaveLength(count);
    agency.advance(2 * hour);
  }
});

test('an owner who has only a mailbox reads, releases and erases what is held, by the links of the digest', async () => {
  await using agency = await openAgency();
  const bad = await agency.sendEnquiry(spam);
  const good = await agency.sendEnquiry({ ...spam, message: 'We sell tea' });
  await agency.work('digest');
  const { text, html } = agency.mailbox.emails[0] ?? {};
  for (const reference of [bad, good])
    expect(html).toMatch(new RegExp(`"(https://www.agency.example/enquiry/${reference}/[^"]+)">\\1</a>`));
  expect(await agency.press(text, good, { action: 'release' })).toContain('We sell tea');
  await agency.press(text, bad, { action: 'erase', confirmed: 'yes' });
  await agency.deliver();
  expect(agency.subjects()).toEqual([waiting(2), 'A shop']);
  const mailed = agency.mailbox.emails[1]?.text;
  for (const part of ['Why it may be spam: a field that people do not see was filled in', '> We sell tea'])
    expect(mailed).toContain(part);
  expect(await agency.store.counts()).toMatchObject({ held: 0, sent: 1 });
  agency.advance(day);
  await agency.work('digest');
  expect(agency.mailbox.emails).toHaveLength(2);
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
  expect(agency.weeklies()).toMatchObject([
    {
      ...{ subject: 'Your website last week', recipients: ['desk@agency.example'] },
      messageId: '<weekly-2026-W10@www.agency.example>',
    },
  ]);
  const [email] = agency.weeklies();
  for (const part of [email?.text, parse(email?.html ?? '').textContent])
    for (const fact of [
      '4 enquiries came from Monday, 2 Mar 2026 to Sunday, 8 Mar 2026. Emailed to you: 3.',
      'Mo-Fr 10:00-19:00',
      '2 of 3',
      '5 h 50 min', // the median of 1 h 20 min and 10 h 20 min
      `10 h 20 min (${slow})`,
      'seo · answered after 1 h 20 min',
      'contact · not answered',
      `https://www.agency.example/enquiry/${open}/`,
      'contact · held, not answered',
      ...[fast, slow, open, held],
      'none that the site knows of',
    ])
      expect(part).toContain(fact);
  for (const word of Object.values(asha)) expect(email?.raw).not.toContain(word);

  await agency.store.setBookmark(
    'backup',
    JSON.stringify({ at: agency.now().toISOString(), bytes: 9, file: 'x' }),
  );
  agency.advance(7 * day);
  await agency.work('weekly e-mail');
  expect(agency.weeklies()).toHaveLength(2);
  const { text } = agency.weeklies()[1] ?? {};
  expect(text).toContain('Last backup: 9 Mar 2026: TOO OLD');
  expect(text).toContain('Not answered of the four weeks before: 1');
});

test('an empty week has its email too, later when the site was down on Monday, and a new site reports no earlier week', async () => {
  await using agency = await openAgency();
  expect(agency.weeklies()).toEqual([]);
  agency.advance(toMonday + 3 * day);
  await agency.rounds(2, 0, 'weekly e-mail');
  const text = expect.stringMatching(
    /No enquiry came from Monday, 2 Mar 2026 to Sunday, 8 Mar.+round the clock, because your office hours/s,
  );
  expect(agency.weeklies()).toMatchObject([{ text }]);
});

test('the weekly email reports test enquiries, backups and restore drills', async () => {
  await using agency = await openAgency();
  const at = new Date(agency.now().getTime() + toMonday - 3 * day).toISOString();
  const canary = { at, ok: true, tookMs: 1, step: null, error: null, lastSuccessAt: at };
  const failed = { ok: false, step: 'mail', error: 'secret@mail.example', lastSuccessAt: null };
  const drill = { at, ok: true, tookMs: 9, rows: 3 };
  const restored = { file: 'secret.db', newestAt: '2024-11-20T06:00:00.000Z' };
  agency.advance(toMonday);
  for (const [name, record, text] of [
    ['canary', canary, 'passed every step on 6 Mar 2026'],
    ['canary', { ...canary, ...failed }, 'FAILED'],
    ['backup', { at, bytes: 9, file: 'secret' }, 'Last backup: 6 Mar 2026'],
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

test('after a flood each e-mail counts all enquiries and lists fifty, and bots push none that may be real out of the digest', async () => {
  await using agency = await openAgency();
  const first = await agency.store.find(await agency.mailEnquiry());
  if (!first) throw new Error('the enquiry is stored');
  const { reference: _, ...values } = first;
  const add = async (count: number, otherwise: object = {}) => {
    const copies = Array.from({ length: count }, (_, at) => ({
      ...values,
      message: `${count} ${at}`,
      ...otherwise,
    }));
    await Promise.all(copies.map((one) => agency.store.insert(one)));
  };
  await add(54);
  await agency.remind(3 * hour);
  await agency.remind();
  expect(agency.reminders()).toMatchObject([{ subject: 'Not answered yet: 55 enquiries' }]);
  expect(listedIn(agency.reminders()[0]?.text)).toHaveLength(50);

  const doubtful = await agency.sendEnquiry({ message: '[url=//a.example]See[/url]' });
  for (let count = 1; count <= 51; count++) await agency.sendEnquiry({ ...spam, message: `Buy ${count}` });
  await agency.work('digest');
  for (const fact of [doubtful, 'not emailed to you: 52.', 'at most 50 are listed'])
    expect(agency.mailbox.emails.at(-1)?.text).toContain(fact);
  await add(1_045);
  agency.advance(toMonday);
  const text = await agency.weekly();
  for (const part of ['1152 enquiries came', 'And 1102 more.', '0 of 1100']) expect(text).toContain(part);
  expect(listedIn(text)).toHaveLength(50);
});

test('one e-mail lists all enquiries that stay unanswered, not held, erased or answered ones, with links and without a visitor’s data', async () => {
  await using agency = await openAgency();
  await agency.sendEnquiry(spam);
  await agency.sendEnquiry({ email: 'gone@example.com', message: 'To be erased' });
  await agency.store.forget('gone@example.com');
  const answered = await agency.mailEnquiry({ subject: 'Answered' });
  await agency.store.answer(answered, agency.now());
  agency.mailbox.says('message', '550 Never', 'Refused');
  const references = [await agency.mailEnquiry(), await agency.mailEnquiry({ subject: 'Refused' })];
  await agency.remind(2 * hour - minute);
  expect(agency.reminders()).toEqual([]);
  agency.advance(minute);
  await agency.rounds(3, 0, 'reminder');
  const [email, ...more] = agency.reminders();
  expect([email?.subject, more]).toEqual(['Not answered yet: 2 enquiries', []]);
  expect(listedIn(email?.text)).toEqual(references);
  for (const part of [email?.text, email?.html]) {
    for (const fact of ['4 Mar 2026, 10:36 am IST · contact', 'refused by your mail server'])
      expect(part).toContain(fact);
    for (const word of [...Object.values(asha), 'Refused']) expect(part).not.toContain(word);
  }
  for (const reference of references) {
    await agency.press(email?.text, reference);
    expect(await agency.store.find(reference)).toMatchObject({ answeredAt: agency.now() });
  }
  await agency.remind(10 * day);
  expect(agency.reminders()).toHaveLength(1);
  await agency.store.reopen(references[0] ?? '');
  await agency.remind();
  expect(listedIn(agency.reminders()[1]?.text)).toEqual(references.slice(0, 1));
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
  const text = expect.stringContaining('after 2 h of your office hours');
  expect(agency.reminders()).toMatchObject([{ subject: 'Not answered yet: 1 enquiry', text }]);
  await agency.remind(day);
  expect(agency.reminders()[1]?.text).toContain(held);
});

test('after reminders are switched on, earlier enquiries get none', async () => {
  await using agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h' } });
  await agency.mailEnquiry();
  await agency.rounds(3, day, 'reminder');
  expect(agency.subjects()).toEqual(['A shop']);
});

test('each enquiry is listed once, however the rounds of several processes meet, and none that is answered before it is sent', async () => {
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
  agency.advance(hour);
  await agency.runJob('reminder');
  await agency.store.answer(references.at(-1) ?? '', agency.now());
  await agency.deliver();
  expect(agency.reminders().flatMap(({ text }) => listedIn(text))).toEqual(references.slice(0, -1));
  expect(await agency.store.messages.counts('agency')).toEqual({ waiting: 0, refused: 0 });
});

test('a clock that jumps ahead and back stops and repeats no reminder, digest or weekly e-mail', async () => {
  await using agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h' } });
  const workAfter = async (...days: number[]) => {
    for (const count of days) {
      agency.jumpClock(count * day);
      for (const job of ['reminder', 'digest', 'weekly e-mail']) await agency.work(job);
    }
  };
  await workAfter(365, -365, 365, -365); // also before the first enquiry
  await agency.mailEnquiry();
  await agency.sendEnquiry(spam);
  agency.advance(3 * hour);
  await workAfter(0, 1, -1);
  agency.advance(toMonday);
  await workAfter(0, -30, 60, -30);
  const ids = agency.mailbox.emails.map(({ messageId }) => String(messageId));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ['digest-2026-03-04', 'digest-2026-03-09', 'weekly-2026-W10', 'reminder-'])
    expect(ids.filter((one) => one.includes(id))).toHaveLength(1);
});
