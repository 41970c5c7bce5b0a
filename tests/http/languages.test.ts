import { afterAll, expect, test } from 'vitest';
import { enquiryEmail } from '../../server/messages/templates/agency.ts';
import {
  failure,
  languageNames,
  languages,
  notice,
  otherLanguages,
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

const mainOf = async (path: string) => parsePage((await site.http.get(path)).text).main;

const scripts = { hi: /\p{Script=Devanagari}/u, pa: /\p{Script=Gurmukhi}/u };
/** The same word in every language. */
const seo = '.contact.fields.subject.suggestions.3';
/** Numerals are those of English. */
const otherNumerals = /[०-९੦-੯]/;

const inShortFacts = {
  ...{ retentionDays: 730, backupDays: 30, eraseAfterDays: 365, answerDays: 30 },
  ...{ email: 'a@b.in', notifies: 'c.example' },
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
});

test.each(otherLanguages)('%s: the summary of the policy has the facts of the English one', (language) => {
  const own = languages[language].inShort(inShortFacts);
  const english = languages.en.inShort(inShortFacts);
  const facts = (sentences: readonly string[]) =>
    sentences.map((sentence) => sentence.match(/\d+|\S+@\S+\.\w+|\w+\.example/g) ?? []);
  expect(facts(own)).toEqual(facts(english));
  expect(own.join()).not.toBe(languages[language].inShort({ ...inShortFacts, eraseAfterDays: 0 }).join());
  // Of the map's cookies alone.
  expect(own[3]).not.toBe(languages[language].inShort({ ...inShortFacts, captcha: null })[3]);
});

test('every form has the notice in each language, with a link to the summary of the policy in it', async () => {
  for (const { path } of Object.values(rows)) {
    const main = await mainOf(path);
    const said = main
      .querySelectorAll('.form-notice p')
      .map((p) => [p.getAttribute('lang'), textOf(p), p.querySelector('a')?.getAttribute('href')]);
    const wanted = otherLanguages.map((language) => {
      const { text, link } = translations[language].notice;
      return [language, `${text} ${link}`, `${rows.privacy.path}#${language}`];
    });
    expect([path, said]).toEqual([path, main.querySelector('[data-enquiry]') ? wanted : []]);
  }
  const main = await mainOf(rows.privacy.path);
  for (const language of otherLanguages) {
    const summary = main.querySelector(`#${language}`);
    expect(summary?.querySelectorAll('li')).toHaveLength(10);
    const fold = summary?.closest('details');
    expect(fold?.getAttribute('lang')).toBe(language);
    expect(fold?.textContent).toContain(translations[language].prevails); // the English one counts
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
    const main = await mainOf(`/contact?language=${shown}`);
    const links = main.querySelectorAll('.form-languages a');
    expect(links).toHaveLength(3);
    for (const [index, [code, name]] of Object.entries(languageNames).entries()) {
      const query = code === 'en' ? '' : `?language=${code}`;
      const { attrs, textContent } = links[index] ?? main;
      const href = `/contact${query}#enquiry-contact`;
      expect(attrs).toMatchObject({ href, hreflang: code, rel: 'nofollow' });
      expect(attrs['aria-current']).toBe(code === shown ? 'true' : undefined);
      // In Latin letters too, because a device may have no others.
      expect(textContent).toBe({ en: '', hi: 'Hindi ', pa: 'Punjabi ' }[code] + name);
      if (code !== 'en') expect(links[index]?.querySelector(`[lang="${code}"]`)?.textContent).toBe(name);
    }
  }
});

test('any other query does not change the page, and each language has an ETag of its own', async () => {
  const tagOf = async (path: string) => (await site.http.get(path)).headers.etag ?? '';
  const english = await tagOf('/contact');
  for (const query of ['language=', 'language=fr', 'language=HI', 'language=__proto__', 'languages=hi'])
    expect([query, await tagOf(`/contact?${query}`)]).toEqual([query, english]);
  expect(await tagOf('/seo-services?language=hi')).toBe(await tagOf('/seo-services'));
  const hindi = await tagOf('/contact?utm_source=x&language=hi');
  expect(new Set([english, hindi, await tagOf('/contact?language=pa')]).size).toBe(3);
  const again = (path: string) => site.http.get(path).set('If-None-Match', hindi);
  await again('/contact?language=hi').expect(304);
  await again('/contact').expect(200);
});

