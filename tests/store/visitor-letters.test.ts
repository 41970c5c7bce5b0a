// The queue of letters to visitors and the counts of receipts, on each kind of store.

import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { restoreSqlite } from '../../server/enquiries/store/sqlite-restore.ts';
import type { NewVisitorLetter, Store } from '../../server/enquiries/store/types.ts';
import { clockSkewMsMax, receiptsPerAddressMax, receiptsPerDayMax } from '../../server/limits.ts';
import { after, enquiry, noon, openIsolatedStore, storeKinds } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose](), 60_000);

const leaseMs = 60_000;
const hours = 60;
const days = 24 * hours;

function letter(otherwise: Partial<NewVisitorLetter> = {}): NewVisitorLetter {
  const text = { subject: 'Received', body: 'We have it.' };
  return {
    kind: 'receipt',
    reference: 'K7M2-9QXD',
    recipient: 'asha@example.com',
    text,
    at: noon,
    ...otherwise,
  };
}

async function idsIn({ visitorLetters }: Store): Promise<string[]> {
  return (await visitorLetters.claim(after(60 * days), leaseMs, 100)).map(({ id }) => id).sort();
}

test.each(storeKinds)(
  '%s: a letter is claimed once, as it was added, and its row is removed when it is sent',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { visitorLetters } = isolated.store;
    const other = (await isolated.open()).visitorLetters;
    expect(await Promise.all([visitorLetters.add(letter()), other.add(letter())])).toEqual(
      expect.arrayContaining([true, false]),
    );
    const claims = await Promise.all([
      visitorLetters.claim(noon, leaseMs, 5),
      other.claim(noon, leaseMs, 5),
      visitorLetters.claim(noon, leaseMs, 5),
    ]);
    const [claimed] = claims.flat();
    expect(claims.flat()).toEqual([
      {
        ...{
          id: 'receipt-K7M2-9QXD',
          kind: 'receipt',
          reference: 'K7M2-9QXD',
          recipient: 'asha@example.com',
        },
        ...{ text: letter().text, createdAt: noon, nextTryAt: noon },
        ...{ state: 'waiting', tries: 0, lastError: null, leaseToken: expect.any(String) },
      },
    ]);
    const { id = '', leaseToken = '' } = claimed ?? {};
    expect(await other.leased()).toMatchObject([{ key: id, leaseToken }]);
    expect(await visitorLetters.renew(id, leaseToken, after(5))).toBe(true);
    expect(await visitorLetters.mark(id, 'another', { state: 'sent', at: noon })).toBe(false);
    expect(await visitorLetters.mark(id, leaseToken, { state: 'sent', at: noon })).toBe(true);
    expect(await visitorLetters.counts()).toEqual({ waiting: 0, refused: 0 });
    expect(await visitorLetters.oldestUnsent()).toBeNull();
    expect(await other.leased()).toEqual([]);
  },
);

test.each(storeKinds)('%s: a letter without a text is stored without one', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { visitorLetters } = isolated.store;
  expect(await visitorLetters.add(letter({ kind: 'stored-data', text: null }))).toBe(true);
  expect(await visitorLetters.oldestUnsent()).toMatchObject({ id: 'stored-data-K7M2-9QXD', text: null });
});

test.each(storeKinds)(
  '%s: a refused receipt is removed, and another refused letter is kept until it is added again',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { visitorLetters } = isolated.store;
    for (const one of ['receipt', 'erased', 'stored-data'] as const)
      await visitorLetters.add(letter({ kind: one }));
    for (const { id, leaseToken } of await visitorLetters.claim(noon, leaseMs, 5))
      expect(await visitorLetters.mark(id, leaseToken, { state: 'refused', error: '550 No' })).toBe(true);
    expect(await visitorLetters.counts()).toEqual({ waiting: 0, refused: 2 });
    expect(await visitorLetters.oldestUnsent()).toBeNull();
    expect(await visitorLetters.claim(after(days), leaseMs, 5)).toEqual([]);
    const again = letter({ kind: 'erased', recipient: 'ravi@example.com', at: after(days) });
    expect(await visitorLetters.add(again)).toBe(true);
    expect(await visitorLetters.add(again)).toBe(false);
    expect(await visitorLetters.claim(after(days), leaseMs, 5)).toMatchObject([
      { id: 'erased-K7M2-9QXD', recipient: 'ravi@example.com', tries: 0, lastError: null },
    ]);
    expect(await visitorLetters.expire(after(days * 30))).toContainEqual(
      expect.objectContaining({
        id: 'stored-data-K7M2-9QXD',
        lastError: '550 No',
        tries: 1,
        state: 'refused',
      }),
    );
  },
);

