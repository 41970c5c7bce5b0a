// What a store keeps, in the same way on both kinds of database.

import { expect, test } from 'vitest';
import type { Enquiry, Filter, State } from '../../server/enquiries/types.ts';
import type { NewMessage, Outcome } from '../../server/messages/types.ts';
import type { Settlement } from '../../server/privacy/data-request-store.ts';
import { expireConfirmed } from '../../server/privacy/erasure-store.ts';
import type { Store } from '../../server/store.ts';
import { after, enquiry, noon, openIsolatedStore, openLease, storeKinds } from '../support/isolated-store.ts';

type Isolated = Awaited<ReturnType<typeof openIsolatedStore>> & { other: Store };

/** A test that holds for both kinds of store, which another process has open, too. */
function both(title: string, run: (isolated: Isolated) => Promise<void>): void {
  test.each(storeKinds)(`%s: ${title}`, async (kind) => {
    await using isolated = await openIsolatedStore(kind);
    await run({ ...isolated, other: await isolated.open() });
  });
}

const days = 60 * 24;
const further = { webhook: true, receipt: true };

both('an enquiry is read back as it was stored', async ({ store }) => {
  const full = enquiry({
    ...{ key: 'a-filling', language: 'pa', captcha: 'unverified', spamSignals: ['haste', 'links'] },
    message: 'नमस्ते — “tea” & <chai>\nhttps://tea.example 🍵 \' " \\ % _',
    context: {
      ...{ referrer: 'search.example', utm: { source: 'paper', content: 'b' } },
      ...{ tookMs: 12_345, notice: '2026-11' },
    },
  });
  const { reference, repeated } = await store.insert(full);
  expect(repeated).toBe(false);
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await store.find(reference)).toEqual({
    ...{ ...full, id: 1, reference, possibleRepeatOf: null, state: 'held', tries: 0, nextTryAt: noon },
    ...{ lastError: null, recipientsLeft: null, sentAt: null, isCanary: false },
    ...{ answeredAt: null, remindedAt: null, erasedAt: null, keptUntil: null },
  });
});

both('a submission that several processes get is stored once, with messages', async ({ store, other }) => {
  const insert = (by = store, at = noon) => by.insert(enquiry({ key: 'a-filling', receivedAt: at }), further);
  const answers = await Promise.all([insert(), insert(), insert(other), insert(), insert(other)]);
  answers.push(await insert(other, after(365 * days)));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await store.counts()).toEqual({ waiting: 1, held: 0, sent: 0, refused: 0 });
  const kinds = (await store.messages.list({}, 9)).map(({ kind, recipients }) => `${kind} ${recipients}`);
  expect(kinds.sort()).toEqual(['enquiry null', 'enquiry.received null', 'receipt asha@example.com']);
});

both('equal values are one submission, a repeat, or neither, by key and time', async ({ store }) => {
  type Cases = [Partial<Enquiry>, Partial<Enquiry>, 'repeated' | 'marked' | 'new'][];
  const cases: Cases = [
    [{ key: 'k' }, { key: 'k', message: 'And coffee.' }, 'new'],
    [{ receivedAt: after(9.9) }, { receivedAt: after(10.1) }, 'repeated'],
    [{ receivedAt: after(9.9) }, { receivedAt: after(19.9) }, 'repeated'],
    [{ receivedAt: after(9.9) }, { receivedAt: after(20) }, 'marked'],
    [{ receivedAt: after(30 * days) }, {}, 'marked'], // after a clock that was ahead
    [{ key: 'k' }, { key: 'l', receivedAt: after(30 * days) }, 'marked'],
    [{ key: 'k' }, { receivedAt: after(1) }, 'marked'],
    [{ key: 'k' }, { key: 'l', receivedAt: after(30 * days + 1) }, 'new'],
  ];
  for (const [index, [one, other, expected]] of cases.entries()) {
    const subject = `case ${index}`;
    const first = await store.insert(enquiry({ subject, ...one }));
    const { reference, repeated } = await store.insert(enquiry({ subject, ...other }));
    const marked = (await store.find(reference))?.possibleRepeatOf;
    const found = repeated ? 'repeated' : marked === first.reference ? 'marked' : 'new';
    expect([index, found, reference === first.reference]).toEqual([index, expected, repeated]);
  }
});

