// When webhooks are sent, with a real receiver and a simulated clock.

import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { publicFolder } from '../../server/paths.ts';
import { dayMs } from '../../server/time/dates.ts';
import { runCliInProcessWith } from '../support/cli-in-process.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages, signingSecret } from '../support/site-with-messages.ts';
import { reply } from '../support/webhook-receiver.ts';

type Site = Awaited<ReturnType<typeof openSiteWithMessages>>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** After each failed try. */
const waitsMs = [minuteMs, 15 * minuteMs, 3 * hourMs, 20 * hourMs];

/** The longest pause of all webhooks while the receiver is unavailable. */
const pauseMsMax = 5 * minuteMs;

const idOf = (reference: string) => `enquiry-received-${reference}`;
const webhooks = async ({ store }: Site) =>
  (await store.messages.list({ channel: 'webhook' }, 100)).reverse();

test('each enquiry is announced once, in order of arrival', async () => {
  await using site = await openSiteWithMessages({ receiver: true });
  const references = [];
  for (const message of ['one', 'two', 'three', 'three'])
    references.push(await site.sendEnquiry({ message }));
  await site.deliver();
  await site.deliver();
  expect(site.receiver.ids()).toEqual(references.slice(0, 3).map(idOf));
  expect(site.faults()).toEqual([]);
});

test('a held enquiry is announced when it is released, and not before', async () => {
  await using site = await openSiteWithMessages({ receiver: true });
  const held = await site.sendEnquiry({ link: 'filled' });
  const other = await site.sendEnquiry({ message: 'And coffee.' });
  await site.deliver();
  expect(site.receiver.ids()).toEqual([idOf(other)]);
  await site.store.release(held, site.now(), { webhook: true });
  await site.deliver();
  expect(site.receiver.ids()).toEqual([other, held].map(idOf));
});

test('enquiries that arrive while NOTIFY_URL is not set are never announced', async () => {
  await using site = await openSiteWithMessages({ receiver: true });
  const config = { ...site.config, notify: null };
  const without = createApp({ ...site, config, publicFolder, onStored: () => {} });
  const { default: supertest } = await import('supertest');
  await supertest(without)
    .post('/send')
    .send({ name: 'A', email: 'a@example.com', phone: '9876543210', message: 'Old' })
    .expect(200);
  site.advance(dayMs);
  await site.deliver();
  const since = await site.sendEnquiry();
  await site.deliver();
  await site.another().deliver();
  expect(site.rows()).toHaveLength(2);
  expect(site.receiver.ids()).toEqual([idOf(since)]);
});

test('two processes on one store send each webhook once', async () => {
  await using site = await openSiteWithMessages({ receiver: true });
  const other = site.another();
  const references = [];
  for (let count = 0; count < 12; count++)
    references.push(await site.sendEnquiry({ message: `Tea ${count}` }));
  await Promise.all([site.deliver(), other.deliver()]);
  await Promise.all([site.deliver(), other.deliver()]);
  expect(site.receiver.ids().toSorted()).toEqual(references.map(idOf).toSorted());
});

test('a webhook is tried five times over a day, then refused with the status of the reply', async () => {
  await using site = await openSiteWithMessages({ receiver: reply(500, 'Workflow broken') });
  const reference = await site.sendEnquiry();
  await site.deliver();
  for (const [at, waitMs] of waitsMs.entries()) {
    site.advance(waitMs - 1);
    await site.deliver();
    expect(site.receiver.received).toHaveLength(at + 1);
    site.advance(1 + pauseMsMax);
    await site.deliver();
    expect(site.receiver.received).toHaveLength(at + 2);
  }
  const refused = { state: 'refused', tries: 5, error: '500' };
  expect(await webhooks(site)).toMatchObject([refused]);
  site.advance(7 * dayMs);
  await site.deliver();
  expect(site.receiver.ids()).toEqual(Array(5).fill(idOf(reference)));
  expect(site.faults().at(-1)).toMatchObject({
    ...{ level: 50, message: `enquiry.received-${reference}`, tries: 5 },
    msg: 'message refused; will not retry',
  });

  site.receiver.reaction = reply(204);
  expect(await site.store.messages.retry(`enquiry.received-${reference}`)).toBe(true);
  site.advance(5_000);
  await site.deliver();
  expect(await webhooks(site)).toMatchObject([{ state: 'sent', tries: 1 }]);
});

test('a repeat has the same id and content, and a time and signature of its own', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await using site = await openSiteWithMessages({ receiver: reply(500) });
    await site.sendEnquiry();
    await site.deliver();
    const verifier = new Webhook(signingSecret);
    const verify = (headers = {}) => {
      vi.setSystemTime(site.now());
      const received = site.receiver.received.at(-1);
      const all = { ...received?.headers, ...headers } as Record<string, string>;
      return verifier.verify(received?.body ?? '', all);
    };
    verify();
    site.receiver.reaction = reply(200);
    site.advance(minuteMs);
    await site.deliver();
    verify();
    expect(() => verify({ 'webhook-id': 'another' })).toThrow('No matching signature');
    const [first, second] = site.receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(second?.body).toBe(first?.body);
  } finally {
    vi.useRealTimers();
  }
});

