// Requests to see or erase an enquiry, on each kind of store.

import { expect } from 'vitest';
import type { Outcome } from '../../server/messages/types.ts';
import type { Settlement } from '../../server/privacy/data-request-store.ts';
import type { Store } from '../../server/store.ts';
import { after, contract, enquiry, noon } from '../support/isolated-store.ts';

const erasure = { at: noon, keptUntil: null, isNotified: true, isMailed: true };

async function ask(store: Store, reference: string, action: 'see' | 'erase' = 'erase') {
  await store.dataRequests.add({ at: noon, action, reference, emailHash: 'hash', code: null });
  return (await store.dataRequests.waiting(100)).at(-1)?.id ?? 0;
}

/** What is done for a request to erase, with the given changes. */
const settlement = (reference: string, otherwise: Partial<Settlement> = {}): Settlement => ({
  ...{ reference, erasure, task: null },
  journal: {
    at: noon,
    command: 'erase',
    operator: 'visitor',
    enquiryCount: 1,
    references: [reference],
    selection: {},
  },
  message: {
    ...{ id: `erased-${reference}`, kind: 'erased', reference: null, at: noon },
    ...{ recipients: ['asha@example.com'], content: { subject: 'Erased', body: 'Gone.' } },
  },
  ...otherwise,
});

async function settle(store: Store, reference: string, otherwise: Partial<Settlement> = {}) {
  const id = await ask(store, reference, otherwise.erasure === null ? 'see' : 'erase');
  return store.dataRequests.settle(id, settlement(reference, otherwise));
}

async function idsOf(store: Store): Promise<string[]> {
  return (await store.messages.list({}, 10)).map(({ id }) => id).toSorted();
}

contract('a data request is settled by one process, completely or not at all', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const { reference } = await store.insert(enquiry());
  const id = await ask(store, reference);
  await isolated.execute('ALTER TABLE messages RENAME TO away');
  await expect(store.dataRequests.settle(id, settlement(reference))).rejects.toThrow();
  await isolated.execute('ALTER TABLE away RENAME TO messages');
  expect(await store.journal(new Date(0), 9)).toEqual([]);
  expect(await store.dataRequests.waiting(9)).toMatchObject([{ id, reference, emailHash: 'hash' }]);
  const settled = [store, other, store].map((by) => by.dataRequests.settle(id, settlement(reference)));
  expect((await Promise.all(settled)).filter(Boolean)).toHaveLength(1);
  expect(await store.find(reference)).toBeNull();
  expect(await store.journal(new Date(0), 9)).toHaveLength(1);
  expect(await store.messages.list({}, 9)).toMatchObject([{ id: `erased-${reference}` }]);
  expect(await store.dataRequests.waiting(9)).toEqual([]);
});

contract('a request of which the enquiry has been erased meanwhile has no result', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  const id = await ask(store, reference);
  await store.forget('asha@example.com');
  expect(await store.dataRequests.settle(id, settlement(reference))).toBe(false);
  expect(await idsOf(store)).toEqual([]);
  expect(await store.dataRequests.settle(id, null)).toBe(true); // the next round finds no enquiry
  expect(await store.dataRequests.waiting(10)).toEqual([]);
});

contract('what is kept of an erased enquiry is in no list, except after a breach', async ({ store }) => {
  const { reference } = await store.insert(enquiry({ key: 'a-filling' }));
  await settle(store, reference, { erasure: { ...erasure, keptUntil: after(60) }, message: null });
  expect(await store.find(reference)).toMatchObject({
    ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '', subject: '', message: '', key: null },
    ...{ erasedAt: noon, keptUntil: after(60), form: null, page: null, spamSignals: [] },
  });
  const none = { waiting: 0, held: 0, sent: 0, refused: 0 };
  expect([await store.counts(), await store.countsBefore(after(99))]).toEqual([none, none]);
  expect(await store.list({}, 10)).toEqual([]);
  expect(await store.list({ erasedToo: true }, 10)).toMatchObject([{ reference }]);
  expect(await store.messages.list({}, 10)).toEqual([]);
  expect(await store.unanswered(new Date(0), 10)).toEqual([]);
  expect(await store.oldestUnsent()).toBeNull();
  expect(await store.expire(after(99), true)).toBe(0);
  // The same text again is a new enquiry and no repeat.
  const again = await store.insert(enquiry({ key: 'a-filling', receivedAt: after(1) }));
  expect(again).toMatchObject({ repeated: false });
  expect(await store.find(again.reference)).toMatchObject({ possibleRepeatOf: null });
  expect(await store.expireKept(after(59), new Date(0))).toBe(0);
  expect(await store.expireKept(after(60), new Date(0))).toBe(1);
  expect(await store.find(reference)).toBeNull();
});

contract(
  'who may have got a message about an enquiry gets one about its erasure, alone',
  async ({ store }) => {
    const lease = 'a-lease'.padEnd(36, '-');
    await store.setBookmark('sender', lease);
    const insert = async (message: string) =>
      (await store.insert(enquiry({ message }), { webhook: true })).reference;
    const claim = () =>
      Promise.all((['agency', 'webhook'] as const).map((one) => store.messages.claim(lease, one, noon)));
    const sent = await insert('sent');
    const mark = async (outcome: Outcome) => {
      for (const one of await claim()) if (one) await store.messages.mark(one, outcome);
    };
    await mark({ state: 'sent', at: noon });
    const leaving = await insert('being sent');
    await claim();
    const retried = await insert('refused, and to be sent again');
    await mark({ state: 'refused', error: '550 No' });
    for (const kind of ['enquiry', 'enquiry.received']) await store.messages.retry(`${kind}-${retried}`);
    const waiting = await insert('waiting');
    for (const one of [sent, leaving, retried, waiting]) await settle(store, one, { message: null });
    const ids = (reference: string) => [`enquiry.erased-${reference}`, `erased-copy-${reference}`];
    expect(await idsOf(store)).toEqual([sent, leaving, retried].flatMap(ids).toSorted());
    const times = async (reference: string) =>
      Promise.all(ids(reference).map(async (id) => (await store.messages.find(id))?.nextTryAt));
    expect(await times(sent)).toEqual([noon, noon]);
    expect(await times(leaving)).toEqual([after(15), after(15)]); // once it has arrived
  },
);

contract('a task is made once, and stays until it is done or its person is forgotten', async ({ store }) => {
  const see = { erasure: null, message: null, task: { recipient: null } };
  const erase = { message: null, task: { recipient: 'Asha@example.com' } };
  const { reference } = await store.insert(enquiry());
  for (let time = 0; time < 2; time++) await settle(store, reference, see);
  await store.expireKept(after(9_999_999), after(9_999_999));
  await store.messages.expire(after(9_999_999));
  const tasks = () => store.dataRequests.tasks(10);
  expect(await tasks()).toEqual([{ action: 'see', reference, at: noon, recipient: null }]);
  await settle(store, reference, erase);
  expect(await tasks()).toMatchObject([{ action: 'erase', recipient: 'Asha@example.com' }]);
  await store.dataRequests.finish(reference);
  expect(await tasks()).toEqual([]);

  const other = await store.insert(enquiry({ message: 'And coffee.' }));
  await settle(store, other.reference, erase);
  expect(await tasks()).toHaveLength(1);
  await store.forget('asha@example.com');
  expect(await tasks()).toEqual([]);
});
