import { expect, test } from 'vitest';
import { expireConfirmed } from '../../server/enquiries/expiry.ts';
import { createDailyJobs } from '../../server/jobs/daily-jobs.ts';
import { digestRowsMax, vitalsRetentionDays } from '../../server/limits.ts';
import { openSiteWithMail } from '../support/site-with-mail.ts';

const hour = 60 * 60 * 1000;
const spam = { link: 'https://spam.example', message: 'Buy cheap links' };

test('a daily digest counts held and refused enquiries, and contains no text of a spammer', async () => {
  await using agency = await openSiteWithMail();
  const held = await agency.sendEnquiry(spam);
  agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? '550 Never' : undefined);
  const refused = await agency.sendEnquiry();
  await agency.outbox.deliver();
  agency.mailbox.smtpReplies = () => undefined;

  await agency.runDailyJobs();
  await agency.runDailyJobs();
  agency.advance(hour);
  await agency.runDailyJobs();
  expect(agency.subjects()).toEqual(['Enquiries that wait for you: 2']);
  const [digest] = agency.mailbox.emails;
  for (const part of [digest?.text, digest?.html]) {
    expect(part).toContain('1 enquiry is held');
    expect(part).toContain(held);
    expect(part).toContain('honeypot');
    expect(part).toContain(refused);
    expect(part).not.toContain('cheap');
    expect(part).not.toContain('asha');
  }

  agency.advance(24 * hour);
  await agency.runDailyJobs();
  expect(agency.mailbox.emails).toHaveLength(2);
});

test('a flood of bots does not push an enquiry that may be real out of the digest', async () => {
  await using agency = await openSiteWithMail();
  const doubtful = await agency.sendEnquiry({ message: '[url=//a.example]See[/url]' });
  for (let count = 1; count <= digestRowsMax + 5; count++) {
    await agency.sendEnquiry({ ...spam, message: `Buy ${count}` });
  }
  await agency.runDailyJobs();
  const [digest] = agency.mailbox.emails;
  expect(digest?.text).toContain(doubtful);
  expect(digest?.text).toContain(`${digestRowsMax + 6} enquiries are held`);
  expect(digest?.text).toContain(`${digestRowsMax} of them are listed`);
});

test('a day with nothing to report has no digest', async () => {
  await using agency = await openSiteWithMail();
  await agency.sendEnquiry();
  await agency.outbox.deliver();
  await agency.runDailyJobs();
  expect(agency.subjects()).toEqual(['A shop']);
});

test('web vitals are deleted automatically after a quarter', async () => {
  await using agency = await openSiteWithMail();
  const metrics = [{ name: 'LCP', value: 900, id: 'v5-1' }];
  await agency.http.post('/vitals').send({ page: '/', metrics });
  const stored = () => agency.store.vitalsSince('2020-01-01');
  agency.advance(vitalsRetentionDays * 24 * hour);
  await agency.runMaintenance();
  expect(await stored()).toMatchObject([{ name: 'LCP', count: 1 }]);
  agency.advance(24 * hour);
  await agency.runMaintenance();
  expect(await stored()).toEqual([]);
});

test('the digest is sent in the morning', async () => {
  await using agency = await openSiteWithMail();
  await agency.sendEnquiry(spam);
  agency.advance(20 * hour); // 01:06 UTC
  await agency.runDailyJobs();
  expect(agency.mailbox.emails).toEqual([]);
  agency.advance(2 * hour);
  await agency.runDailyJobs();
  expect(agency.mailbox.emails).toHaveLength(1);
});

test('a digest that fails is retried on the same day', async () => {
  await using agency = await openSiteWithMail();
  await agency.sendEnquiry(spam);
  await agency.mailbox.down();
  await agency.runDailyJobs();
  expect(agency.faults()).toHaveLength(1);
  await agency.mailbox.up();
  await agency.runDailyJobs();
  await agency.runDailyJobs();
  expect(agency.mailbox.emails).toHaveLength(1);
});

const month = { RETENTION_DAYS: '30' };
const day = 24 * hour;
const notErased = 'expired enquiries not erased; confirmation required';
const remainingSubjects = (agency: { rows(): { subject?: unknown }[] }) =>
  agency.rows().map(({ subject }) => subject);

test('a sent enquiry is deleted when its retention period ends', async () => {
  await using agency = await openSiteWithMail(month);
  await agency.sendEnquiry();
  await agency.outbox.deliver();
  await agency.runDailyJobs();
  for (let passed = 0; passed < 30; passed++) {
    agency.advance(day - 1);
    await agency.runDailyJobs();
    expect(agency.rows()).toHaveLength(1);
    agency.advance(1);
  }
  await agency.runDailyJobs();
  expect(agency.rows()).toEqual([]);
  expect(agency.faults()).toEqual([]);
});

