// The messages of a store, which both kinds of database keep in the same way.

import { expect } from 'vitest';
import type { NewMessage, Outcome } from '../../server/messages/types.ts';
import type { Store } from '../../server/store.ts';
import { after, enquiry, noon, openLease, storeContract } from '../support/isolated-store.ts';

const contract = await storeContract();

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

contract(
  'what has waited longest is claimed first, and what failed after the others for a time',
  async ({ store }) => {
    for (const [text, minutes] of Object.entries({ failed: -30, one: 0, two: 1, three: 2 }))
      await store.insert(enquiry({ message: text, receivedAt: after(minutes) }));
    const { claim, settle } = await openLease(store);
    await settle({ state: 'later', at: noon, error: '451 later' });
    const order = async (minutes: number) => {
      const claimed = [];
      for (let next = await claim(after(minutes)); next; ) {
        claimed.push(next);
        next = await claim(after(minutes));
      }
      const texts = [];
      for (const one of claimed) {
        texts.push((await store.find(String(one.reference)))?.message);
        await store.messages.mark(one, { state: 'back' });
      }
      return texts;
    };
    expect(await order(4)).toEqual(['one', 'two', 'three', 'failed']);
    expect((await order(6)).slice(0, 2).sort()).toEqual(['failed', 'one']); // due since the same minute
    await store.insert(enquiry({ message: 'new', receivedAt: after(6) }));
    expect((await order(6)).at(-1)).toBe('new');
  },
);

contract(
  'only the holder of the lease claims, each message once, and each channel apart',
  async (isolated) => {
    const { store } = isolated;
    const { reference } = await store.insert(enquiry(), { webhook: true });
    await store.insert(enquiry({ isCanary: true, message: 'A test' }));
    const { claim, token } = await openLease(store);
    expect(await claim(noon, 'visitor')).toBeNull();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => claim()));
    const claimed = {
      id: `enquiry-${reference}`,
      kind: 'enquiry',
      reference,
      claim: token,
      isBeingSent: true,
    };
    expect([first, ...others].filter(Boolean)).toEqual([expect.objectContaining(claimed)]);
    expect(await claim(noon, 'webhook')).toMatchObject({ id: `enquiry.received-${reference}` });
    expect(await claim(noon, 'canary')).toMatchObject({ kind: 'canary' });

    await store.insert(enquiry({ message: 'another' }));
    const successor = await openLease(await isolated.open());
    expect(await claim()).toBeNull(); // of the process that has lost the lease, even where something is due
    expect(await successor.claim()).not.toBeNull();
  },
);

const outcomes: [outcome: Outcome, expected: object][] = [
  [{ state: 'back' }, { state: 'waiting', tries: 0, nextTryAt: noon, error: null }],
  [
    { state: 'back', error: 'away', remedy: 'Wait.' },
    { tries: 0, nextTryAt: noon, error: 'away', remedy: 'Wait.' },
  ],
  [
    { state: 'later', at: after(30), error: '451', recipientsLeft: ['desk@agency.example'] },
    { state: 'waiting', tries: 1, nextTryAt: after(30), error: '451', recipients: ['desk@agency.example'] },
  ],
  [
    { state: 'refused', error: '550' },
    { state: 'refused', tries: 1, error: '550', content: { to: 'you' } },
  ],
  // Nothing of what it said is kept.
  [
    { state: 'sent', at: after(1) },
    { state: 'sent', tries: 1, sentAt: after(1), content: null, recipients: null },
  ],
  [
    { state: 'sent', at: after(1), recipientsLeft: ['desk@agency.example'], error: '550' },
    { state: 'sent', recipients: ['desk@agency.example'], error: '550' },
  ],
];

contract('the holder of a claim records its outcome, once', async ({ store }) => {
  for (const [index, [outcome, expected]] of outcomes.entries()) {
    const id = `erased-copy-${index}`;
    await store.messages.add(message({ id, kind: 'erased-copy', recipients: null, content: { to: 'you' } }));
    const { claim } = await openLease(store);
    const claimed = await claim();
    if (!claimed) throw new Error('Nothing is due.');
    expect(await store.messages.mark({ ...claimed, claim: 'another' }, outcome)).toBe(false);
    expect(await store.messages.mark(claimed, outcome)).toBe(true);
    expect(await store.messages.mark(claimed, { state: 'sent', at: noon })).toBe(false);
    const found = await store.messages.find(id);
    expect([outcome, found]).toEqual([outcome, expect.objectContaining({ ...expected, isBeingSent: false })]);
    if (found?.state === 'waiting') await claim(after(60)); // out of the way of the next case
  }
});

