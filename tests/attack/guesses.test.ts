// Guesses at the form for requests learn nothing about stored enquiries.

import { expect, test } from 'vitest';
import { createReference } from '../../server/enquiries/reference.ts';
import { requestLimits } from '../../server/privacy/my-enquiry-route.ts';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import type { Store } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { openSite } from '../support/site.ts';

test('guesses from many addresses find no enquiry, use no limit of others and get the same answers', async () => {
  await using site = openSite({ TRUST_PROXY: '1' });
  const { headers } = await site.http.post('/send').send(asha);
  const right = headers['enquiry-reference'];
  const before = { rows: site.rows(), lines: site.lines.length };
  const { store, log, config } = site;
  const settle = createRequestJob({ store, log, config, now: () => new Date(), onSettled: () => {} });
  const guesses = 3 * requestLimits.perDay;
  const answers = new Map<string, number>();
  for (let number = 0; number < guesses; number++) {
    // The visitor's own reference with other addresses, and her address with other references.
    const email = number % 2 ? `asha${number}@example.com` : asha.email;
    const reference = number % 2 ? right : createReference();
    const { status, text } = await site.http
      .post('/my-enquiry')
      .set('X-Forwarded-For', `198.51.${number % 200}.7`)
      .send({ action: number % 3 ? 'erase' : 'see', reference, email });
    answers.set(`${status} ${text}`, (answers.get(`${status} ${text}`) ?? 0) + 1);
    if (number % 100 === 99) await settle();
  }
  // One answer for each action, and the one past the limits.
  const statuses = [...answers].map(([answer, count]) => [answer.slice(0, 3), count]);
  expect(statuses.filter(([status]) => status === '200')).toHaveLength(2);
  expect(statuses.filter(([status]) => status !== '200')).toEqual([['429', guesses - requestLimits.perDay]]);
  expect(site.rows()).toEqual(before.rows);
  expect(await store.journal(new Date(0), 10)).toEqual([]);
  expect(site.tables().data_requests).toEqual([]);
  const own = site.lines.slice(before.lines).filter(({ msg }) => msg !== 'request');
  expect(own).toMatchObject([{ msg: expect.stringContaining('limit of data requests reached') }]);
});

test('the time of an answer does not depend on what is stored: nothing is read before it, and no job awaited', async () => {
  const added: unknown[] = [];
  const never = new Promise<never>(() => {});
  // Any other method of this store rejects.
  const store = fakeStore({
    secret: async () => 'a secret',
    dataRequests: { add: async (request: object) => void added.push(request) } as Store['dataRequests'],
  });
  await using site = openSite({}, { store, onDataRequest: () => never });
  for (const accept of ['application/json', 'text/html'])
    for (const action of ['see', 'erase']) {
      const sent = { action, reference: 'K7M2-9QXD', email: asha.email };
      await site.http.post('/my-enquiry').set('Accept', accept).send(sent).expect(200);
    }
  expect(added).toHaveLength(4);
});
