// Requests to see or erase an enquiry, on each kind of store.

import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { NewDataRequest, Settlement, Store } from '../../server/enquiries/store/types.ts';
import { after, enquiry, noon, openIsolatedStore, storeKinds } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose](), 60_000);

function request(reference: string, otherwise: Partial<NewDataRequest> = {}): NewDataRequest {
  return {
    at: noon,
    day: '2026-03-04',
    action: 'erase',
    reference,
    emailHash: 'hash',
    code: null,
    ...otherwise,
  };
}

function settlement(reference: string, otherwise: Partial<Settlement> = {}): Settlement {
  return {
    reference,
    journal: {
      ...{ at: noon, command: 'erase', operator: 'visitor', enquiryCount: 1 },
      ...{ references: [reference], selection: {} },
    },
    erasure: { at: noon, keptUntil: null, isNotified: true },
    letter: {
      ...{ kind: 'erased', reference, recipient: 'asha@example.com', at: noon },
      text: { subject: 'Erased', body: 'Gone.' },
    },
    task: null,
    notifyAgencyAt: { usually: noon, ifInFlight: after(15) },
    ...otherwise,
  };
}

async function addRequest(store: Store, reference: string, otherwise: Partial<NewDataRequest> = {}) {
  expect(await store.dataRequests.add(request(reference, otherwise), 100)).toBe(true);
  const waiting = await store.dataRequests.waiting(100);
  return waiting.at(-1)?.id ?? 0;
}

test.each(storeKinds)(
  '%s: processes that count at the same time accept no more requests than the limit of the day',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const other = await isolated.open();
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? isolated.store : other).dataRequests.add(request('K7M2-9QXD'), 20),
      ),
    );
    expect(asked.filter(Boolean)).toHaveLength(20);
    expect(await other.dataRequests.add(request('K7M2-9QXD', { day: '2026-03-05' }), 20)).toBe(true);
  },
);

test.each(storeKinds)('%s: one of several processes settles a request, completely', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { store } = isolated;
  const other = await isolated.open();
  const { reference } = await store.insert(enquiry());
  await store.insert(enquiry({ message: 'And coffee.' }));
  const id = await addRequest(store, reference);
  const settled = await Promise.all(
    [store, other, store, other].map(({ dataRequests }) => dataRequests.settle(id, settlement(reference))),
  );
  expect(settled.filter(Boolean)).toHaveLength(1);
  expect(await store.find(reference)).toBeNull();
  expect(await store.counts()).toMatchObject({ waiting: 1 });
  expect(await store.journal(new Date(0), 10)).toHaveLength(1);
  expect(await store.visitorLetters.oldestUnsent()).toMatchObject({ id: `erased-${reference}` });
  expect(await store.dataRequests.waiting(10)).toEqual([]);
});

test.each(storeKinds)('%s: the result of a request is stored completely, or not at all', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { store } = isolated;
  const { reference } = await store.insert(enquiry());
  const id = await addRequest(store, reference);
  const broken = settlement(reference);
  if (broken.letter) broken.letter.recipient = null as unknown as string; // the last statement but one fails
  // Once it has failed, the row is free again for those that have a connection already.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await Promise.all(Array.from({ length: 4 }, () => store.counts()));
    for (let repeat = 0; repeat < 3; repeat += 1)
      await expect(store.dataRequests.settle(id, broken)).rejects.toThrow();
  }
  expect(await store.find(reference)).toMatchObject({ reference });
  expect(await store.journal(new Date(0), 10)).toEqual([]);
  expect(await store.dataRequests.waiting(10)).toMatchObject([{ id, reference }]);
  expect(await store.dataRequests.settle(id, settlement(reference))).toBe(true);
});

test.each(storeKinds)(
  '%s: an erased enquiry of which a part is kept is in no list and no count, except after a breach',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { store } = isolated;
    const { reference } = await store.insert(enquiry({ key: 'a-filling' }));
    const id = await addRequest(store, reference);
    const keptUntil = after(60);
    await store.dataRequests.settle(
      id,
      settlement(reference, { erasure: { at: noon, keptUntil, isNotified: false } }),
    );
    expect(await store.find(reference)).toMatchObject({
      ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '', subject: '', message: '', key: null },
      ...{ erasedAt: noon, keptUntil, form: null, page: null, spamSignals: [] },
    });
    expect(await store.counts()).toEqual({ waiting: 0, held: 0, sent: 0, refused: 0 });
    expect(await store.countsBefore(after(99))).toEqual({ waiting: 0, held: 0, sent: 0, refused: 0 });
    expect(await store.list({}, 10)).toEqual([]);
    expect(await store.list({ erasedToo: true }, 10)).toMatchObject([{ reference }]);
    expect(await store.claim(after(1), 1_000, 10)).toEqual([]);
    expect(await store.times({ since: new Date(0), until: after(99) }, 10)).toEqual([]);
    expect(await store.expire({ before: after(99), isUnsentToo: true })).toBe(0);
    // The same text again is a new enquiry and no repeat.
    const again = await store.insert(enquiry({ key: 'a-filling', receivedAt: after(1) }));
    expect(again).toMatchObject({ repeated: false });
    expect(await store.find(again.reference)).toMatchObject({ possibleRepeatOf: null });
    expect(await store.expireKept(after(59), new Date(0))).toBe(0);
    expect(await store.expireKept(after(60), new Date(0))).toBe(1);
    expect(await store.find(reference)).toBeNull();
  },
);

