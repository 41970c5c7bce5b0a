// Enquiries are deleted when their retention period ends. A wrong clock deletes nothing.

import { expect, test } from 'vitest';
import { startJobs } from '../../server/jobs.ts';
import { expireConfirmed } from '../../server/privacy/erasure-store.ts';
import { day, hour, openSiteWithMessages, spam } from '../support/site-with-messages.ts';

const notErased = 'expired enquiries not erased; confirmation required';

/** Enquiries are kept for thirty days. */
async function openAgency(env: Record<string, string> = {}) {
  const agency = await openSiteWithMessages({ env: { RETENTION_DAYS: '30', ...env } });
  return Object.assign(agency, {
    remaining: () => agency.rows().map(({ subject }) => subject),
    /** The job runs, time passes, and it runs again. */
    async expireAfter(...waits: number[]) {
      for (const ms of waits) {
        await agency.runJob('expiry');
        agency.advance(ms);
      }
      await agency.runJob('expiry');
    },
  });
}

test('an enquiry is deleted when its retention period ends', async () => {
  await using agency = await openAgency();
  await agency.mailEnquiry();
  await agency.expireAfter(...Array(29).fill(day), day - 10);
  expect(agency.rows()).toHaveLength(1);
  await agency.expireAfter(10);
  expect([agency.rows(), await agency.messages(), agency.faults()]).toEqual([[], [], []]);
  // Where nothing is mailed, held and waiting ones as well.
  await using unmailed = await openAgency({ SMTP_URL: '', MAIL_TO: '' });
  await unmailed.sendEnquiry(spam);
  await unmailed.sendEnquiry();
  await unmailed.expireAfter(...Array(30).fill(day));
  expect(unmailed.rows()).toEqual([]);
});

test('an unsent enquiry is never deleted by age alone; that is logged once, and the operator can delete it', async () => {
  await using agency = await openAgency();
  await agency.sendEnquiry(spam);
  agency.mailbox.says('message', '550 Never');
  await agency.mailEnquiry({ subject: 'Refused' });
  await agency.sendEnquiry({ subject: 'Waiting' });
  await agency.expireAfter(...Array(13).fill(5 * day));
  expect(agency.rows()).toHaveLength(3);
  expect(agency.faults().filter(({ msg }) => msg === notErased)).toMatchObject([
    { waiting: 1, held: 1, refused: 1, sent: 0, remedy: 'npm run enquiries -- expire' },
  ]);
  const { text } = await agency.http.get('/privacy-policy').set('Accept', 'text/html');
  expect(text).toContain('stays until a person looks at it');
  expect(await expireConfirmed(agency.store, new Date('2026-05-01'), true)).toBe(3);
});

test.each([2, 31, 36_500])(
  'a clock that jumps %d days ahead deletes nothing, and retention works as usual after it is corrected',
  async (days) => {
    await using agency = await openAgency();
    const subjects = ['One', 'Two', 'Three'];
    for (const subject of subjects) {
      await agency.mailEnquiry({ subject });
      await agency.expireAfter(day);
    }
    const waited = days === 2 ? 26 : 0; // a small jump matters when they are nearly old enough
    await agency.expireAfter(...Array(waited).fill(day));
    agency.jumpClock(days * day);
    await agency.runJob('expiry');
    await agency.mailEnquiry({ subject: 'While it was wrong' });
    await agency.expireAfter(hour / 2);
    expect(agency.remaining()).toEqual([...subjects, 'While it was wrong']);
    agency.jumpClock(-days * day);
    await agency.expireAfter(...Array(28 - waited).fill(day));
    expect(agency.remaining()).not.toContain('One');
    expect(agency.remaining()).toContain('Three');
  },
);

test('a clock that stays wrong for longer than an hour deletes nothing without a person’s confirmation', async () => {
  await using agency = await openAgency();
  await agency.mailEnquiry();
  await agency.expireAfter(2 * hour);
  agency.jumpClock(60 * day);
  await agency.expireAfter(hour, hour, hour, hour);
  expect(agency.rows()).toHaveLength(1);
  expect(agency.faults()).toMatchObject([{ msg: notErased, sent: 1 }]);
  expect(await expireConfirmed(agency.store, new Date(agency.now().getTime() - 10 * day), false)).toBe(1);
});

test('a store that is first opened with a fast clock erases nothing young once the clock is right, and what is old', async () => {
  await using agency = await openAgency();
  agency.jumpClock(3_650 * day);
  await agency.expireAfter(2 * hour);
  agency.jumpClock(-3_650 * day);
  await agency.mailEnquiry({ subject: 'Young' });
  await agency.expireAfter(2 * hour, ...Array(5).fill(5 * day), 5 * day - 3 * hour);
  expect(agency.remaining()).toEqual(['Young']);
  await agency.expireAfter(2 * hour);
  expect(agency.remaining()).toEqual([]);
});

test('web vitals are deleted automatically after a quarter', async () => {
  await using agency = await openAgency();
  const metrics = [{ name: 'LCP', value: 900, id: 'v5-1' }];
  await agency.http.post('/vitals').send({ page: '/', metrics });
  const stored = () => agency.store.vitalsSince('2020-01-01');
  await agency.expireAfter(90 * day);
  expect(await stored()).toMatchObject([{ name: 'LCP', count: 1 }]);
  await agency.expireAfter(day);
  expect(await stored()).toEqual([]);
});

test('a job that fails is logged, the others run, and a stop waits for what runs', async () => {
  await using agency = await openAgency();
  const done: string[] = [];
  const running = Promise.withResolvers<void>();
  const { wake, stop } = startJobs(
    [
      { name: 'failing', everyMs: hour, run: () => Promise.reject(new Error('the store is away')) },
      { name: 'slow', everyMs: hour, run: () => running.promise.then(() => void done.push('slow')) },
      { name: 'late', everyMs: hour, firstMs: hour, run: async () => void done.push('late') },
    ],
    agency.log,
  );
  wake('late');
  await expect.poll(() => done).toEqual(['late']);
  expect(agency.faults()).toMatchObject([{ msg: 'job failed', job: 'failing' }]);
  const stopped = stop();
  running.resolve();
  await stopped;
  expect(done).toEqual(['late', 'slow']);
});
