// The enquiries of a store, which both kinds of database keep in the same way.

import { expect } from 'vitest';
import type { Enquiry, Filter } from '../../server/enquiries/types.ts';
import { after, contract, enquiry, noon, openLease } from '../support/isolated-store.ts';

const days = 60 * 24;
const further = { webhook: true, receipt: true };

contract('an enquiry is read back as it was stored', async ({ store }) => {
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

contract('a submission that several processes get is stored once, with its messages', async (isolated) => {
  const { store } = isolated;
  const other = await isolated.open();
  const insert = (by = store, receivedAt = noon) =>
    by.insert(enquiry({ key: 'a-filling', receivedAt }), further);
  const answers = await Promise.all([insert(), insert(), insert(other), insert(), insert(other)]);
  answers.push(await insert(other, after(365 * days)));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await store.counts()).toEqual({ waiting: 1, held: 0, sent: 0, refused: 0 });
  const messages = (await store.messages.list({}, 9)).map(({ kind, recipients }) => `${kind} ${recipients}`);
  expect(messages.sort()).toEqual(['enquiry null', 'enquiry.received null', 'receipt asha@example.com']);
});

contract(
  'equal values are one submission, a possible repeat, or neither, by key and time',
  async ({ store }) => {
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
  },
);

contract('of enquiries that arrive together one bad row fails alone', async ({ store }) => {
  const insert = (message: string, otherwise = {}) => store.insert(enquiry({ message, ...otherwise }));
  const inserts = [insert('one'), insert('two', { name: null }), insert('three'), insert('four')];
  const answers = await Promise.allSettled(inserts);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((await store.list({}, 9)).map(({ message }) => message).sort()).toEqual(['four', 'one', 'three']);
});

contract(
  'an enquiry is stored, released or reminded of with its messages, or not at all',
  async (isolated) => {
    const { store } = isolated;
    const { reference } = await store.insert(enquiry({ spamSignals: ['haste'] }));
    await isolated.execute('ALTER TABLE messages RENAME TO away');
    await expect(store.insert(enquiry({ message: 'another' }))).rejects.toThrow();
    await expect(store.release(reference, noon)).rejects.toThrow();
    await expect(store.remind([reference], noon)).rejects.toThrow();
    await isolated.execute('ALTER TABLE away RENAME TO messages');
    expect(await store.list({}, 9)).toMatchObject([{ reference, state: 'held', remindedAt: null }]);
    expect(await store.insert(enquiry({ message: 'another' }))).toMatchObject({ repeated: false });
  },
);

contract('a suspected enquiry has no message until it is released, and never a receipt', async (isolated) => {
  const { store } = isolated;
  const { reference } = await store.insert(enquiry({ spamSignals: ['haste'] }), further);
  expect([await store.messages.list({}, 9), await store.oldestUnsent()]).toEqual([[], null]);
  const other = await isolated.open();
  const releases = [store, other].map((by) => by.release(reference, after(60), further));
  expect((await Promise.all(releases)).sort()).toEqual([false, true]);
  const messages = await store.messages.list({}, 9);
  expect(messages.map(({ id, nextTryAt }) => [id, nextTryAt])).toEqual([
    [`enquiry-${reference}`, after(60)],
    [`enquiry.received-${reference}`, after(60)],
  ]);
  const id = await (await openLease(store)).settle({ state: 'refused', error: '550' }, after(60));
  expect(id).toBe(`enquiry-${reference}`);
  const refused = { reference, state: 'refused', tries: 1, lastError: '550', spamSignals: ['haste'] };
  expect([await store.oldestUnsent(), await store.release(reference, noon)]).toMatchObject([refused, false]);
});

contract('the list has what the filter asks for, newest first, in pages', async ({ store }) => {
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

contract(
  'a person’s enquiries are deleted with all that is about them, in any spelling',
  async ({ store }) => {
    const one = await store.insert(enquiry({ message: 'one' }), further);
    await store.insert(enquiry({ message: 'two', email: 'ASHA@Example.com', spamSignals: ['haste'] }));
    const friend = enquiry({ email: 'bina@example.com', message: 'Please also write to Asha@example.com.' });
    const { reference } = await store.insert(friend);
    expect(await store.referencesFrom('ASHA@example.com')).toHaveLength(2);
    const { erased, ...others } = await store.forget(' Asha@Example.COM ');
    expect(erased).toMatchObject([
      { message: 'one', reference: one.reference },
      { message: 'two', state: 'held' },
    ]);
    expect(others).toEqual({ mentionedIn: [reference], isOffDisk: true });
    expect(await store.list({}, 10)).toMatchObject([{ reference }]);
    expect(await store.messages.list({}, 9)).toMatchObject([{ reference }]);
  },
);
