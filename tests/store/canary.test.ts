// Canaries in the store, for each kind of database.

import { afterAll, expect, test } from 'vitest';
import { expireConfirmed } from '../../server/enquiries/expiry.ts';
import type { Outcome, Store } from '../../server/enquiries/store/types.ts';
import { after, enquiry, noon, openIsolatedStore, storeKinds } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose](), 60_000);

const leaseMs = 60_000;
const canary = (nonce: string, receivedAt = noon) =>
  enquiry({ key: nonce, message: 'A test', email: 'canary@site.invalid', receivedAt, isCanary: true });

test.each(storeKinds)('%s: a canary is in no list, no count and no expiry', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { store } = isolated;
  const nothing = { waiting: 0, held: 0, sent: 0, refused: 0 };
  const expectNothing = async () => {
    expect(await store.counts()).toEqual(nothing);
    expect(await store.countsBefore(after(60 * 24 * 4_000))).toEqual(nothing);
    expect(await store.list({}, 10)).toEqual([]);
    expect(await store.oldestUnsent()).toBeNull();
    expect(await store.latestPartlySent()).toBeNull();
    expect(await store.oldestReceivedAt()).toBeNull();
    expect(await store.findByCode('12345678')).toEqual([]);
    expect((await store.forget('a test')).mentionedIn).toEqual([]);
    expect(await store.claim(after(60), leaseMs, 10)).toEqual([]);
    expect(await expireConfirmed(store, after(60 * 24 * 4_000), true)).toBe(0);
  };
  await store.insert(canary('12345678-waiting'));
  await expectNothing();
  await store.removeCanary('12345678-waiting', null);
  const outcomes: Outcome[] = [
    { state: 'refused', error: '550 No' },
    { state: 'sent', at: noon, recipientsLeft: ['desk@agency.example'] },
  ];
  for (const outcome of outcomes) {
    const { reference } = await store.insert(canary(`12345678-${outcome.state}`));
    const claimed = await store.claimCanary(noon, leaseMs);
    expect(await store.mark(reference, claimed?.leaseToken ?? '', outcome)).toBe(true);
    expect(await store.find(reference)).toMatchObject({ state: outcome.state, isCanary: true });
    await expectNothing();
  }
});

test.each(storeKinds)('%s: an enquiry with the text of a canary is no repeat of it', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { store } = isolated;
  await store.insert(canary('a-nonce'));
  const { reference } = await store.insert({ ...canary('another'), isCanary: false });
  expect(await store.find(reference)).toMatchObject({ possibleRepeatOf: null, isCanary: false });
  expect(await store.list({}, 10)).toHaveLength(1);
});

test.each(storeKinds)('%s: canaries are claimed apart from enquiries, by one process each', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const other = await isolated.open();
  const { reference } = await isolated.store.insert(canary('a-nonce', after(-10)));
  const real = await isolated.store.insert(enquiry());
  const claims = await Promise.all([isolated.store, other].map((store) => store.claimCanary(noon, leaseMs)));
  const [claimed] = claims.filter((row) => row !== null);
  expect(claims.filter((row) => row !== null)).toMatchObject([{ reference, isCanary: true }]);
  expect(await other.leased()).toMatchObject([{ key: reference, leaseToken: claimed?.leaseToken }]);
  expect(await other.claim(noon, leaseMs, 10)).toMatchObject([{ reference: real.reference }]);
});

test.each(storeKinds)('%s: a token is used once, by one of all processes', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const other = await isolated.open();
  const use = (store: Store) => store.spendCanaryToken('a-nonce', noon);
  const first = await Promise.all([use(isolated.store), use(other), use(isolated.store)]);
  expect(first.filter(Boolean)).toHaveLength(1);
  // Also after the canary has been removed, and after a sweep.
  await isolated.store.sweepCanaries(after(60 * 24));
  expect(await use(other)).toBe(false);
  expect(await other.spendCanaryToken('another', noon)).toBe(true);
});

test.each(storeKinds)(
  '%s: a removal deletes only the row with that nonce, and an unrecognised canary only with its reference',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { store } = isolated;
    const real = await store.insert(enquiry({ key: 'of-a-visitor' }));
    await store.insert(canary('first'));
    const { reference } = await store.insert(canary('second'));
    const unrecognised = await store.insert({ ...canary('third'), isCanary: false });
    expect(await store.removeCanary('first', null)).toBe(true);
    expect(await store.removeCanary('first', null)).toBe(false);
    expect(await store.removeCanary('of-a-visitor', null)).toBe(false);
    expect(await store.removeCanary('other', real.reference)).toBe(false);
    expect(await store.removeCanary('third', null)).toBe(false);
    expect(await store.removeCanary('third', unrecognised.reference)).toBe(true);
    expect(await store.find(real.reference)).not.toBeNull();
    expect(await store.find(reference)).not.toBeNull();
  },
);

test.each(storeKinds)(
  '%s: an abandoned canary is removed after an hour, and so is one dated in the future',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { store } = isolated;
    const real = await store.insert(enquiry({ receivedAt: after(-60 * 24) }));
    for (const [nonce, minutes] of Object.entries({ old: -61, current: -59, ahead: 60 * 24 })) {
      await store.spendCanaryToken(nonce, after(minutes));
      await store.insert(canary(nonce, after(minutes)));
    }
    expect(await store.claimCanary(noon, leaseMs)).toMatchObject({ key: 'old' }); // in flight when it was killed
    expect(await store.sweepCanaries(noon)).toBe(2);
    expect(await store.sweepCanaries(noon)).toBe(0);
    expect(await store.claimCanary(noon, leaseMs)).toMatchObject({ key: 'current' });
    expect(await store.find(real.reference)).not.toBeNull();
  },
);

test.each(storeKinds)('%s: old periods and tokens are deleted, recent ones are not', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { store } = isolated;
  const week = 60 * 24 * 7;
  await store.spendCanaryToken('old', noon);
  await store.spendCanaryToken('recent', after(2));
  expect(await store.claimRun('canary', noon.toISOString(), noon.toISOString())).toBe(true);
  expect(await store.claimRun('canary', after(2).toISOString(), after(2).toISOString())).toBe(true);
  await store.sweepCanaries(after(week + 1));
  expect(await store.spendCanaryToken('old', noon)).toBe(true);
  expect(await store.spendCanaryToken('recent', after(2))).toBe(false);
  expect(await store.claimRun('canary', after(2).toISOString(), after(2).toISOString())).toBe(false);
});