both('of enquiries that arrive together one bad row fails alone', async ({ store }) => {
  const insert = (message: string, otherwise = {}) => store.insert(enquiry({ message, ...otherwise }));
  const inserts = [insert('one'), insert('two', { name: null }), insert('three'), insert('four')];
  const answers = await Promise.allSettled(inserts);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((await store.list({}, 9)).map(({ message }) => message).sort()).toEqual(['four', 'one', 'three']);
});

both('an enquiry is stored, released or reminded of with messages, or not', async ({ store, execute }) => {
  const { reference } = await store.insert(enquiry({ spamSignals: ['haste'] }));
  await execute('ALTER TABLE messages RENAME TO away');
  await expect(store.insert(enquiry({ message: 'another' }))).rejects.toThrow();
  await expect(store.release(reference, noon)).rejects.toThrow();
  await expect(store.remind([reference], noon)).rejects.toThrow();
  await execute('ALTER TABLE away RENAME TO messages');
  expect(await store.list({}, 9)).toMatchObject([{ reference, state: 'held', remindedAt: null }]);
  expect((await store.insert(enquiry({ message: 'another' }))).repeated).toBe(false);
  await store.release(reference, noon);
  await store.remind([reference], noon);
  expect(await store.unanswered(after(-1), 9, noon)).toMatchObject([{ reference }]);
  expect(await store.unanswered(after(-1), 9, null)).toMatchObject([{ message: 'another' }]);
});

both('a suspected enquiry has no message before its release, and no receipt', async ({ store, other }) => {
  const { reference } = await store.insert(enquiry({ spamSignals: ['haste'] }), further);
  expect([await store.messages.list({}, 9), await store.oldestUnsent()]).toEqual([[], null]);
  const releases = [store, other].map((by) => by.release(reference, after(60), further));
  expect((await Promise.all(releases)).sort()).toEqual([false, true]);
  const messages = await store.messages.list({}, 9);
  expect(messages.map(({ id, nextTryAt }) => [id, nextTryAt])).toEqual([
    [`enquiry-${reference}`, after(60)],
    [`enquiry.received-${reference}`, after(60)],
  ]);
  const id = await (await openLease(store)).settle({ state: 'refused', error: '550' }, after(60));
  expect(id).toBe(`enquiry-${reference}`);
  expect(await store.release(reference, noon)).toBe(false);
  const refused = { reference, state: 'refused', tries: 1, lastError: '550', spamSignals: ['haste'] };
  expect(await store.oldestUnsent()).toMatchObject(refused);
});

both('the list has what the filter asks for, newest first, in pages', async ({ store }) => {
  const insert = (message: string, minutes: number, otherwise = {}) =>
    store.insert(enquiry({ message, receivedAt: after(minutes), ...otherwise }));
  await insert('a', 0);
  await (await openLease(store)).settle({ state: 'refused', error: '550' });
  await insert('b', 1, { form: 'ppc', email: 'Bina@example.com' });
  await insert('c', 2, { spamSignals: ['links'] });
  await insert('d', 3, { subject: '100% Tea_shop' });
  await insert('e', 4, { form: 'smo', spamSignals: ['honeypot', 'links'] });
  const cases: [Filter, string][] = [
    [{}, 'edcba'],
    [{ state: 'refused' }, 'a'],
    [{ state: 'held', robots: false }, 'c'],
    [{ robots: true }, 'e'],
    [{ since: after(1), until: after(3) }, 'cb'],
    [{ state: 'waiting', form: 'seo', since: after(1) }, 'd'],
    [{ email: 'bINA@example.com' }, 'b'],
    [{ search: '% tea_SHOP' }, 'd'],
    [{ search: 'tea%shop' }, ''],
    [{ search: 'BINA@' }, 'b'],
  ];
  const list = async (...asked: Parameters<typeof store.list>) =>
    (await store.list(...asked)).map(({ message }) => message).join('');
  for (const [filter, expected] of cases) {
    expect([filter, await list(filter, 10)]).toEqual([filter, expected]);
    expect([filter, await store.countOf(filter)]).toEqual([filter, expected.length]);
    expect([filter, await list(filter, 1, 4)]).toEqual([filter, expected.replace(/[ed]/g, '').slice(0, 1)]);
  }
  expect(await list({}, 2)).toBe('ed');
  expect(await store.countOf({}, 3)).toBe(2);
});

