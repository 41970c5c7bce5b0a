import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { weeklyText } from '../../server/messages/templates/weekly.ts';
import { lastWeek } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Agency = Awaited<ReturnType<typeof openSiteWithMessages>>;

// The clock starts on Wednesday, 4 March 2026, at 10:36 in the agency's zone.
const toMonday = 4 * day + 22 * hour; // 9 March, 08:36

/** A site that was started before the period under test. */
async function openAgency(options: Parameters<typeof openSiteWithMessages>[0] = {}) {
  const agency = await openSiteWithMessages(options);
  await weekly(agency);
  return agency;
}

async function weekly(agency: Agency): Promise<void> {
  await agency.runJob('weekly e-mail');
  await agency.deliver();
}

const emails = ({ mailbox }: Agency) =>
  mailbox.emails.filter(({ subject }) => subject?.startsWith('Your website'));

/** What the e-mail would say now. */
async function textOf({ config, store, now }: Agency): Promise<string> {
  return (await weeklyText({ ...config, store }, lastWeek(now()), now())).body;
}

async function sendAndDeliver(agency: Agency, values: object = {}): Promise<string> {
  const reference = await agency.sendEnquiry(values);
  await agency.deliver();
  return reference;
}

test('on Monday morning an e-mail says how many enquiries came and how soon they were answered', async () => {
  await using agency = await openAgency({ env: { SITE_HOURS: 'Mo-Fr 10:00-19:00' } });
  const fast = await sendAndDeliver(agency, { form: 'seo', page: '/seo-services' });
  const slow = await sendAndDeliver(agency, { subject: 'Two' });
  const open = await sendAndDeliver(agency, { subject: 'Three' });
  const held = await sendAndDeliver(agency, { link: 'https://spam.example', message: 'Held' });
  agency.advance(80 * minute);
  await agency.store.answer(fast, agency.now());
  agency.advance(day);
  await agency.store.answer(slow, agency.now());
  agency.advance(toMonday - day - 80 * minute - hour);
  await weekly(agency);
  expect(emails(agency)).toEqual([]);
  agency.advance(hour);
  for (let round = 0; round < 3; round++) await weekly(agency);
  const [email, ...more] = emails(agency);
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
  await weekly(agency);
  expect(emails(agency)).toHaveLength(2);
});

test('an empty week has its email too', async () => {
  await using agency = await openAgency();
  agency.advance(toMonday);
  await weekly(agency);
  const [email] = emails(agency);
  expect(email?.text).toContain('No enquiry came from Monday, 2 Mar 2026 to Sunday, 8 Mar 2026.');
  expect(email?.text).toContain('Fewer in your mailbox? Look in spam.');
  expect(email?.text).toContain('round the clock, because your office hours (SITE_HOURS) are not set');
  expect(email?.text).not.toContain('The enquiries');
});

test('the email is sent later when the site was down on Monday, and a new site reports no earlier week', async () => {
  await using agency = await openAgency();
  expect(emails(agency)).toEqual([]);
  agency.advance(toMonday + 3 * day);
  await weekly(agency);
  await weekly(agency);
  expect(emails(agency)).toHaveLength(1);
});

test.each(['mail server', 'store'])(
  'an e-mail is sent when the %s is back, and once by two processes',
  async (what) => {
    let isAway = false;
    await using agency = await openAgency({
      around: (store) => ({
        ...store,
        list: (...args) => (isAway ? Promise.reject(new Error('the store is away')) : store.list(...args)),
      }),
    });
    agency.advance(toMonday);
    isAway = what === 'store';
    if (what === 'mail server') await agency.mailbox.down();
    await weekly(agency);
    expect(agency.faults()).toHaveLength(1);
    isAway = false;
    if (what === 'mail server') await agency.mailbox.up();
    const other = agency.another();
    for (let round = 1; round <= 3; round++) {
      agency.advance(minute);
      await Promise.all([weekly(agency), weekly(agency), other.deliver()]);
    }
    expect(emails(agency)).toHaveLength(1);
  },
);

test('a clock that jumps ahead stops no email of the weeks after it is right', async () => {
  await using agency = await openSiteWithMessages();
  agency.jumpClock(400 * day);
  await weekly(agency);
  agency.advance(7 * day);
  await weekly(agency);
  agency.jumpClock(-407 * day);
  const before = emails(agency).length;
  await weekly(agency);
  agency.advance(toMonday);
  await weekly(agency);
  expect(emails(agency).length).toBe(before + 1);
  expect(emails(agency).at(-1)?.messageId).toContain('2026-W10');
});

test('the email reports test enquiries, backups and restore drills', async () => {
  await using agency = await openAgency();
  const { store } = agency;
  const at = new Date(agency.now().getTime() + toMonday - 3 * day).toISOString();
  const records: [Parameters<typeof store.setBookmark>[0], unknown, string][] = [
    [
      'canary',
      { at, ok: true, tookMs: 1, step: null, error: null, lastSuccessAt: at },
      'arrived on 6 Mar 2026',
    ],
    [
      'canary',
      { at, ok: false, tookMs: 1, step: 'mail', error: 'secret@mail.example', lastSuccessAt: null },
      'DID NOT ARRIVE',
    ],
    ['backup', { at, bytes: 9, file: 'secret-name' }, 'Last backup: 6 Mar 2026'],
    ['backup', { at: '2027-01-06T06:00:00.000Z', bytes: 9, file: 'secret-name' }, 'Last backup: 6 Jan 2027'],
    ['restore-drill', { at, ok: true, tookMs: 9, rows: 3 }, '6 Mar 2026: good'],
    [
      'restore-drill',
      { at, ok: true, tookMs: 9, rows: 3, file: 'secret.db', newestAt: '2024-11-20T06:00:00.000Z' },
      '6 Mar 2026: good, from a backup with enquiries up to 20 Nov 2024',
    ],
    ['restore-drill', { at, ok: false, tookMs: 9, rows: 3 }, '6 Mar 2026: FAILED'],
  ];
  agency.advance(toMonday);
  for (const [name, record, text] of records) {
    await store.setBookmark(name, JSON.stringify(record));
    const said = await textOf(agency);
    expect([name, said]).toEqual([name, expect.stringContaining(text)]);
    expect(said).not.toContain('secret');
  }
});

test('a busy week is counted in full and listed in part', async () => {
  await using agency = await openAgency();
  const first = await agency.store.find(await sendAndDeliver(agency));
  if (!first) throw new Error('the enquiry is stored');
  await Promise.all(
    Array.from({ length: 2_499 }, (_, count) =>
      agency.store.insert({
        ...first,
        message: `${count}`,
        receivedAt: new Date(first.receivedAt.getTime() + count),
      }),
    ),
  );
  agency.advance(toMonday);
  const text = await textOf(agency);
  expect(text).toContain('2500 enquiries came');
  expect(text.match(/^[\dA-Z]{4}-[\dA-Z]{4} /gm)).toHaveLength(50);
  expect(text).toContain('And 2450 more.');
  expect(text).toContain('0 of 2500');
});
