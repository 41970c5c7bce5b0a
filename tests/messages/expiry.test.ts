// Enquiries are deleted when their retention period ends. A wrong clock deletes nothing.

import { expect, test } from 'vitest';
import { startJobs } from '../../server/jobs.ts';
import { expireConfirmed } from '../../server/privacy/erasure-store.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const month = { env: { RETENTION_DAYS: '30' } };
const spam = { link: 'https://spam.example', message: 'Buy cheap links' };
const notErased = 'expired enquiries not erased; confirmation required';

type Agency = Awaited<ReturnType<typeof openSiteWithMessages>>;

async function sendAndDeliver(agency: Agency, values: object = {}): Promise<void> {
  await agency.sendEnquiry(values);
  await agency.deliver();
}

const remaining = (agency: Agency) => agency.rows().map(({ subject }) => subject);

test('a sent enquiry is deleted when its retention period ends', async () => {
  await using agency = await openSiteWithMessages(month);
  await sendAndDeliver(agency);
  for (let passed = 0; passed < 30; passed++) {
    agency.advance(day - 1);
    await agency.runJob('expiry');
    expect(agency.rows()).toHaveLength(1);
    agency.advance(1);
  }
  await agency.runJob('expiry');
  expect(agency.rows()).toEqual([]);
  expect(await agency.messages()).toEqual([]);
  expect(agency.faults()).toEqual([]);
});

test('an unsent enquiry is never deleted by age alone; that is logged once, and the operator can delete it', async () => {
  await using agency = await openSiteWithMessages(month);
  await agency.sendEnquiry(spam);
  agency.mailbox.smtpReplies = (stage) => (stage === 'message' ? '550 Never' : undefined);
  await sendAndDeliver(agency, { subject: 'Refused' });
  await agency.mailbox.down();
  await agency.sendEnquiry({ subject: 'Waiting' });
  for (let passed = 0; passed <= 60; passed += 5) {
    agency.advance(5 * day);
    await agency.runJob('expiry');
  }
  expect(agency.rows()).toHaveLength(3);
  expect(agency.faults().filter(({ msg }) => msg === notErased)).toMatchObject([
    { waiting: 1, held: 1, refused: 1, sent: 0, remedy: 'npm run enquiries -- expire' },
  ]);
  expect(await expireConfirmed(agency.store, new Date('2026-05-01'), true)).toBe(3);
});

test('without mail settings enquiries are deleted when their retention period ends', async () => {
  await using agency = await openSiteWithMessages({ env: { ...month.env, SMTP_URL: '', MAIL_TO: '' } });
  await agency.sendEnquiry(spam);
  await agency.sendEnquiry();
  for (let passed = 0; passed <= 30; passed += 5) {
    agency.advance(5 * day);
    await agency.runJob('expiry');
  }
  expect(agency.rows()).toEqual([]);
});

test.each([2, 31, 731, 36_500])(
  'a clock that jumps %d days ahead deletes nothing, and retention works as usual after it is corrected',
  async (days) => {
    await using agency = await openSiteWithMessages(month);
    const subjects = ['One', 'Two', 'Three'];
    for (const subject of subjects) {
      await sendAndDeliver(agency, { subject });
      agency.advance(day);
      await agency.runJob('expiry');
    }
    const waited = days === 2 ? 26 : 0; // a small jump matters when they are nearly old enough
    for (let passed = 0; passed < waited; passed++) {
      agency.advance(day);
      await agency.runJob('expiry');
    }
    agency.jumpClock(days * day);
    await agency.runJob('expiry');
    await sendAndDeliver(agency, { subject: 'While it was wrong' });
    await agency.runJob('expiry');
    expect(remaining(agency)).toEqual([...subjects, 'While it was wrong']);
    agency.advance(hour / 2);
    agency.jumpClock(-days * day);
    for (let passed = 0; passed < 28 - waited; passed++) {
      agency.advance(day);
      await agency.runJob('expiry');
    }
    expect(remaining(agency)).not.toContain('One');
    expect(remaining(agency)).toContain('Three');
  },
);

test('a clock that stays wrong for longer than an hour deletes nothing without a person’s confirmation', async () => {
  await using agency = await openSiteWithMessages(month);
  await sendAndDeliver(agency);
  agency.advance(2 * hour);
  await agency.runJob('expiry');
  agency.jumpClock(60 * day);
  for (let hours = 0; hours <= 3; hours++) {
    await agency.runJob('expiry');
    agency.advance(hour);
  }
  expect(agency.rows()).toHaveLength(1);
  expect(agency.faults()).toMatchObject([{ msg: notErased, sent: 1 }]);
  expect(await expireConfirmed(agency.store, new Date(agency.now().getTime() - 10 * day), false)).toBe(1);
  await agency.runJob('expiry');
  expect(agency.faults()).toHaveLength(1);
});

test('a store first opened with a fast clock deletes automatically once the clock is right', async () => {
  await using agency = await openSiteWithMessages(month);
  agency.jumpClock(3_650 * day);
  agency.advance(2 * hour);
  await agency.runJob('expiry');
  agency.jumpClock(-3_650 * day);
  agency.advance(2 * hour);
  await agency.runJob('expiry');
  await sendAndDeliver(agency);
  for (let passed = 0; passed < 30; passed += 5) {
    expect(agency.rows()).toHaveLength(1);
    agency.advance(5 * day);
    await agency.runJob('expiry');
  }
  await agency.runJob('expiry');
  expect(agency.rows()).toEqual([]);
});

test('a job that fails is logged, the others run, and a stop waits for what runs', async () => {
  await using agency = await openSiteWithMessages();
  const done: string[] = [];
  const running = Promise.withResolvers<void>();
  const { wake, stop } = startJobs(
    [
      { name: 'failing', everyMs: hour, run: () => Promise.reject(new Error('the store is away')) },
      { name: 'good', everyMs: hour, run: async () => void done.push('good') },
      { name: 'slow', everyMs: hour, run: () => running.promise.then(() => void done.push('slow')) },
      { name: 'late', everyMs: hour, firstMs: hour, run: async () => void done.push('late') },
    ],
    agency.log,
  );
  wake('good');
  await expect.poll(() => done).toEqual(['good', 'good']);
  expect(agency.faults()).toMatchObject([{ msg: 'job failed', job: 'failing' }]);
  const stopped = stop();
  running.resolve();
  await stopped;
  expect(done).toEqual(['good', 'good', 'slow']);
});
