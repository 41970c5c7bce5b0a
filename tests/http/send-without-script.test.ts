import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { type Field, type Form, type FormName, forms } from '../../views/forms/index.ts';
import { failure, otherLanguages, site, success, unpublishedServices } from '../../views/index.ts';
import { translations } from '../../views/languages/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { readForm, readHead } from '../support/html.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { openSite } from '../support/site.ts';

type Agency = ReturnType<typeof openSite>;

const addresses = [
  ...Object.entries(site).flatMap(([name, { path }]) => (name in forms ? [path] : [])),
  ...unpublishedServices.map(({ path }) => path),
  '/nowhere',
];

// Read-only tests; they share one site.
const shared = openSite({ SEND_LIMIT: '1000' });
afterAll(() => shared[Symbol.asyncDispose]());

const empty = { name: '', email: '', phone: '', message: '' };
const contact = { ...asha, form: 'contact', page: '/contact' };

test.each(addresses)(
  'a form at %s responds on its own page to a visitor without script, and is as in the table of forms',
  async (address) => {
    const { text } = await shared.http.get(address);
    const title = readHead(text).title;
    const found = parse(text).querySelectorAll('[data-enquiry]');
    expect(found).toHaveLength(1);
    for (const form of found) {
      const name = form.getAttribute('data-enquiry') as FormName;
      const table: Form = forms[name];
      const preset = (field: string) => form.querySelector(`[name="${field}"]`)?.getAttribute('value');
      const page = name === 'notFound' ? '/404' : address;
      expect([preset('form'), preset('page')]).toEqual([name, page]);
      expect(form.querySelectorAll('h2, h3').map(({ textContent }) => textContent)).toEqual([table.title]);
      expect(form.querySelector('button[type="submit"]')?.textContent).toBe(table.submit);
      for (const [field, wanted] of Object.entries(table.fields)) {
        if (typeof wanted === 'string') expect(preset(field)).toBe(wanted);
        else expectField(form, field, wanted);
      }

      const { subject } = readForm(text, name).values;
      const values = { ...asha, subject };
      const sent = await post(shared, { ...values, form: name, page }).expect(200);
      const answer = readForm(sent.text, name);
      expect(readHead(sent.text).title).toBe(title);
      for (const said of [success.message, `href="${page}#${name}-name">Send another message`])
        expect(answer.says(said), said).toBe(true);
      expect(answer.values).toEqual({ ...empty, subject });

      const message = '\n</textarea><script>alert(1)</script>';
      const faulty = { ...values, message, name: '', email: '"><img src=x>' };
      const refused = await post(shared, { ...faulty, form: name, page }).expect(400);
      const rejection = readForm(refused.text, name);
      expect(readHead(refused.text).title).toBe(`Error: ${title}`);
      for (const said of [failure().message, `<a href="#${name}-name">`, `<a href="#${name}-email">`])
        expect(rejection.says(said), said).toBe(true);
      expect(rejection.error('name')).toBe('Enter your name');
      expect(refused.text.split(' autofocus')).toHaveLength(2);
      expect(rejection.values).toEqual(faulty);
      expect(refused.text).not.toMatch(/<script>alert|<img src=x>/);
    }
  },
);

function expectField(
  form: HTMLElement,
  field: string,
  { label, kind, lengthMax, required, autocomplete }: Field,
) {
  const { attrs = {}, id } = form.querySelector(`.form-input[name="${field}"]`) ?? {};
  const isPersonal = ['name', 'email', 'phone'].includes(field);
  expect([attrs.type ?? 'multiline', attrs.maxlength, 'required' in attrs]).toEqual([
    kind,
    lengthMax?.toString(),
    required,
  ]);
  expect([attrs.autocomplete, attrs.spellcheck]).toEqual([autocomplete, isPersonal ? 'false' : undefined]);
  const hint = form.querySelector(`[id="${attrs['aria-describedby']}"]`)?.textContent;
  if (kind === 'tel') expect(hint).toContain(`${lengthMax}`);
  // Arabic and Urdu begin at the right.
  expect(attrs.dir).toBe(['name', 'subject', 'message'].includes(field) ? 'auto' : undefined);
  expect(form.querySelector(`label[for="${id}"]`)?.textContent).toContain(label);
}