test('an unsent enquiry is never deleted by age alone; each change is logged, and the operator can delete it', async () => {
  await using agency = await openSiteWithMail(month);
  await agency.sendEnquiry(spam);
  agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? '550 Never' : undefined);
  await agency.sendEnquiry({ subject: 'Refused' });
  await agency.outbox.deliver();
  agency.mailbox.smtpReplies = () => undefined;
  await agency.mailbox.down();
  await agency.sendEnquiry({ subject: 'Waiting' });
  for (let passed = 0; passed <= 60; passed += 5) {
    await agency.runDailyJobs();
    agency.advance(5 * day);
  }
  expect(agency.rows()).toHaveLength(3);
  const said = agency.faults().filter(({ msg }) => msg === notErased);
  expect(said).toMatchObject([
    { waiting: 1, held: 1, refused: 1, sent: 0, remedy: 'npm run enquiries -- expire' },
  ]);
  expect(await expireConfirmed(agency.store, new Date('2026-05-01'), true)).toBe(3);
});

test('without mail settings enquiries are deleted when their retention period ends', async () => {
  await using agency = await openSiteWithMail(month);
  const { store, log, now } = agency;
  const { retentionDays } = agency.config.settings;
  const runDailyJobs = createDailyJobs({
    retentionDays,
    eraseAfterDays: 0,
    isMailed: false,
    store,
    log,
    now,
    digest: null,
  });
  await agency.sendEnquiry(spam);
  await agency.sendEnquiry();
  for (let passed = 0; passed <= 30; passed += 5) {
    await runDailyJobs();
    agency.advance(5 * day);
  }
  await runDailyJobs();
  expect(agency.rows()).toEqual([]);
});

test.each([31, 731, 36_500])(
  'a clock that jumps %d days ahead deletes nothing, and retention works as usual after it is corrected',
  async (days) => {
    await using agency = await openSiteWithMail(month);
    for (const subject of ['One', 'Two', 'Three']) {
      await agency.sendEnquiry({ subject });
      await agency.outbox.deliver();
      await agency.runDailyJobs();
      agency.advance(day);
    }
    agency.jumpClock(days * day);
    await agency.runDailyJobs();
    await agency.sendEnquiry({ subject: 'While it was wrong' });
    await agency.outbox.deliver();
    await agency.runDailyJobs();
    expect(remainingSubjects(agency)).toEqual(['One', 'Two', 'Three', 'While it was wrong']);
    expect(agency.faults()).toContainEqual(expect.objectContaining({ msg: notErased, sent: 3 }));
    agency.jumpClock(-days * day);
    for (let passed = 0; passed < 28; passed++) {
      await agency.runDailyJobs();
      agency.advance(day);
    }
    await agency.runDailyJobs();
    expect(remainingSubjects(agency)).not.toContain('One');
    expect(remainingSubjects(agency)).toContain('Three');
  },
);

test.each<[string, (agency: Awaited<ReturnType<typeof openSiteWithMail>>) => () => Promise<void>, number]>([
  ['was off for a month', (agency) => agency.runDailyJobs, 60],
  [
    'was restarted with a shorter retention',
    ({ store, log, now }) =>
      createDailyJobs({
        retentionDays: 10,
        eraseAfterDays: 0,
        isMailed: true,
        store,
        log,
        now,
        digest: null,
      }),
    29,
  ],
])(
  'a site that %s deletes nothing until an operator confirms, and then resumes automatically',
  async (_what, wakeUp, days) => {
    await using agency = await openSiteWithMail(month);
    await agency.sendEnquiry();
    await agency.outbox.deliver();
    await agency.runDailyJobs();
    agency.advance(days * day);
    const runDailyJobs = wakeUp(agency);
    await runDailyJobs();
    await runDailyJobs();
    expect(agency.rows()).toHaveLength(1);
    expect(agency.faults()).toMatchObject([{ msg: notErased, sent: 1 }]);
    expect(await expireConfirmed(agency.store, new Date(agency.now().getTime() - 10 * day), false)).toBe(1);
    await runDailyJobs();
    expect(agency.faults()).toHaveLength(1);
  },
);

test('a store first opened with a fast clock deletes automatically once the clock is right', async () => {
  await using agency = await openSiteWithMail(month);
  agency.advance(3_650 * day);
  await agency.runDailyJobs();
  agency.advance(-3_650 * day);
  await agency.runDailyJobs();
  await agency.sendEnquiry();
  await agency.outbox.deliver();
  for (let passed = 0; passed < 30; passed += 5) {
    expect(agency.rows()).toHaveLength(1);
    agency.advance(5 * day);
    await agency.runDailyJobs();
  }
  expect(agency.rows()).toEqual([]);
});

test.each(['expire', 'claimRun'] as const)(
  'when the daily job "%s" fails, it is logged and the other jobs run',
  async (failing) => {
    const done: string[] = [];
    await using agency = await openSiteWithMail({}, (store) => ({
      ...store,
      expire: noting('expire', store.expire),
      claimRun: noting('claimRun', store.claimRun),
    }));
    function noting<Args extends unknown[], Result>(name: string, does: (...args: Args) => Promise<Result>) {
      return (...args: Args): Promise<Result> => {
        done.push(name);
        return name === failing ? Promise.reject(new Error('the store is away')) : does(...args);
      };
    }
    await agency.sendEnquiry(spam);
    await agency.runDailyJobs();
    expect(done).toEqual(['expire', 'claimRun']);
    expect(agency.faults()).toMatchObject([{ msg: 'daily job failed', job: expect.any(String) }]);
  },
);
