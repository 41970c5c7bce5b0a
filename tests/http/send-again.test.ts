import { expect, test } from 'vitest';
import { success } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

const key = 'a'.repeat(32);
const other = 'b'.repeat(32);

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

test('changed values are stored too, with the same key or another', async () => {
  await using agency = openSite();
  const post = (values: object) => agency.http.post('/send').send({ ...asha, ...values });
  await post({ key });
  await post({ key, message: 'We sell coffee too.' });
  await post({ key: other, message: 'And milk.' });
  expect(agency.rows().map(({ message }) => message)).toEqual([
    asha.message,
    'We sell coffee too.',
    'And milk.',
  ]);
  expect(agency.rows().every((row) => row.possible_repeat_of === null)).toBe(true);
});

test('equal values with another key are stored and marked as a possible repeat', async () => {
  await using agency = openSite();
  const first = await agency.http.post('/send').send({ ...asha, key });
  const second = await agency.http.post('/send').send({ ...asha, key: other });
  expect(second.body).toEqual(success);
  expect(agency.rows()).toMatchObject([
    { possible_repeat_of: null },
    { possible_repeat_of: first.headers['enquiry-reference'] },
  ]);
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

test('only a stored enquiry has a reference', async () => {
  await using agency = openSite();
  const refused = await agency.http.post('/send').send({ ...asha, name: '' });
  expect(refused.headers).not.toHaveProperty('enquiry-reference');
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
