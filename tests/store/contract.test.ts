// The contract of a store, run against each kind.

import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import { after, enquiry, noon, openIsolatedStore, storeKinds } from '../support/isolated-store.ts';
import { startPostgres } from '../support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose](), 60_000); // it writes out some twenty databases

const leaseMs = 60_000;

test.each(storeKinds)('%s: an enquiry is read back as it was stored', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
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
  const { reference, repeated } = await isolated.store.insert(full);
  expect(repeated).toBe(false);
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await isolated.store.find(reference)).toEqual({
    ...full,
    id: 1,
    reference,
    possibleRepeatOf: null,
    state: 'held',
    tries: 0,
    nextTryAt: noon,
    lastError: null,
    recipientsLeft: null,
    sentAt: null,
    isCanary: false,
    answeredAt: null,
    remindedAt: null,
    erasedAt: null,
    keptUntil: null,
  });
});

test.each(storeKinds)('%s: a repeated submission is stored once and gets the same response', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const other = await isolated.open();
  const insert = (store = isolated.store) => store.insert(enquiry({ key: 'a-filling' }));
  const answers = await Promise.all([insert(), insert(), insert(other), insert(), insert(other)]);
  answers.push(await other.insert(enquiry({ key: 'a-filling', receivedAt: after(60 * 24 * 365) })));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await isolated.store.counts()).toEqual({ waiting: 1, held: 0, sent: 0, refused: 0 });
});

test.each(storeKinds)(
  '%s: an enquiry is found by the code that its visitor sent another way',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { reference } = await isolated.store.insert(enquiry({ key: '7f3a9c21aaaabbbbccccddddeeeeffff' }));
    await isolated.store.insert(enquiry({ key: null, message: 'Without a key' }));
    expect(await isolated.store.findByCode('7f3a9c21')).toMatchObject([{ reference }]);
    expect(await isolated.store.findByCode('7f3a9c22')).toEqual([]);
  },
);

test.each(storeKinds)('%s: other values with the same key are another enquiry', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const first = await isolated.store.insert(enquiry({ key: 'a-filling' }));
  const second = await isolated.store.insert(enquiry({ key: 'a-filling', message: 'And coffee.' }));
  expect(second).toMatchObject({ repeated: false });
  expect(second.reference).not.toBe(first.reference);
  expect(await isolated.store.find(second.reference)).toMatchObject({ possibleRepeatOf: null });
});

test.each(storeKinds)('%s: equal values without a key are one submission for ten minutes', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const insert = (receivedAt: Date) => isolated.store.insert(enquiry({ receivedAt }));
  const first = await insert(after(9.9));
  expect(await insert(after(10.1))).toEqual({ reference: first.reference, repeated: true });
  expect(await insert(after(19.9))).toEqual({ reference: first.reference, repeated: true });
  expect(await insert(after(20))).toMatchObject({ repeated: false });
});

test.each(storeKinds)(
  '%s: equal values with another key are stored and marked as a repeat for thirty days',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const days = 60 * 24;
    const first = await isolated.store.insert(enquiry({ key: 'one' }));
    const insert = async (key: string | null, receivedAt: Date) => {
      const { reference } = await isolated.store.insert(enquiry({ key, receivedAt }));
      return isolated.store.find(reference);
    };
    const second = await insert('two', after(30 * days));
    expect(second).toMatchObject({ possibleRepeatOf: first.reference });
    const third = await insert(null, after(30 * days + 1));
    expect(third).toMatchObject({ possibleRepeatOf: second?.reference });
    expect(await insert('four', after(60 * days + 2))).toMatchObject({ possibleRepeatOf: null });
  },
);

test.each(storeKinds)(
  '%s: concurrent enquiries are stored in one batch, and one bad row fails alone',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const insert = (message: string, otherwise = {}) =>
      isolated.store.insert(enquiry({ message, ...otherwise }));
    const nameless = { name: null } as unknown as { name: string };
    const answers = await Promise.allSettled([
      insert('one'),
      insert('two', nameless),
      insert('three'),
      insert('four'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await isolated.store.counts()).toMatchObject({ waiting: 3 });
    await insert('five');
    expect(await isolated.store.counts()).toMatchObject({ waiting: 4 });
  },
);

test.each(storeKinds)('%s: enquiries are claimed once, in order of arrival', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const other = await isolated.open();
  for (let count = 1; count <= 6; count++)
    await isolated.store.insert(enquiry({ message: `number ${count}` }));
  const claims = await Promise.all([isolated.store, other].map((store) => store.claim(noon, leaseMs, 2)));
  claims.push(await other.claim(noon, leaseMs, 10), await isolated.store.claim(noon, leaseMs, 10));
  for (const claimed of claims) {
    const ids = claimed.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, next) => one - next));
  }
  const messages = claims.flat().map(({ message }) => message);
  expect(messages.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((count) => `number ${count}`));
});