test.each(otherLanguages)(
  '%s: without script the response is in the language of the form, below the English message',
  async (language) => {
    await using own = openSite({ SITE_HOURS: 'Mo-Sa 10:00-19:00' });
    const { form: texts, contact, hours } = translations[language];
    const form = { ...asha, form: 'contact', page: '/contact', language };
    const post = (values: object) =>
      own.http
        .post('/send')
        .set('Accept', browserAccept)
        .type('form')
        .send({ ...form, ...values });

    const refused = await post({ name: '', email: 'asha', phone: '+91 98765 4' }).expect(400);
    const { main } = parsePage(refused.text);
    expect(main.querySelector('form')?.getAttribute('lang')).toBe(language);
    const said = (within: typeof main, role: string) =>
      within.querySelectorAll(`[role="${role}"] p`).map((p) => [p.getAttribute('lang'), textOf(p)]);
    const { failure: failed, success: thanks } = texts.messages ?? {};
    expect(said(main, 'alert')).toEqual([
      ['en', failure().message],
      [undefined, failed],
    ]);
    for (const field of ['name', 'email'] as const)
      expect(main.querySelector(`#contact-${field}-error`)?.textContent).toBe(texts.errors[field]);
    const needs = `${texts.needs[1]} ${contact.fields.name.label} ${texts.and} `;
    expect(textOf(main.querySelector('.form-needs') ?? main)).toContain(needs);
    expect(own.rows()).toEqual([]);

    const sent = parsePage((await post({})).text).main;
    expect(said(sent, 'status')).toEqual([
      ['en', success.message],
      [undefined, thanks],
    ]);
    const again = `/contact?language=${language}#contact-name`;
    expect(sent.querySelector('.form-again')?.getAttribute('href')).toBe(again);
    expect(own.rows()).toMatchObject([{ language }]);
    const { days, to, open } = hours;
    const spoken = open(days.Mo + to + days.Sa, `10:00${to}19:00`);
    expect(sent.querySelector('.form-next')?.textContent).toContain(`(${spoken})`);
  },
);

test('a script gets the same body in every language, with the errors translated', async () => {
  for (const language of otherLanguages) {
    const enquiry = { ...asha, name: ' ', message: 'x'.repeat(5_001), language };
    const { body } = await site.http.post('/send').send(enquiry);
    const { errors, tooLong } = languages[language].form;
    expect(body).toEqual(failure({ name: errors.name, message: tooLong('message', 5_000) }));
  }
});

test('an enquiry has the language of its form, and English where none or another is given', async () => {
  await using own = openSite();
  for (const [index, language] of ['pa', undefined, 'fr', 'toString', ['hi'], 7].entries())
    await own.http.post('/send').send({ ...asha, message: `Message ${index}`, language });
  expect(own.rows().map((row) => row.language)).toEqual(['pa', 'en', 'en', 'en', 'en', 'en']);
  const identity = { settings: own.config.settings, to: ['a@example.com'], from: 'b@example.com' };
  const mailed = (await own.store.list({}, 10)).map(
    (enquiry) => enquiryEmail({ id: 'enquiry-1', recipients: null }, enquiry, identity, null).text,
  );
  expect(mailed.at(-1)).toMatch(/^Written in: Punjabi$/m);
  expect(mailed[0]).not.toContain('Written in');
});

test('each form for data requests on the privacy page says its language, and is answered in it', async () => {
  const main = await mainOf(rows.privacy.path);
  const forms = main.querySelectorAll('form[action="/my-enquiry"]');
  for (const [index, code] of (['en', ...otherLanguages] as const).entries()) {
    const language = code === 'en' ? undefined : code;
    const fieldOf = forms[index]?.querySelector('[name="language"]')?.getAttribute('value');
    expect([forms[index]?.getAttribute('lang'), fieldOf]).toEqual([language, language]);

    const { errors, asked } = languages[code].requests;
    const values = { action: 'erase', email: 'asha@example.com', language: code };
    const post = async (reference: string) => {
      const answer = site.http.post('/my-enquiry').set('Accept', browserAccept).type('form');
      const { text } = await answer.send({ ...values, reference });
      const answered = parsePage(text).main.querySelectorAll('.form-answer');
      expect(answered).toHaveLength(1);
      const form = answered[0]?.closest('form');
      expect(form?.getAttribute('lang')).toBe(language);
      expect(form?.closest('details')?.hasAttribute('open')).toBe(language && true);
      expect(text).not.toContain('CommunicateAction');
      return form;
    };
    const done = await post('K7M2-9QXD');
    expect(done?.textContent).toContain(asked.erase.byHand(30));
    expect(done?.querySelector('.form-error')).toBeNull();
    const refused = await post('');
    expect(refused?.querySelector('.form-error')?.textContent).toBe(errors.reference);
    expect(refused?.querySelector('[name="email"]')?.getAttribute('value')).toBe('asha@example.com');
  }
});
