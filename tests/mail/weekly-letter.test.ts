import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { sendWeeklyLetter } from '../../server/enquiries/outbox/weekly-letter.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMail } from '../support/site-with-mail.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Agency = Awaited<ReturnType<typeof openSiteWithMail>>;

// The clock starts on Wednesday, 4 March 2026, at 10:36 in the agency's zone.
const toMonday = 4 * day + 22 * hour; // 9 March, 08:36

/** A site that was started before the period under test. */
async function openAgency(env: Record<string, string> = {}, around?: Parameters<typeof openSiteWithMail>[1]) {
  const agency = await openSiteWithMail(env, around);
  await agency.runDailyJobs();
  return agency;
}

const letters = ({ mailbox }: Agency) =>
  mailbox.emails.filter(({ subject }) => subject?.startsWith('Your website'));

async function sendAndDeliver(agency: Agency, values: object = {}): Promise<string> {
  const reference = await agency.sendEnquiry(values);
  await agency.outbox.deliver();
  return reference;
}

test('on Monday morning a letter says how many enquiries came and how soon they were answered', async () => {
  await using agency = await openAgency({ SITE_HOURS: 'Mo-Fr 10:00-19:00' });
  const fast = await sendAndDeliver(agency, { form: 'seo', page: '/seo-services' });
  const slow = await sendAndDeliver(agency, { subject: 'Two' });
  const open = await sendAndDeliver(agency, { subject: 'Three' });
  const held = await sendAndDeliver(agency, { link: 'https://spam.example', message: 'Held' });
  agency.advance(80 * minute);
  await agency.store.answer(fast, agency.now());
  agency.advance(day);
  await agency.store.answer(slow, agency.now());
  agency.advance(toMonday - day - 80 * minute - hour);
  await agency.runDailyJobs();
  expect(letters(agency)).toEqual([]);
  agency.advance(hour);
  for (let round = 0; round < 3; round++) await agency.runDailyJobs();
  const [letter, ...more] = letters(agency);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    subject: 'Your website last week',
    from: { name: 'Openhand', address: 'enquiries@agency.example' },
    recipients: ['desk@agency.example'],
    messageId: '<weekly-2026-W10@www.agency.example>',
  });
  const html = parse(letter?.html ?? '').textContent;
  for (const fact of [
    '4 enquiries came from Monday, 2 Mar 2026 to Sunday, 8 Mar 2026. 3 of them were emailed to you.',
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
    expect(letter?.text).toContain(fact);
    expect(html).toContain(fact);
  }
  for (const word of [asha.name, asha.email, asha.phone, asha.message, asha.subject])
    expect(letter?.raw).not.toContain(word);

  agency.advance(7 * day);
  await agency.runDailyJobs();
  expect(letters(agency)).toHaveLength(2);
});

test('an empty week has its letter too', async () => {
  await using agency = await openAgency();
  agency.advance(toMonday);
  await agency.runDailyJobs();
  const [letter] = letters(agency);
  expect(letter?.text).toContain('No enquiry came from Monday, 2 Mar 2026 to Sunday, 8 Mar 2026.');
  expect(letter?.text).toContain('Fewer in your mailbox? Look in spam.');
  expect(letter?.text).toContain('round the clock, because your office hours (SITE_HOURS) are not set');
  expect(letter?.text).not.toContain('The enquiries');
});

test('the letter is sent later when the site was down on Monday, and a new site reports no earlier week', async () => {
  await using agency = await openAgency();
  expect(letters(agency)).toEqual([]);
  agency.advance(toMonday + 3 * day);
  await agency.runDailyJobs();
  await agency.runDailyJobs();
  expect(letters(agency)).toHaveLength(1);
});

test('a letter that fails is sent within the hour, and two processes send one', async () => {
  await using agency = await openAgency();
  agency.advance(toMonday);
  await agency.mailbox.down();
  await agency.runDailyJobs();
  expect(agency.faults()).toMatchObject([{ msg: 'weekly letter not sent; will retry within the hour' }]);
  await agency.mailbox.up();
  agency.advance(hour);
  await Promise.all([agency.runDailyJobs(), agency.runDailyJobs(), agency.runDailyJobs()]);
  expect(letters(agency)).toHaveLength(1);
});

