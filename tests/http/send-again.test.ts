import { expect, test } from 'vitest';
import { success } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

const key = 'a'.repeat(32);

test('a submission is stored once however often it is posted, and each post gets the same response', async () => {
  await using agency = openSite();
  const post = () => agency.http.post('/send').send({ ...asha, key });
  const answers = [await post(), ...(await Promise.all([post(), post(), post()])), await post()];
  expect(agency.rows()).toHaveLength(1);
  for (const { status, body, headers } of answers) {
    expect({ status, body }).toEqual({ status: 200, body: success });
    expect(headers['enquiry-reference']).toBe(agency.rows()[0]?.reference);
  }
});

test('a form without script that is posted again within minutes is one enquiry', async () => {
  let at = Date.parse('2026-03-04T05:06:07Z');
  await using agency = openSite({}, { now: () => new Date(at) });
  const post = async () => {
    const form = { ...asha, form: 'contact', page: '/contact' };
    const { headers } = await agency.http.post('/send').set('Accept', browserAccept).type('form').send(form);
    at += 4 * 60_000;
    return headers['enquiry-reference'];
  };
  expect(await post()).toBe(await post());
  expect(agency.rows()).toHaveLength(1);
  at += 60 * 60_000;
  await post();
  expect(agency.rows()).toHaveLength(2);
});

test.each([['x'], ['a'.repeat(65)], ["a'; DROP TABLE enquiries; --"], [{}], [12], [null]])(
  'an invalid key (%j) is treated as no key',
  async (strange) => {
    await using agency = openSite();
    for (let time = 1; time <= 2; time++) {
      const { status } = await agency.http.post('/send').send({ ...asha, key: strange });
      expect(status).toBe(200);
    }
    expect(agency.rows()).toMatchObject([{ ...asha, key: null }]);
  },
);

test('the outbox is notified of stored enquiries only', async () => {
  let storedCalls = 0;
  await using agency = openSite({}, { onStored: () => (storedCalls += 1) });
  await agency.http.post('/send').send({ ...asha, name: '' });
  expect(storedCalls).toBe(0);
  await agency.http.post('/send').send(asha);
  expect(storedCalls).toBe(1);
});