both('a person’s enquiries are deleted with all that is about them, in any spelling', async ({ store }) => {
  const one = await store.insert(enquiry({ message: 'one' }), further);
  await store.insert(enquiry({ message: 'two', email: 'ASHA@Example.com', spamSignals: ['haste'] }));
  const friend = enquiry({ email: 'bina@example.com', message: 'Please also write to Asha@example.com.' });
  const { reference } = await store.insert(friend);
  expect(await store.referencesFrom('ASHA@example.com')).toHaveLength(2);
  const { erased, ...others } = await store.forget(' Asha@Example.COM ');
  expect(erased).toMatchObject([{ reference: one.reference }, { message: 'two', state: 'held' }]);
  expect(others).toEqual({ mentionedIn: [reference], isOffDisk: true });
  expect(await store.list({}, 10)).toMatchObject([{ reference }]);
  expect(await store.messages.list({}, 9)).toMatchObject([{ reference }]);
});

both('only what has that address is deleted, whatever is in it', async ({ store }) => {
  const names = ['a_b', 'acb', 'a%b', 'axxb', "o'brien", 'obrien', 'asha+tea', 'a.sha', 'asha'];
  const emails = names.map((name) => `${name}@example.com`);
  for (const [at, email] of emails.entries()) await store.insert(enquiry({ email, message: `${at}` }));
  for (const email of emails)
    expect((await store.forget(email.toUpperCase())).erased).toEqual([expect.objectContaining({ email })]);
});

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