test('a letter that cannot be composed is tried again', async () => {
  let isAway = true;
  await using agency = await openAgency({}, (store) => ({
    ...store,
    times: (...args) => (isAway ? Promise.reject(new Error('the store is away')) : store.times(...args)),
  }));
  agency.advance(toMonday);
  await agency.runDailyJobs();
  expect(agency.faults()).toMatchObject([{ msg: 'daily job failed', job: 'weekly letter' }]);
  isAway = false;
  await agency.runDailyJobs();
  expect(letters(agency)).toHaveLength(1);
});

test('a clock that jumps ahead stops no letter of the weeks after it is right', async () => {
  await using agency = await openSiteWithMail();
  agency.jumpClock(400 * day);
  await agency.runDailyJobs();
  agency.advance(7 * day);
  await agency.runDailyJobs();
  agency.jumpClock(-407 * day);
  const before = letters(agency).length;
  await agency.runDailyJobs();
  agency.advance(toMonday);
  await agency.runDailyJobs();
  expect(letters(agency).length).toBe(before + 1);
  expect(letters(agency).at(-1)?.messageId).toContain('2026-W10');
});

test('DIGEST=daily sends the letter every morning, and DIGEST=off sends none', async () => {
  await using agency = await openAgency({ DIGEST: 'daily' });
  await using silent = await openAgency({ DIGEST: 'off' });
  const reference = await sendAndDeliver(agency);
  await sendAndDeliver(silent, { link: 'https://spam.example' });
  for (let hours = 0; hours < 48; hours += 2) {
    agency.advance(2 * hour);
    await agency.runDailyJobs();
  }
  expect(letters(agency)).toMatchObject([
    { subject: 'Your website yesterday', messageId: '<daily-2026-03-04@www.agency.example>' },
    { subject: 'Your website yesterday', messageId: '<daily-2026-03-05@www.agency.example>' },
  ]);
  expect(letters(agency)[0]?.text).toContain('1 enquiry came on 4 Mar 2026. 1 of them was emailed to you.');
  expect(letters(agency)[0]?.text).toContain(reference);
  expect(letters(agency)[1]?.text).not.toContain(reference);

  silent.advance(toMonday);
  await silent.runDailyJobs();
  expect(silent.subjects()).toEqual(['Enquiries that wait for you: 1']);
});

test('the letter reports test enquiries, backups and restore drills, from records of any version', async () => {
  await using agency = await openAgency();
  agency.advance(toMonday);
  const at = new Date(agency.now().getTime() - 3 * day).toISOString();
  const { store, config, log, now, sender, mail } = agency;
  const records: [Parameters<typeof store.setBookmark>[0], unknown, string | null][] = [
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
    ['canary', { of: 'another version' }, null],
    ['backup', { at, bytes: 9, file: 'secret-name' }, '6 Mar 2026, 3 days ago'],
    [
      'backup',
      { at: '2027-01-06T06:00:00.000Z', bytes: 9, file: 'secret-name' },
      '6 Jan 2027, a date in the future: MAKE A NEW ONE',
    ],
    ['backup', 'text', 'none that the site knows of'],
    ['restore-drill', { at, ok: true, tookMs: 9, rows: 3 }, '6 Mar 2026: good'],
    [
      'restore-drill',
      { at, ok: true, tookMs: 9, rows: 3, file: 'secret.db', newestAt: '2024-11-20T06:00:00.000Z' },
      '6 Mar 2026: good, from a backup with enquiries up to 20 Nov 2024',
    ],
    [
      'restore-drill',
      { at, ok: true, tookMs: 9, rows: 0, file: '-', newestAt: null },
      '6 Mar 2026: good, from a backup without enquiries',
    ],
    ['restore-drill', { at, ok: false, tookMs: 9, rows: 3 }, '6 Mar 2026: FAILED'],
  ];
  for (const [name, record, text] of records) {
    await store.setBookmark(name, JSON.stringify(record));
    await store.returnRun('weekly', '2026-W10');
    await sendWeeklyLetter({ ...config, store, mail, sender, log, now });
    const said = letters(agency).at(-1)?.text ?? '';
    if (text === null) expect(said).not.toContain('Test enquiry');
    else expect([name, said]).toEqual([name, expect.stringContaining(text)]);
    expect(said).not.toContain('secret');
  }
  expect(letters(agency)).toHaveLength(records.length);
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
  await agency.runDailyJobs();
  const text = letters(agency)[0]?.text ?? '';
  expect(text).toContain('2500 enquiries came');
  expect(text.match(/^[\dA-Z]{4}-[\dA-Z]{4} /gm)).toHaveLength(50);
  expect(text).toContain('And 2450 more.');
  expect(text).toContain('0 of 2500');
});