test('a webhook to a receiver that replies 410 Gone is refused at once', async () => {
  await using site = await openSiteWithMessages({ receiver: reply(410, 'This hook was removed') });
  await site.sendEnquiry();
  await site.deliver();
  const error = expect.stringMatching(/^410 \(.+NOTIFY_URL.+\)$/);
  expect(await webhooks(site)).toMatchObject([{ state: 'refused', tries: 1, error }]);
});

test.each([
  ['seconds', '600', 600_000],
  ['an age', '999999999', hourMs],
  ['a negative number', '-5', 5_000],
  ['nonsense', 'soon', 5_000],
])('Retry-After of %s is respected, for all webhooks and within bounds', async (_what, value, askedMs) => {
  await using site = await openSiteWithMessages({ receiver: reply(429, '', { 'Retry-After': value }) });
  await site.sendEnquiry();
  const other = await site.sendEnquiry({ message: 'And coffee.' });
  await site.deliver();
  site.receiver.reaction = reply(200);
  site.advance(askedMs - 1_000);
  await site.deliver();
  expect(site.receiver.received).toHaveLength(1);
  const [first] = await webhooks(site);
  const nextMs = (first?.nextTryAt.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0);
  expect(Math.abs(nextMs - Math.max(askedMs, minuteMs))).toBeLessThan(1_000);
  site.advance(1_000);
  await site.deliver();
  expect(site.receiver.ids().slice(1)).toContain(idOf(other));
});

test('while the receiver is unavailable the others wait untried, the fault is logged once, and all are sent afterwards', async () => {
  await using site = await openSiteWithMessages({ receiver: (res) => res.destroy() });
  const references = [];
  for (const message of ['one', 'two', 'three', 'four']) references.push(await site.sendEnquiry({ message }));
  for (let time = 0; time < 3; time++) await site.deliver();
  expect(site.receiver.received).toHaveLength(1);
  expect((await webhooks(site)).map(({ tries }) => tries)).toEqual([1, 0, 0, 0]);
  site.advance(5_000);
  await site.deliver();
  expect(site.receiver.received).toHaveLength(2);
  const paused = site.faults().filter(({ msg }) => msg === 'server unavailable; deliveries paused');
  expect(paused).toMatchObject([{ level: 50, channel: 'webhook' }]);
  expect(site.subjects()).toHaveLength(4); // e-mails do not wait for it

  site.receiver.reaction = reply(200);
  site.advance(pauseMsMax + minuteMs);
  await site.deliver();
  expect(site.receiver.ids().slice(2).toSorted()).toEqual(references.map(idOf).toSorted());
});

test('a webhook that the receiver rejects because of its content delays no other', async () => {
  await using site = await openSiteWithMessages({
    receiver: (res, count) => reply(count === 0 ? 422 : 200)(res, 0, res.req),
  });
  await site.sendEnquiry();
  const other = await site.sendEnquiry({ message: 'And coffee.' });
  await site.deliver();
  expect(site.receiver.ids()[1]).toBe(idOf(other));
  expect(await webhooks(site)).toMatchObject([
    { state: 'waiting', error: '422' },
    { state: 'sent', error: null },
  ]);
});

test('a webhook whose process died is sent by another one, under the same id, also when the clock is set back', async () => {
  await using site = await openSiteWithMessages({ receiver: true });
  const reference = await site.sendEnquiry();
  const posted = Promise.withResolvers<void>();
  const post = () => {
    posted.resolve();
    return new Promise<never>(() => {});
  };
  void site.another({ post }).deliver();
  await posted.promise;
  site.jumpClock(-3 * dayMs);
  for (let round = 0; round < 10; round++) {
    await site.deliver();
    site.advance(5_000);
  }
  expect(site.receiver.received).toEqual([]);
  await site.deliver();
  expect(site.receiver.ids()).toEqual([idOf(reference)]);
});

test('a webhook that was sent while the store is unavailable is marked later, and not sent twice', async () => {
  let failures = 2;
  await using site = await openSiteWithMessages({
    receiver: true,
    around: (store) => ({
      ...store,
      messages: {
        ...store.messages,
        mark: (message, outcome) =>
          message.kind === 'enquiry.received' && failures-- > 0
            ? Promise.reject(new Error('away'))
            : store.messages.mark(message, outcome),
      },
    }),
  });
  await site.sendEnquiry();
  await site.deliver();
  await site.deliver();
  expect(site.receiver.received).toHaveLength(1);
  expect(await webhooks(site)).toMatchObject([{ state: 'sent' }]);
});