test.each(storeKinds)(
  '%s: the agency is notified of an erasure by one process, and again if that one dies',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { store } = isolated;
    const other = await isolated.open();
    const { reference } = await store.insert(enquiry());
    await store.claim(noon, 60_000, 1); // its email is in flight
    await store.dataRequests.settle(await addRequest(store, reference), settlement(reference));
    expect(await store.dataRequests.claimErasureNotice(after(14), after(74))).toBeNull();
    const claims = await Promise.all(
      [store, other].map(({ dataRequests }) => dataRequests.claimErasureNotice(after(15), after(75))),
    );
    expect(claims.filter(Boolean)).toEqual([{ reference, at: noon }]);
    expect(await other.dataRequests.claimErasureNotice(after(75), after(135))).toMatchObject({ reference });
    // A clock that is set back must not put it off.
    expect(await other.dataRequests.claimErasureNotice(noon, after(60))).toMatchObject({ reference });
    await other.dataRequests.markNotified(reference);
    expect(await store.dataRequests.claimErasureNotice(after(999), after(9_999))).toBeNull();
  },
);

test.each(storeKinds)(
  '%s: a receiver gets a notice of an erasure if it may have got the notice of the enquiry',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { store } = isolated;
    const sent = await store.insert(enquiry());
    await store.notices.announce(noon, 10);
    const [notice] = await store.notices.claim(noon, 60_000, 1);
    await store.notices.mark(notice?.id ?? '', notice?.leaseToken ?? '', { state: 'sent', at: noon });
    const unsent = await store.insert(enquiry({ message: 'And coffee.' }));
    await store.notices.announce(noon, 10);
    const unannounced = await store.insert(enquiry({ message: 'And cake.' }));
    for (const { reference } of [sent, unsent, unannounced])
      await store.dataRequests.settle(await addRequest(store, reference), settlement(reference));
    expect(await store.notices.list(null, 10)).toMatchObject([
      { kind: 'enquiry.erased', reference: sent.reference, text: null, state: 'waiting' },
    ]);
  },
);

test.each(storeKinds)(
  '%s: a task is made once, and is removed with its enquiry, with its person or when it is too old',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { store } = isolated;
    const see = { erasure: null, letter: null, notifyAgencyAt: null, task: { recipient: null } };
    const erase = { letter: null, notifyAgencyAt: null, task: { recipient: 'Asha@example.com' } };
    const { reference } = await store.insert(enquiry());
    for (let time = 0; time < 2; time++) {
      const id = await addRequest(store, reference, { action: 'see' });
      await store.dataRequests.settle(id, settlement(reference, see));
    }
    expect(await store.dataRequests.tasks(10)).toEqual([
      { action: 'see', reference, at: noon, recipient: null },
    ]);
    await store.dataRequests.settle(await addRequest(store, reference), settlement(reference, erase));
    expect(await store.dataRequests.tasks(10)).toMatchObject([
      { action: 'erase', recipient: 'Asha@example.com' },
    ]);
    expect(await store.dataRequests.finish(reference)).toHaveLength(1);
    expect(await store.dataRequests.tasks(10)).toEqual([]);

    const other = await store.insert(enquiry({ message: 'And coffee.' }));
    await store.dataRequests.settle(
      await addRequest(store, other.reference),
      settlement(other.reference, erase),
    );
    await store.forget('asha@example.com');
    expect(await store.dataRequests.tasks(10)).toEqual([]);

    const third = await store.insert(enquiry({ message: 'And cake.' }));
    await store.dataRequests.settle(
      await addRequest(store, third.reference),
      settlement(third.reference, erase),
    );
    expect(await store.dataRequests.expireTasks(noon)).toBe(0);
    expect(await store.dataRequests.expireTasks(after(1))).toBe(1);
  },
);

test.each(storeKinds)('%s: settled requests of other days are deleted', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { store } = isolated;
  await store.dataRequests.settle(await addRequest(store, 'K7M2-9QXD'), null);
  await addRequest(store, 'K7M2-9QXD');
  await store.dataRequests.forgetCounted('2026-03-05');
  expect(await store.dataRequests.waiting(10)).toHaveLength(1);
  expect(await store.dataRequests.add(request('K7M2-9QXD'), 2)).toBe(true);
  expect(await store.dataRequests.add(request('K7M2-9QXD'), 2)).toBe(false);
});

test('an erased enquiry is off the disk when its process is killed before it has overwritten it', async () => {
  await using isolated = await openIsolatedStore('SQLite', postgres);
  const { store } = isolated;
  const { reference } = await store.insert(enquiry({ message: 'Kangra tea' }));
  await store.dataRequests.settle(await addRequest(store, reference), settlement(reference));
  // The log still has the text, as after a kill. What the maintenance of the next process does first:
  expect(await (await isolated.open()).scrub()).toBe(true);
  using database = new DatabaseSync(isolated.url.slice('file:'.length), { readOnly: true });
  expect(database.prepare('SELECT * FROM enquiries').all()).toEqual([]);
  const { execFileSync } = await import('node:child_process');
  const path = isolated.url.slice('file:'.length);
  for (const file of [path, `${path}-wal`])
    expect(execFileSync('cat', [file]).includes('Kangra tea')).toBe(false);
});
