import { expect, test } from 'vitest';
import { expireConfirmed } from '../../server/enquiries/expiry.ts';
import { createDailyJobs } from '../../server/jobs/daily-jobs.ts';
import { vitalsRetentionDays } from '../../server/limits.ts';
import { openAgency } from '../support/site-with-mail.ts';

const hour = 60 * 60 * 1000;
const spam = { link: 'https://spam.example', message: 'Buy cheap links' };

test('the agency is told once a day what is held and what was refused, and nothing of what a spammer wrote', async () => {
  await using agency = await openAgency();
  const held = await agency.enquire(spam);
  agency.mailbox.manners = (moment) => (moment === 'letter' ? '550 Never' : undefined);
  const refused = await agency.enquire();
  await agency.outbox.deliver();
  agency.mailbox.manners = () => undefined;

  await agency.daily();
  await agency.daily();
  agency.pass(hour);
  await agency.daily();
  expect(agency.subjects()).toEqual(['Enquiries that wait for you: 2']);
  const [digest] = agency.mailbox.letters;
  for (const part of [digest?.text, digest?.html]) {
    expect(part).toContain('1 enquiry is held');
    expect(part).toContain(held);
    expect(part).toContain('honeypot');
    expect(part).toContain(refused);
    expect(part).not.toContain('cheap');
    expect(part).not.toContain('asha');
  }

  agency.pass(24 * hour);
  await agency.daily();
  expect(agency.mailbox.letters).toHaveLength(2);
});

test('a day on which nothing waits has no digest', async () => {
  await using agency = await openAgency();
  await agency.enquire();
  await agency.outbox.deliver();
  await agency.daily();
  expect(agency.subjects()).toEqual(['A shop']);
});

test('what visitors’ browsers measured is erased by itself after a quarter', async () => {
  await using agency = await openAgency();
  const metrics = [{ name: 'LCP', value: 900, id: 'v5-1' }];
  await agency.http.post('/vitals').send({ page: '/', metrics });
  const kept = () => agency.store.vitalsSince('2020-01-01');
  agency.pass(vitalsRetentionDays * 24 * hour);
  await agency.maintain();
  expect(await kept()).toMatchObject([{ name: 'LCP', count: 1 }]);
  agency.pass(24 * hour);
  await agency.maintain();
  expect(await kept()).toEqual([]);
});

test('the digest comes in the morning', async () => {
  await using agency = await openAgency();
  await agency.enquire(spam);
  agency.pass(20 * hour); // 01:06 UTC
  await agency.daily();
  expect(agency.mailbox.letters).toEqual([]);
  agency.pass(2 * hour);
  await agency.daily();
  expect(agency.mailbox.letters).toHaveLength(1);
});

test('a digest that cannot be sent is tried again the same day', async () => {
  await using agency = await openAgency();
  await agency.enquire(spam);
  await agency.mailbox.down();
  await agency.daily();
  expect(agency.faults()).toHaveLength(1);
  await agency.mailbox.up();
  await agency.daily();
  await agency.daily();
  expect(agency.mailbox.letters).toHaveLength(1);
});

const month = { RETENTION_DAYS: '30' };
const day = 24 * hour;
const notErased = 'old enquiries are not erased without being told to';
const subjectsLeft = (agency: { rows(): { subject?: unknown }[] }) =>
  agency.rows().map(({ subject }) => subject);

test('an enquiry that was sent goes by itself when it is old enough', async () => {
  await using agency = await openAgency(month);
  await agency.enquire();
  await agency.outbox.deliver();
  await agency.daily();
  for (let passed = 0; passed < 30; passed++) {
    agency.pass(day - 1);
    await agency.daily();
    expect(agency.rows()).toHaveLength(1);
    agency.pass(1);
  }
  await agency.daily();
  expect(agency.rows()).toEqual([]);
  expect(agency.faults()).toEqual([]);
});