test('without script, too, an enquiry without a phone number is answered by e-mail, and an uncached page says so', async () => {
  const words = 'We will answer by e-mail.';
  const { text, headers } = await post(shared, { ...contact, phone: '' }).expect(200);
  expect(parse(text).querySelector('.form-answers')?.textContent).toContain(words);
  for (const values of [{}, { phone: '', name: '' }])
    expect((await post(shared, { ...contact, ...values })).text).not.toContain(words);
  // It has the policy of its page but for its own style sheet, which has the rules of the message as well.
  const page = (await shared.http.get('/contact')).headers['content-security-policy'] ?? '';
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
  const hash = `style-src 'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
  expect(headers['content-security-policy']).toBe(page.replace(/style-src 'self' '[^']+'/, hash));
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
});

test.each<[string, object, FormName, string]>([
  ['no page and no form', {}, 'contact', '/contact'],
  ['a page of another site', { form: 'seo', page: 'https://evil.example/' }, 'contact', '/contact'],
  ['a page that has no form', { form: 'seo', page: '/privacy-policy' }, 'contact', '/contact'],
  ['no form that we have', { form: 'fax', page: '/seo-services' }, 'seo', '/seo-services'],
])('a form that names %s gets a response with a form', async (_what, claim, form, path) => {
  const { text } = await post(shared, { ...asha, ...claim }).expect(200);
  expect(readHead(text).canonical).toBe(`http://localhost:5000${path}`);
  expect(readForm(text, form).says(success.message)).toBe(true);
});

test.each([
  ['contact', '/contact'],
  ['sem', site.sem.path],
  ['notFound', '/404'],
] as const)(
  'beyond the rate limit, the %s form comes back with what was typed and when to send it again',
  async (form, page) => {
    await using agency = openSite({ SEND_LIMIT: '1' });
    const enquiry = { ...asha, subject: readForm((await agency.http.get(page)).text, form).values.subject };
    await post(agency, { ...enquiry, form, page });
    const again = { ...enquiry, form, page, message: 'चाय', language: 'hi' };
    const { text, headers } = await post(agency, again).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    const kept = otherLanguages.map((language) => translations[language].rejected.kept);
    for (const words of [failure().message, 'Wait ten minutes', 'Your text is in the form below', ...kept])
      expect(text).toContain(words);
    expect(await htmlFaults(text)).toEqual([]);
    expect(readForm(text, form).values).toEqual({ ...enquiry, message: 'चाय' });
    expect(text).toContain(`name="page" value="${page}"`);
    if (form === 'contact') expect(text).toContain('name="language" value="hi"');
    expect(agency.rows()).toHaveLength(1);

    // A client that goes on gets a page made at the start.
    const { text: short } = await post(agency, asha).expect(429, /Wait ten minutes/);
    expect(short).not.toContain(asha.message);
  },
);

test.each([
  [403, 'form', { 'Sec-Fetch-Site': 'cross-site' }, 'Asha', 'did not come from a page of this website'],
  [413, 'form', {}, 'x'.repeat(70_000), 'Shorten it to 5,000 characters'],
  [415, 'text', {}, 'Asha', 'a format that we do not know'],
] as const)(
  'an error response with %i, which has not read the text, is a page of the site and does not promise the text',
  async (status, type, headers, name, words) => {
    const refused = shared.http
      .post('/send')
      .set({ Accept: browserAccept, ...headers })
      .type(type);
    const answer = await refused.send(`name=${name}`).expect(status);
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

test('the answer is JSON, unless the client asks for a page rather than JSON, as browsers do', async () => {
  for (const [accept, type] of [
    ['*/*', 'application/json'],
    ['image/png', 'application/json'], // what we do not have
    [browserAccept, 'text/html'],
    ['application/json;q=0.5, text/html', 'text/html'],
  ] as const) {
    const answer = await post(shared, asha).set('Accept', accept);
    expect([accept, answer.type]).toEqual([accept, type]);
  }
});

function post({ http }: Agency, values: object) {
  return http.post('/send').set('Accept', browserAccept).type('form').send(values);
}
