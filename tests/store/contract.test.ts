// What else a store keeps, in the same way on both kinds of database. Enquiries and messages have files of their own.

import { expect } from 'vitest';
import { datedBookmark } from '../../server/db/bookmarks.ts';
import type { JournalLine } from '../../server/db/journal.ts';
import type { State } from '../../server/enquiries/types.ts';
import type { Outcome } from '../../server/messages/types.ts';
import type { Settlement } from '../../server/privacy/data-request-store.ts';
import { expireConfirmed } from '../../server/privacy/erasure-store.ts';
import { after, enquiry, noon, openLease, storeContract } from '../support/isolated-store.ts';

const contract = await storeContract();

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

contract('a time that a clock ahead has noted is set back to now', async ({ store }) => {
  const initial = async () => after(-5);
  expect(await datedBookmark(store, 'remind-since', noon, initial)).toEqual(after(-5));
  expect(await datedBookmark(store, 'remind-since', after(9), initial)).toEqual(after(-5));
  await store.setBookmark('remind-since', after(30 * days).toISOString());
  expect(await datedBookmark(store, 'remind-since', after(9), initial)).toEqual(after(9));
  expect(await store.bookmark('remind-since')).toBe(after(9).toISOString());
});

contract('all processes get the same secret, also after a restart', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const [secret, ...more] = await Promise.all([store, other, store].map((by) => by.secret()));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(more).toEqual([secret, secret]);
  expect(await (await isolated.open()).secret()).toBe(secret);
});

const line = (otherwise: Partial<JournalLine> = {}): JournalLine => ({
  ...{ at: noon, command: 'export', operator: 'rohan as agency', enquiryCount: 2 },
  ...{ references: ['K7M2-9QXD', 'AAAA-AAAA'], selection: { state: 'held' }, ...otherwise },
});

contract(
  'the journal is read newest first, and a line lists at most a hundred references',
  async ({ store }) => {
    await store.addToJournal(line());
    const many = Array.from({ length: 101 }, (_, index) => `R-${index}`);
    await store.addToJournal(line({ at: after(1), references: many, enquiryCount: 101 }));
    expect(await store.journal(noon, 9)).toEqual([
      line({ at: after(1), references: [], enquiryCount: 101 }),
      line(),
    ]);
    expect(await store.journal(after(1), 9)).toHaveLength(1);
    expect(await store.journal(noon, 1)).toMatchObject([{ enquiryCount: 101 }]);
  },
);

contract(
  'lines of the journal are erased for their age, and none because a clock is wrong',
  async ({ store }) => {
    const yearMs = 365 * days * 60_000;
    const expire = async (now: Date) => [await store.expireJournal(now, yearMs), await journalSize()];
    const journalSize = async () => (await store.journal(new Date(0), 9)).length;
    expect(await expire(noon)).toEqual([0, 0]);
    for (const at of [noon, after(days)]) await store.addToJournal(line({ at }));
    expect(await expire(after(3_650 * days))).toEqual([0, 2]);
    await store.addToJournal(line({ at: after(365 * days + 1) }));
    expect(await expire(after(365 * days))).toEqual([0, 3]);
    expect(await expire(after(365 * days + 1))).toEqual([1, 2]);
  },
);

const settlement = (reference: string, otherwise: Partial<Settlement> = {}): Settlement => ({
  ...{ reference, journal: line({ command: 'erase' }) },
  erasure: { at: noon, keptUntil: null, isNotified: false, isMailed: true },
  message: {
    ...{ id: `erased-${reference}`, kind: 'erased', reference: null, recipients: ['asha@example.com'] },
    ...{ content: null, at: noon },
  },
  task: { recipient: 'asha@example.com' },
  ...otherwise,
});

contract('a data request is settled by one process, completely or not at all', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const { reference } = await store.insert(enquiry());
  const request = { at: noon, action: 'erase', reference, emailHash: 'hash', code: null } as const;
  await store.dataRequests.add(request);
  const [{ id = 0 } = {}] = await store.dataRequests.waiting(9);
  await isolated.execute('ALTER TABLE messages RENAME TO away');
  await expect(store.dataRequests.settle(id, settlement(reference))).rejects.toThrow();
  await isolated.execute('ALTER TABLE away RENAME TO messages');
  expect(await store.journal(new Date(0), 9)).toEqual([]);
  expect(await store.dataRequests.waiting(9)).toMatchObject([{ ...request, id }]);
  const settled = [store, other, store].map((by) => by.dataRequests.settle(id, settlement(reference)));
  expect((await Promise.all(settled)).filter(Boolean)).toHaveLength(1);
  expect(await store.find(reference)).toBeNull();
  expect(await store.journal(new Date(0), 9)).toHaveLength(1);
  expect(await store.messages.list({}, 9)).toMatchObject([{ id: `erased-${reference}` }]);
  expect(await store.dataRequests.waiting(9)).toEqual([]);
});

contract('a task stays until it is done, whatever the time', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  await store.dataRequests.add({ at: noon, action: 'see', reference, emailHash: 'hash', code: null });
  const [{ id = 0 } = {}] = await store.dataRequests.waiting(9);
  await store.dataRequests.settle(id, settlement(reference, { erasure: null, message: null }));
  await store.expireKept(after(4_000 * days), after(4_000 * days));
  await store.messages.expire(after(4_000 * days));
  const task = { action: 'see', reference, at: noon, recipient: 'asha@example.com' };
  expect(await store.dataRequests.tasks(9)).toEqual([task]);
  await store.dataRequests.finish(reference);
  expect(await store.dataRequests.tasks(9)).toEqual([]);
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
    expect(await store.counts()).toEqual(nothing);
    expect(await store.countsBefore(after(4_000 * days))).toEqual(nothing);
    expect(await store.countOf({ state })).toBe(0);
    for (const filter of [{}, { state }]) expect(await store.list(filter, 10)).toEqual([]);
    expect(await store.oldestUnsent()).toBeNull();
    expect(await store.latestPartlySent()).toBeNull();
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

contract('only the canary with that nonce is removed', async ({ store }) => {
  const real = await store.insert(enquiry({ key: 'of-a-visitor' }));
  await store.insert(canary('first'));
  const { reference } = await store.insert(canary('second'));
  for (const [nonce, isRemoved] of [
    ['first', true],
    ['first', false],
    ['of-a-visitor', false],
  ] as const)
    expect([nonce, await store.removeCanaries(nonce, noon)]).toEqual([nonce, isRemoved]);
  expect(await store.find(real.reference)).not.toBeNull();
  expect(await store.find(reference)).not.toBeNull();
});

contract('a canary that was abandoned an hour ago is removed with the next', async ({ store }) => {
  const real = await store.insert(enquiry({ receivedAt: after(-days) }));
  const { claim } = await openLease(store);
  for (const [nonce, minutes] of Object.entries({ old: -61, current: -59 }))
    await store.insert(canary(nonce, after(minutes)));
  expect(await claim(noon, 'canary')).not.toBeNull(); // in flight when its process was killed
  expect(await store.removeCanaries('another', noon)).toBe(true);
  expect(await store.removeCanaries('another', noon)).toBe(false);
  expect(await claim(noon, 'canary')).not.toBeNull(); // `current`
  expect(await claim(noon, 'canary')).toBeNull();
  expect(await store.find(real.reference)).not.toBeNull();
});
