// When notices are made and sent, on both kinds of store, with a real receiver and a simulated clock.

import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test, vi } from 'vitest';
import { endNotices } from '../../server/enquiries/notices/begin-notices.ts';
import {
  clockSkewMsMax,
  emailLeaseMs,
  leaseWritableMs,
  noticeRetryAfterMsMax,
  noticeWaitsMs,
  outboxPollMs,
  serverBackoffMs,
} from '../../server/limits.ts';
import { dayMs } from '../../server/time/dates.ts';
import { storeKinds } from '../support/isolated-store.ts';
import { reply } from '../support/notice-receiver.ts';
import { startPostgres } from '../support/postgres.ts';
import { openSiteWithNotices, signingSecret } from '../support/site-with-notices.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose](), 60_000);

const idOf = (reference: string) => `enquiry-received-${reference}`;

test.each(storeKinds)('%s: each enquiry is announced once, in order of arrival', async (kind) => {
  await using site = await openSiteWithNotices({ kind, postgres });
  await site.outbox.deliver();
  const references = [await site.enquire(), await site.enquire(), await site.enquire()];
  await site.outbox.deliver();
  await site.outbox.deliver();
  expect(site.receiver.ids()).toEqual(references.map(idOf));
  expect(await site.notices()).toMatchObject(
    references.map(() => ({ state: 'sent', tries: 1, sentAt: expect.any(Date), lastError: null })),
  );
  expect(site.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test.each(storeKinds)('%s: a held enquiry is announced when it is released, and not before', async (kind) => {
  await using site = await openSiteWithNotices({ kind, postgres });
  await site.outbox.deliver();
  const held = await site.enquire({ spamSignals: ['links'] });
  const other = await site.enquire();
  await site.outbox.deliver();
  expect(site.receiver.ids()).toEqual([idOf(other)]);
  await site.store.release(held, site.clock.now());
  await site.outbox.deliver();
  expect(site.receiver.ids()).toEqual([other, held].map(idOf));
});

test.each(storeKinds)("%s: control characters in a receiver's reply stop no other notice", async (kind) => {
  await using site = await openSiteWithNotices({ kind, postgres, reaction: reply(400, 'bad\0 thing') });
  await site.outbox.deliver();
  await site.enquire();
  await site.outbox.deliver();
  site.receiver.reaction = reply(200, 'ok');
  await site.enquire();
  await site.outbox.deliver();
  expect(await site.notices()).toMatchObject([
    { state: 'waiting', lastError: '400: bad thing' },
    { state: 'sent', lastError: null },
  ]);
});

test.each(storeKinds)('%s: two processes on one store send each notice once', async (kind) => {
  await using site = await openSiteWithNotices({ kind, postgres });
  const other = await site.another();
  await Promise.all([site.outbox.deliver(), other.deliver()]);
  const references = await Promise.all(Array.from({ length: 12 }, () => site.enquire()));
  await Promise.all([site.outbox.deliver(), other.deliver(), site.outbox.deliver()]);
  await other.deliver();
  expect(site.receiver.ids().toSorted()).toEqual(references.map(idOf).toSorted());
});

test.each(storeKinds)('%s: the notices of an erased enquiry are removed and not sent', async (kind) => {
  await using site = await openSiteWithNotices({ kind, postgres });
  await site.outbox.deliver();
  const [gone, kept] = [await site.enquire({ email: 'Gone@example.com' }), await site.enquire()];
  await site.store.notices.announce(site.clock.now(), 10);
  await site.store.forget('gone@example.com');
  expect(await site.notices()).toMatchObject([{ reference: kept }]);
  await site.outbox.deliver();
  expect(site.receiver.ids()).toEqual([idOf(kept)]);
  await site.store.addNotice({ kind: 'canary.failed', reference: null, text: 'No', at: new Date(0) });
  expect(
    await site.store.expire({ before: new Date(site.clock.now().getTime() + 1), isUnsentToo: true }),
  ).toBe(1);
  expect(await site.notices()).toEqual([]);
  expect(gone).not.toBe(kept);
});

test('a notice whose enquiry is erased while it is claimed is dropped', async () => {
  await using site = await openSiteWithNotices({
    around: (store) => ({ ...store, find: async () => null }),
  });
  await site.outbox.deliver();
  await site.enquire();
  await site.outbox.deliver();
  expect(site.receiver.received).toEqual([]);
  expect(await site.notices()).toEqual([]);
  expect(site.messages()).toContain('notice dropped; its enquiry is erased');
});

test('enquiries from before notices were switched on are never announced', async () => {
  await using site = await openSiteWithNotices();
  const [old, held] = [await site.enquire(), await site.enquire({ spamSignals: ['haste'] })];
  site.pass(dayMs);
  await site.outbox.deliver();
  await site.store.release(held, site.clock.now());
  const since = await site.enquire();
  await site.outbox.deliver();
  await (await site.another()).deliver();
  expect(site.receiver.ids()).toEqual([idOf(since)]);
  expect(old).not.toBe(since);
});

test('enquiries that arrive while notices are switched off are not announced later', async () => {
  await using site = await openSiteWithNotices();
  await site.outbox.deliver();
  await endNotices(site.store);
  await site.enquire();
  site.pass(dayMs);
  const again = await site.another();
  await again.deliver();
  const since = await site.enquire();
  await again.deliver();
  expect(site.receiver.ids()).toEqual([idOf(since)]);
});

test.each([731, -731])(
  'with a clock %i days wrong when notices are switched on, all new enquiries and no old ones are announced',
  async (days) => {
    await using site = await openSiteWithNotices();
    await site.enquire();
    site.jump(days * dayMs);
    await site.outbox.deliver();
    site.jump(-days * dayMs);
    const restarted = await site.another();
    await restarted.deliver();
    const reference = await site.enquire();
    await restarted.deliver();
    expect(site.receiver.ids()).toEqual([idOf(reference)]);
  },
);

test('a notice is tried five times over a day, then refused with the first line of the reply', async () => {
  await using site = await openSiteWithNotices({ reaction: reply(500, '\n  Workflow broken\nsecond line') });
  await site.outbox.deliver();
  const reference = await site.enquire();
  await site.outbox.deliver();
  for (const waitMs of noticeWaitsMs) {
    site.pass(waitMs - 1);
    await site.outbox.deliver();
    const before = site.receiver.received.length;
    site.pass(1 + serverBackoffMs.max);
    await site.outbox.deliver();
    expect(site.receiver.received.length).toBe(before + 1);
  }
  expect(noticeWaitsMs.reduce((sum, ms) => sum + ms) / dayMs).toBeCloseTo(1, 1);
  expect(await site.notices()).toMatchObject([
    { state: 'refused', tries: 5, lastError: '500: Workflow broken' },
  ]);
  site.pass(7 * dayMs);
  await site.outbox.deliver();
  expect(site.receiver.ids()).toEqual(Array(5).fill(idOf(reference)));
  expect(site.lines.at(-1)).toMatchObject({
    ...{ level: 50, notice: idOf(reference), tries: 5, error: 'HTTP 500' },
    msg: 'notice refused; will not retry',
  });

  site.receiver.reaction = reply(204);
  expect(await site.store.notices.retry(idOf(reference), site.clock.now())).toBe(true);
  site.pass(outboxPollMs);
  await site.outbox.deliver();
  expect(await site.notices()).toMatchObject([{ state: 'sent', tries: 1 }]);
  expect(site.receiver.ids()).toEqual(Array(6).fill(idOf(reference)));
});

test('a repeat has the same id and content, and a time and signature of its own', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await using site = await openSiteWithNotices({
      reaction: (res, count) => reply(count === 0 ? 500 : 200)(res, 0, res.req),
    });
    await site.outbox.deliver();
    await site.enquire();
    await site.outbox.deliver();
    vi.setSystemTime(site.clock.now());
    const verifier = new Webhook(signingSecret);
    const [first] = site.receiver.received;
    verifier.verify(first?.body ?? '', first?.headers as Record<string, string>);
    site.pass(noticeWaitsMs[0] ?? 0);
    await site.outbox.deliver();
    vi.setSystemTime(site.clock.now());
    const second = site.receiver.received[1];
    verifier.verify(second?.body ?? '', second?.headers as Record<string, string>);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(second?.body).toBe(first?.body);
    const forged = { ...(second?.headers as Record<string, string>), 'webhook-id': 'another' };
    expect(() => verifier.verify(second?.body ?? '', forged)).toThrow('No matching signature');
    expect(await site.notices()).toMatchObject([{ state: 'sent', tries: 2 }]);
  } finally {
    vi.useRealTimers();
  }
});

test('a notice to a receiver that replies 410 Gone is refused at once', async () => {
  await using site = await openSiteWithNotices({ reaction: reply(410, 'This hook was removed') });
  await site.outbox.deliver();
  await site.enquire();
  await site.outbox.deliver();
  expect(await site.notices()).toMatchObject([
    {
      state: 'refused',
      tries: 1,
      lastError: expect.stringMatching(/^410 \(.+NOTIFY_URL.+\): This hook was removed$/),
    },
  ]);
});

test.each([
  ['seconds', '600', 600_000],
  ['a date', new Date(Date.parse('2026-03-04T12:20:00Z')).toUTCString(), 1_200_000],
  ['an age', '999999999', noticeRetryAfterMsMax],
  ['a date in the past', 'Wed, 04 Mar 2020 12:20:00 GMT', 0],
  ['nonsense', 'soon', 0],
])('Retry-After of %s is respected, for all notices and within bounds', async (_what, value, askedMs) => {
  await using site = await openSiteWithNotices({ reaction: reply(429, '', { 'Retry-After': value }) });
  await site.outbox.deliver();
  await site.enquire();
  const other = await site.enquire();
  await site.outbox.deliver();
  const waitMs = Math.max(askedMs, serverBackoffMs.first) - 2_000; // of the two enquiries, and a date's precision
  site.receiver.reaction = reply(200);
  site.pass(waitMs - 1);
  await site.outbox.deliver();
  expect(site.receiver.received).toHaveLength(1);
  const [first] = (await site.notices()).filter(({ tries }) => tries > 0);
  const nextMs = (first?.nextTryAt.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0);
  expect(Math.abs(nextMs - Math.max(askedMs, noticeWaitsMs[0] ?? 0))).toBeLessThan(2_000);
  site.pass(3_000);
  await site.outbox.deliver();
  expect(site.receiver.ids().slice(1)).toContain(idOf(other));
});

test('while the receiver is unavailable the others wait untried, the fault is logged once, and all are sent in order afterwards', async () => {
  await using site = await openSiteWithNotices({ reaction: (res) => res.destroy() });
  await site.outbox.deliver();
  const references = [await site.enquire(), await site.enquire(), await site.enquire(), await site.enquire()];
  await site.outbox.deliver();
  await site.outbox.deliver();
  site.outbox.wake();
  await site.outbox.deliver();
  expect(site.receiver.received).toHaveLength(1);
  expect((await site.notices()).map(({ tries }) => tries).sort()).toEqual([0, 0, 0, 1]);
  site.pass(serverBackoffMs.first);
  await site.outbox.deliver();
  expect(site.receiver.received).toHaveLength(2);
  const faults = site.lines.filter(({ msg }) => msg === 'notice receiver unavailable; notices paused');
  expect(faults).toMatchObject([{ level: 50, host: `127.0.0.1:${site.receiver.port}` }]);

  site.receiver.reaction = reply(200);
  site.pass(serverBackoffMs.max + (noticeWaitsMs[0] ?? 0));
  await site.outbox.deliver();
  expect(site.receiver.ids().slice(2).toSorted()).toEqual(references.map(idOf).toSorted());
  expect(site.messages()).toContain('notice receiver available again');
});

test('a notice that the receiver rejects because of its content delays no other', async () => {
  await using site = await openSiteWithNotices({
    reaction: (res, count) => reply(count === 0 ? 422 : 200)(res, 0, res.req),
  });
  await site.outbox.deliver();
  const [, other] = [await site.enquire(), await site.enquire()];
  await site.outbox.deliver();
  expect(site.receiver.ids()).toContain(idOf(other));
  expect((await site.notices()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
});

test('a notice whose process died is sent by another one, under the same id', async () => {
  await using site = await openSiteWithNotices();
  await site.outbox.deliver();
  const reference = await site.enquire();
  const dying = await site.another(() => new Promise(() => {}));
  void dying.deliver();
  await expect.poll(() => site.store.notices.leased()).toMatchObject([{ key: idOf(reference) }]);
  site.pass(outboxPollMs);
  await site.outbox.deliver();
  site.jump(-3 * dayMs); // by the wall clock the lease is far from its end
  site.pass(emailLeaseMs - leaseWritableMs);
  await site.outbox.deliver();
  site.pass(leaseWritableMs - 1);
  await site.outbox.deliver();
  expect(site.receiver.received).toEqual([]);
  site.pass(outboxPollMs);
  await site.outbox.deliver();
  expect(site.receiver.ids()).toEqual([idOf(reference)]);
  expect(site.lines).toContainEqual(
    expect.objectContaining({ msg: 'stale notice lease released', notice: idOf(reference) }),
  );
});

test('a notice that was sent while the store is unavailable is marked later, and not sent twice', async () => {
  let failures = 3;
  await using site = await openSiteWithNotices({
    around: (store) => ({
      ...store,
      notices: {
        ...store.notices,
        mark: (...args) => (failures-- > 0 ? Promise.reject(new Error('away')) : store.notices.mark(...args)),
      },
    }),
  });
  await site.outbox.deliver();
  await site.enquire();
  await site.outbox.deliver();
  await site.outbox.deliver();
  expect(site.receiver.received).toHaveLength(1);
  expect(await site.notices()).toMatchObject([{ state: 'sent' }]);
});

test('an unavailable store is logged, and notices resume when it is back', async () => {
  let isAway = true;
  await using site = await openSiteWithNotices({
    around: (store) => ({
      ...store,
      bookmark: (name) => (isAway ? Promise.reject(new Error('away')) : store.bookmark(name)),
    }),
  });
  await site.outbox.deliver();
  expect(site.messages()).toEqual(['outbox query failed']);
  isAway = false;
  site.pass(outboxPollMs);
  await site.outbox.deliver();
  const reference = await site.enquire();
  await site.outbox.deliver();
  expect(site.receiver.ids()).toEqual([idOf(reference)]);
});

test.each([731, -731])('a clock that jumps by %i days delays and repeats no notice', async (days) => {
  await using site = await openSiteWithNotices({ reaction: reply(503) });
  await site.outbox.deliver();
  const reference = await site.enquire();
  await site.outbox.deliver();
  site.jump(days * dayMs);
  site.receiver.reaction = reply(200);
  site.pass(serverBackoffMs.max);
  await site.outbox.deliver();
  site.jump(-days * dayMs + clockSkewMsMax / 2);
  site.pass(serverBackoffMs.max);
  await site.outbox.deliver();
  expect(site.receiver.ids()).toEqual(Array(2).fill(idOf(reference)));
});

test('beyond MAIL_LIMIT notices wait, and are sent later', async () => {
  let left = 2;
  const quota = {
    msToWait: async () => (left > 0 ? 0 : 1_000),
    consume: async () => {
      left -= 1;
    },
  };
  await using site = await openSiteWithNotices({ quota });
  await site.outbox.deliver();
  for (let count = 0; count < 3; count++) await site.enquire();
  await site.outbox.deliver();
  await site.outbox.deliver();
  expect(site.receiver.received).toHaveLength(2);
  expect(site.messages().filter((msg) => msg === 'MAIL_LIMIT reached; notices paused')).toHaveLength(1);
  left = 1;
  await site.outbox.deliver();
  expect(site.receiver.received).toHaveLength(3);
});

test('on a stop the notice being sent is finished, and no other starts', async () => {
  const asked = Promise.withResolvers<() => void>();
  await using site = await openSiteWithNotices({ reaction: (res) => asked.resolve(() => res.end('ok')) });
  await site.outbox.deliver();
  await site.enquire();
  await site.enquire();
  site.outbox.start();
  const answer = await asked.promise;
  const stopped = site.outbox.stop();
  answer();
  await stopped;
  expect((await site.notices()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
  expect(await site.store.notices.leased()).toEqual([]);
});

test.each(storeKinds)(
  '%s: another part of the site can add a notice, once for each subject',
  async (kind) => {
    await using site = await openSiteWithNotices({ kind, postgres });
    await site.outbox.deliver();
    const at = site.clock.now();
    const failed = {
      kind: 'canary.failed',
      reference: null,
      text: `Step "send": ${'x'.repeat(9_000)}`,
      at,
    } as const;
    expect(await site.store.addNotice(failed)).toBe(true);
    expect(await site.store.addNotice({ ...failed, reference: 'K7M2-9QXD' })).toBe(true);
    expect(await site.store.addNotice({ ...failed, reference: 'K7M2-9QXD' })).toBe(false);
    await site.outbox.deliver();
    const [first, second] = site.receiver.received.map(({ body }) => JSON.parse(body));
    expect(first).toMatchObject({ type: 'canary.failed', timestamp: at.toISOString() });
    expect(first.data.text).toMatch(/^Step "send": x+$/);
    expect(first.data.text.length).toBe(500);
    expect(second.type).toBe('canary.failed');
    expect(new Set(site.receiver.ids()).size).toBe(2);
  },
);
