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
  expect(await other.messages.find('erased-K7M2-9QXD')).toEqual({
    ...{ id: 'erased-K7M2-9QXD', channel: 'visitor', kind: 'erased', reference: null },
    ...{ recipients: ['asha@example.com'], content: { language: 'pa' }, createdAt: noon, nextTryAt: noon },
    ...{ state: 'waiting', isBeingSent: false, tries: 0, sentAt: null, error: null, remedy: null },
  });
  const { settle } = await openLease(store);
  await settle({ state: 'refused', error: '550 No', remedy: 'Ask him.' }, noon, 'visitor');
  const again = message({ recipients: ['ravi@example.com'], content: null, at: after(60) });
  expect(await store.messages.add(again)).toBe(true);
  expect(await store.messages.add(again)).toBe(false);
  expect(await store.messages.find('erased-K7M2-9QXD')).toMatchObject({
    ...{ recipients: ['ravi@example.com'], content: null, createdAt: after(60), nextTryAt: after(60) },
    ...{ state: 'waiting', tries: 0, error: null, remedy: null },
  });
});

contract('what waited longest is claimed first, and what failed after it for a time', async ({ store }) => {
  for (const [text, minutes] of Object.entries({ failed: -30, one: 0, two: 1, three: 2 }))
    await store.insert(enquiry({ message: text, receivedAt: after(minutes) }));
  const { claim, settle } = await openLease(store);
  await settle({ state: 'later', at: noon, error: '451 later' });
  const order = async (minutes: number) => {
    const claimed = [];
    for (let next = await claim(after(minutes)); next; next = await claim(after(minutes))) claimed.push(next);
    for (const one of claimed) await store.messages.mark(one, { state: 'back' });
    const found = await Promise.all(claimed.map(({ reference }) => store.find(String(reference))));
    return found.map((one) => one?.message);
  };
  expect(await order(4)).toEqual(['one', 'two', 'three', 'failed']);
  expect((await order(6)).slice(0, 2).sort()).toEqual(['failed', 'one']); // due since the same minute
  await store.insert(enquiry({ message: 'new', receivedAt: after(6) }));
  expect((await order(6)).at(-1)).toBe('new');
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

contract('a sent message to a visitor is removed, and a receipt that is refused, too', async ({ store }) => {
  const { settle } = await openLease(store);
  const refused: Outcome = { state: 'refused', error: '550 No' };
  await store.insert(enquiry(), { receipt: true });
  expect(await settle(refused, noon, 'visitor')).toMatch(/^receipt-/);
  await store.messages.add(message());
  expect(await settle(refused, noon, 'visitor')).toBe('erased-K7M2-9QXD');
  expect(await store.messages.counts('visitor')).toEqual({ waiting: 0, refused: 1 });
  await store.messages.retry('erased-K7M2-9QXD');
  await settle({ state: 'sent', at: noon }, noon, 'visitor');
  expect(await store.messages.list({ channel: 'visitor' }, 9)).toEqual([]);
});

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

contract('what a process that is gone has claimed is due again, a receipt is not', async (isolated) => {
  const { store } = isolated;
  const { messages } = store;
  const { reference } = await store.insert(enquiry(), { receipt: true });
  const own = `enquiry-${reference}`;
  const gone = await openLease(store);
  const lost = await gone.claim();
  await gone.claim(noon, 'visitor');
  const { token, claim } = await openLease(await isolated.open());
  expect(await gone.claim()).toBeNull();
  expect(await messages.freeAbandoned(gone.token)).toEqual([]); // it has no lease to free with
  expect(await messages.hasWork('agency', after(-60))).toBe(true); // whatever the clock says
  expect((await messages.freeAbandoned(token)).sort()).toEqual([own, `receipt-${reference}`]);
  expect(await idsIn(store)).toEqual([own]);
  const claimed = await claim();
  if (!lost || !claimed) throw new Error('Nothing was claimed.');
  expect(await messages.mark(lost, { state: 'sent', at: noon })).toBe(false);
  expect(claimed).toMatchObject({ reference, tries: 1 });
  expect(await messages.freeAbandoned(token)).toEqual([]);
  await messages.drop({ ...claimed, claim: 'another' });
  expect(await idsIn(store)).toEqual([own]);
  await messages.drop(claimed);
  expect(await idsIn(store)).toEqual([]);
});

contract('a message is due at its time, or once the clock that put it off is right', async ({ store }) => {
  const { messages } = store;
  const { reference } = await store.insert(enquiry());
  const { claim, settle } = await openLease(store);
  const later = (minutes: number, at = 0) =>
    settle({ state: 'later', at: after(minutes), error: '450' }, after(at));
  const hasWork = (minutes: number) => messages.hasWork('agency', after(minutes));
  expect([await hasWork(0), await messages.hasWork('visitor', noon)]).toEqual([true, false]);
  await later(10); // as long as the longest wait, and two clocks may differ
  expect([await hasWork(0), await hasWork(9.9), await hasWork(10)]).toEqual([false, false, true]);
  expect(await claim()).toBeNull();
  await later(71, 60); // by a clock an hour ahead
  const claimed = await claim();
  expect(claimed).toMatchObject({ reference, tries: 2 });
  if (claimed) await messages.mark(claimed, { state: 'later', at: after(6), error: '450' });
  expect(await claim()).toBeNull();
  expect(await messages.retry(`enquiry-${reference}`)).toBe(true);
  expect(await claim()).toMatchObject({ reference, tries: 1 });
  await store.insert(enquiry({ message: 'received ahead', receivedAt: after(3 * 24 * 60) }));
  expect(await claim()).not.toBeNull();
});

contract('an operator retries or discards a refused message, and nothing that is sent', async ({ store }) => {
  const { messages } = store;
  const { settle, claim } = await openLease(store);
  const [id, other] = ['enquiry.erased-1', 'enquiry.erased-2'];
  for (const one of [id, other]) await messages.add(message({ id: one, kind: 'enquiry.erased' }));
  expect(await messages.discard(id)).toBe(false);
  await settle({ state: 'refused', error: '410 Gone' }, noon, 'webhook');
  expect(await messages.retry(id)).toBe(true);
  expect(await messages.find(id)).toMatchObject({ state: 'waiting', tries: 1, nextTryAt: noon });
  await settle({ state: 'refused', error: '410 Gone' }, noon, 'webhook'); // the other, which has not failed before
  await settle({ state: 'sent', at: noon }, noon, 'webhook');
  for (const change of [messages.retry(id), messages.discard(id), messages.retry('none')])
    expect(await change).toBe(false);
  expect(await messages.discard(other)).toBe(true);
  expect(await messages.find(other)).toBeNull();
  expect(await claim(after(99), 'webhook')).toBeNull();
});

contract('only what is sent and of no enquiry is removed for its age', async ({ store }) => {
  const { messages } = store;
  const { settle } = await openLease(store);
  const add = (id: string, kind: NewMessage['kind']) =>
    messages.add(message({ id, kind, recipients: null, content: null }));
  const { reference } = await store.insert(enquiry());
  await settle({ state: 'sent', at: noon });
  await add('digest-2026-03-04', 'digest');
  await settle({ state: 'sent', at: noon });
  await add('weekly-2026-W10', 'weekly');
  await settle({ state: 'refused', error: '550' });
  await add('erased-1', 'erased');
  await messages.expire(noon);
  expect(await idsIn(store)).toHaveLength(4);
  await messages.expire(after(60 * 24 * 400));
  const left = ['erased-1', `enquiry-${reference}`, 'weekly-2026-W10'];
  expect(await idsIn(store)).toEqual(left.toSorted());
});
