// The enquiries of a store, which both kinds of database keep in the same way.

import { expect } from 'vitest';
import type { Filter } from '../../server/enquiries/types.ts';
import type { Outcome } from '../../server/messages/types.ts';
import { after, enquiry, noon, openLease, storeContract } from '../support/isolated-store.ts';

const contract = await storeContract();

const days = 60 * 24;
const none = { waiting: 0, held: 0, sent: 0, refused: 0 };

contract('an enquiry is read back as it was stored', async ({ store }) => {
  const full = enquiry({
    key: 'a-filling',
    language: 'pa',
    message: 'नमस्ते — “tea” & <chai>\nhttps://tea.example 🍵 \' " \\ % _',
    captcha: 'unverified',
    context: {
      referrer: 'search.example',
      utm: { source: 'paper', content: 'b' },
      tookMs: 12_345,
      notice: '2026-11',
    },
    spamSignals: ['haste', 'links'],
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

contract(
  'a repeated submission is stored once, with its messages, and gets the same response',
  async (isolated) => {
    const { store } = isolated;
    const other = await isolated.open();
    const further = { webhook: true, receipt: true };
    const insert = (by = store) => by.insert(enquiry({ key: 'a-filling' }), further);
    const answers = await Promise.all([insert(), insert(), insert(other), insert(), insert(other)]);
    answers.push(await other.insert(enquiry({ key: 'a-filling', receivedAt: after(365 * days) }), further));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await store.counts()).toEqual({ ...none, waiting: 1 });
    const messages = await store.messages.list({}, 9);
    expect(messages.map(({ kind }) => kind).sort()).toEqual(['enquiry', 'enquiry.received', 'receipt']);
    expect(messages.map(({ recipients }) => recipients)).toContainEqual(['asha@example.com']);
  },
);

contract('other values with the same key are another enquiry', async ({ store }) => {
  const first = await store.insert(enquiry({ key: 'a-filling' }));
  const second = await store.insert(enquiry({ key: 'a-filling', message: 'And coffee.' }));
  expect(second).toMatchObject({ repeated: false });
  expect(second.reference).not.toBe(first.reference);
  expect(await store.find(second.reference)).toMatchObject({ possibleRepeatOf: null });
});

contract('equal values without a key are one submission for ten minutes', async ({ store }) => {
  const insert = (receivedAt: Date) => store.insert(enquiry({ receivedAt }));
  const first = await insert(after(9.9));
  expect(await insert(after(10.1))).toEqual({ reference: first.reference, repeated: true });
  expect(await insert(after(19.9))).toEqual({ reference: first.reference, repeated: true });
  expect(await insert(after(20))).toMatchObject({ repeated: false });
});

contract(
  'equal values that a clock dated in the future do not make an enquiry a repeat',
  async ({ store }) => {
    await store.insert(enquiry({ receivedAt: after(30 * days) }));
    expect(await store.insert(enquiry({ receivedAt: after(0) }))).toMatchObject({ repeated: false });
  },
);

contract(
  'equal values with another key are stored and marked as a repeat for thirty days',
  async ({ store }) => {
    const first = await store.insert(enquiry({ key: 'one' }));
    const insert = async (key: string | null, receivedAt: Date) => {
      const { reference } = await store.insert(enquiry({ key, receivedAt }));
      return store.find(reference);
    };
    const second = await insert('two', after(30 * days));
    expect(second).toMatchObject({ possibleRepeatOf: first.reference });
    const third = await insert(null, after(30 * days + 1));
    expect(third).toMatchObject({ possibleRepeatOf: second?.reference });
    expect(await insert('four', after(60 * days + 2))).toMatchObject({ possibleRepeatOf: null });
  },
);

contract('of enquiries that arrive together one bad row fails alone', async ({ store }) => {
  const insert = (message: string, otherwise = {}) => store.insert(enquiry({ message, ...otherwise }));
  const nameless = { name: null };
  const answers = await Promise.allSettled([
    insert('one'),
    insert('two', nameless),
    insert('three'),
    insert('four'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await store.counts()).toMatchObject({ waiting: 3 });
  await insert('five');
  expect(await store.counts()).toMatchObject({ waiting: 4 });
});

contract('an enquiry is stored or released with its messages, or not at all', async (isolated) => {
  const { store } = isolated;
  const { reference } = await store.insert(enquiry({ spamSignals: ['haste'] }));
  await isolated.execute('ALTER TABLE messages RENAME TO away');
  await expect(store.insert(enquiry({ message: 'another' }))).rejects.toThrow();
  await expect(store.release(reference, noon)).rejects.toThrow();
  await isolated.execute('ALTER TABLE away RENAME TO messages');
  expect(await store.list({}, 9)).toMatchObject([{ reference, state: 'held' }]);
  expect(await store.messages.list({}, 9)).toEqual([]);
  expect(await store.insert(enquiry({ message: 'another' }))).toMatchObject({ repeated: false });
  expect(await store.release(reference, noon)).toBe(true);
});

contract('a suspected enquiry has no message until it is released, and never a receipt', async (isolated) => {
  const { store } = isolated;
  const further = { webhook: true, receipt: true };
  const { reference } = await store.insert(enquiry({ spamSignals: ['haste'] }), further);
  expect(await store.messages.list({}, 9)).toEqual([]);
  expect(await store.oldestUnsent()).toBeNull();
  expect(await store.messages.retry(`enquiry-${reference}`)).toBe(false);
  const other = await isolated.open();
  const releases = [store, other].map((by) => by.release(reference, after(60), further));
  expect((await Promise.all(releases)).sort()).toEqual([false, true]);
  const messages = await store.messages.list({}, 9);
  expect(messages.map(({ id, nextTryAt }) => [id, nextTryAt])).toEqual([
    [`enquiry-${reference}`, after(60)],
    [`enquiry.received-${reference}`, after(60)],
  ]);
  expect(await store.find(reference)).toMatchObject({ state: 'waiting', spamSignals: ['haste'] });
});

contract('an enquiry has the state of its e-mail, and an operator can retry it', async ({ store }) => {
  const { reference } = await store.insert(enquiry());
  const { settle, claim } = await openLease(store);
  await settle({ state: 'back', error: 'The mail server is away', remedy: 'Set SMTP_URL.' });
  expect(await store.find(reference)).toMatchObject({
    ...{ state: 'waiting', tries: 0, nextTryAt: noon },
    lastError: 'The mail server is away. Set SMTP_URL.',
  });
  await settle({ state: 'refused', error: '550 no such user' });
  const refused = { reference, state: 'refused', tries: 1, lastError: '550 no such user' };
  expect(await store.find(reference)).toMatchObject(refused);
  expect(await store.oldestUnsent()).toMatchObject(refused);
  expect(await claim(after(600))).toBeNull();
  expect(await store.release(reference, noon)).toBe(false);
  expect(await store.messages.retry(`enquiry-${reference}`)).toBe(true);
  const sent: Outcome = { state: 'sent', at: after(601), recipientsLeft: ['desk@agency.example'] };
  expect(await settle(sent, after(600))).toBe(`enquiry-${reference}`);
  const stored = { state: 'sent', tries: 1, sentAt: after(601), recipientsLeft: ['desk@agency.example'] };
  expect(await store.find(reference)).toMatchObject(stored);
  expect(await store.latestPartlySent()).toMatchObject({ reference });
  expect(await store.oldestUnsent()).toBeNull();
  expect(await store.counts()).toEqual({ ...none, sent: 1 });
  expect(await store.messages.retry(`enquiry-${reference}`)).toBe(false);
});

contract('a process that waits for the mail server sees a release or a retry', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const { reference } = await store.insert(enquiry({ spamSignals: ['haste'] }));
  const marks = [await other.bookmark('wake')];
  for (const fix of [
    () => store.release(reference, noon),
    () => store.messages.retry(`enquiry-${reference}`),
  ]) {
    expect(await fix()).toBe(true);
    marks.push(await other.bookmark('wake'));
  }
  expect(new Set(marks).size).toBe(3);
  await store.release(reference, noon); // changes nothing, so there is nothing to see
  expect(await other.bookmark('wake')).toBe(marks.at(-1));
});

contract('an unknown reference is reported as missing', async ({ store }) => {
  expect(await store.find('0000-0000')).toBeNull();
  expect(await store.release('0000-0000', noon)).toBe(false);
  expect(await store.messages.retry('enquiry-0000-0000')).toBe(false);
  expect(await store.answer('0000-0000', noon)).toBeNull();
  expect(await store.forget('nobody@example.com')).toEqual({ erased: [], isOffDisk: true, mentionedIn: [] });
  expect(await store.expire(noon, true)).toBe(0);
  expect(await store.list({}, 10)).toEqual([]);
});

contract('an enquiry is found by the code that its visitor sent another way', async ({ store }) => {
  const { reference } = await store.insert(enquiry({ key: '7f3a9c21aaaabbbbccccddddeeeeffff' }));
  await store.insert(enquiry({ key: null, message: 'Without a key' }));
  expect(await store.findByCode('7f3a9c21')).toMatchObject([{ reference }]);
  expect(await store.findByCode('7f3a9c22')).toEqual([]);
});

contract('the list is filtered by state, date and form, newest first, in pages', async ({ store }) => {
  const insert = (message: string, minutes: number, otherwise = {}) =>
    store.insert(enquiry({ message, receivedAt: after(minutes), ...otherwise }));
  await insert('a', 0);
  await (await openLease(store)).settle({ state: 'refused', error: '550' });
  await insert('b', 1, { form: 'ppc' });
  await insert('c', 2, { spamSignals: ['links'] });
  await insert('d', 3);
  await insert('e', 4, { form: 'smo', spamSignals: ['honeypot', 'links'] });
  const cases: [Filter, string][] = [
    [{}, 'edcba'],
    [{ state: 'held' }, 'ec'],
    [{ state: 'refused' }, 'a'],
    [{ state: 'sent' }, ''],
    [{ state: 'held', robots: false }, 'c'],
    [{ robots: true }, 'e'],
    [{ form: 'ppc' }, 'b'],
    [{ since: after(1), until: after(3) }, 'cb'],
    [{ state: 'waiting', form: 'seo', since: after(1) }, 'd'],
    [{ state: 'waiting' }, 'db'],
  ];
  const list = async (...asked: Parameters<typeof store.list>) =>
    (await store.list(...asked)).map(({ message }) => message).join('');
  for (const [filter, expected] of cases) {
    expect([filter, await list(filter, 10)]).toEqual([filter, expected]);
    expect([filter, await store.countOf(filter)]).toEqual([filter, expected.length]);
    expect([filter, await list(filter, 1, 4)]).toEqual([filter, expected.replace(/[ed]/g, '').slice(0, 1)]);
  }
  expect(await list({}, 2)).toBe('ed');
  expect(await list({}, 2, 3)).toBe('ba');
  expect(await store.countOf({}, 3)).toBe(2);
});

contract(
  'a person’s enquiries are deleted with all that is about them, however the address is written',
  async ({ store }) => {
    const one = await store.insert(enquiry({ message: 'one' }), { webhook: true, receipt: true });
    const two = enquiry({ message: 'two', email: 'ASHA@Example.com', spamSignals: ['haste'] });
    await store.insert(two);
    const friend = enquiry({ email: 'bina@example.com', message: 'Please also write to Asha@example.com.' });
    const { reference } = await store.insert(friend);
    expect(await store.referencesFrom('ASHA@example.com')).toHaveLength(2);
    expect(await store.messages.list({}, 9)).toHaveLength(4);
    const { erased, mentionedIn, isOffDisk } = await store.forget(' Asha@Example.COM ');
    expect(erased).toMatchObject([
      { message: 'one', state: 'waiting', reference: one.reference },
      { message: 'two', state: 'held' },
    ]);
    expect({ mentionedIn, isOffDisk }).toEqual({ mentionedIn: [reference], isOffDisk: true });
    expect(await store.list({}, 10)).toMatchObject([{ reference }]);
    expect(await store.messages.list({}, 9)).toMatchObject([{ reference }]);
  },
);

contract(
  'enquiries past their retention are deleted if sent, and otherwise only on request',
  async ({ store }) => {
    const insert = (message: string, minutes: number, otherwise = {}) =>
      store.insert(enquiry({ message, receivedAt: after(minutes), ...otherwise }));
    await insert('old and sent', 0);
    await (await openLease(store)).settle({ state: 'sent', at: noon });
    await insert('old and waiting', 0);
    await insert('old and held', 0, { spamSignals: ['haste'] });
    await insert('young', 1);
    expect(await store.countsBefore(after(1))).toEqual({ waiting: 1, held: 1, sent: 1, refused: 0 });
    const expire = (isUnsentToo: boolean, since?: Date) => store.expire(after(1), isUnsentToo, since);
    expect(await expire(true, after(0.5))).toBe(0);
    expect(await expire(false)).toBe(1);
    expect(await store.counts()).toEqual({ ...none, waiting: 2, held: 1 });
    expect(await expire(true)).toBe(2);
    expect(await store.list({}, 10)).toMatchObject([{ message: 'young' }]);
    expect(await store.messages.list({}, 10)).toHaveLength(1);
  },
);

contract('an enquiry is marked as answered once, and the first time stays', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const { reference } = await store.insert(enquiry());
  const answers = await Promise.all([store, other].map((by) => by.answer(reference, after(10))));
  answers.push(await other.answer(reference, after(20)), await store.answer(reference, after(5)));
  expect(answers).toEqual(answers.map(() => after(10)));
  expect(await other.find(reference)).toMatchObject({ answeredAt: after(10), remindedAt: null });
});

contract('unanswered enquiries are listed oldest first, without held ones', async (isolated) => {
  const { store } = isolated;
  const insert = async (message: string, minutes: number, otherwise = {}) =>
    (await store.insert(enquiry({ message, receivedAt: after(minutes), ...otherwise }))).reference;
  await insert('late', 3);
  const reminded = await insert('reminded', 1);
  await insert('held', 1, { spamSignals: ['haste'] });
  await store.answer(await insert('answered', 2), after(5));
  await insert('early', 0);
  await isolated.execute('ALTER TABLE messages RENAME TO away');
  await expect(store.remind([reminded], after(6))).rejects.toThrow(); // and it can be reminded of later
  await isolated.execute('ALTER TABLE away RENAME TO messages');
  await store.remind([reminded], after(6));
  await store.remind([reminded], after(7));
  const names = (found: { message: string }[]) => found.map(({ message }) => message);
  expect(names(await store.unanswered(noon, 9))).toEqual(['early', 'reminded', 'late']);
  expect(names(await store.unanswered(after(1), 9))).toEqual(['reminded', 'late']);
  expect(names(await store.unanswered(noon, 9, null))).toEqual(['early', 'late']);
  expect(names(await store.unanswered(noon, 1, null))).toEqual(['early']);
  expect(names(await store.unanswered(noon, 9, after(6)))).toEqual(['reminded']);
  expect(await store.unanswered(noon, 9, after(7))).toEqual([]);
  expect(await store.find(reminded)).toMatchObject({ remindedAt: after(6) });
});
