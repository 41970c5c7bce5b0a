// When webhooks are sent, with a real receiver and a simulated clock.

import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { runCliInProcessWith } from '../support/cli-in-process.ts';
import { asha } from '../support/enquiry.ts';
import { day, hour, minute, openSiteWithMessages, signingSecret } from '../support/site-with-messages.ts';
import { type Reaction, reply } from '../support/webhook-receiver.ts';

/** After each failed try. */
const waitsMs = [minute, 15 * minute, 3 * hour, 20 * hour];

/** The longest pause of all webhooks while the receiver is unavailable. */
const pauseMsMax = 5 * minute;

const idOf = (reference: string) => `enquiry-received-${reference}`;

async function openWebhookSite(receiver: Reaction | true = true, env: Record<string, string> = {}) {
  const site = await openSiteWithMessages({ receiver, env });
  return Object.assign(site, {
    ids: () => site.receiver.ids(),
    webhooks: async () => (await site.store.messages.list({ channel: 'webhook' }, 100)).reverse(),
    /** Enquiries with these messages; returns their references. */
    async enquire(...messages: string[]): Promise<string[]> {
      const references = [];
      for (const message of messages) references.push(await site.sendEnquiry({ message }));
      return references;
    },
    async erase(reference: string): Promise<void> {
      await site.ask('erase', reference);
      await site.settleRequests();
      await site.deliver();
    },
  });
}

test('each enquiry is announced once, in order of arrival, and a held one when it is released', async () => {
  await using site = await openWebhookSite();
  const held = await site.sendEnquiry({ link: 'filled' });
  const references = await site.enquire('one', 'two', 'three', 'three');
  await site.rounds(2, 0);
  expect(site.ids()).toEqual(references.slice(0, 3).map(idOf));
  await site.store.release(held, site.now(), { webhook: true });
  await site.deliver();
  expect(site.ids().slice(3)).toEqual([idOf(held)]);
  expect(site.faults()).toEqual([]);
});

test('a webhook is tried five times over a day, then refused with the status of the reply', async () => {
  await using site = await openWebhookSite(reply(500, 'Workflow broken'));
  const reference = await site.mailEnquiry();
  for (const [at, waitMs] of waitsMs.entries()) {
    site.advance(waitMs - 1);
    await site.deliver();
    expect(site.receiver.received).toHaveLength(at + 1);
    site.advance(1 + pauseMsMax);
    await site.deliver();
    expect(site.receiver.received).toHaveLength(at + 2);
  }
  expect(await site.webhooks()).toMatchObject([{ state: 'refused', tries: 5, error: '500' }]);
  site.advance(7 * day);
  await site.deliver();
  expect(site.ids()).toEqual(Array(5).fill(idOf(reference)));
  const message = `enquiry.received-${reference}`;
  const logged = { level: 50, message, tries: 5, msg: 'message refused; will not retry' };
  expect(site.faults().at(-1)).toMatchObject(logged);

  site.receiver.reaction = reply(204);
  expect(await site.store.messages.retry(message)).toBe(true);
  site.advance(5_000);
  await site.deliver();
  expect(await site.webhooks()).toMatchObject([{ state: 'sent', tries: 2 }]);
  // A repeat has the same id and content, and a time and signature of its own.
  const [first, second] = site.receiver.received;
  for (const { headers, body } of site.receiver.received) {
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
    const signature = new Webhook(signingSecret).sign(String(headers['webhook-id']), at, body);
    expect(headers['webhook-signature']).toBe(signature);
  }
  expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
  expect(second?.body).toBe(first?.body);
});

test('while the receiver is unavailable the others wait untried, the fault is logged once, and all are sent afterwards', async () => {
  await using site = await openWebhookSite((res) => res.destroy());
  const references = await site.enquire('one', 'two', 'three', 'four');
  await site.rounds(3, 0);
  expect(site.receiver.received).toHaveLength(1);
  expect((await site.webhooks()).map(({ tries }) => tries)).toEqual([1, 0, 0, 0]);
  site.advance(5_000);
  await site.deliver();
  expect(site.receiver.received).toHaveLength(2);
  const paused = site.faults().filter(({ msg }) => msg === 'server unavailable; deliveries paused');
  expect(paused).toMatchObject([{ level: 50, channel: 'webhook' }]);
  expect(site.subjects()).toHaveLength(4); // e-mails do not wait for it
  site.receiver.reaction = reply(200);
  site.advance(pauseMsMax + minute);
  await site.deliver();
  expect(site.ids().slice(2).toSorted()).toEqual(references.map(idOf).toSorted());
});

test('a receiver may put webhooks off by an hour at most', async () => {
  await using site = await openWebhookSite(reply(503, '', { 'Retry-After': '31536000' }));
  await site.mailEnquiry();
  site.advance(hour);
  await site.deliver();
  expect(site.receiver.received).toHaveLength(2);
});

test.each([reply(200), reply(422)])(
  'the erasure of an enquiry that was announced, or could not be so far, is announced after it, with its reference alone',
  async (receiver) => {
    await using site = await openWebhookSite(receiver, { NOTIFY_FIELDS: 'all' });
    const reference = await site.mailEnquiry();
    await site.erase(reference);
    const bodies = site.receiver.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type)).toEqual(['enquiry.received', 'enquiry.erased']);
    expect(bodies[1].data).toEqual({ reference, erasedAt: site.now().toISOString() });
    expect(site.ids()[1]).toBe(`enquiry-erased-${reference}`);
  },
);

test.each(['erase', 'forget'])('an operator’s %s is announced where the enquiry was', async (command) => {
  await using site = await openWebhookSite();
  const reference = await site.mailEnquiry();
  await site.sendEnquiry({ message: 'Not announced yet.' });
  const notify = { NOTIFY_URL: site.receiver.url, NOTIFY_SECRET: signingSecret };
  const env = { DATABASE_URL: site.config.databaseUrl, ...notify };
  const about = command === 'erase' ? reference : asha.email;
  expect(await runCliInProcessWith(env, command, about, '--confirm')).toMatchObject({ code: 0, err: '' });
  await site.deliver();
  const sent = site.ids().filter((id) => String(id).startsWith('enquiry-erased'));
  expect(sent).toEqual([`enquiry-erased-${reference}`]);
});

test.each(['0', '365'])(
  'an enquiry that is erased before it is announced is not announced, nor is its erasure (ERASE_AFTER_DAYS %s)',
  async (ERASE_AFTER_DAYS) => {
    await using site = await openWebhookSite(true, { ERASE_AFTER_DAYS });
    await site.erase(await site.sendEnquiry());
    expect([site.receiver.received, await site.webhooks()]).toEqual([[], []]);
  },
);

test.each<[string, Reaction]>([
  [
    'replies with what it was sent',
    (res, _count, req) => void res.writeHead(500, req.url).end(JSON.stringify([req.url, req.headers])),
  ],
  ['redirects', reply(302, '', { Location: '/hooks/T0KEN-in-path' })],
  ['hangs up', (res) => void res.destroy()],
])('a receiver that %s leaves no secret in the log and the store', async (_what, receiver) => {
  await using site = await openWebhookSite(receiver, { NOTIFY_FIELDS: 'all' });
  await site.mailEnquiry();
  const [message] = await site.webhooks();
  expect(message).toMatchObject({ state: 'waiting', tries: 1, error: expect.stringMatching(/./) });
  const said = JSON.stringify([site.lines, message]);
  expect(said).toContain('message not accepted; will retry');
  for (const hidden of ['T0KEN', signingSecret, '/hooks', asha.name, asha.email])
    expect(said).not.toContain(hidden);
});
