// A receiver that got the notice of an enquiry gets another one when its sender has it erased.

import { expect, test } from 'vitest';
import type { ErasureRule } from '../../server/enquiries/store/types.ts';
import { openSiteWithNotices } from '../support/site-with-notices.ts';

type Site = Awaited<ReturnType<typeof openSiteWithNotices>>;

function rule({ clock }: Site): ErasureRule {
  return { at: clock.now(), keptUntil: null, isNotified: true };
}

test('the erasure of an announced enquiry is announced, after it, with its reference alone', async () => {
  await using site = await openSiteWithNotices({ env: { NOTIFY_FIELDS: 'all' } });
  await site.outbox.deliver();
  const reference = await site.enquire();
  await site.outbox.deliver();
  await site.store.dataRequests.erase(reference, rule(site));
  await site.outbox.deliver();
  const bodies = site.receiver.received.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type }) => type)).toEqual(['enquiry.received', 'enquiry.erased']);
  expect(bodies[1].data).toEqual({ reference, erasedAt: site.clock.now().toISOString() });
  expect(site.receiver.ids()[1]).toBe(`enquiry-erased-${reference}`);
});

test('an enquiry that is erased before its notice is sent gets no notice, and its erasure gets none', async () => {
  await using site = await openSiteWithNotices();
  await site.outbox.deliver();
  const reference = await site.enquire();
  await site.store.dataRequests.erase(reference, rule(site));
  const kept = await site.enquire();
  await site.store.dataRequests.erase(kept, { ...rule(site), keptUntil: new Date('2027-03-04') });
  await site.outbox.deliver();
  expect(site.receiver.received).toEqual([]);
  expect(await site.notices()).toEqual([]);
});

test('an erasure is announced although the notice of the enquiry has failed so far', async () => {
  await using site = await openSiteWithNotices({ reaction: (res) => void res.writeHead(422).end() });
  await site.outbox.deliver();
  const reference = await site.enquire();
  await site.outbox.deliver();
  await site.store.dataRequests.erase(reference, rule(site));
  expect(await site.notices()).toMatchObject([{ kind: 'enquiry.erased', reference, state: 'waiting' }]);
});