test.each(storeKinds)('%s: concurrent claimers never get the same enquiry', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const stores = [isolated.store, await isolated.open(), await isolated.open()];
  const keeping = Array.from({ length: 60 }, (_, count) =>
    isolated.store.insert(enquiry({ message: `${count}` })),
  );
  await Promise.all(keeping);
  const claims = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => stores[turn % 3]?.claim(noon, leaseMs, 3) ?? []),
  );
  const claimed = claims.flat().map(({ reference }) => reference);
  expect(new Set(claimed).size).toBe(claimed.length);
  const left = await isolated.store.claim(noon, leaseMs, 100);
  expect(claimed.length + left.length).toBe(60);
});

test.each(storeKinds)(
  '%s: a lease ends when another process returns it, independently of clocks, and its holder can no longer mark',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { reference } = await isolated.store.insert(enquiry());
    const [first] = await isolated.store.claim(noon, leaseMs, 1);
    const firstToken = first?.leaseToken ?? '';
    expect(await isolated.store.leased()).toMatchObject([{ key: reference, leaseToken: firstToken }]);
    for (const minutes of [-60 * 24 * 3, 1, 60 * 24 * 731])
      expect(await isolated.store.claim(after(minutes), leaseMs, 1)).toEqual([]);
    expect(await isolated.store.mark(reference, firstToken, { state: 'back' })).toBe(true);
    expect(await isolated.store.leased()).toEqual([]);
    const [second] = await isolated.store.claim(after(1), leaseMs, 1);
    expect(second).toMatchObject({ reference });
    const sent = { state: 'sent', at: after(2) } as const;
    expect(await isolated.store.mark(reference, firstToken, sent)).toBe(false);
    expect(await isolated.store.mark(reference, second?.leaseToken ?? '', sent)).toBe(true);
    expect(await isolated.store.find(reference)).toMatchObject({ state: 'sent', tries: 1, sentAt: after(2) });
    expect(await isolated.store.claim(after(60), leaseMs, 1)).toEqual([]);
    expect(await isolated.store.leased()).toEqual([]);
  },
);

test.each(storeKinds)(
  '%s: a renewed lease looks new to observers and stays valid for its holder',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { reference } = await isolated.store.insert(enquiry());
    const [claimed] = await isolated.store.claim(noon, leaseMs, 1);
    const token = claimed?.leaseToken ?? '';
    const [before] = await isolated.store.leased();
    expect(await isolated.store.renew(reference, token, after(10))).toBe(true);
    const [since] = await isolated.store.leased();
    expect(since).toEqual({ ...before, leaseUntil: after(10).toISOString() });
    expect(since?.leaseUntil).not.toBe(before?.leaseUntil);
    expect(await isolated.store.renew(reference, 'another', after(20))).toBe(false);
    expect(await isolated.store.claim(after(60), leaseMs, 1)).toEqual([]);
    expect(await isolated.store.mark(reference, token, { state: 'back' })).toBe(true);
    expect(await isolated.store.renew(reference, token, after(20))).toBe(false);
    expect(await isolated.store.leased()).toEqual([]);
  },
);

test.each(storeKinds)(
  '%s: e-mails are claimed in order of due time; a failed one comes after others, for a limited time',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    for (const [message, minutes] of Object.entries({ failed: -30, one: 0, two: 1, three: 2 }))
      await isolated.store.insert(enquiry({ message, receivedAt: after(minutes) }));
    const [failed] = await isolated.store.claim(noon, leaseMs, 1);
    const later = { state: 'later', at: noon, error: '451 later' } as const;
    await isolated.store.mark(String(failed?.reference), String(failed?.leaseToken), later);
    const order = async (minutes: number) => {
      const claimed = await isolated.store.claim(after(minutes), leaseMs, 10);
      for (const { reference, leaseToken } of claimed)
        await isolated.store.mark(reference, leaseToken, { state: 'back' });
      return claimed.map(({ message }) => message);
    };
    expect(await order(0)).toEqual(['one', 'failed']);
    expect(await order(4)).toEqual(['one', 'two', 'three', 'failed']);
    expect(await order(6)).toEqual(['failed', 'one', 'two', 'three']); // due as long as `one`, and stored before it
    await isolated.store.insert(enquiry({ message: 'new', receivedAt: after(6) }));
    expect((await order(6)).at(-1)).toBe('new');
  },
);

