import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { failure } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { readForm } from '../support/html.ts';
import { openSite } from '../support/site.ts';

const full = fakeStore({ insert: () => Promise.reject(new Error('the disk is full')) });

test('an enquiry that cannot be stored is never reported as sent, and the process continues', async () => {
  await using agency = openSite({}, { store: full });
  const { status, body } = await agency.http.post('/send').send(asha);
  expect({ status, body }).toEqual({ status: 503, body: failure() });
  expect(agency.lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'enquiry not stored' }));
  expect((await agency.http.get('/')).status).toBe(200);
});

test('a visitor without script gets the same message, with their values still in the form', async () => {
  await using agency = openSite({}, { store: full });
  const answer = await agency.http
    .post('/send')
    .set('Accept', browserAccept)
    .type('form')
    .send({ ...asha, form: 'contact', page: '/contact' });
  expect(answer.status).toBe(503);
  const form = readForm(answer.text, 'contact');
  expect(form.says(failure().message)).toBe(true);
  expect(form.values).toEqual(asha);
});

test('a failed post with undecodable values still gets an error page', async () => {
  await using agency = openSite({}, { store: full });
  const halves = { name: 'Asha \ud83c', message: '\udc00 tea', utm: { source: '\ud800' } };
  const { status, body } = await agency.http.post('/send').send({ ...asha, ...halves });
  expect({ status, body }).toEqual({ status: 503, body: failure() });
});

test('a store that throws synchronously is handled like one that rejects', async () => {
  const broken = fakeStore({
    insert() {
      throw new Error('closed');
    },
  });
  await using agency = openSite({}, { store: broken });
  expect((await agency.http.post('/send').send(asha)).status).toBe(503);
});

test('an enquiry is refused with an error while another program locks the store', async () => {
  await using agency = openSite();
  const path = agency.config.databaseUrl.slice('file:'.length);
  using other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  expect((await agency.http.post('/send').send(asha)).status).toBe(503);
  other.exec('ROLLBACK');
  expect((await agency.http.post('/send').send(asha)).status).toBe(200);
  expect(agency.rows()).toHaveLength(1);
});

test('success is reported only after the enquiry is stored', async () => {
  const { promise, resolve } = Promise.withResolvers<{ reference: string; repeated: boolean }>();
  let answered = false;
  const asked = Promise.withResolvers<void>();
  const slow = fakeStore({
    insert: () => {
      asked.resolve();
      return promise;
    },
  });
  await using agency = openSite({}, { store: slow });
  const answer = agency.http
    .post('/send')
    .send(asha)
    .then((response) => {
      answered = true;
      return response.status;
    });
  await asked.promise;
  await new Promise((later) => setTimeout(later, 50));
  expect(answered).toBe(false);
  resolve({ reference: 'K7M2-9QXD', repeated: false });
  expect(await answer).toBe(200);
});

test('the log never has the sender or the content of an enquiry', async () => {
  await using agency = openSite();
  await agency.http.post('/send?email=asha@example.com').send(asha);
  await agency.http.post('/send').send({ ...asha, email: 'asha@example' });
  await agency.http
    .post('/send')
    .type('json')
    .send(`${JSON.stringify(asha)}}`);
  const log = JSON.stringify(agency.lines);
  for (const secret of ['Asha', 'asha@', '9876543210', 'tea', '127.0.0.1']) expect(log).not.toContain(secret);
  expect(agency.lines.filter(({ msg }) => msg === 'request')).toMatchObject([
    { method: 'POST', route: '/send', status: 200 },
    { method: 'POST', route: '/send', status: 400 },
    { method: 'POST', route: '/send', status: 400 },
  ]);
});
