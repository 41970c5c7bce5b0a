// Requests to see or erase an enquiry, on each kind of store.

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Settlement } from '../../server/privacy/data-request-store.ts';
import type { Store } from '../../server/store.ts';
import { after, enquiry, noon, storeContract } from '../support/isolated-store.ts';

const contract = await storeContract();

const erasure = { at: noon, keptUntil: null, isNotified: true, isMailed: true };

function settlement(reference: string, otherwise: Partial<Settlement> = {}): Settlement {
  return {
    ...{ reference, erasure, task: null },
    journal: {
      ...{ at: noon, command: 'erase', operator: 'visitor', enquiryCount: 1 },
      ...{ references: [reference], selection: {} },
    },
    message: {
      ...{ id: `erased-${reference}`, kind: 'erased', reference: null, at: noon },
      ...{ recipients: ['asha@example.com'], content: { subject: 'Erased', body: 'Gone.' } },
    },
    ...otherwise,
  };
}

async function ask(store: Store, reference: string, action: 'see' | 'erase' = 'erase') {
  await store.dataRequests.add({ at: noon, action, reference, emailHash: 'hash', code: null });
  return (await store.dataRequests.waiting(100)).at(-1)?.id ?? 0;
}

async function idsOf(store: Store): Promise<string[]> {
  return (await store.messages.list({}, 10)).map(({ id }) => id).toSorted();
}

contract('a request of which the enquiry has been erased meanwhile has no result', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  const id = await ask(store, reference);
  await store.forget('asha@example.com');
  expect(await store.dataRequests.settle(id, settlement(reference))).toBe(false);
  expect(await idsOf(store)).toEqual([]);
  expect(await store.dataRequests.settle(id, null)).toBe(true); // the next round finds no enquiry
  expect(await store.dataRequests.waiting(10)).toEqual([]);
});

contract(
  'an erased enquiry of which a part is kept is in no list and no count, except after a breach',
  async ({ store }) => {
    const { reference } = await store.insert(enquiry({ key: 'a-filling' }));
    const keptUntil = after(60);
    const partial = settlement(reference, { erasure: { ...erasure, keptUntil }, message: null });
    await store.dataRequests.settle(await ask(store, reference), partial);
    expect(await store.find(reference)).toMatchObject({
      ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '', subject: '', message: '', key: null },
      ...{ erasedAt: noon, keptUntil, form: null, page: null, spamSignals: [] },
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
  },
);

contract(
  'who may have got a message about an enquiry gets one about its erasure, and nobody else',
  async ({ store }) => {
    const lease = 'a-lease'.padEnd(36, '-');
    await store.setBookmark('sender', lease);
    const insert = async (message: string) =>
      (await store.insert(enquiry({ message }), { webhook: true })).reference;
    const sent = await insert('sent');
    for (const channel of ['agency', 'webhook'] as const) {
      const claimed = await store.messages.claim(lease, channel, noon);
      if (claimed) await store.messages.mark(claimed, { state: 'sent', at: noon });
    }
    const leaving = await insert('being sent');
    for (const channel of ['agency', 'webhook'] as const) await store.messages.claim(lease, channel, noon);
    const waiting = await insert('waiting');
    for (const reference of [sent, leaving, waiting])
      await store.dataRequests.settle(await ask(store, reference), settlement(reference, { message: null }));
    const ids = (reference: string) => [`enquiry.erased-${reference}`, `erased-copy-${reference}`];
    expect(await idsOf(store)).toEqual([...ids(sent), ...ids(leaving)].toSorted());
    const timeOf = async (id: string) => (await store.messages.find(id))?.nextTryAt;
    for (const id of ids(sent)) expect(await timeOf(id)).toEqual(noon);
    for (const id of ids(leaving)) expect(await timeOf(id)).toEqual(after(15)); // once it has arrived
  },
);

contract('a task is made once, and removed with its enquiry or its person', async ({ store }) => {
  const see = { erasure: null, message: null, task: { recipient: null } };
  const erase = { message: null, task: { recipient: 'Asha@example.com' } };
  const { reference } = await store.insert(enquiry());
  for (let time = 0; time < 2; time++)
    await store.dataRequests.settle(await ask(store, reference, 'see'), settlement(reference, see));
  expect(await store.dataRequests.tasks(10)).toEqual([
    { action: 'see', reference, at: noon, recipient: null },
  ]);
  await store.dataRequests.settle(await ask(store, reference), settlement(reference, erase));
  expect(await store.dataRequests.tasks(10)).toMatchObject([
    { action: 'erase', recipient: 'Asha@example.com' },
  ]);
  await store.dataRequests.finish(reference);
  expect(await store.dataRequests.tasks(10)).toEqual([]);

  const other = await store.insert(enquiry({ message: 'And coffee.' }));
  const erased = settlement(other.reference, erase);
  await store.dataRequests.settle(await ask(store, other.reference), erased);
  await store.forget('asha@example.com');
  expect(await store.dataRequests.tasks(10)).toEqual([]);
});

contract(
  'an erased enquiry is off the disk when its process is killed before it has overwritten it',
  async (isolated) => {
    if (!isolated.url.startsWith('file:')) return;
    const { store } = isolated;
    const { reference } = await store.insert(enquiry({ message: 'Kangra tea' }));
    await store.dataRequests.settle(await ask(store, reference), settlement(reference));
    // The log still has the text, as after a kill. What the maintenance of the next process does first:
    expect(await (await isolated.open()).scrub()).toBe(true);
    const path = isolated.url.slice('file:'.length);
    for (const file of [path, `${path}-wal`]) expect(readFileSync(file).includes('Kangra tea')).toBe(false);
  },
);