test.each(storeKinds)(
  '%s: on request the newest e-mail is claimed first, and failed ones come after those never tried',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    for (const [message, minutes] of Object.entries({ failed: -30, one: 0, two: 1, three: 2 }))
      await isolated.store.insert(enquiry({ message, receivedAt: after(minutes) }));
    const [failed] = await isolated.store.claim(noon, leaseMs, 1);
    const later = { state: 'later', at: noon, error: 'lost' } as const;
    await isolated.store.mark(String(failed?.reference), String(failed?.leaseToken), later);
    const messages: string[] = [];
    for (let number = 1; number <= 5; number++)
      for (const { message } of await isolated.store.claim(after(6), leaseMs, 1, 'newest'))
        messages.push(message);
    expect(messages).toEqual(['three', 'two', 'one', 'failed']);
  },
);

test.each(storeKinds)('%s: an enquiry with an impossibly late due time is made due', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  await isolated.store.insert(
    enquiry({ message: 'from a clock that was ahead', receivedAt: after(60 * 24 * 3) }),
  );
  await isolated.store.insert(enquiry({ message: 'soon', receivedAt: after(5) }));
  await isolated.store.insert(enquiry({ message: 'held', receivedAt: after(60), spamSignals: ['haste'] }));
  expect(await isolated.store.makeDue(after(15), noon)).toBe(1);
  expect(await isolated.store.claim(noon, leaseMs, 9)).toMatchObject([
    { message: 'from a clock that was ahead' },
  ]);
  expect(await isolated.store.makeDue(noon, noon)).toBe(1);
  expect(await isolated.store.claim(noon, leaseMs, 9)).toMatchObject([{ message: 'soon' }]);
});

test.each(storeKinds)(
  '%s: a process that waits for the mail server sees a release or a retry',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const other = await isolated.open();
    const { reference } = await isolated.store.insert(enquiry({ spamSignals: ['haste'] }));
    const marks = [await other.bookmark('wake')];
    await isolated.store.release(reference, noon);
    marks.push(await other.bookmark('wake'));
    await isolated.store.retry(reference, noon);
    marks.push(await other.bookmark('wake'));
    expect(new Set(marks).size).toBe(3);
  },
);

test.each(storeKinds)(
  '%s: an e-mail to be retried waits until it is due and records the reason',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { reference } = await isolated.store.insert(enquiry());
    const [claimed] = await isolated.store.claim(noon, leaseMs, 1);
    const later = { state: 'later', at: after(30), error: `451 ${'x'.repeat(1000)}` } as const;
    expect(await isolated.store.mark(reference, claimed?.leaseToken ?? '', later)).toBe(true);
    const stored = await isolated.store.find(reference);
    expect(stored).toMatchObject({ state: 'waiting', tries: 1, nextTryAt: after(30) });
    expect(stored?.lastError).toHaveLength(500);
    expect(await isolated.store.claim(after(29), leaseMs, 1)).toEqual([]);
    expect(await isolated.store.claim(after(30), leaseMs, 1)).toHaveLength(1);
  },
);

test.each(storeKinds)('%s: a returned e-mail is due as before, and no try is counted', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { reference } = await isolated.store.insert(enquiry());
  const [claimed] = await isolated.store.claim(after(5), leaseMs, 1);
  expect(await isolated.store.mark(reference, claimed?.leaseToken ?? '', { state: 'back' })).toBe(true);
  const [again] = await isolated.store.claim(after(5), leaseMs, 1);
  expect(again).toMatchObject({ reference, tries: 0, nextTryAt: noon, lastError: null });
  const why = { state: 'back', error: 'The mail server is away.' } as const;
  expect(await isolated.store.mark(reference, again?.leaseToken ?? '', why)).toBe(true);
  expect(await isolated.store.claim(after(5), leaseMs, 1)).toMatchObject([
    { tries: 0, nextTryAt: noon, lastError: why.error },
  ]);
});

