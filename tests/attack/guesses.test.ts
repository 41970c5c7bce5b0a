import { expect, test } from 'vitest';
import type { Store } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { openSite } from '../support/site.ts';

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
