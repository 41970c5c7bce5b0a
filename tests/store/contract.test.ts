// What every store promises, asked of each kind.

import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store/index.ts';
import { startPostgres } from '../builders/postgres.ts';
import { after, enquiry, noon, openRoom, rooms } from '../builders/room.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose](), 60_000); // it writes out some twenty databases

const leaseMs = 60_000;

test.each(rooms)('%s: an enquiry comes back as it was kept', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const full = enquiry({
    key: 'a-filling',
    message: 'नमस्ते — “tea” & <chai>\nhttps://tea.example 🍵 \' " \\ % _',
    captcha: 'unverified',
    context: {
      referrer: 'search.example',
      utm: { source: 'paper', content: 'b' },
      tookMs: 12_345,
      notice: '2026-11',
    },
    suspicions: ['haste', 'links'],
  });
  const { reference, repeated } = await room.store.keep(full);
  expect(repeated).toBe(false);
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await room.store.find(reference)).toEqual({
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
  });
});

test.each(rooms)('%s: a filling that is posted again is stored once and answered the same', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const other = await room.open();
  const keep = (store = room.store) => store.keep(enquiry({ key: 'a-filling' }));
  const answers = await Promise.all([keep(), keep(), keep(other), keep(), keep(other)]);
  answers.push(await other.keep(enquiry({ key: 'a-filling', receivedAt: after(60 * 24 * 365) })));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await room.store.counts()).toEqual({ waiting: 1, held: 0, sent: 0, refused: 0 });
});

test.each(rooms)('%s: an enquiry is found by the code that its visitor sent by another way', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const { reference } = await room.store.keep(enquiry({ key: '7f3a9c21aaaabbbbccccddddeeeeffff' }));
  await room.store.keep(enquiry({ key: null, message: 'Without a key' }));
  expect(await room.store.findByCode('7f3a9c21')).toMatchObject([{ reference }]);
  expect(await room.store.findByCode('7f3a9c22')).toEqual([]);
});

test.each(rooms)('%s: other words under the same key are another enquiry', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const first = await room.store.keep(enquiry({ key: 'a-filling' }));
  const second = await room.store.keep(enquiry({ key: 'a-filling', message: 'And coffee.' }));
  expect(second).toMatchObject({ repeated: false });
  expect(second.reference).not.toBe(first.reference);
  expect(await room.store.find(second.reference)).toMatchObject({ possibleRepeatOf: null });
});

test.each(rooms)('%s: the same words without a key are one filling for ten minutes', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const keep = (receivedAt: Date) => room.store.keep(enquiry({ receivedAt }));
  const first = await keep(after(9.9));
  expect(await keep(after(10.1))).toEqual({ reference: first.reference, repeated: true });
  expect(await keep(after(19.9))).toEqual({ reference: first.reference, repeated: true });
  expect(await keep(after(20))).toMatchObject({ repeated: false });
});

test.each(rooms)('%s: the same words under another key are kept and marked for thirty days', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const days = 60 * 24;
  const first = await room.store.keep(enquiry({ key: 'one' }));
  const keep = async (key: string | null, receivedAt: Date) => {
    const { reference } = await room.store.keep(enquiry({ key, receivedAt }));
    return room.store.find(reference);
  };
  const second = await keep('two', after(30 * days));
  expect(second).toMatchObject({ possibleRepeatOf: first.reference });
  const third = await keep(null, after(30 * days + 1));
  expect(third).toMatchObject({ possibleRepeatOf: second?.reference });
  expect(await keep('four', after(60 * days + 2))).toMatchObject({ possibleRepeatOf: null });
});

test.each(rooms)('%s: what arrives together is kept together, and one bad row fails alone', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const keep = (message: string, otherwise = {}) => room.store.keep(enquiry({ message, ...otherwise }));
  const nameless = { name: null } as unknown as { name: string };
  const answers = await Promise.allSettled([keep('one'), keep('two', nameless), keep('three'), keep('four')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await room.store.counts()).toMatchObject({ waiting: 3 });
  await keep('five');
  expect(await room.store.counts()).toMatchObject({ waiting: 4 });
});