test.each(storeKinds)('%s: a refused e-mail waits for an operator, who can retry it', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { reference } = await isolated.store.insert(enquiry());
  const [claimed] = await isolated.store.claim(noon, leaseMs, 1);
  await isolated.store.mark(reference, claimed?.leaseToken ?? '', {
    state: 'refused',
    error: '550 no such user',
  });
  expect(await isolated.store.find(reference)).toMatchObject({
    state: 'refused',
    lastError: '550 no such user',
  });
  expect(await isolated.store.claim(after(600), leaseMs, 1)).toEqual([]);
  expect(await isolated.store.oldestUnsent()).toMatchObject({ reference });
  expect(await isolated.store.release(reference, noon)).toBe(false);
  expect(await isolated.store.retry(reference, after(600))).toBe(true);
  expect(await isolated.store.claim(after(599), leaseMs, 1)).toEqual([]);
  expect(await isolated.store.claim(after(600), leaseMs, 1)).toMatchObject([{ reference, tries: 0 }]);
});

test.each(storeKinds)(
  '%s: an error may have any characters, and is kept without control characters other than line breaks',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const { reference } = await isolated.store.insert(enquiry());
    const [claimed] = await isolated.store.claim(noon, leaseMs, 1);
    const error = '421 busy\0 \u001b]0;title\u0007\u0085 \ud83c and more\nSet it.';
    const kept = '421 busy ]0;title \ufffd and more\nSet it.';
    await isolated.store.mark(reference, claimed?.leaseToken ?? '', { state: 'back', error });
    expect(await isolated.store.find(reference)).toMatchObject({
      state: 'waiting',
      lastError: kept,
    });
    await isolated.store.addNotice({ kind: 'canary.failed', reference: null, text: error, at: noon });
    expect(await isolated.store.notices.list(null, 9)).toMatchObject([{ text: kept }]);
  },
);

test.each(storeKinds)('%s: a suspected enquiry is held until it is released', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const { reference } = await isolated.store.insert(enquiry({ spamSignals: ['haste'] }));
  expect(await isolated.store.claim(after(60), leaseMs, 1)).toEqual([]);
  expect(await isolated.store.oldestUnsent()).toBeNull();
  expect(await isolated.store.retry(reference, noon)).toBe(false);
  expect(await isolated.store.release(reference, after(60))).toBe(true);
  expect(await isolated.store.release(reference, after(60))).toBe(false);
  expect(await isolated.store.claim(after(60), leaseMs, 1)).toMatchObject([
    { reference, spamSignals: ['haste'] },
  ]);
});

test.each(storeKinds)('%s: an unknown reference is reported as missing', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  expect(await isolated.store.find('0000-0000')).toBeNull();
  expect(await isolated.store.release('0000-0000', noon)).toBe(false);
  expect(await isolated.store.retry('0000-0000', noon)).toBe(false);
  expect(await isolated.store.mark('0000-0000', 'token', { state: 'back' })).toBe(false);
  expect(await isolated.store.forget('nobody@example.com')).toEqual({
    erased: [],
    isOffDisk: true,
    mentionedIn: [],
  });
  expect(await isolated.store.expire({ before: noon, isUnsentToo: true })).toBe(0);
  expect(await isolated.store.list({}, 10)).toEqual([]);
});

test.each(storeKinds)(
  '%s: the list is filtered by state, date and form, newest first, in pages',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const insert = (message: string, minutes: number, otherwise = {}) =>
      isolated.store.insert(enquiry({ message, receivedAt: after(minutes), ...otherwise }));
    await insert('a', 0);
    await insert('b', 1, { form: 'ppc' });
    await insert('c', 2, { spamSignals: ['links'] });
    await insert('d', 3);
    await insert('e', 4, { form: 'smo', spamSignals: ['honeypot', 'links'] });
    const list = async (...asked: Parameters<typeof isolated.store.list>) =>
      (await isolated.store.list(...asked)).map(({ message }) => message).join('');
    expect(await list({}, 10)).toBe('edcba');
    expect(await list({}, 2)).toBe('ed');
    expect(await list({}, 2, 3)).toBe('ba');
    expect(await list({ state: 'held' }, 10)).toBe('ec');
    expect(await list({ state: 'held', robots: false }, 10)).toBe('c');
    expect(await list({ robots: true }, 10)).toBe('e');
    expect(await list({ form: 'ppc' }, 10)).toBe('b');
    expect(await list({ since: after(1), until: after(3) }, 10)).toBe('cb');
    expect(await list({ state: 'waiting', form: 'seo', since: after(1) }, 10)).toBe('d');
  },
);

