// The e-mail on Monday about the week before.

import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { weeklyText } from '../../server/messages/templates/weekly.ts';
import { lastWeek } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// The clock starts on Wednesday, 4 March 2026, at 10:36 in the agency's zone.
const toMonday = 4 * day + 22 * hour; // 9 March, 08:36

/** A site that was started before the period under test. */
async function openAgency(env: Record<string, string> = {}) {
  const agency = await openSiteWithMessages({ env });
  await agency.work('weekly e-mail');
  const { config, store, now } = agency;
  return Object.assign(agency, {
    emails: () => agency.mailbox.emails.filter(({ subject }) => subject?.startsWith('Your website')),
    /** What the e-mail would say now. */
    text: async () =>
      (await weeklyText({ ...config, store, urlOf: async () => '' }, lastWeek(now()), now())).body,
  });
}

test('on Monday morning an e-mail says how many enquiries came and how soon they were answered', async () => {
  await using agency = await openAgency({ SITE_HOURS: 'Mo-Fr 10:00-19:00' });
  const fast = await agency.mailEnquiry({ form: 'seo', page: '/seo-services' });
  const slow = await agency.mailEnquiry({ subject: 'Two' });
  const open = await agency.mailEnquiry({ subject: 'Three' });
  const held = await agency.mailEnquiry({ link: 'https://spam.example', message: 'Held' });
  agency.advance(80 * minute);
  await agency.store.answer(fast, agency.now());
  agency.advance(day);
  await agency.store.answer(slow, agency.now());
  agency.advance(toMonday - day - 80 * minute - hour);
  await agency.work('weekly e-mail');
  expect(agency.emails()).toEqual([]);
  agency.advance(hour);
  await agency.rounds(3, 0, 'weekly e-mail');
  const [email, ...more] = agency.emails();
  expect(more).toEqual([]);
  expect(email).toMatchObject({
    subject: 'Your website last week',
    from: { name: 'Openhand', address: 'enquiries@agency.example' },
    recipients: ['desk@agency.example'],
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

  agency.advance(7 * day);
  await agency.work('weekly e-mail');
  expect(agency.emails()).toHaveLength(2);
});

test('an empty week has its email too, later when the site was down on Monday, and a new site reports no earlier week', async () => {
  await using agency = await openAgency();
  expect(agency.emails()).toEqual([]);
  agency.advance(toMonday + 3 * day);
  await agency.rounds(2, 0, 'weekly e-mail');
  const [email, ...more] = agency.emails();
  expect(more).toEqual([]);
  expect(email?.text).toContain('No enquiry came from Monday, 2 Mar 2026 to Sunday, 8 Mar 2026.');
  expect(email?.text).toContain('Fewer in your mailbox? Look in spam.');
  expect(email?.text).toContain('round the clock, because your office hours (SITE_HOURS) are not set');
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

test('the email reports test enquiries, backups and restore drills', async () => {
  await using agency = await openAgency();
  const at = new Date(agency.now().getTime() + toMonday - 3 * day).toISOString();
  const drill = { at, ok: true, tookMs: 9, rows: 3 };
  const mailFault = { step: 'mail', error: 'secret@mail.example', lastSuccessAt: null };
  const records = [
    [
      'canary',
      { at, ok: true, tookMs: 1, step: null, error: null, lastSuccessAt: at },
      'arrived on 6 Mar 2026',
    ],
    ['canary', { at, ok: false, tookMs: 1, ...mailFault }, 'DID NOT ARRIVE'],
    ['backup', { at, bytes: 9, file: 'secret-name' }, 'Last backup: 6 Mar 2026'],
    ['backup', { at: '2027-01-06T06:00:00.000Z', bytes: 9, file: 'secret' }, 'Last backup: 6 Jan 2027'],
    ['restore-drill', drill, '6 Mar 2026: good'],
    [
      'restore-drill',
      { ...drill, file: 'secret.db', newestAt: '2024-11-20T06:00:00.000Z' },
      '6 Mar 2026: good, from a backup with enquiries up to 20 Nov 2024',
    ],
    ['restore-drill', { ...drill, ok: false }, '6 Mar 2026: FAILED'],
  ] as const;
  agency.advance(toMonday);
  for (const [name, record, text] of records) {
    await agency.store.setBookmark(name, JSON.stringify(record));
    const said = await agency.text();
    expect([name, said]).toEqual([name, expect.stringContaining(text)]);
    expect(said).not.toContain('secret');
  }
});

test('a busy week is counted in full and listed in part', async () => {
  await using agency = await openAgency();
  const first = await agency.store.find(await agency.mailEnquiry());
  if (!first) throw new Error('the enquiry is stored');
  const inserts = Array.from({ length: 1_099 }, (_, count) =>
    agency.store.insert({ ...first, message: `${count}` }),
  );
  await Promise.all(inserts);
  agency.advance(toMonday);
  const text = await agency.text();
  expect(text).toContain('1100 enquiries came');
  expect(text.match(/^[\dA-Z]{4}-[\dA-Z]{4} /gm)).toHaveLength(50);
  expect(text).toContain('And 1050 more.');
  expect(text).toContain('0 of 1100');
});
