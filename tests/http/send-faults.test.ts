import { expect, test } from 'vitest';
import type { Store } from '../../server/store.ts';
import { failure } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { readForm } from '../support/html.ts';
import { openSite } from '../support/site.ts';

const halves = { name: 'Asha \ud83c', message: '\udc00 tea', utm: { source: '\ud800' } };

const fail = () => {
  throw new Error('closed');
};

test.each<[string, Store['insert']]>([
  ['has no room for it', () => Promise.reject(new Error('the disk is full'))],
  ['throws at once', fail],
])('an enquiry whose store %s is never reported as sent or to the outbox', async (_what, insert) => {
  await using agency = openSite({}, { store: fakeStore({ insert }), onStored: fail });
  for (const values of [{}, halves])
    await agency.http
      .post('/send')
      .send({ ...asha, ...values })
      .expect(503, failure());
  expect(agency.lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'enquiry not stored' }));
  // Without script the visitor gets the same message, with the values still in the form.
  const form = { ...asha, form: 'contact', page: '/contact' };
  const post = agency.http.post('/send').set('Accept', browserAccept).type('form').send(form);
  const { says, values: shown } = readForm((await post.expect(503)).text, 'contact');
  expect([says(failure().message), shown]).toEqual([true, asha]);
  await agency.http.get('/').expect(200);
});

test('success is reported, and the outbox told, only after the enquiry is stored', async () => {
  const stored = Promise.withResolvers<{ reference: string; repeated: boolean }>();
  const asked = Promise.withResolvers<void>();
  const events: string[] = [];
  const insert = () => {
    asked.resolve();
    return stored.promise;
  };
  const onStored = () => void events.push('outbox');
  await using agency = openSite({}, { store: fakeStore({ insert }), onStored });
  const answer = agency.http.post('/send').send(asha).expect(200);
  const answered = answer.then(() => events.push('answer'));
  await asked.promise;
  await agency.http.get('/contact').expect(200); // an answer that does not wait would be there
  events.push('stored');
  stored.resolve({ reference: 'K7M2-9QXD', repeated: false });
  await answered;
  expect(events).toEqual(['stored', 'outbox', 'answer']);
});