test.each(rooms)('%s: what is claimed comes in order of arrival, and once', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const other = await room.open();
  for (let count = 1; count <= 6; count++) await room.store.keep(enquiry({ message: `number ${count}` }));
  const claims = await Promise.all([room.store, other].map((store) => store.claim(noon, leaseMs, 2)));
  claims.push(await other.claim(noon, leaseMs, 10), await room.store.claim(noon, leaseMs, 10));
  for (const claimed of claims) {
    const ids = claimed.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, next) => one - next));
  }
  const messages = claims.flat().map(({ message }) => message);
  expect(messages.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((count) => `number ${count}`));
});

test.each(rooms)('%s: many claimers at once never get the same enquiry', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const stores = [room.store, await room.open(), await room.open()];
  const keeping = Array.from({ length: 60 }, (_, count) => room.store.keep(enquiry({ message: `${count}` })));
  await Promise.all(keeping);
  const claims = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => stores[turn % 3]?.claim(noon, leaseMs, 3) ?? []),
  );
  const claimed = claims.flat().map(({ reference }) => reference);
  expect(new Set(claimed).size).toBe(claimed.length);
  const left = await room.store.claim(noon, leaseMs, 100);
  expect(claimed.length + left.length).toBe(60);
});

test.each(rooms)(
  '%s: a lease ends when somebody gives it back, at no hour of any clock, and its claimer is then too late',
  async (kind) => {
    await using room = await openRoom(kind, postgres);
    const { reference } = await room.store.keep(enquiry());
    const [first] = await room.store.claim(noon, leaseMs, 1);
    const firstToken = first?.leaseToken ?? '';
    expect(await room.store.leased()).toMatchObject([{ reference, leaseToken: firstToken }]);
    for (const minutes of [-60 * 24 * 3, 1, 60 * 24 * 731])
      expect(await room.store.claim(after(minutes), leaseMs, 1)).toEqual([]);
    expect(await room.store.mark(reference, firstToken, { state: 'back' })).toBe(true);
    expect(await room.store.leased()).toEqual([]);
    const [second] = await room.store.claim(after(1), leaseMs, 1);
    expect(second).toMatchObject({ reference });
    const sent = { state: 'sent', at: after(2) } as const;
    expect(await room.store.mark(reference, firstToken, sent)).toBe(false);
    expect(await room.store.mark(reference, second?.leaseToken ?? '', sent)).toBe(true);
    expect(await room.store.find(reference)).toMatchObject({ state: 'sent', tries: 1, sentAt: after(2) });
    expect(await room.store.claim(after(60), leaseMs, 1)).toEqual([]);
    expect(await room.store.leased()).toEqual([]);
  },
);

test.each(rooms)(
  '%s: a renewed lease is another one to those who watch it, and its holder’s as before',
  async (kind) => {
    await using room = await openRoom(kind, postgres);
    const { reference } = await room.store.keep(enquiry());
    const [claimed] = await room.store.claim(noon, leaseMs, 1);
    const token = claimed?.leaseToken ?? '';
    const [before] = await room.store.leased();
    expect(await room.store.renew(reference, token, after(10))).toBe(true);
    const [since] = await room.store.leased();
    expect(since).toEqual({ ...before, leaseUntil: after(10).toISOString() });
    expect(since?.leaseUntil).not.toBe(before?.leaseUntil);
    expect(await room.store.renew(reference, 'another', after(20))).toBe(false);
    expect(await room.store.claim(after(60), leaseMs, 1)).toEqual([]);
    expect(await room.store.mark(reference, token, { state: 'back' })).toBe(true);
    expect(await room.store.renew(reference, token, after(20))).toBe(false);
    expect(await room.store.leased()).toEqual([]);
  },
);

