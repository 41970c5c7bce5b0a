// What else a store keeps, in the same way on both kinds of database. Enquiries and messages have files of their own.

import { expect } from 'vitest';
import type { JournalLine } from '../../server/db/journal.ts';
import type { State } from '../../server/enquiries/types.ts';
import type { Outcome } from '../../server/messages/types.ts';
import { expireConfirmed } from '../../server/privacy/erasure-store.ts';
import { after, contract, enquiry, noon, openLease } from '../support/isolated-store.ts';

const days = 60 * 24;

contract('of several processes that replace a bookmark, one succeeds', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const replace = (from: string | null, to: string) =>
    Promise.all(
      [store, other, store].map((by, index) => by.replaceBookmark('sender', from, `${to} ${index}`)),
    );
  expect((await replace(null, 'first')).filter(Boolean)).toHaveLength(1);
  const first = await other.bookmark('sender');
  expect(first).toMatch(/^first \d$/);
  expect((await replace(first, 'second')).filter(Boolean)).toHaveLength(1);
  expect(await replace(first, 'third')).toEqual([false, false, false]);
  expect(await other.bookmark('sender')).toMatch(/^second \d$/);
});

contract('all processes get the same secret, also after a restart', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const [secret, ...more] = await Promise.all([store, other, store].map((by) => by.secret()));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([...more, await (await isolated.open()).secret()]).toEqual([secret, secret, secret]);
});

const line = (otherwise: Partial<JournalLine> = {}): JournalLine => ({
  ...{ at: noon, command: 'export', operator: 'rohan as agency', enquiryCount: 2 },
  ...{ references: ['K7M2-9QXD', 'AAAA-AAAA'], selection: { state: 'held' }, ...otherwise },
});

contract('lines are erased for their age, and none because a clock is wrong', async ({ store }) => {
  const yearMs = 365 * days * 60_000;
  const journalSize = async () => (await store.journal(new Date(0), 9)).length;
  const expire = async (now: Date) => [await store.expireJournal(now, yearMs), await journalSize()];
  expect(await expire(noon)).toEqual([0, 0]);
  for (const at of [noon, after(days)]) await store.addToJournal(line({ at }));
  expect(await expire(after(3_650 * days))).toEqual([0, 2]);
  await store.addToJournal(line({ at: after(365 * days + 1) }));
  expect(await expire(after(365 * days))).toEqual([0, 3]);
  expect(await expire(after(365 * days + 1))).toEqual([1, 2]);
});

contract('measurements are counted by all processes, and removed by the day', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const count = (bucket: number, by = 1, name = 'LCP') => ({
    ...{ route: '/', build: 'b', name, bucket, count: by },
  });
  const add = (index: number) =>
    (index % 2 ? store : other).addVitals('2026-03-01', [count(index % 3), count(1, 1, 'CLS')].reverse());
  await Promise.all(Array.from({ length: 30 }, (_, index) => add(index)));
  await other.addVitals('2026-03-02', [count(2)]);
  const read = async (day: string) =>
    (await store.vitalsSince(day)).map((one) => `${one.name} ${one.bucket} ${one.count}`).sort();
  expect(await read('2026-03-01')).toEqual(['CLS 1 30', 'LCP 0 10', 'LCP 1 10', 'LCP 2 11']);
  await store.expireVitals('2026-03-02');
  expect(await read('2026-03-01')).toEqual(['LCP 2 1']);
});

const canary = (nonce: string, receivedAt = noon) =>
  enquiry({ key: nonce, message: 'A test', email: 'canary@site.invalid', receivedAt, isCanary: true });

contract('a canary is in no list, no count and no expiry, and repeats nothing', async ({ store }) => {
  const nothing = { waiting: 0, held: 0, sent: 0, refused: 0 };
  const outcomes: (Outcome | null)[] = [
    null,
    { state: 'refused', error: '550 No' },
    { state: 'sent', at: noon, recipientsLeft: ['desk@agency.example'] },
  ];
  for (const outcome of outcomes) {
    const { reference } = await store.insert(canary('12345678-nonce'));
    const { settle } = await openLease(store);
    if (outcome) await settle(outcome, noon, 'canary');
    const state = (outcome?.state ?? 'waiting') as State;
    expect(await store.find(reference)).toMatchObject({ state, isCanary: true });
    expect([await store.counts(), await store.countsBefore(after(4_000 * days))]).toEqual([nothing, nothing]);
    expect(await store.countOf({ state })).toBe(0);
    for (const filter of [{}, { state }]) expect(await store.list(filter, 10)).toEqual([]);
    expect([await store.oldestUnsent(), await store.latestPartlySent()]).toEqual([null, null]);
    expect(await store.findByCode('12345678')).toEqual([]);
    expect((await store.forget('a test')).mentionedIn).toEqual([]);
    expect(await settle({ state: 'back' }, after(60))).toBeNull();
    expect(await expireConfirmed(store, after(4_000 * days), true)).toBe(0);
    expect(await store.removeCanaries('12345678-nonce', noon)).toBe(true);
    expect(await store.messages.find(`canary-${reference}`)).toBeNull();
  }
  await store.insert(canary('a-nonce'));
  const { reference } = await store.insert({ ...canary('another'), isCanary: false });
  expect(await store.find(reference)).toMatchObject({ possibleRepeatOf: null, isCanary: false });
});

contract('a canary is removed by its nonce, and an abandoned one after an hour', async ({ store }) => {
  const real = await store.insert(enquiry({ key: 'of-a-visitor', receivedAt: after(-days) }));
  const { claim } = await openLease(store);
  for (const [nonce, minutes] of Object.entries({ old: -61, current: -59, first: 0 }))
    await store.insert(canary(nonce, after(minutes)));
  expect(await claim(noon, 'canary')).not.toBeNull(); // in flight when its process was killed
  const remove = (nonce: string) => store.removeCanaries(nonce, noon);
  expect([await remove('another'), await remove('another')]).toEqual([true, false]); // the old one
  expect([await remove('of-a-visitor'), await remove('first'), await remove('first')].join()).toBe(
    'false,true,false',
  );
  expect(await claim(noon, 'canary')).not.toBeNull(); // `current`
  expect(await claim(noon, 'canary')).toBeNull();
  expect(await store.find(real.reference)).not.toBeNull();
});