test('what was never sent is not erased, however old; it is said once a change, and told to, it is', async () => {
  await using agency = await openAgency(month);
  await agency.enquire(spam);
  agency.mailbox.manners = (moment) => (moment === 'letter' ? '550 Never' : undefined);
  await agency.enquire({ subject: 'Refused' });
  await agency.outbox.deliver();
  agency.mailbox.manners = () => undefined;
  await agency.mailbox.down();
  await agency.enquire({ subject: 'Waiting' });
  for (let passed = 0; passed <= 60; passed += 5) {
    await agency.daily();
    agency.pass(5 * day);
  }
  expect(agency.rows()).toHaveLength(3);
  const said = agency.faults().filter(({ msg }) => msg === notErased);
  expect(said).toMatchObject([
    { waiting: 1, held: 1, refused: 1, sent: 0, mend: 'npm run enquiries -- expire' },
  ]);
  expect(await expireConfirmed(agency.store, new Date('2026-05-01'), true)).toBe(3);
});

test('where nothing is mailed, nothing is unsent: what is old enough goes', async () => {
  await using agency = await openAgency(month);
  const config = { ...agency.config, mail: null };
  const { store, log, now } = agency;
  const daily = createDailyJobs({ config, store, log, now, digest: null });
  await agency.enquire(spam);
  await agency.enquire();
  for (let passed = 0; passed <= 30; passed += 5) {
    await daily();
    agency.pass(5 * day);
  }
  await daily();
  expect(agency.rows()).toEqual([]);
});

test.each([31, 731, 36_500])(
  'a clock that jumps %d days ahead erases nothing, and once it is right all is as before',
  async (days) => {
    await using agency = await openAgency(month);
    for (const subject of ['One', 'Two', 'Three']) {
      await agency.enquire({ subject });
      await agency.outbox.deliver();
      await agency.daily();
      agency.pass(day);
    }
    agency.jump(days * day);
    await agency.daily();
    await agency.enquire({ subject: 'While it was wrong' });
    await agency.outbox.deliver();
    await agency.daily();
    expect(subjectsLeft(agency)).toEqual(['One', 'Two', 'Three', 'While it was wrong']);
    expect(agency.faults()).toContainEqual(expect.objectContaining({ msg: notErased, sent: 3 }));
    agency.jump(-days * day);
    for (let passed = 0; passed < 28; passed++) {
      await agency.daily();
      agency.pass(day);
    }
    await agency.daily();
    expect(subjectsLeft(agency)).not.toContain('One');
    expect(subjectsLeft(agency)).toContain('Three');
  },
);

test.each<[string, (agency: Awaited<ReturnType<typeof openAgency>>) => () => Promise<void>, number]>([
  ['was switched off for a month', (agency) => agency.daily, 60],
  [
    'was told to keep for a shorter time',
    ({ config, store, log, now }) =>
      createDailyJobs({ config: { ...config, retentionDays: 10 }, store, log, now, digest: null }),
    29,
  ],
])(
  'a site that %s erases nothing until it is told to, and then goes on by itself',
  async (_what, wakeUp, days) => {
    await using agency = await openAgency(month);
    await agency.enquire();
    await agency.outbox.deliver();
    await agency.daily();
    agency.pass(days * day);
    const daily = wakeUp(agency);
    await daily();
    await daily();
    expect(agency.rows()).toHaveLength(1);
    expect(agency.faults()).toMatchObject([{ msg: notErased, sent: 1 }]);
    expect(await expireConfirmed(agency.store, new Date(agency.now().getTime() - 10 * day), false)).toBe(1);
    await daily();
    expect(agency.faults()).toHaveLength(1);
  },
);

test.each(['expire', 'claimDigest'] as const)(
  'when "%s" fails of what is due daily, it is said, and everything else is done',
  async (failing) => {
    const done: string[] = [];
    await using agency = await openAgency({}, (store) => ({
      ...store,
      expire: noting('expire', store.expire),
      claimDigest: noting('claimDigest', store.claimDigest),
    }));
    function noting<Args extends unknown[], Result>(name: string, does: (...args: Args) => Promise<Result>) {
      return (...args: Args): Promise<Result> => {
        done.push(name);
        return name === failing ? Promise.reject(new Error('the store is away')) : does(...args);
      };
    }
    await agency.enquire(spam);
    await agency.daily();
    expect(done).toEqual(['expire', 'claimDigest']);
    expect(agency.faults()).toMatchObject([{ msg: 'daily job failed', job: expect.any(String) }]);
  },
);