test.each(rooms)(
  '%s: letters are claimed the longest due first; one that failed makes way for others, but not for ever',
  async (kind) => {
    await using room = await openRoom(kind, postgres);
    for (const [message, minutes] of Object.entries({ failed: -30, one: 0, two: 1, three: 2 }))
      await room.store.keep(enquiry({ message, receivedAt: after(minutes) }));
    const [failed] = await room.store.claim(noon, leaseMs, 1);
    const later = { state: 'later', at: noon, error: '451 later' } as const;
    await room.store.mark(String(failed?.reference), String(failed?.leaseToken), later);
    const order = async (minutes: number) => {
      const claimed = await room.store.claim(after(minutes), leaseMs, 10);
      for (const { reference, leaseToken } of claimed)
        await room.store.mark(reference, leaseToken, { state: 'back' });
      return claimed.map(({ message }) => message);
    };
    expect(await order(0)).toEqual(['one', 'failed']);
    expect(await order(4)).toEqual(['one', 'two', 'three', 'failed']);
    expect(await order(6)).toEqual(['failed', 'one', 'two', 'three']); // due as long as `one`, and there before
    await room.store.keep(enquiry({ message: 'new', receivedAt: after(6) }));
    expect((await order(6)).at(-1)).toBe('new');
  },
);

test.each(rooms)('%s: what waits for later than it can is made due', async (kind) => {
  await using room = await openRoom(kind, postgres);
  await room.store.keep(enquiry({ message: 'from a clock that was ahead', receivedAt: after(60 * 24 * 3) }));
  await room.store.keep(enquiry({ message: 'soon', receivedAt: after(5) }));
  await room.store.keep(enquiry({ message: 'held', receivedAt: after(60), suspicions: ['haste'] }));
  expect(await room.store.hasten(after(15), noon)).toBe(1);
  expect(await room.store.claim(noon, leaseMs, 9)).toMatchObject([
    { message: 'from a clock that was ahead' },
  ]);
  expect(await room.store.hasten(noon, noon)).toBe(1);
  expect(await room.store.claim(noon, leaseMs, 9)).toMatchObject([{ message: 'soon' }]);
});

test.each(rooms)(
  '%s: whoever waits for the mail server sees that somebody released or retried',
  async (kind) => {
    await using room = await openRoom(kind, postgres);
    const other = await room.open();
    const { reference } = await room.store.keep(enquiry({ suspicions: ['haste'] }));
    const marks = [await other.bookmark('wake')];
    await room.store.release(reference, noon);
    marks.push(await other.bookmark('wake'));
    await room.store.retry(reference, noon);
    marks.push(await other.bookmark('wake'));
    expect(new Set(marks).size).toBe(3);
  },
);

test.each(rooms)('%s: a letter to be tried later waits for its time and says why', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const { reference } = await room.store.keep(enquiry());
  const [claimed] = await room.store.claim(noon, leaseMs, 1);
  const later = { state: 'later', at: after(30), error: `451 ${'x'.repeat(1000)}` } as const;
  expect(await room.store.mark(reference, claimed?.leaseToken ?? '', later)).toBe(true);
  const kept = await room.store.find(reference);
  expect(kept).toMatchObject({ state: 'waiting', tries: 1, nextTryAt: after(30) });
  expect(kept?.lastError).toHaveLength(500);
  expect(await room.store.claim(after(29), leaseMs, 1)).toEqual([]);
  expect(await room.store.claim(after(30), leaseMs, 1)).toHaveLength(1);
});