contract(
  'a message to a visitor is removed when it is sent, and a receipt when it is refused, too',
  async ({ store }) => {
    const { settle } = await openLease(store);
    await store.insert(enquiry(), { receipt: true });
    expect(await settle({ state: 'refused', error: '550 No' }, noon, 'visitor')).toMatch(/^receipt-/);
    await store.messages.add(message());
    expect(await settle({ state: 'refused', error: '550 No' }, noon, 'visitor')).toBe('erased-K7M2-9QXD');
    expect(await store.messages.counts('visitor')).toEqual({ waiting: 0, refused: 1 });
    await store.messages.retry('erased-K7M2-9QXD');
    await settle({ state: 'sent', at: noon }, noon, 'visitor');
    expect(await store.messages.list({ channel: 'visitor' }, 9)).toEqual([]);
  },
);

contract('an error and its remedy may have any characters, and 500 of them are kept', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  const { settle } = await openLease(store);
  const error = '421 busy\0 \u001b]0;title\u0007\u0085 \ud83c and more\nSet it.';
  const kept = '421 busy ]0;title \ufffd and more\nSet it.';
  await settle({ state: 'back', error, remedy: error });
  expect(await store.messages.find(`enquiry-${reference}`)).toMatchObject({ error: kept, remedy: kept });
  await settle({ state: 'back', error: 'e'.repeat(1_000), remedy: 'r'.repeat(1_000) });
  expect(await store.messages.find(`enquiry-${reference}`)).toMatchObject({
    ...{ error: 'e'.repeat(500), remedy: 'r'.repeat(500) },
  });
});

contract(
  'what a process that is gone has claimed is due again, and a receipt is removed',
  async (isolated) => {
    const { store } = isolated;
    const { reference } = await store.insert(enquiry(), { receipt: true });
    const gone = await openLease(store);
    const claimed = await gone.claim();
    await gone.claim(noon, 'visitor');
    const { token, claim } = await openLease(await isolated.open());
    expect(await gone.claim()).toBeNull();
    expect(await store.messages.freeAbandoned(gone.token)).toEqual([]); // it has no lease to free with
    expect(await store.messages.hasWork('agency', after(-60))).toBe(true); // whatever the clock says
    const freed = await store.messages.freeAbandoned(token);
    expect(freed.sort()).toEqual([`enquiry-${reference}`, `receipt-${reference}`]);
    expect(await idsIn(store)).toEqual([`enquiry-${reference}`]);
    if (claimed) expect(await store.messages.mark(claimed, { state: 'sent', at: noon })).toBe(false);
    const own = await claim();
    expect(own).toMatchObject({ reference, tries: 1 });
    expect(await store.messages.freeAbandoned(token)).toEqual([]);
    if (own) await store.messages.drop({ ...own, claim: 'another' });
    expect(await idsIn(store)).toEqual([`enquiry-${reference}`]);
    if (own) await store.messages.drop(own);
    expect(await idsIn(store)).toEqual([]);
  },
);

contract('there is work where something is due, in the channel that is asked for', async ({ store }) => {
  const { messages } = store;
  await store.insert(enquiry());
  const { settle } = await openLease(store);
  expect(await messages.hasWork('agency', noon)).toBe(true);
  expect(await messages.hasWork('visitor', noon)).toBe(false);
  await settle({ state: 'later', at: after(5), error: '450' });
  expect(await messages.hasWork('agency', after(4))).toBe(false);
  expect(await messages.hasWork('agency', after(5))).toBe(true);
});

contract('what a wrong clock put off is due', async ({ store }) => {
  const inDays = after(60 * 24 * 3);
  const { reference } = await store.insert(enquiry({ message: 'ahead', receivedAt: inDays }));
  const { claim, settle } = await openLease(store);
  await settle({ state: 'later', at: after(60 * 24 * 4), error: '450' });
  expect(await claim()).toMatchObject({ reference, tries: 1 });
  await store.insert(enquiry({ message: 'soon' }));
  await settle({ state: 'later', at: after(5), error: '450' });
  expect(await claim()).toBeNull();
});

