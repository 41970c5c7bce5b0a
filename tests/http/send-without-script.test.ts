import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { type Form, type FormName, forms } from '../../views/forms/index.ts';
import { failure, otherLanguages, site, success, unpublishedServices } from '../../views/index.ts';
import { translations } from '../../views/languages/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { readForm, readHead } from '../support/html.ts';
import { htmlFaults } from '../support/html-faults.ts';
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

test.each(addresses)('every form at %s is as in the table of forms', async (address) => {
  const { text } = await shared.http.get(address);
  for (const form of parse(text).querySelectorAll('[data-enquiry]')) {
    const name = form.getAttribute('data-enquiry') as FormName;
    const { title, submit, fields }: Form = forms[name];
    expect(form.querySelectorAll('h2, h3').map(({ textContent }) => textContent)).toEqual([title]);
    expect(form.querySelector('button[type="submit"]')?.textContent).toBe(submit);
    const preset = (field: string) => form.querySelector(`[name="${field}"]`)?.getAttribute('value');
    expect(preset('form')).toBe(name);
    expect(preset('page')).toBe(name === 'notFound' ? '/404' : address);
    for (const [field, wanted] of Object.entries(fields)) {
      if (typeof wanted === 'string') {
        expect(preset(field)).toBe(wanted);
        continue;
      }
      const { label, kind, lengthMax, required, autocomplete } = wanted;
      const control = form.querySelector(`.form-input[name="${field}"]`);
      const has = (attribute: string) => control?.getAttribute(attribute);
      expect(has('type') ?? 'multiline').toBe(kind);
      expect(has('maxlength')).toBe(lengthMax?.toString());
      expect(control?.hasAttribute('required')).toBe(required);
      expect(has('autocomplete')).toBe(autocomplete);
      expect(form.querySelector(`label[for="${control?.id}"]`)?.textContent).toContain(label);
    }
  }
});

test.each(addresses)('the fields at %s take names, addresses and any script as they are', async (address) => {
  const { text } = await shared.http.get(address);
  const fields = parse(text).querySelectorAll('[data-enquiry] .form-input');
  expect(fields.length > 0).toBe(text.includes('data-enquiry'));
  for (const field of fields) {
    const name = field.getAttribute('name') ?? '';
    const isPersonal = ['name', 'email', 'phone'].includes(name);
    expect(field.getAttribute('spellcheck'), name).toBe(isPersonal ? 'false' : undefined);
    // Arabic and Urdu begin at the right.
    const isAnyScript = ['name', 'subject', 'message'].includes(name);
    expect(field.getAttribute('dir'), name).toBe(isAnyScript ? 'auto' : undefined);
    expect(field.getAttribute('aria-invalid'), name).toBe('false');
  }
});

test('without script, too, an enquiry without a phone number is answered by e-mail, and the page says so', async () => {
  const words = 'We will answer by e-mail.';
  for (const [form, page] of [
    ['contact', '/contact'],
    ['seo', '/seo-services'],
  ]) {
    const values = { ...asha, form, page };
    const { text } = await post(shared, { ...values, phone: '' });
    expect(text).toContain(success.message);
    expect(parse(text).querySelector('.form-answers')?.textContent).toContain(words);
    expect((await post(shared, values)).text).not.toContain(words);
    expect((await post(shared, { ...values, phone: '', name: '' })).text).not.toContain(words);
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

test.each([
  ['home', '/'],
  ['contact', '/contact'],
  ['seo', '/seo-services'],
  ['sem', site.sem.path],
  ['notFound', '/404'],
] as const)(
  'beyond the rate limit, the %s form comes back with what was typed and when to send it again',
  async (form, page) => {
    await using agency = openSite({ SEND_LIMIT: '1' });
    const enquiry = { ...asha, subject: readForm((await agency.http.get(page)).text, form).values.subject };
    await post(agency, { ...enquiry, form, page });
    const { status, text, headers } = await post(agency, { ...enquiry, form, page });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    for (const words of [failure().message, 'Wait ten minutes', 'Your text is in the form below'])
      expect(text).toContain(words);
    expect(await htmlFaults(text)).toEqual([]);
    expect(readForm(text, form).values).toEqual(enquiry);
    expect(text).toContain(`name="page" value="${page}"`);
    expect(agency.rows()).toHaveLength(1);
  },
);

test('beyond the rate limit, a form in Hindi comes back in Hindi', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  const enquiry = { ...asha, form: 'contact', page: '/contact', language: 'hi' };
  await post(agency, enquiry);
  const { text } = await post(agency, { ...enquiry, message: 'चाय' });
  expect(text).toContain('name="language" value="hi"');
  expect(readForm(text, 'contact').values.message).toBe('चाय');
  for (const language of otherLanguages) expect(text).toContain(translations[language].rejected.kept);
});

test('a client that goes on gets a page made at the start, and cannot make the site read more than the limit', async () => {
  await using agency = openSite({ SEND_LIMIT: '2' });
  for (let time = 1; time <= 2; time++) await post(agency, asha);
  const tooLong = await post(agency, { ...asha, message: 'x'.repeat(70_000) });
  expect(tooLong.status).toBe(413);
  expect((await post(agency, asha)).text).toContain(asha.message);
  const { status, text } = await post(agency, asha);
  expect(status).toBe(429);
  expect(text).not.toContain(asha.message);
  expect(text).toContain('Wait ten minutes');
});

test.each([
  [403, 'form', { 'Sec-Fetch-Site': 'cross-site' }, 'Asha', 'did not come from a page of this website'],
  [413, 'form', {}, 'x'.repeat(70_000), 'Shorten it to 5,000 characters'],
  [415, 'text', {}, 'Asha', 'a format that we do not know'],
] as const)(
  'an error response with %i, which has not read the text, is a page of the site and does not promise the text',
  async (status, type, headers, name, words) => {
    const answer = await shared.http
      .post('/send')
      .set({ Accept: browserAccept, ...headers })
      .type(type)
      .send(`name=${name}`);
    expect(answer.status).toBe(status);
    for (const said of [failure().message, words, 'some browsers show the form as you filled it in'])
      expect(answer.text).toContain(said);
    expect(answer.text).not.toMatch(/not lost|form below/);
    for (const language of otherLanguages)
      expect(answer.text).toContain(translations[language].rejected.unread);
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(answer.headers.vary).toContain('Accept');
  },
);

test.each([
  ['nothing', undefined, 'application/json'],
  ['anything', '*/*', 'application/json'],
  ['JSON', 'application/json', 'application/json'],
  ['JSON rather than a page', 'application/json, text/html;q=0.9', 'application/json'],
  ['something we do not have', 'image/png', 'application/json'],
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
