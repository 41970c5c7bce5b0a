import { afterAll, expect, test } from 'vitest';
import { enquiryEmail } from '../../server/messages/templates/agency.ts';
import type { FormName } from '../../views/forms/index.ts';
import {
  dataRequestAnswer,
  enquiryForms,
  failure,
  languageNames,
  languages,
  notice,
  otherLanguages,
  renderPage,
  site as rows,
  success,
} from '../../views/index.ts';
import { translations } from '../../views/languages/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { readHead } from '../support/html.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const site = openSite({ SEND_LIMIT: '1000' });
afterAll(() => site[Symbol.asyncDispose]());

const scripts = { hi: /\p{Script=Devanagari}/u, pa: /\p{Script=Gurmukhi}/u };
/** The same word in every language. */
const seo = '.contact.fields.subject.suggestions.3';
/** Numerals are those of English. */
const otherNumerals = /[०-९੦-੯]/;

const inShortFacts = {
  retentionDays: 730,
  backupDays: 30,
  eraseAfterDays: 365,
  answerDays: 30,
  email: 'a@b.in',
  notifies: 'c.example',
  processors: { hosting: 'host.example', mail: 'mail.example' },
  captcha: { provider: 'turnstile' as const, siteKey: null },
};

/** Every text of a language, with the path of its key; functions are called with what the form gives them. */
function textsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') {
    const argument = key.endsWith('inShort') ? inShortFacts : key.endsWith('tooLong') ? 'name' : 7;
    return textsOf(value(argument, 30), key);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) => textsOf(own, `${key}.${name}`));
}