test.each(storeKinds)(
  '%s: a letter that failed is due again later, and a returned one at once',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { visitorLetters } = isolated.store;
    await visitorLetters.add(letter());
    const claim = async (at: Date) => (await visitorLetters.claim(at, leaseMs, 5))[0];
    const first = await claim(noon);
    await visitorLetters.mark(first?.id ?? '', first?.leaseToken ?? '', { state: 'back' });
    const second = await claim(noon);
    expect(second).toMatchObject({ tries: 0 });
    const outcome = { state: 'later', at: after(10), error: '450 Later' } as const;
    await visitorLetters.mark(second?.id ?? '', second?.leaseToken ?? '', outcome);
    expect(await claim(after(9))).toBeUndefined();
    expect(await claim(after(10))).toMatchObject({ tries: 1, lastError: '450 Later' });
  },
);

test.each(storeKinds)(
  '%s: the letters about an erased enquiry are removed, except the confirmation of the erasure',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { store } = isolated;
    const insert = async (message: string, email: string, receivedAt = after(days)) =>
      (await store.insert(enquiry({ message, email, receivedAt }))).reference;
    const forgotten = await insert('one', 'Gone@example.com');
    const expired = await insert('two', 'old@example.com', noon);
    const reduced = await insert('three', 'less@example.com');
    const kept = await insert('four', 'kept@example.com');
    for (const reference of [forgotten, expired, reduced, kept])
      for (const one of ['receipt', 'stored-data', 'erased'] as const)
        await store.visitorLetters.add(letter({ kind: one, reference }));
    await store.forget('gone@example.com');
    expect(await store.expire({ before: after(1), isUnsentToo: true })).toBe(1);
    expect(await store.visitorLetters.removeFor(reduced)).toBe(2);
    expect(await idsIn(store)).toEqual(
      [forgotten, expired, reduced, kept]
        .map((reference) => `erased-${reference}`)
        .concat(`receipt-${kept}`, `stored-data-${kept}`)
        .sort(),
    );
  },
);

test.each(storeKinds)(
  '%s: a receipt is dropped after a day, and any other letter after two weeks',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { visitorLetters } = isolated.store;
    await visitorLetters.add(letter());
    await visitorLetters.add(letter({ kind: 'erased' }));
    await visitorLetters.add(letter({ reference: 'AAAA-AAAA', at: after(3 * days) })); // by a clock that was ahead
    const expired = async (at: Date) => (await visitorLetters.expire(at)).map(({ id }) => id).sort();
    expect(await expired(after(3 * days))).toEqual(['receipt-K7M2-9QXD']);
    expect(await expired(after(days))).toEqual(['receipt-AAAA-AAAA']);
    expect(await expired(after(14 * days))).toEqual([]);
    expect(await expired(after(14 * days + 1))).toEqual(['erased-K7M2-9QXD']);
  },
);

test.each(storeKinds)(
  '%s: two processes together count three receipts to an address and two hundred in all',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const one = isolated.store.visitorLetters;
    const other = (await isolated.open()).visitorLetters;
    const both = [one, other, one, other, one, other, one, other];
    const counted = await Promise.all(both.map((letters) => letters.countReceipt('asha', noon)));
    expect(counted.filter((count) => count === 'counted')).toHaveLength(receiptsPerAddressMax);
    expect(counted.filter((count) => count === 'address')).toHaveLength(both.length - receiptsPerAddressMax);

    const left = receiptsPerDayMax - receiptsPerAddressMax;
    for (let at = 0; at < left - 3; at++) await one.countReceipt(`person ${at}`, noon);
    const last = await Promise.all(both.map((letters, at) => letters.countReceipt(`last ${at}`, after(1))));
    expect(last.filter((count) => count === 'counted')).toHaveLength(3);
    expect(last.filter((count) => count === 'day')).toHaveLength(both.length - 3);
    expect(await other.countReceipt('asha', after(days - 1))).toBe('day');

    expect(await other.countReceipt('asha', after(days))).toBe('counted');
    expect(await other.countReceipt('someone', after(days))).toBe('counted');
  },
);

test.each(storeKinds)(
  '%s: counts are deleted after a day, and so are those dated in the future',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { visitorLetters } = isolated.store;
    const ahead = new Date(noon.getTime() + clockSkewMsMax + 1);
    for (let count = 0; count < 3; count++) await visitorLetters.countReceipt('asha', ahead);
    expect(await visitorLetters.countReceipt('asha', noon)).toBe('counted');
    await visitorLetters.forgetReceiptCounts(noon); // leaves the last one
    const again = [];
    for (let count = 0; count < 3; count++) again.push(await visitorLetters.countReceipt('asha', ahead));
    expect(again).toEqual(['counted', 'counted', 'address']);
  },
);

test('a restored store has none of the receipts that waited in its backup', async () => {
  await using isolated = await openIsolatedStore('SQLite', postgres);
  for (const kind of ['receipt', 'erased'] as const)
    await isolated.store.visitorLetters.add(letter({ kind }));
  const path = isolated.url.slice('file:'.length);
  await isolated.store.close();
  await restoreSqlite(path, `${path}.new`, noon, 'agency');
  const restored = await openStore(`file:${path}.new`);
  expect(await idsIn(restored)).toEqual(['erased-K7M2-9QXD']);
  await restored.close();
});
