import { expect, test } from 'vitest';
import { enquiryForms, type Form } from '../../views/forms/index.ts';
import { failure, site, success } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

test('an enquiry from any form is stored with its subject', async () => {
  const now = new Date('2026-03-04T05:06:07.890Z');
  await using agency = openSite({}, { now: () => now });
  for (const [form, { fields }] of Object.entries<Form>(enquiryForms)) {
    const subject = typeof fields.subject === 'string' ? fields.subject : 'A shop';
    const enquiry = { ...asha, email: `${form}@example.com`, subject, form, page: '/contact' };
    const { status, body, headers } = await agency.http.post('/send').send(enquiry);
    expect({ status, body }).toEqual({ status: 200, body: success });
    expect(headers['cache-control']).toBe('no-store');
    expect(agency.rows().at(-1)).toMatchObject({ received_at: now.toISOString(), ...enquiry });
  }
});

test('success and failure of an enquiry use the agreed messages', async () => {
  await using agency = openSite();
  const sent = await agency.http.post('/send').send(asha);
  const refused = await agency.http.post('/send').send({ ...asha, name: '' });
  expect(sent.body).toEqual({
    success: true,
    message: 'Thanks for contacting us. We will get back to you shortly',
  });
  expect(refused.body).toEqual({
    success: false,
    message: 'Something went wrong. try again later',
    errors: { name: 'Enter your name' },
  });
});

test('unknown fields of an enquiry are ignored', async () => {
  await using agency = openSite();
  const { status } = await agency.http
    .post('/send')
    .send({ ...asha, id: 7, received_at: '1999', admin: true });
  expect(status).toBe(200);
  expect(agency.rows()).toMatchObject([{ id: 1, ...asha, form: null, page: null }]);
});

test.each([
  ['an unknown form', { form: 'fax', page: '/contact' }, { form: null, page: '/contact' }],
  ['a page of another site', { form: 'home', page: '//evil.example' }, { form: 'home', page: null }],
  ['a page that is not a string', { form: 'home', page: ['/'] }, { form: 'home', page: null }],
  [
    'a page longer than an address',
    { form: 'home', page: `/${'x'.repeat(300)}` },
    { form: 'home', page: null },
  ],
])('stores an enquiry even if it names %s', async (_what, claim, stored) => {
  await using agency = openSite();
  const { status } = await agency.http.post('/send').send({ ...asha, ...claim });
  expect(status).toBe(200);
  expect(agency.rows()).toMatchObject([stored]);
});

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  [
    'a neighbour below the same domain',
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.example.com' },
  ],
  ['another site in an older browser', { Origin: 'https://evil.example' }],
  ['a page that hides where it is', { Origin: 'null' }],
])(
  'a post from %s is refused before anything else, and does not count against the rate limit',
  async (_who, headers) => {
    await using agency = openSite({ SITE_URL: 'https://www.example.com', SEND_LIMIT: '1' });
    const { status, body } = await agency.http.post('/send').set(headers).send(asha);
    expect({ status, body }).toEqual({ status: 403, body: failure() });
    expect(agency.rows()).toEqual([]);
    expect((await agency.http.post('/send').send(asha)).status).toBe(200);
  },
);

test.each([
  ['a page of ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.example.com' }],
  ['a page of ours that hides its origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
  ['a page of ours in an older browser', { Origin: 'https://www.example.com' }],
  ['the address that the server is really at', { Origin: 'http://127.0.0.1:8080', Host: '127.0.0.1:8080' }],
  ['no browser at all', {}],
])('a post from %s is accepted', async (_who, headers) => {
  await using agency = openSite({ SITE_URL: 'https://www.example.com' });
  const { status } = await agency.http.post('/send').set(headers).send(asha);
  expect(status).toBe(200);
});

test('no other origin may read the response', async () => {
  await using agency = openSite();
  const { headers } = await agency.http.post('/send').send(asha);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('a client over the rate limit gets 429 with Retry-After', async () => {
  await using agency = openSite({ SEND_LIMIT: '2' });
  const statuses = [];
  for (let time = 1; time <= 3; time++) statuses.push((await agency.http.post('/send').send(asha)).status);
  const { body, headers } = await agency.http.post('/send').send(asha);
  expect(statuses).toEqual([200, 200, 429]);
  expect(body).toEqual(failure());
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  expect(headers['ratelimit-policy']).toContain('w=600');
  expect((await agency.http.get('/contact')).status).toBe(200);
});

test('a refused enquiry counts against the rate limit too', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  expect((await agency.http.post('/send').send({})).status).toBe(400);
  expect((await agency.http.post('/send').send(asha)).status).toBe(429);
});

test('behind a configured proxy each client has its own rate limit', async () => {
  await using agency = openSite({ SEND_LIMIT: '1', TRUST_PROXY: '1' });
  const post = (from: string) => agency.http.post('/send').set('X-Forwarded-For', from).send(asha);
  expect((await post('203.0.113.1')).status).toBe(200);
  expect((await post('203.0.113.2')).status).toBe(200);
  expect((await post('203.0.113.1')).status).toBe(429);
});

test('without a proxy, a forged X-Forwarded-For gives no second rate limit', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  const post = (from: string) => agency.http.post('/send').set('X-Forwarded-For', from).send(asha);
  expect((await post('203.0.113.1')).status).toBe(200);
  expect((await post('203.0.113.2')).status).toBe(429);
});

test('the form’s URL refuses GET', async () => {
  await using agency = openSite();
  const script = await agency.http.get('/send');
  const visitor = await agency.http.get('/send').set('Accept', 'text/html');
  expect([script.status, script.headers.allow]).toEqual([405, 'POST']);
  expect([visitor.status, visitor.headers.allow]).toEqual([405, 'POST']);
  expect(visitor.text).toContain(site.contact.path);
});