test.each(rooms)('%s: a letter that is given back is due as it was, and no try is counted', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const { reference } = await room.store.keep(enquiry());
  const [claimed] = await room.store.claim(after(5), leaseMs, 1);
  expect(await room.store.mark(reference, claimed?.leaseToken ?? '', { state: 'back' })).toBe(true);
  const [again] = await room.store.claim(after(5), leaseMs, 1);
  expect(again).toMatchObject({ reference, tries: 0, nextTryAt: noon, lastError: null });
  const why = { state: 'back', error: 'The mail server is away.' } as const;
  expect(await room.store.mark(reference, again?.leaseToken ?? '', why)).toBe(true);
  expect(await room.store.claim(after(5), leaseMs, 1)).toMatchObject([
    { tries: 0, nextTryAt: noon, lastError: why.error },
  ]);
});

test.each(rooms)('%s: a refused letter waits for a person, who may have it tried again', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const { reference } = await room.store.keep(enquiry());
  const [claimed] = await room.store.claim(noon, leaseMs, 1);
  await room.store.mark(reference, claimed?.leaseToken ?? '', {
    state: 'refused',
    error: '550 no such user',
  });
  expect(await room.store.find(reference)).toMatchObject({ state: 'refused', lastError: '550 no such user' });
  expect(await room.store.claim(after(600), leaseMs, 1)).toEqual([]);
  expect(await room.store.oldestUnsent()).toMatchObject({ reference });
  expect(await room.store.release(reference, noon)).toBe(false);
  expect(await room.store.retry(reference, after(600))).toBe(true);
  expect(await room.store.claim(after(599), leaseMs, 1)).toEqual([]);
  expect(await room.store.claim(after(600), leaseMs, 1)).toMatchObject([{ reference, tries: 0 }]);
});

test.each(rooms)('%s: a suspect is held until it is released', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const { reference } = await room.store.keep(enquiry({ suspicions: ['haste'] }));
  expect(await room.store.claim(after(60), leaseMs, 1)).toEqual([]);
  expect(await room.store.oldestUnsent()).toBeNull();
  expect(await room.store.retry(reference, noon)).toBe(false);
  expect(await room.store.release(reference, after(60))).toBe(true);
  expect(await room.store.release(reference, after(60))).toBe(false);
  expect(await room.store.claim(after(60), leaseMs, 1)).toMatchObject([{ reference, suspicions: ['haste'] }]);
});

test.each(rooms)('%s: who asks for what is not there is told so', async (kind) => {
  await using room = await openRoom(kind, postgres);
  expect(await room.store.find('0000-0000')).toBeNull();
  expect(await room.store.release('0000-0000', noon)).toBe(false);
  expect(await room.store.retry('0000-0000', noon)).toBe(false);
  expect(await room.store.mark('0000-0000', 'token', { state: 'back' })).toBe(false);
  expect(await room.store.forget('nobody@example.com')).toEqual({
    erased: [],
    isOffDisk: true,
    mentionedIn: [],
  });
  expect(await room.store.expire({ before: noon, isUnsentToo: true })).toBe(0);
  expect(await room.store.list({}, 10)).toEqual([]);
});

test.each(rooms)(
  '%s: the list is narrowed by state, date and form, the latest first, page by page',
  async (kind) => {
    await using room = await openRoom(kind, postgres);
    const keep = (message: string, minutes: number, otherwise = {}) =>
      room.store.keep(enquiry({ message, receivedAt: after(minutes), ...otherwise }));
    await keep('a', 0);
    await keep('b', 1, { form: 'ppc' });
    await keep('c', 2, { suspicions: ['links'] });
    await keep('d', 3);
    const list = async (...asked: Parameters<typeof room.store.list>) =>
      (await room.store.list(...asked)).map(({ message }) => message).join('');
    expect(await list({}, 10)).toBe('dcba');
    expect(await list({}, 2)).toBe('dc');
    expect(await list({}, 2, 3)).toBe('ba');
    expect(await list({ state: 'held' }, 10)).toBe('c');
    expect(await list({ form: 'ppc' }, 10)).toBe('b');
    expect(await list({ since: after(1), until: after(3) }, 10)).toBe('cb');
    expect(await list({ state: 'waiting', form: 'seo', since: after(1) }, 10)).toBe('d');
  },
);

