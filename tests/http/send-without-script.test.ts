import { afterAll, expect, test } from 'vitest';
import { absent, type FormName, failure, site, success } from '../../views/index.ts';
import { asha, browserAccept } from '../builders/enquiry.ts';
import { read, readForm } from '../builders/html.ts';
import { openSite } from '../builders/site.ts';

type Agency = ReturnType<typeof openSite>;

const addresses = [
  ...Object.values(site).map(({ path }) => path),
  ...absent.map(({ path }) => path),
  '/nowhere',
];

// These tests only look at answers, so they share one site.
const shared = openSite({ SEND_LIMIT: '1000' });
afterAll(() => shared[Symbol.asyncDispose]());

test.each(addresses)('every form at %s answers on that page to a visitor without script', async (address) => {
  const page = await shared.http.get(address);
  for (const [, form = ''] of page.text.matchAll(/ data-enquiry="(\w+)"/g)) {
    const from = page.text.match(/name="page" value="(.*?)"/)?.[1] ?? '';
    const { subject } = readForm(page.text, form).values;
    const values = { ...asha, subject };
    const sent = await post(shared, { ...values, form, page: from });
    expect(sent.status).toBe(200);
    expect(read(sent.text).title).toBe(read(page.text).title);
    expect(readForm(sent.text, form).says(success.message)).toBe(true);
    expect(readForm(sent.text, form).values).toEqual({
      name: '',
      email: '',
      phone: '',
      subject,
      message: '',
    });

    const refused = await post(shared, { ...values, name: '', email: 'asha', form, page: from });
    expect(refused.status).toBe(400);
    expect(read(refused.text).title).toBe(read(page.text).title);
    expect(readForm(refused.text, form).says(failure().message)).toBe(true);
    expect(readForm(refused.text, form).error('name')).toBe('Enter your name');
    expect(readForm(refused.text, form).values).toEqual({ ...values, name: '', email: 'asha' });
  }
});

test('the answer without script is kept by nobody and bound by the policy of its page', async () => {
  const page = await shared.http.get('/contact');
  const { headers } = await post(shared, { ...asha, form: 'contact', page: '/contact' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  expect(headers).not.toHaveProperty('etag');
});

test('what a visitor typed comes back as text, whatever it is', async () => {
  const message = '\n</textarea><script>alert(1)</script>';
  const { text } = await post(shared, {
    ...asha,
    name: '"><img src=x>',
    email: '',
    message,
    form: 'contact',
    page: '/contact',
  });
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('<img src=x>');
  expect(readForm(text, 'contact').values).toMatchObject({ name: '"><img src=x>', message });
});

test.each<[string, { form?: FormName | 'fax'; page?: string }]>([
  ['no page and no form', {}],
  ['a page that we do not have', { form: 'seo', page: '/nowhere' }],
  ['a page of another site', { form: 'seo', page: 'https://evil.example/' }],
  ['a page that has no form', { form: 'seo', page: '/privacy-policy' }],
])('a form that names %s is answered on the contact page', async (_what, claim) => {
  const { status, text } = await post(shared, { ...asha, ...claim });
  expect(status).toBe(200);
  expect(read(text).canonical).toBe('http://localhost:5000/contact');
  expect(readForm(text, 'contact').says(success.message)).toBe(true);
});

test('a form that names no variant is answered in the one that stands on its page', async () => {
  const { text } = await post(shared, { ...asha, form: 'fax', page: '/seo-services' });
  expect(readForm(text, 'seo').says(success.message)).toBe(true);
});

test.each([
  ['from a page of ours', 'http://localhost:8080/seo-services?x=1', 'seo', '/seo-services'],
  ['from another site', 'http://evil.example/seo-services', 'contact', '/contact'],
  ['from nowhere', '', 'contact', '/contact'],
])('a post too large to be read is answered where it came %s', async (_where, referer, form, path) => {
  const { status, text } = await shared.http
    .post('/send')
    .set({ Accept: browserAccept, Host: 'localhost:8080', Referer: referer })
    .type('form')
    .send({ ...asha, message: 'x'.repeat(70_000), form: 'seo', page: '/seo-services' });
  expect(status).toBe(413);
  expect(read(text).canonical).toBe(`http://localhost:5000${path}`);
  expect(readForm(text, form).says(failure().message)).toBe(true);
});

test('a spent allowance and a post from another site are told to a visitor without script on a page', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  await post(agency, asha);
  const spent = await post(agency, asha);
  const foreign = await post(agency, asha, { 'Sec-Fetch-Site': 'cross-site' });
  for (const [status, answer] of [
    [429, spent],
    [403, foreign],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(readForm(answer.text, 'contact').says(failure().message)).toBe(true);
  }
});

test('a spent allowance costs a visitor without script neither the page nor what was typed', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  const typed = { ...asha, form: 'seo', page: site.seo.path };
  await post(agency, typed);
  const { status, text } = await post(agency, typed);
  expect(status).toBe(429);
  expect(read(text).title).toBe(read((await agency.http.get(site.seo.path)).text).title);
  const { name, email, phone, message } = readForm(text, 'seo').values;
  expect({ name, email, phone, message }).toEqual({
    name: asha.name,
    email: asha.email,
    phone: asha.phone,
    message: asha.message,
  });
});

test.each([
  ['nothing', undefined, 'application/json'],
  ['anything', '*/*', 'application/json'],
  ['JSON', 'application/json', 'application/json'],
  ['JSON rather than a page', 'application/json, text/html;q=0.9', 'application/json'],
  ['something we do not have', 'image/png', 'application/json'],
  ['a page', 'text/html', 'text/html'],
  ['what browsers ask for', browserAccept, 'text/html'],
  ['a page rather than JSON', 'application/json;q=0.5, text/html', 'text/html'],
])('who asks for %s is answered in kind', async (_what, accept, type) => {
  const request = shared.http.post('/send').type('form');
  if (accept === undefined) request.unset('Accept');
  else request.set('Accept', accept);
  expect((await request.send(asha)).type).toBe(type);
});

function post({ http }: Agency, values: object, headers: Record<string, string> = {}) {
  return http
    .post('/send')
    .set({ Accept: browserAccept, ...headers })
    .type('form')
    .send(values);
}
