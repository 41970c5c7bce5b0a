import { expect, test, vi } from 'vitest';
import { enquiryForms, type Form } from '../../views/forms/index.ts';
import { failure, success } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { readForm } from '../support/html.ts';
import { openSite, type Row } from '../support/site.ts';

test('an enquiry from any form is stored with its subject', async () => {
  const now = new Date('2026-03-04T05:06:07.890Z');
  await using agency = openSite({}, { now: () => now });
  for (const [form, { fields }] of Object.entries<Form>(enquiryForms)) {
    const subject = typeof fields.subject === 'string' ? fields.subject : 'A shop';
    const enquiry = { ...asha, email: `${form}@example.com`, subject, form, page: '/contact' };
    const { headers } = await agency.http.post('/send').send(enquiry).expect(200, success);
    expect(headers['cache-control']).toBe('no-store');
    expect(agency.rows().at(-1)).toMatchObject({ received_at: now.toISOString(), ...enquiry });
  }
});

test('success and failure of an enquiry use the agreed messages', async () => {
  await using agency = openSite();
  const thanks = 'Thanks for contacting us. We will get back to you shortly';
  await agency.http.post('/send').send(asha).expect({ success: true, message: thanks });
  const errors = { name: 'Enter your name' };
  const failed = { success: false, message: 'Something went wrong. try again later', errors };
  await agency.http
    .post('/send')
    .send({ ...asha, name: '' })
    .expect(failed);
});

const home = { form: 'home', page: '/' };
const news = { source: 'news', medium: 'email', campaign: 'spring', term: 'shop', content: 'blue' };
const visit = { referrer: 'www.search.example', utm: news };

test.each<[string, object, stored: Row]>([
  ['unknown fields', { id: 7, received_at: '1999', admin: true }, { id: 1 }],
  ['an unknown form', { form: 'fax', page: '/contact' }, { page: '/contact' }],
  ['a page of another site', { ...home, page: '//evil.example' }, { form: 'home' }],
  ['a page longer than an address', { ...home, page: `/${'x'.repeat(300)}` }, { form: 'home' }],
  ['its referrer, campaign and duration', { ...visit, tookMs: 61_234 }, { ...visit, took_ms: 61_234 }],
  ['a URL instead of a host as the referrer', { referrer: 'https://search.example/?q=asha' }, {}],
  ['an unknown tag', { utm: { source: 'news', id: '7' } }, { utm: { source: 'news' } }],
  ['a tag that is too long', { utm: { source: 'x'.repeat(101), term: 'shop' } }, { utm: { term: 'shop' } }],
  ['a tag that turns text', { utm: { source: 'a\u202eb\u2028c' } }, { utm: { source: 'ab c' } }],
  ['a duration of a month', { tookMs: 30 * 86_400_000 }, {}],
])('an enquiry with %s is stored, and what is valid of that', async (_what, claim, stored) => {
  await using agency = openSite();
  const post = agency.http.post('/send');
  await post.send({ ...asha, ...claim }).expect(200, success);
  const { utm = {}, ...others } = stored;
  const nothing = { form: null, page: null, referrer: null, took_ms: null, state: 'waiting' };
  expect(agency.rows()).toMatchObject([{ ...asha, ...nothing, ...others }]);
  expect(JSON.parse(String(agency.rows()[0]?.utm))).toEqual(utm);
});

test('without script the campaign is read from the URL of the page', async () => {
  await using agency = openSite();
  const Referer = 'http://localhost:8080/seo-services?utm_source=news&utm_campaign=spring&x=1';
  const post = agency.http.post('/send').set({ Accept: browserAccept, Host: 'localhost:8080', Referer });
  await post.type('form').send({ ...asha, form: 'seo', page: '/seo-services' });
  const utm = JSON.stringify({ source: 'news', campaign: 'spring' });
  expect(agency.rows()).toMatchObject([{ referrer: null, took_ms: null, utm }]);
});

const here = 'https://www.example.com';