test.each(rooms)('%s: a person is forgotten, however the address is written', async (kind) => {
  await using room = await openRoom(kind, postgres);
  await room.store.keep(enquiry({ message: 'one' }));
  await room.store.keep(enquiry({ message: 'two', email: 'ASHA@Example.com', suspicions: ['haste'] }));
  const friend = enquiry({ email: 'bina@example.com', message: 'Please also write to Asha@example.com.' });
  const { reference } = await room.store.keep(friend);
  const { erased, mentionedIn } = await room.store.forget(' Asha@Example.COM ');
  expect(erased).toMatchObject([
    { message: 'one', state: 'waiting' },
    { message: 'two', state: 'held' },
  ]);
  expect(mentionedIn).toEqual([reference]);
  expect(await room.store.list({}, 10)).toMatchObject([{ reference }]);
});

test.each(rooms)(
  '%s: what is older than it may be goes once it is sent, and otherwise only when told',
  async (kind) => {
    await using room = await openRoom(kind, postgres);
    const keep = (message: string, minutes: number, otherwise = {}) =>
      room.store.keep(enquiry({ message, receivedAt: after(minutes), ...otherwise }));
    const { reference } = await keep('old and sent', 0);
    const [claimed] = await room.store.claim(noon, leaseMs, 1);
    await room.store.mark(reference, claimed?.leaseToken ?? '', { state: 'sent', at: noon });
    await keep('old and waiting', 0);
    await keep('old and held', 0, { suspicions: ['haste'] });
    await keep('young', 1);
    expect(await room.store.oldestReceivedAt()).toEqual(noon);
    expect(await room.store.countsBefore(after(1))).toEqual({ waiting: 1, held: 1, sent: 1, refused: 0 });
    const expire = (isUnsentToo: boolean, since?: Date) =>
      room.store.expire({ ...(since && { since }), before: after(1), isUnsentToo });
    expect(await expire(true, after(0.5))).toBe(0);
    expect(await expire(false)).toBe(1);
    expect(await room.store.counts()).toEqual({ waiting: 2, held: 1, sent: 0, refused: 0 });
    expect(await expire(true)).toBe(2);
    expect(await room.store.list({}, 10)).toMatchObject([{ message: 'young' }]);
  },
);

test.each(rooms)('%s: one process a day has the digest, unless it gives it back', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const other = await room.open();
  const claims = await Promise.all(
    [room.store, other, room.store, other].map((store) => store.claimDigest('2026-03-04')),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await other.claimDigest('2026-03-05')).toBe(true);
  await room.store.returnDigest('2026-03-04');
  expect(await other.claimDigest('2026-03-04')).toBe(true);
});

test.each(rooms)(
  '%s: the digests of a clock that was ahead do not stop those of the true days',
  async (kind) => {
    await using room = await openRoom(kind, postgres);
    expect(await room.store.claimDigest('2028-03-04')).toBe(true);
    expect(await room.store.claimDigest('2026-03-04')).toBe(true);
    expect(await room.store.claimDigest('2026-03-04')).toBe(false);
    expect(await room.store.claimDigest('2028-03-04')).toBe(true);
  },
);

test.each(rooms)('%s: several processes may start on an empty place at once', async (kind) => {
  await using room = await openRoom(kind, postgres);
  const url = kind === 'SQLite' ? `${room.url}-another` : await postgres.newDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(url)));
  await Promise.all(stores.map((store, count) => store.keep(enquiry({ message: `${count}` }))));
  expect(await stores[0]?.counts()).toMatchObject({ waiting: 4 });
  await Promise.all(stores.map((store) => store.close()));
});

test.each(rooms)('%s: a sound store has nothing to complain of', async (kind) => {
  await using room = await openRoom(kind, postgres);
  await room.store.keep(enquiry());
  expect(await room.store.check()).toEqual([]);
});