contract(
  'what failed while the clock was an hour ahead is due ten minutes after it is right',
  async ({ store }) => {
    await store.insert(enquiry());
    const { claim, settle } = await openLease(store);
    await settle({ state: 'later', at: after(10), error: '450' });
    expect(await claim(noon)).toBeNull(); // as long as the longest wait, and two clocks may differ
    await settle({ state: 'later', at: after(61), error: '450' }, after(60));
    expect(await claim(noon)).not.toBeNull();
  },
);

contract('what an operator retries while the clock is ahead is due once it is right', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  const { claim, settle } = await openLease(store);
  await settle({ state: 'later', at: after(6), error: '450' });
  expect(await claim(noon)).toBeNull();
  expect(await store.messages.retry(`enquiry-${reference}`)).toBe(true);
  expect(await claim(noon)).toMatchObject({ reference, tries: 0 });
});

contract('messages are listed and counted by channel and state, newest first', async ({ store }) => {
  const { messages } = store;
  const { reference } = await store.insert(enquiry(), { webhook: true });
  const { settle } = await openLease(store);
  await settle({ state: 'refused', error: '410 Gone' }, noon, 'webhook');
  await messages.add(message({ at: after(1) }));
  await messages.add(message({ id: 'erased-2', at: after(2) }));
  await settle({ state: 'later', at: after(9), error: '450' }, after(1), 'visitor');
  const ids = async (...asked: Parameters<typeof messages.list>) =>
    (await messages.list(...asked)).map(({ id }) => id);
  expect(await ids({ channel: 'visitor' }, 9)).toEqual(['erased-2', 'erased-K7M2-9QXD']);
  expect(await ids({ state: 'refused' }, 9)).toEqual([`enquiry.received-${reference}`]);
  expect(await ids({}, 2)).toEqual(['erased-2', 'erased-K7M2-9QXD']);
  expect(await messages.counts('webhook')).toEqual({ waiting: 0, refused: 1 });
  expect(await messages.counts('visitor')).toEqual({ waiting: 2, refused: 0 });
  expect(await messages.oldestUnsent('visitor')).toMatchObject({ id: 'erased-K7M2-9QXD' });
  expect(await messages.oldestUnsent('visitor', true)).toMatchObject({ id: 'erased-2' }); // no server has answered
  expect(await messages.oldestUnsent('webhook')).toMatchObject({ state: 'refused' });
  expect(await messages.oldestUnsent('webhook', true)).toBeNull();
});

contract('an operator retries or discards a refused message, and nothing that is sent', async ({ store }) => {
  const { messages } = store;
  const { settle, claim } = await openLease(store);
  const [id, other] = ['enquiry.erased-1', 'enquiry.erased-2'];
  for (const one of [id, other]) await messages.add(message({ id: one, kind: 'enquiry.erased' }));
  expect(await messages.discard(id)).toBe(false);
  await settle({ state: 'refused', error: '410 Gone' }, noon, 'webhook');
  expect(await messages.retry(id)).toBe(true);
  expect(await messages.find(id)).toMatchObject({ state: 'waiting', tries: 0, nextTryAt: noon });
  await settle({ state: 'sent', at: noon }, noon, 'webhook');
  for (const change of [messages.retry(id), messages.discard(id), messages.retry('none')])
    expect(await change).toBe(false);
  await settle({ state: 'refused', error: '410 Gone' }, after(1), 'webhook');
  expect(await messages.discard(other)).toBe(true);
  expect(await messages.find(other)).toBeNull();
  expect(await claim(after(99), 'webhook')).toBeNull();
});

contract('only what is sent and of no enquiry is removed for its age', async ({ store }) => {
  const { messages } = store;
  const { settle } = await openLease(store);
  const { reference } = await store.insert(enquiry());
  await settle({ state: 'sent', at: noon });
  const add = (id: string, kind: NewMessage['kind']) =>
    messages.add(message({ id, kind, recipients: null, content: null }));
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
