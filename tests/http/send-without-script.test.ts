import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type FormName, failure, site, success, unpublishedServices } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { readForm, readHead } from '../support/html.ts';
import { openSite } from '../support/site.ts';

type Agency = ReturnType<typeof openSite>;

const addresses = [
  ...Object.values(site).map(({ path }) => path),
  ...unpublishedServices.map(({ path }) => path),
  '/nowhere',
];

// Read-only tests; they share one site.
const shared = openSite({ SEND_LIMIT: '1000' });
afterAll(() => shared[Symbol.asyncDispose]());

test.each(addresses)(
  'every form at %s responds on its own page to a visitor without script',
  async (address) => {
    const page = await shared.http.get(address);
    for (const [, form = ''] of page.text.matchAll(/ data-enquiry="(\w+)"/g)) {
      const from = page.text.match(/name="page" value="(.*?)"/)?.[1] ?? '';
      const { subject } = readForm(page.text, form).values;
      const values = { ...asha, subject };
      const sent = await post(shared, { ...values, form, page: from });
      expect(sent.status).toBe(200);
      expect(readHead(sent.text).title).toBe(readHead(page.text).title);
      expect(readForm(sent.text, form).says(success.message)).toBe(true);
      expect(readForm(sent.text, form).says(`href="${from}#${form}-name">Send another message`)).toBe(true);
      expect(readForm(sent.text, form).values).toEqual({
        name: '',
        email: '',
        phone: '',
        subject,
        message: '',
      });

      const refused = await post(shared, { ...values, name: '', email: 'asha', form, page: from });
      expect(refused.status).toBe(400);
      expect(readHead(refused.text).title).toBe(`Error: ${readHead(page.text).title}`);
      expect(readForm(refused.text, form).says(failure().message)).toBe(true);
      expect(readForm(refused.text, form).error('name')).toBe('Enter your name');
      for (const field of ['name', 'email']) {
        expect(readForm(refused.text, form).says(`<a href="#${form}-${field}">`)).toBe(true);
      }
      expect(readForm(refused.text, form).values).toEqual({ ...values, name: '', email: 'asha' });
    }
  },
);

test.each(addresses)('the fields at %s take names, addresses and any script as they are', async (address) => {
  const { text } = await shared.http.get(address);
  for (const [tag, name = ''] of text.matchAll(
    /<(?:input|textarea) [^>]*name="(\w+)"[^>]*class="form-input[^>]*>/g,
  )) {
    expect(tag.includes('spellCheck="false"'), tag).toBe(['name', 'email', 'phone'].includes(name));
    // Arabic and Urdu begin at the right.
    expect(tag.includes('dir="auto"'), tag).toBe(['name', 'subject', 'message'].includes(name));
    expect(tag).toContain('aria-invalid="false"');
  }
});

test('the response without script is not cached and has the policy of its page', async () => {
  const page = await shared.http.get('/contact');
  const { headers, text } = await post(shared, { ...asha, form: 'contact', page: '/contact' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  // The same but for its own style sheet, which has the rules of the message as well.
  expect(headers['content-security-policy']).toBe(
    page.headers['content-security-policy']?.replace(styleHash(page.text), styleHash(text)),
  );
  expect(headers).not.toHaveProperty('etag');
});

test('typed values are escaped when they are shown again', async () => {
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
])('a form that names %s gets its response on the contact page', async (_what, claim) => {
  const { status, text } = await post(shared, { ...asha, ...claim });
  expect(status).toBe(200);
  expect(readHead(text).canonical).toBe('http://localhost:5000/contact');
  expect(readForm(text, 'contact').says(success.message)).toBe(true);
});

test('a form that names no variant gets the variant of its page', async () => {
  const { text } = await post(shared, { ...asha, form: 'fax', page: '/seo-services' });
  expect(readForm(text, 'seo').says(success.message)).toBe(true);
});

test('a post that exceeds the size limit gets advice on how to shorten it and recover the text', async () => {
  const { status, text, headers } = await post(shared, { ...asha, message: 'x'.repeat(70_000) });
  expect(status).toBe(413);
  expect(text).toContain(failure().message);
  expect(text).toContain('Shorten it to 5,000 characters');
  expect(text).toContain('press Back');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.vary).toContain('Accept');
});

test('the response to an exceeded rate limit says when to retry and how to recover the text', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  await post(agency, asha);
  const { status, text, headers } = await post(agency, asha);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  for (const words of [failure().message, 'Wait ten minutes', 'press Back', 'href="/contact"'])
    expect(text).toContain(words);
});

test.each([
  [403, { 'Sec-Fetch-Site': 'cross-site' }, 'did not come from a page of this site'],
  [415, { 'Content-Type': 'text/plain' }, 'a format that we do not know'],
] as const)(
  'an error response with %i is a page of the site with its policy',
  async (status, headers, words) => {
    const answer = await shared.http
      .post('/send')
      .set({ Accept: browserAccept, ...headers })
      .send('name=Asha');
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(failure().message);
    expect(answer.text).toContain(words);
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  },
);

test.each([
  ['nothing', undefined, 'application/json'],
  ['anything', '*/*', 'application/json'],
  ['JSON', 'application/json', 'application/json'],
  ['JSON rather than a page', 'application/json, text/html;q=0.9', 'application/json'],
  ['something we do not have', 'image/png', 'application/json'],
  ['more than is worth weighing', `text/html,${'a/b,'.repeat(3_000)}`, 'application/json'],
  ['a page', 'text/html', 'text/html'],
  ['what browsers ask for', browserAccept, 'text/html'],
  ['a page rather than JSON', 'application/json;q=0.5, text/html', 'text/html'],
])('the content type for a client that asks for %s', async (_what, accept, type) => {
  const request = shared.http.post('/send').type('form');
  if (accept === undefined) request.unset('Accept');
  else request.set('Accept', accept);
  expect((await request.send(asha)).type).toBe(type);
});

function styleHash(html: string): string {
  const [styles = ''] = readHead(html).styles;
  return `style-src 'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
}

function post({ http }: Agency, values: object, headers: Record<string, string> = {}) {
  return http
    .post('/send')
    .set({ Accept: browserAccept, ...headers })
    .type('form')
    .send(values);
}
