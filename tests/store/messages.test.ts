// The messages of a store, which both kinds of database keep in the same way.

import { expect } from 'vitest';
import type { NewMessage, Outcome } from '../../server/messages/types.ts';
import type { Store } from '../../server/store.ts';
import { after, contract, enquiry, noon, openLease } from '../support/isolated-store.ts';

/** To a visitor, about an enquiry that is gone. */
function message(otherwise: Partial<NewMessage> = {}): NewMessage {
  return {
    ...{ id: 'erased-K7M2-9QXD', kind: 'erased', reference: null, recipients: ['asha@example.com'] },
    ...{ content: { language: 'pa' }, at: noon },
    ...otherwise,
  };
}

async function idsIn({ messages }: Store): Promise<string[]> {
  return (await messages.list({}, 100)).map(({ id }) => id).sort();
}

contract('a message is added once, and a refused one is replaced', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const adds = await Promise.all([store, other, store].map(({ messages }) => messages.add(message())));
  expect(adds.filter(Boolean)).toHaveLength(1);
  const added = { isBeingSent: false, sentAt: null, state: 'waiting', tries: 0, error: null, remedy: null };
  expect(await other.messages.find('erased-K7M2-9QXD')).toEqual({
    ...{ id: 'erased-K7M2-9QXD', channel: 'visitor', kind: 'erased', reference: null, ...added },
    ...{ recipients: ['asha@example.com'], content: { language: 'pa' }, createdAt: noon, nextTryAt: noon },
  });
  const { settle } = await openLease(store);
  await settle({ state: 'refused', error: '550 No', remedy: 'Ask him.' }, noon, 'visitor');
  const again = message({ recipients: ['ravi@example.com'], content: null, at: after(60) });
  expect([await store.messages.add(again), await store.messages.add(again)]).toEqual([true, false]);
  const { at, ...values } = again;
  const replaced = { ...added, ...values, createdAt: at, nextTryAt: at };
  expect(await store.messages.find('erased-K7M2-9QXD')).toMatchObject(replaced);
});

contract('only who has the lease claims, each message once, and each channel apart', async (isolated) => {
  const { store } = isolated;
  const { reference } = await store.insert(enquiry(), { webhook: true });
  await store.insert(enquiry({ isCanary: true, message: 'A test' }));
  const { claim, token } = await openLease(store);
  expect(await claim(noon, 'visitor')).toBeNull();
  const claims = await Promise.all([1, 2, 3].map(() => claim()));
  const id = `enquiry-${reference}`;
  const claimed = { id, kind: 'enquiry', reference, claim: token, isBeingSent: true };
  expect(claims.filter(Boolean)).toEqual([expect.objectContaining(claimed)]);
  expect(await claim(noon, 'webhook')).toMatchObject({ id: `enquiry.received-${reference}` });
  expect(await claim(noon, 'canary')).toMatchObject({ kind: 'canary' });

  await store.insert(enquiry({ message: 'another' }));
  const successor = await openLease(await isolated.open());
  expect(await claim()).toBeNull(); // of the process that has lost the lease, even where something is due
  expect(await successor.claim()).not.toBeNull();
});

contract(
  'the holder of a claim records its outcome, once, and no content is kept once sent',
  async ({ store }) => {
    const id = 'erased-copy-1';
    await store.messages.add(message({ id, kind: 'erased-copy', recipients: null, content: { to: 'you' } }));
    const { claim } = await openLease(store);
    const settle = async (outcome: Outcome, minutes = 0) => {
      const claimed = await claim(after(minutes));
      if (!claimed) throw new Error('Nothing is due.');
      expect(await store.messages.mark({ ...claimed, claim: 'another' }, outcome)).toBe(false);
      expect(await store.messages.mark(claimed, outcome)).toBe(true);
      expect(await store.messages.mark(claimed, { state: 'sent', at: noon })).toBe(false);
      return store.messages.find(id);
    };
    const left = ['desk@agency.example'];
    const later = { state: 'later', at: after(5), error: '451', recipientsLeft: left } as const;
    const waiting = { state: 'waiting', tries: 1, nextTryAt: after(5), isBeingSent: false };
    expect(await settle(later)).toMatchObject({ ...waiting, error: '451', recipients: left });
    const back = { state: 'waiting', tries: 1, error: '451', content: { to: 'you' }, isBeingSent: false };
    expect(await settle({ state: 'back' }, 5)).toMatchObject(back);
    const sent = { state: 'sent', tries: 2, sentAt: after(6), content: null, recipients: null };
    expect(await settle({ state: 'sent', at: after(6) }, 5)).toMatchObject(sent);
  },
);

contract('an error and its remedy may have any characters, and 500 of them are kept', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  const { settle } = await openLease(store);
  const odd = '421 busy\0 \u001b]0;title\u0007\u0085 \ud83c and more\nSet it.';
  for (const [text, kept] of [
    [odd, '421 busy ]0;title \ufffd and more\nSet it.'],
    ['e'.repeat(1_000), 'e'.repeat(500)],
  ] as const) {
    await settle({ state: 'back', error: text, remedy: text });
    const found = await store.messages.find(`enquiry-${reference}`);
    expect(found).toMatchObject({ error: kept, remedy: kept });
  }
});

contract('only what is sent and of no enquiry is removed for its age', async ({ store }) => {
  const { settle } = await openLease(store);
  const { reference } = await store.insert(enquiry());
  await settle({ state: 'sent', at: noon });
  for (const [id, kind, outcome] of [
    ['digest-2026-03-04', 'digest', { state: 'sent', at: noon }],
    ['weekly-2026-W10', 'weekly', { state: 'refused', error: '550' }],
    ['erased-1', 'erased', null],
  ] as const) {
    await store.messages.add(message({ id, kind, recipients: null, content: null }));
    if (outcome) await settle(outcome);
  }
  await store.messages.expire(noon);
  expect(await idsIn(store)).toHaveLength(4);
  await store.messages.expire(after(60 * 24 * 400));
  expect(await idsIn(store)).toEqual(['erased-1', `enquiry-${reference}`, 'weekly-2026-W10'].toSorted());
});