both('a message is added once, and a refused one is replaced', async ({ store, other }) => {
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

both('only who has the lease claims, each message once, and each channel apart', async ({ store, open }) => {
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
  const successor = await openLease(await open());
  expect(await claim()).toBeNull(); // of the process that has lost the lease, even where something is due
  expect(await successor.claim()).not.toBeNull();
});

both('the holder of a claim records its outcome, once; no content is kept once sent', async ({ store }) => {
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
});

both('what a lost process has claimed is freed once; no receipt is sent twice', async ({ store, other }) => {
  const { reference } = await store.insert(enquiry(), { receipt: true });
  const lost = await openLease(store);
  const [old] = [await lost.claim(), await lost.claim(noon, 'visitor')];
  const { token, claim } = await openLease(other);
  expect([await claim(), await other.messages.hasWork('agency', noon)]).toEqual([null, true]);
  const frees = [store, other].map(({ messages }) => messages.freeAbandoned(token));
  expect((await Promise.all(frees)).flat()).toEqual([`receipt-${reference}`, `enquiry-${reference}`]);
  expect(await other.messages.hasWork('visitor', noon)).toBe(false);
  const own = await claim();
  if (!old || !own) throw new Error('Nothing is due.');
  expect(own).toMatchObject({ id: old.id, tries: 1 });
  expect(await store.messages.mark(old, { state: 'sent', at: noon })).toBe(false);
  expect(await store.messages.freeAbandoned(lost.token)).toEqual([]);
  await store.messages.drop(old);
  expect(await idsIn(store)).toEqual([own.id]);
  await store.messages.drop(own);
  expect(await idsIn(store)).toEqual([]);
});

both('what is refused is retried or discarded, and an enquiry’s e-mail only retried', async ({ store }) => {
  const { retry, discard, counts, oldestUnsent } = store.messages;
  const { reference } = await store.insert(enquiry(), { webhook: true });
  const { settle } = await openLease(store);
  const [email, webhook] = [`enquiry-${reference}`, `enquiry.received-${reference}`];
  for (const channel of ['agency', 'webhook'] as const)
    await settle({ state: 'refused', error: '550' }, noon, channel);
  const counted = async () => [await store.counts(), await counts('agency'), await counts('webhook')];
  const none = { waiting: 0, refused: 0 };
  const no = { ...none, held: 0, sent: 0 };
  expect(await counted()).toEqual([no, none, none].map((zeros) => ({ ...zeros, refused: 1 })));
  expect([await discard(email), await retry(email)]).toEqual([false, true]);
  expect([await discard(webhook), await retry(webhook)]).toEqual([true, false]);
  expect(await counted()).toEqual([{ ...no, waiting: 1 }, { ...none, waiting: 1 }, none]);
  expect(await oldestUnsent('agency')).toMatchObject({ id: email, tries: 1 });
  expect([await oldestUnsent('agency', true), await oldestUnsent('webhook')]).toEqual([null, null]);
  await settle({ state: 'sent', at: noon });
  expect([await retry(email), ...(await counted())]).toEqual([false, { ...no, sent: 1 }, none, none]);
  const erasure = { at: noon, keptUntil: after(9), isNotified: false, isMailed: false };
  await store.dataRequests.erase(reference, erasure); // what is kept of it counts as no enquiry
  expect(await store.counts()).toEqual(no);
});

both('an error and its remedy may have any characters, and 500 of them are kept', async ({ store }) => {
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

both('only what is sent and of no enquiry is removed for its age', async ({ store }) => {
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

both('of several processes that replace a bookmark, one succeeds', async ({ store, other }) => {
  const replace = (from: string | null, to: string) =>
    Promise.all([store, other, store].map((by, at) => by.replaceBookmark('sender', from, `${to} ${at}`)));
  expect((await replace(null, 'first')).filter(Boolean)).toHaveLength(1);
  const first = await other.bookmark('sender');
  expect(first).toMatch(/^first \d$/);
  expect((await replace(first, 'second')).filter(Boolean)).toHaveLength(1);
  expect(await replace(first, 'third')).toEqual([false, false, false]);
  expect(await other.bookmark('sender')).toMatch(/^second \d$/);
});

both('all processes get the same secret, also after a restart', async ({ store, other, open }) => {
  const [secret, ...more] = await Promise.all([store, other, store].map((by) => by.secret()));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([...more, await (await open()).secret()]).toEqual([secret, secret, secret]);
});

const entry = { at: noon, operator: 'x', enquiryCount: 1, selection: {} };

both('lines are erased for their age, and none because a clock is wrong', async ({ store }) => {
  const add = (at: Date) => store.addToJournal({ ...entry, at, command: 'show', references: [] });
  const expire = (now: Date) => store.expireJournal(now, 365 * days * 60_000);
  expect(await expire(noon)).toBe(0);
  for (const at of [noon, after(days)]) await add(at);
  expect(await expire(after(3_650 * days))).toBe(0);
  await add(after(365 * days + 1));
  expect([await expire(after(365 * days)), await expire(after(365 * days + 1))]).toEqual([0, 1]);
  expect(await store.journal(new Date(0), 9)).toHaveLength(2);
});

both('measurements are counted by all processes, and removed by the day', async ({ store, other }) => {
  const count = (bucket: number, name = 'LCP') => ({ route: '/', build: 'b', name, bucket, count: 1 });
  const add = (index: number) =>
    (index % 2 ? store : other).addVitals('2026-03-01', [count(index % 3), count(1, 'CLS')].reverse());
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

both('a canary is in no list, no count and no expiry, and repeats nothing', async ({ store }) => {
  const nothing = { waiting: 0, held: 0, sent: 0, refused: 0 };
  const partly: Outcome = { state: 'sent', at: noon, recipientsLeft: ['desk@agency.example'] };
  const outcomes: (Outcome | null)[] = [null, { state: 'refused', error: '550 No' }, partly];
  for (const outcome of outcomes) {
    const { reference } = await store.insert(canary('12345678-nonce'));
    const { settle } = await openLease(store);
    if (outcome) await settle(outcome, noon, 'canary');
    const state = (outcome?.state ?? 'waiting') as State;
    expect(await store.find(reference)).toMatchObject({ state, isCanary: true });
    expect([await store.counts(), await store.countsBefore(after(4_000 * days))]).toEqual([nothing, nothing]);
    expect([await store.list({}, 9), await store.list({ state }, 9)]).toEqual([[], []]);
    expect(await store.countOf({ state })).toBe(0);
    expect([await store.oldestUnsent(), await store.latestPartlySent()]).toEqual([null, null]);
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

/** What is done for a request to erase. */
const settlement = (reference: string): Settlement => ({
  ...{ reference, task: null, erasure: { at: noon, keptUntil: null, isNotified: true, isMailed: true } },
  journal: { ...entry, command: 'erase', references: [reference] },
  message: {
    ...{ id: `erased-${reference}`, kind: 'erased', reference: null, at: noon },
    ...{ recipients: ['asha@example.com'], content: { subject: 'Erased', body: 'Gone.' } },
  },
});

both('a data request is settled by one process, completely or not', async ({ store, other, execute }) => {
  const { reference } = await store.insert(enquiry());
  await store.dataRequests.add({ at: noon, action: 'erase', reference, emailHash: 'hash', code: null });
  const [request] = await store.dataRequests.waiting(9);
  expect(request).toMatchObject({ reference, emailHash: 'hash' });
  const settle = (by = store) => by.dataRequests.settle(request?.id ?? 0, settlement(reference));
  await execute('ALTER TABLE messages RENAME TO away');
  await expect(settle()).rejects.toThrow();
  await execute('ALTER TABLE away RENAME TO messages');
  expect([await store.journal(new Date(0), 9), await store.dataRequests.waiting(9)]).toEqual([[], [request]]);
  expect((await Promise.all([settle(), settle(other), settle()])).filter(Boolean)).toHaveLength(1);
  expect([await store.find(reference), await store.dataRequests.waiting(9)]).toEqual([null, []]);
  expect(await store.journal(new Date(0), 9)).toHaveLength(1);
  expect(await store.messages.list({}, 9)).toMatchObject([{ id: `erased-${reference}` }]);
});

both('an answer holds until the enquiry is reopened, a task until it is done', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  await store.remind([reference], noon);
  for (const minutes of [1, 2]) expect(await store.answer(reference, after(minutes))).toEqual(after(1));
  expect(await store.unanswered(after(-1), 9)).toEqual([]);
  expect([await store.reopen(reference), await store.reopen(reference)]).toEqual([true, false]);
  expect(await store.unanswered(after(-1), 9, null)).toMatchObject([{ reference, answeredAt: null }]);

  const { add, waiting, settle, tasks, finish } = store.dataRequests;
  const toDo = { ...settlement(reference), erasure: null, message: null, task: { recipient: null } };
  for (const at of [after(2), after(1)]) {
    await add({ at, action: 'see', reference, emailHash: 'hash', code: null });
    for (const { id } of await waiting(9)) await settle(id, toDo);
  }
  expect(await tasks(9)).toEqual([{ reference, action: 'see', at: after(1), recipient: null }]);
  await finish(reference);
  expect(await tasks(9)).toEqual([]);
});

both('a request of which the enquiry has been erased meanwhile has no result', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  await store.dataRequests.add({ at: noon, action: 'erase', reference, emailHash: 'hash', code: null });
  const [{ id } = { id: 0 }] = await store.dataRequests.waiting(9);
  await store.forget('asha@example.com');
  expect(await store.dataRequests.settle(id, settlement(reference))).toBe(false);
  expect(await store.messages.list({}, 9)).toEqual([]);
  expect(await store.dataRequests.settle(id, null)).toBe(true); // the next round finds no enquiry
  expect(await store.dataRequests.waiting(10)).toEqual([]);
});
