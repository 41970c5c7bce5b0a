import { expect, test } from 'vitest';
import { vitalsKeptDays } from '../../server/limits.ts';
import { openAgency } from '../builders/agency.ts';

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
  agency.pass(vitalsKeptDays * 24 * hour);
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

test('an enquiry goes by itself when it is old enough, mailed or held', async () => {
  await using agency = await openAgency({ RETENTION_DAYS: '30' });
  await agency.enquire();
  await agency.enquire(spam);
  await agency.outbox.deliver();
  agency.pass(30 * 24 * hour - 1000);
  await agency.daily();
  expect(agency.rows()).toHaveLength(2);
  agency.pass(1000);
  await agency.daily();
  expect(agency.rows()).toHaveLength(0);
});

test('a store that is away is a line in the log, and no more', async () => {
  await using agency = await openAgency({}, (store) => ({
    ...store,
    expire: () => Promise.reject(new Error('the store is away')),
  }));
  await agency.daily();
  expect(agency.faults()).toHaveLength(1);
});