test.each(storeKinds)(
  '%s: a person’s enquiries are deleted, however the e-mail address is written',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    await isolated.store.insert(enquiry({ message: 'one' }));
    await isolated.store.insert(
      enquiry({ message: 'two', email: 'ASHA@Example.com', spamSignals: ['haste'] }),
    );
    const friend = enquiry({ email: 'bina@example.com', message: 'Please also write to Asha@example.com.' });
    const { reference } = await isolated.store.insert(friend);
    const { erased, mentionedIn } = await isolated.store.forget(' Asha@Example.COM ');
    expect(erased).toMatchObject([
      { message: 'one', state: 'waiting' },
      { message: 'two', state: 'held' },
    ]);
    expect(mentionedIn).toEqual([reference]);
    expect(await isolated.store.list({}, 10)).toMatchObject([{ reference }]);
  },
);

test.each(storeKinds)(
  '%s: enquiries past their retention are deleted if sent, and otherwise only on request',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const insert = (message: string, minutes: number, otherwise = {}) =>
      isolated.store.insert(enquiry({ message, receivedAt: after(minutes), ...otherwise }));
    const { reference } = await insert('old and sent', 0);
    const [claimed] = await isolated.store.claim(noon, leaseMs, 1);
    await isolated.store.mark(reference, claimed?.leaseToken ?? '', { state: 'sent', at: noon });
    await insert('old and waiting', 0);
    await insert('old and held', 0, { spamSignals: ['haste'] });
    await insert('young', 1);
    expect(await isolated.store.oldestReceivedAt()).toEqual(noon);
    expect(await isolated.store.countsBefore(after(1))).toEqual({ waiting: 1, held: 1, sent: 1, refused: 0 });
    const expire = (isUnsentToo: boolean, since?: Date) =>
      isolated.store.expire({ ...(since && { since }), before: after(1), isUnsentToo });
    expect(await expire(true, after(0.5))).toBe(0);
    expect(await expire(false)).toBe(1);
    expect(await isolated.store.counts()).toEqual({ waiting: 2, held: 1, sent: 0, refused: 0 });
    expect(await expire(true)).toBe(2);
    expect(await isolated.store.list({}, 10)).toMatchObject([{ message: 'young' }]);
  },
);

test.each(storeKinds)('%s: an enquiry is marked as answered once, and the first time stays', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const other = await isolated.open();
  const { reference } = await isolated.store.insert(enquiry());
  const answers = await Promise.all([
    isolated.store.answer(reference, after(10)),
    other.answer(reference, after(10)),
  ]);
  answers.push(await other.answer(reference, after(20)), await isolated.store.answer(reference, after(5)));
  expect(answers).toEqual(answers.map(() => after(10)));
  expect(await other.find(reference)).toMatchObject({ answeredAt: after(10), remindedAt: null });
  expect(await isolated.store.answer('0000-0000', noon)).toBeNull();
});

test.each(storeKinds)('%s: unanswered enquiries are listed oldest first, without held ones', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const insert = async (message: string, minutes: number, otherwise = {}) =>
    (await isolated.store.insert(enquiry({ message, receivedAt: after(minutes), ...otherwise }))).reference;
  await insert('late', 3);
  const reminded = await insert('reminded', 1);
  await insert('held', 1, { spamSignals: ['haste'] });
  const answered = await insert('answered', 2);
  await insert('early', 0);
  await isolated.store.answer(answered, after(5));
  await isolated.store.remind(reminded, after(6));
  await isolated.store.remind(reminded, after(7));
  const messages = (found: { message: string }[]) => found.map(({ message }) => message);
  expect(messages(await isolated.store.unanswered(noon, 9))).toEqual(['early', 'reminded', 'late']);
  expect(messages(await isolated.store.unanswered(after(1), 9))).toEqual(['reminded', 'late']);
  expect(messages(await isolated.store.unreminded(noon, 9))).toEqual(['early', 'late']);
  expect(messages(await isolated.store.unreminded(noon, 1))).toEqual(['early']);
  expect(await isolated.store.find(reminded)).toMatchObject({ remindedAt: after(6) });
});

