// What else a store keeps, in the same way on both kinds of database. Enquiries and messages have files of their own.

import { expect } from 'vitest';
import type { State } from '../../server/enquiries/types.ts';
import type { Outcome } from '../../server/messages/types.ts';
import type { Settlement } from '../../server/privacy/data-request-store.ts';
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

contract('lines are erased for their age, and none because a clock is wrong', async ({ store }) => {
  const add = (at: Date) =>
    store.addToJournal({
      at,
      command: 'show',
      operator: 'x',
      enquiryCount: 0,
      references: [],
      selection: {},
    });
  const expire = (now: Date) => store.expireJournal(now, 365 * days * 60_000);
  expect(await expire(noon)).toBe(0);
  for (const at of [noon, after(days)]) await add(at);
  expect(await expire(after(3_650 * days))).toBe(0);
  await add(after(365 * days + 1));
  expect([await expire(after(365 * days)), await expire(after(365 * days + 1))]).toEqual([0, 1]);
  expect(await store.journal(new Date(0), 9)).toHaveLength(2);
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
    expect([
      await store.countOf({ state }),
      await store.list({}, 10),
      await store.list({ state }, 10),
    ]).toEqual([0, [], []]);
    expect([await store.oldestUnsent(), await store.latestPartlySent()]).toEqual([null, null]);
    expect([await store.findByCode('12345678'), (await store.forget('a test')).mentionedIn]).toEqual([
      [],
      [],
    ]);
    expect(await settle({ state: 'back' }, after(60))).toBeNull();
    expect(await expireConfirmed(store, after(4_000 * days), true)).toBe(0);
    expect(await store.removeCanaries('12345678-nonce', noon)).toBe(true);
    expect(await store.messages.find(`canary-${reference}`)).toBeNull();
  }
  await store.insert(canary('a-nonce'));
  const { reference } = await store.insert({ ...canary('another'), isCanary: false });
  expect(await store.find(reference)).toMatchObject({ possibleRepeatOf: null, isCanary: false });
});

/** What is done for a request to erase. */
const settlement = (reference: string): Settlement => ({
  ...{ reference, task: null, erasure: { at: noon, keptUntil: null, isNotified: true, isMailed: true } },
  journal: {
    at: noon,
    command: 'erase',
    operator: 'x',
    enquiryCount: 1,
    references: [reference],
    selection: {},
  },
  message: {
    ...{ id: `erased-${reference}`, kind: 'erased', reference: null, at: noon },
    ...{ recipients: ['asha@example.com'], content: { subject: 'Erased', body: 'Gone.' } },
  },
});

contract('a data request is settled by one process, completely or not at all', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const { reference } = await store.insert(enquiry());
  await store.dataRequests.add({ at: noon, action: 'erase', reference, emailHash: 'hash', code: null });
  const [request] = await store.dataRequests.waiting(9);
  expect(request).toMatchObject({ reference, emailHash: 'hash' });
  const settle = (by = store) => by.dataRequests.settle(request?.id ?? 0, settlement(reference));
  await isolated.execute('ALTER TABLE messages RENAME TO away');
  await expect(settle()).rejects.toThrow();
  await isolated.execute('ALTER TABLE away RENAME TO messages');
  expect([await store.journal(new Date(0), 9), await store.dataRequests.waiting(9)]).toEqual([[], [request]]);
  expect((await Promise.all([settle(), settle(other), settle()])).filter(Boolean)).toHaveLength(1);
  expect([await store.find(reference), await store.dataRequests.waiting(9)]).toEqual([null, []]);
  expect(await store.journal(new Date(0), 9)).toHaveLength(1);
  expect(await store.messages.list({}, 9)).toMatchObject([{ id: `erased-${reference}` }]);
});

contract('a request of which the enquiry has been erased meanwhile has no result', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  await store.dataRequests.add({ at: noon, action: 'erase', reference, emailHash: 'hash', code: null });
  const [{ id } = { id: 0 }] = await store.dataRequests.waiting(9);
  await store.forget('asha@example.com');
  expect(await store.dataRequests.settle(id, settlement(reference))).toBe(false);
  expect(await store.messages.list({}, 9)).toEqual([]);
  expect(await store.dataRequests.settle(id, null)).toBe(true); // the next round finds no enquiry
  expect(await store.dataRequests.waiting(10)).toEqual([]);
});