test('an unavailable store is logged, and webhooks resume when it is back', async () => {
  let isAway = true;
  await using site = await openSiteWithMessages({
    receiver: true,
    around: (store) => ({
      ...store,
      bookmark: (name) => (isAway ? Promise.reject(new Error('away')) : store.bookmark(name)),
    }),
  });
  const reference = await site.sendEnquiry();
  await site.deliver();
  expect(new Set(site.faults().map(({ msg }) => msg))).toEqual(new Set(['messages not read']));
  isAway = false;
  site.advance(5_000);
  await site.deliver();
  expect(site.receiver.ids()).toEqual([idOf(reference)]);
});

test.each([731, -731])('a clock that jumps by %i days delays and repeats no webhook', async (days) => {
  await using site = await openSiteWithMessages({ receiver: reply(503) });
  const reference = await site.sendEnquiry();
  await site.deliver();
  site.jumpClock(days * dayMs);
  site.receiver.reaction = reply(200);
  site.advance(pauseMsMax);
  await site.deliver();
  site.jumpClock(-days * dayMs + 2 * minuteMs);
  site.advance(pauseMsMax);
  await site.deliver();
  expect(site.receiver.ids()).toEqual(Array(2).fill(idOf(reference)));
});

test('beyond MAIL_LIMIT webhooks wait', async () => {
  await using site = await openSiteWithMessages({ receiver: true, env: { MAIL_LIMIT: '2' } });
  for (const message of ['one', 'two', 'three']) await site.sendEnquiry({ message });
  await site.deliver();
  await site.deliver();
  expect(site.receiver.received).toHaveLength(2);
  const paused = site.faults().filter(({ channel }) => channel === 'webhook');
  expect(paused).toMatchObject([{ msg: 'MAIL_LIMIT reached; deliveries paused' }]);
  expect((await webhooks(site)).map(({ state }) => state)).toEqual(['sent', 'sent', 'waiting']);
});

test('on a stop the webhook being sent is finished, and no other starts', async () => {
  const asked = Promise.withResolvers<() => void>();
  await using site = await openSiteWithMessages({
    receiver: (res) => asked.resolve(() => void res.end('ok')),
  });
  await site.sendEnquiry();
  await site.sendEnquiry({ message: 'And coffee.' });
  site.sender.start();
  const answer = await asked.promise;
  const stopped = site.sender.stop();
  answer();
  await stopped;
  expect(await webhooks(site)).toMatchObject([{ state: 'sent' }, { state: 'waiting', isBeingSent: false }]);
});

async function erase(site: Site, reference: string): Promise<void> {
  await site.ask('erase', reference);
  await site.settleRequests();
}

test('the erasure of an announced enquiry is announced, after it, with its reference alone', async () => {
  await using site = await openSiteWithMessages({ receiver: true, env: { NOTIFY_FIELDS: 'all' } });
  const reference = await site.sendEnquiry();
  await site.deliver();
  await erase(site, reference);
  await site.deliver();
  const bodies = site.receiver.received.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type }) => type)).toEqual(['enquiry.received', 'enquiry.erased']);
  expect(bodies[1].data).toEqual({ reference, erasedAt: site.now().toISOString() });
  expect(site.receiver.ids()[1]).toBe(`enquiry-erased-${reference}`);
});

test.each(['erase', 'forget'])('an operator’s %s is announced where the enquiry was', async (command) => {
  await using site = await openSiteWithMessages({ receiver: true });
  const reference = await site.sendEnquiry();
  await site.deliver();
  await site.sendEnquiry({ message: 'Not announced yet.' });
  const { config, receiver } = site;
  const notify = { NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret };
  const env = { DATABASE_URL: config.databaseUrl, ...notify };
  const about = command === 'erase' ? reference : asha.email;
  expect(await runCliInProcessWith(env, command, about, '--confirm')).toMatchObject({ code: 0, err: '' });
  expect(await webhooks(site)).toContainEqual(
    expect.objectContaining({ id: `enquiry.erased-${reference}`, state: 'waiting' }),
  );
  await site.deliver();
  const sent = receiver.ids().filter((id) => String(id).startsWith('enquiry-erased'));
  expect(sent).toEqual([`enquiry-erased-${reference}`]);
});

test.each(['0', '365'])(
  'an enquiry that is erased before it is announced is not announced, nor is its erasure (ERASE_AFTER_DAYS %s)',
  async (ERASE_AFTER_DAYS) => {
    await using site = await openSiteWithMessages({ receiver: true, env: { ERASE_AFTER_DAYS } });
    await erase(site, await site.sendEnquiry());
    await site.deliver();
    expect(site.receiver.received).toEqual([]);
    expect(await webhooks(site)).toEqual([]);
  },
);

test('an erasure is announced although the webhook of the enquiry has failed so far', async () => {
  await using site = await openSiteWithMessages({ receiver: reply(422) });
  const reference = await site.sendEnquiry();
  await site.deliver();
  await erase(site, reference);
  expect(await webhooks(site)).toMatchObject([{ id: `enquiry.erased-${reference}`, state: 'waiting' }]);
});