test('a post from a page of another site is refused before anything else, one from ours is not, in any browser and at any address', async () => {
  await using agency = openSite({ SITE_URL: here, SEND_LIMIT: '3' });
  const post = (headers: Record<string, string>) => agency.http.post('/send').set(headers).send(asha);
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.example.com' }, // a neighbour in the same domain
    ...[{ Origin: 'https://evil.example' }, { Origin: 'null' }], // older browsers
  ])
    await post(headers).expect(403, failure());
  expect(agency.rows()).toEqual([]);
  await post({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }).expect(200); // it hides its origin
  await post({ Origin: here }).expect(200); // an older browser
  await post({ Origin: 'http://127.0.0.1:8080', Host: '127.0.0.1:8080' }).expect(200);
});

test('a client over the rate limit, to which refused enquiries count, gets 429 with Retry-After', async () => {
  await using agency = openSite({ SEND_LIMIT: '2' });
  await agency.http.post('/send').send({}).expect(400);
  await agency.http.post('/send').send(asha).expect(200);
  const { headers } = await agency.http.post('/send').send(asha).expect(429, failure());
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  expect(headers['ratelimit-policy']).toContain('w=600');
  await agency.http.get('/contact').expect(200);
});

test('a submission is stored once however often it is posted, and each post gets the same response', async () => {
  await using agency = openSite();
  const enquiry = { ...asha, key: 'a'.repeat(32) };
  const post = () => agency.http.post('/send').send(enquiry).expect(200, success);
  const answers = [await post(), ...(await Promise.all([post(), post(), post()])), await post()];
  expect(agency.rows()).toHaveLength(1);
  for (const { headers } of answers) expect(headers['enquiry-reference']).toBe(agency.rows()[0]?.reference);
  // An invalid key is no key.
  for (const key of ['x', 'a'.repeat(65), "a'; DROP TABLE enquiries; --", {}, 12]) {
    const message = JSON.stringify(key);
    await agency.http
      .post('/send')
      .send({ ...asha, message, key })
      .expect(200);
    expect(agency.rows().at(-1)).toMatchObject({ message, key: null });
  }
});

test('a form without script that is posted again within minutes is one enquiry', async () => {
  let at = Date.parse('2026-03-04T05:06:07Z');
  await using agency = openSite({}, { now: () => new Date(at) });
  const form = { ...asha, form: 'contact', page: '/contact' };
  const post = () => agency.http.post('/send').set('Accept', browserAccept).type('form').send(form);
  const { headers } = await post();
  at += 4 * 60_000;
  await post().expect('Enquiry-Reference', String(headers['enquiry-reference']));
  expect(agency.rows()).toHaveLength(1);
  at += 64 * 60_000;
  await post();
  expect(agency.rows()).toHaveLength(2);
});

test('an enquiry that cannot be stored is never reported as sent or to the outbox', async () => {
  const onStored = vi.fn();
  const insert = () => Promise.reject(new Error('the disk is full'));
  await using agency = openSite({}, { store: fakeStore({ insert }), onStored });
  const halves = { name: 'Asha \ud83c', message: '\udc00 tea', utm: { source: '\ud800' } };
  for (const enquiry of [asha, { ...asha, ...halves }])
    await agency.http.post('/send').send(enquiry).expect(503, failure());
  expect(agency.lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'enquiry not stored' }));
  // Without script the visitor gets the same message, with the values still in the form.
  const form = { ...asha, form: 'contact', page: '/contact' };
  const post = agency.http.post('/send').set('Accept', browserAccept).type('form').send(form);
  const { says, values: shown } = readForm((await post.expect(503)).text, 'contact');
  expect([says(failure().message), shown]).toEqual([true, asha]);
  expect(onStored).not.toHaveBeenCalled();
});

test('success is reported, and the outbox told, only after the enquiry is stored', async () => {
  const stored = Promise.withResolvers<{ reference: string; repeated: boolean }>();
  const insert = vi.fn(() => stored.promise);
  const [onStored, answered] = [vi.fn(), vi.fn()];
  await using agency = openSite({}, { store: fakeStore({ insert }), onStored });
  const answer = agency.http.post('/send').send(asha).expect(200).then(answered);
  await vi.waitFor(() => expect(insert).toHaveBeenCalled());
  await agency.http.get('/contact').expect(200); // an answer that does not wait would be there
  for (const told of [onStored, answered]) expect(told).not.toHaveBeenCalled();
  stored.resolve({ reference: 'K7M2-9QXD', repeated: false });
  await answer;
  expect(onStored).toHaveBeenCalledTimes(1);
});