test.each(storeKinds)(
  '%s: times are read in pages, each enquiry once, without data of visitors',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const minutes = [0, 1, 1, 1, 2, 3];
    for (const [count, minute] of minutes.entries())
      await isolated.store.insert(enquiry({ message: `${count}`, receivedAt: after(minute) }));
    const period = { since: noon, until: after(3) };
    const pages = [await isolated.store.times(period, 2)];
    while (pages.at(-1)?.length) pages.push(await isolated.store.times(period, 2, pages.at(-1)?.at(-1)));
    expect(pages.flat().map(({ receivedAt }) => receivedAt)).toEqual(minutes.slice(0, 5).map(after));
    expect(new Set(pages.flat().map(({ reference }) => reference)).size).toBe(5);
    expect(Object.keys(pages[0]?.[0] ?? {}).sort()).toEqual([
      'answeredAt',
      'form',
      'id',
      'receivedAt',
      'reference',
      'state',
    ]);
  },
);

test.each(storeKinds)('%s: of several processes that replace a bookmark, one succeeds', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const other = await isolated.open();
  const replace = (from: string | null, to: string) =>
    Promise.all(
      [isolated.store, other, isolated.store].map((store, index) =>
        store.replaceBookmark('reminder', from, `${to} ${index}`),
      ),
    );
  expect((await replace(null, 'first')).filter(Boolean)).toHaveLength(1);
  const first = await other.bookmark('reminder');
  expect(first).toMatch(/^first \d$/);
  expect((await replace(first, 'second')).filter(Boolean)).toHaveLength(1);
  expect(await replace(first, 'third')).toEqual([false, false, false]);
  expect(await other.bookmark('reminder')).toMatch(/^second \d$/);
});

test.each(storeKinds)(
  '%s: one process a day claims the digest, unless it returns the claim',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const other = await isolated.open();
    const claims = await Promise.all(
      [isolated.store, other, isolated.store, other].map((store) =>
        store.claimRun('digest', '2026-03-04', '2026-03-04'),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await other.claimRun('digest', '2026-03-05', '2026-03-05')).toBe(true);
    await isolated.store.returnRun('digest', '2026-03-04');
    expect(await other.claimRun('digest', '2026-03-04', '2026-03-05')).toBe(true);
  },
);

test.each(storeKinds)('%s: all processes get the same secret, also after a restart', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const other = await isolated.open();
  const [secret, ...more] = await Promise.all(
    [isolated.store, other, isolated.store].map((store) => store.secret()),
  );
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(more).toEqual([secret, secret]);
  const reopened = await isolated.open();
  expect(await reopened.secret()).toBe(secret);
});

test.each(storeKinds)(
  '%s: digests dated by a fast clock do not block those of the real days',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    expect(await isolated.store.claimRun('digest', '2028-03-04', '2028-03-04')).toBe(true);
    expect(await isolated.store.claimRun('digest', '2026-03-04', '2026-03-04')).toBe(true);
    expect(await isolated.store.claimRun('digest', '2026-03-04', '2026-03-04')).toBe(false);
    expect(await isolated.store.claimRun('digest', '2028-03-04', '2028-03-04')).toBe(true);
  },
);

test.each(storeKinds)(
  '%s: a clock that is a little behind erases no claim of the next period',
  async (kind) => {
    await using isolated = await openIsolatedStore(kind, postgres);
    const other = await isolated.open();
    expect(await other.claimRun('digest', '2026-03-05', '2026-03-05')).toBe(true);
    expect(await isolated.store.claimRun('digest', '2026-03-04', '2026-03-05')).toBe(true);
    expect(await isolated.store.claimRun('digest', '2026-03-05', '2026-03-05')).toBe(false);
  },
);

test.each(storeKinds)('%s: several processes can start on an empty store at the same time', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  const url = kind === 'SQLite' ? `${isolated.url}-another` : await postgres.newDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(url)));
  await Promise.all(stores.map((store, count) => store.insert(enquiry({ message: `${count}` }))));
  expect(await stores[0]?.counts()).toMatchObject({ waiting: 4 });
  await Promise.all(stores.map((store) => store.close()));
});

test.each(storeKinds)('%s: an intact store reports no faults', async (kind) => {
  await using isolated = await openIsolatedStore(kind, postgres);
  await isolated.store.insert(enquiry());
  expect(await isolated.store.check()).toEqual([]);
});