test.each(otherLanguages)('%s: every text is in its script, with the numerals of English', (language) => {
  const { review, ...own } = translations[language];
  const texts = textsOf(own);
  expect(texts.length).toBeGreaterThan(80);
  // `end` is what follows a link.
  const isShared = (key: string) => key === seo || key.endsWith('.end');
  const others = texts.filter(([key, text]) => !scripts[language].test(text) && !isShared(key));
  expect(others).toEqual([]);
  expect(texts.filter(([, text]) => otherNumerals.test(text))).toEqual([]);
  for (const { writtenOn, isConfirmed } of Object.values(review)) {
    expect(writtenOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(typeof isConfirmed).toBe('boolean');
  }
});

test.each(otherLanguages)(
  '%s: the summary of the policy has ten sentences, with the facts of the English one',
  (language) => {
    const own = languages[language].inShort(inShortFacts);
    const english = languages.en.inShort(inShortFacts);
    expect(own).toHaveLength(10);
    expect(own.join()).not.toBe(languages[language].inShort({ ...inShortFacts, eraseAfterDays: 0 }).join());
    const facts = (sentences: readonly string[]) =>
      sentences.map((sentence) => sentence.match(/\d+|\S+@\S+\.\w+|\w+\.example/g) ?? []);
    expect(facts(own)).toEqual(facts(english));
    // Of the map's cookies alone.
    expect(own[3]).not.toBe(languages[language].inShort({ ...inShortFacts, captcha: null })[3]);
  },
);

test.each(Object.keys(enquiryForms) as FormName[])(
  'the form %s has the notice in each language',
  async (name) => {
    const path = [...Object.values(rows)].find(({ path }) => formsAt.get(path) === name)?.path;
    if (path === undefined)
      return expect([
        'notFound',
        'hotelWebsiteDesign',
        'hotelWebsiteSeo',
        'mobileWebsiteDevelopment',
        'bulkSms',
      ]).toContain(name);
    const { main } = parsePage((await site.http.get(path)).text);
    const said = main
      .querySelectorAll('.form-notice p')
      .map((p) => [p.getAttribute('lang'), textOf(p), p.querySelector('a')?.getAttribute('href')]);
    expect(said).toEqual(
      otherLanguages.map((language) => {
        const { text, link } = translations[language].notice;
        return [language, `${text} ${link}`, `${rows.privacy.path}#${language}`];
      }),
    );
  },
);

/** The form of each page. */
const formsAt = new Map<string, string>();
for (const { path } of Object.values(rows)) {
  const [, name] = / data-enquiry="(\w+)"/.exec((await site.http.get(path)).text) ?? [];
  if (name) formsAt.set(path, name);
}

test('the links of the notice lead to the summary in that language, which says that the English one counts', async () => {
  const { main } = parsePage((await site.http.get(rows.privacy.path)).text);
  for (const language of otherLanguages) {
    const summary = main.querySelector(`#${language}`);
    expect(summary?.querySelectorAll('li')).toHaveLength(10);
    const fold = summary?.closest('details');
    expect(fold?.getAttribute('lang')).toBe(language);
    expect(fold?.textContent).toContain(translations[language].prevails);
  }
});

test.each(otherLanguages)(
  '/contact?language=%s has the form in that language, at the same canonical address',
  async (language) => {
    const { text, headers } = await site.http.get(`/contact?language=${language}`);
    const { root, main } = parsePage(text);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('en-IN');
    expect(readHead(text).canonical).toBe(`${site.config.settings.url}/contact`);
    const form = main.querySelector('[data-enquiry="contact"] form');
    expect(form?.getAttribute('lang')).toBe(language);
    const { contact, notice: own } = translations[language];
    const said = form?.querySelectorAll('.form-notice > span, .form-notice p') ?? [];
    expect(said.map((one) => [one.getAttribute('lang'), textOf(one)]).slice(0, 2)).toEqual([
      [undefined, `${own.text} ${own.link}`],
      ['en', `${notice.text} ${notice.link}`],
    ]);
    expect(form?.querySelectorAll('label.form-label').map(textOf)).toEqual(
      ['name', 'email', 'phone', 'subject', 'message'].map((name) => contact.fields[name as 'name'].label),
    );
    expect(form?.querySelector('[name="language"]')?.getAttribute('value')).toBe(language);
    expect(form?.querySelector('[type="submit"]')?.textContent).toBe(contact.submit);
    expect(headers['cache-control']).toBe((await site.http.get('/contact')).headers['cache-control']);
  },
);

test('three links on the form choose its language, and say which it is', async () => {
  for (const shown of ['en', ...otherLanguages]) {
    const { main } = parsePage((await site.http.get(`/contact?language=${shown}`)).text);
    const links = main.querySelectorAll('.form-languages a');
    expect(
      links.map((link) => ['href', 'hreflang', 'rel', 'aria-current'].map((name) => link.getAttribute(name))),
    ).toEqual(
      Object.keys(languageNames).map((code) => [
        `/contact${code === 'en' ? '' : `?language=${code}`}#enquiry-contact`,
        code,
        'nofollow',
        code === shown ? 'true' : undefined,
      ]),
    );
    // In Latin letters too, because a device may have no others.
    expect(links.map(textOf)).toEqual([
      'English',
      `Hindi ${languageNames.hi}`,
      `Punjabi ${languageNames.pa}`,
    ]);
    for (const link of links.slice(1)) {
      const code = link.getAttribute('hreflang') as 'hi' | 'pa';
      expect(textOf(link.querySelector(`[lang="${code}"]`) as typeof link)).toBe(languageNames[code]);
    }
  }
});

test('any other query does not change the page, and each language has an ETag of its own', async () => {
  const english = await site.http.get('/contact');
  for (const query of [
    'language=',
    'language=fr',
    'language=HI',
    'language=__proto__',
    'languages=hi',
    'utm_source=x',
  ]) {
    const { headers, text } = await site.http.get(`/contact?${query}`);
    expect([query, headers.etag, text === english.text]).toEqual([query, english.headers.etag, true]);
  }
  const tags = await Promise.all(
    otherLanguages.map(
      async (language) => (await site.http.get(`/contact?utm_source=x&language=${language}`)).headers.etag,
    ),
  );
  expect(new Set([english.headers.etag, ...tags]).size).toBe(3);
  const [hindi = ''] = tags;
  const again = (path: string) => site.http.get(path).set('If-None-Match', hindi);
  expect((await again('/contact?language=hi')).status).toBe(304);
  expect((await again('/contact')).status).toBe(200);
  const other = await site.http.get('/seo-services?language=hi');
  expect(other.headers.etag).toBe((await site.http.get('/seo-services')).headers.etag);
});

test.each(otherLanguages)(
  '%s: without script the response is in the language of the form, below the English message',
  async (language) => {
    await using own = openSite({ SITE_HOURS: 'Mo-Sa 10:00-19:00' });
    const { form: texts, contact, hours } = translations[language];
    const post = (values: object) =>
      own.http
        .post('/send')
        .set('Accept', browserAccept)
        .type('form')
        .send({ ...asha, ...values, form: 'contact', page: '/contact', language });

    const refused = await post({ name: '', email: 'asha', phone: '+91 98765 4' });
    expect(refused.status).toBe(400);
    const { main } = parsePage(refused.text);
    const form = main.querySelector('form');
    expect(form?.getAttribute('lang')).toBe(language);
    const said = (role: string) =>
      form?.querySelectorAll(`[role="${role}"] p`).map((p) => [p.getAttribute('lang'), textOf(p)]);
    expect(said('alert')).toEqual([
      ['en', failure().message],
      [undefined, texts.messages?.failure],
    ]);
    expect(main.querySelector('#contact-name-error')?.textContent).toBe(texts.errors.name);
    expect(main.querySelector('#contact-email-error')?.textContent).toBe(texts.errors.email);
    expect(textOf(main.querySelector('.form-needs') as never)).toMatch(
      new RegExp(`^${texts.needs[1]} ${contact.fields.name.label} ${texts.and} `),
    );
    expect(own.rows()).toEqual([]);

    const sent = parsePage((await post({})).text).main;
    expect(
      sent.querySelectorAll('[role="status"] p').map((p) => [p.getAttribute('lang'), textOf(p)]),
    ).toEqual([
      ['en', success.message],
      [undefined, texts.messages?.success],
    ]);
    expect(sent.querySelector('.form-again')?.getAttribute('href')).toBe(
      `/contact?language=${language}#contact-name`,
    );
    expect(own.rows()).toMatchObject([{ language }]);
    const { days, to, open } = hours;
    const spoken = open(days.Mo + to + days.Sa, `10:00${to}19:00`);
    expect(sent.querySelector('.form-next')?.textContent).toContain(`(${spoken})`);
  },
);

test('a script gets the same body in every language, with the errors translated', async () => {
  for (const language of otherLanguages) {
    const { body } = await site.http
      .post('/send')
      .send({ ...asha, name: ' ', message: 'x'.repeat(5_001), language });
    const { errors, tooLong } = languages[language].form;
    expect(body).toEqual(failure({ name: errors.name, message: tooLong('message', 5_000) }));
  }
});

test('an enquiry has the language of its form, and English where none or another is given', async () => {
  await using own = openSite();
  for (const [index, language] of ['pa', undefined, 'fr', 'toString', ['hi'], 7].entries())
    await own.http.post('/send').send({ ...asha, message: `Message ${index}`, language });
  expect(own.rows().map((row) => row.language)).toEqual(['pa', 'en', 'en', 'en', 'en', 'en']);
  const [punjabi, english] = (await own.store.list({}, 10)).reverse();
  const identity = { settings: own.config.settings, to: ['a@example.com'], from: 'b@example.com' };
  const textAbout = (enquiry: unknown) =>
    enquiryEmail({ id: 'enquiry-1', recipients: null }, enquiry as never, identity, null).text;
  expect(textAbout(punjabi)).toMatch(/^Written in: Punjabi$/m);
  expect(textAbout(english)).not.toContain('Written in');
});

test.each(['en', ...otherLanguages] as const)(
  '%s: a data request is answered in its own form on the privacy page',
  (language) => {
    const siteContext = { settings: site.config.settings, assets: site.assets };
    const { requests } = languages[language];
    const asked = { result: 'asked', action: 'erase', byHandWithinDays: null } as const;
    const rejected = { result: 'rejected', fields: ['reference'] } as const;
    for (const result of [asked, rejected]) {
      const values = { email: 'asha@example.com' };
      const { html } = renderPage(siteContext, 'privacy', { form: 'myEnquiry', language, values, result });
      const { main } = parsePage(html);
      const form = main.querySelector('.form-answer')?.closest('form');
      expect(main.querySelectorAll('.form-answer')).toHaveLength(1);
      expect(form?.getAttribute('lang')).toBe(language === 'en' ? undefined : language);
      expect(form?.closest('details')?.hasAttribute('open')).toBe(language === 'en' ? undefined : true);
      expect(textOf(form?.querySelector('.form-answer') as never)).toBe(
        dataRequestAnswer(result, site.config.settings, requests).message,
      );
      const error = form?.querySelector('.form-error');
      expect(error?.textContent).toBe(result === rejected ? requests.errors.reference : undefined);
      expect(form?.querySelector('[name="email"]')?.getAttribute('value')).toBe('asha@example.com');
      expect(html).not.toContain('CommunicateAction');
    }
  },
);

test('each form for data requests says its language', async () => {
  const { main } = parsePage((await site.http.get(rows.privacy.path)).text);
  const forms = main.querySelectorAll('form[action="/my-enquiry"]');
  expect(
    forms.map((form) => [
      form.getAttribute('lang'),
      form.querySelector('[name="language"]')?.getAttribute('value'),
    ]),
  ).toEqual([
    [undefined, undefined],
    ['hi', 'hi'],
    ['pa', 'pa'],
  ]);
});

test('a form that is rejected before it is read says so in each language', async () => {
  const { text } = await site.http
    .post('/send')
    .set({ Accept: browserAccept, 'Sec-Fetch-Site': 'cross-site' })
    .send('name=Asha');
  const { main } = parsePage(text);
  for (const language of otherLanguages)
    expect(main.querySelector(`p[lang="${language}"]`)?.textContent).toBe(
      translations[language].rejected.unread,
    );
});
