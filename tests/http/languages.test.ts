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
  const wanted = otherLanguages.map((language) => {
    const { text, link } = translations[language].notice;
    return [language, `${text} ${link}`, `${rows.privacy.path}#${language}`];
  });
  for (const { path } of Object.values(rows)) {
    const main = await mainOf(path);
    const said = main
      .querySelectorAll('.form-notice p')
      .map((p) => [p.getAttribute('lang'), textOf(p), p.querySelector('a')?.getAttribute('href')]);
    expect([path, said]).toEqual([path, main.querySelector('[data-enquiry]') ? wanted : []]);
  }
  const main = await mainOf(rows.privacy.path);
  for (const language of otherLanguages) {
    const fold = main.querySelector(`details[lang="${language}"]:has(#${language})`);
    expect(main.querySelectorAll(`#${language} li`)).toHaveLength(10);
    expect(fold?.textContent).toContain(translations[language].prevails); // the English one counts
  }
});

test('a form of /contact is in the language of its address, as its links say, with the canonical address of the page', async () => {
  for (const language of ['en', ...otherLanguages] as const) {
    const { text } = await site.http.get(`/contact?language=${language}`);
    const { root, main } = parsePage(text);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('en-IN');
    expect(readHead(text).canonical).toBe(`${site.config.settings.url}/contact`);
    const links = main.querySelectorAll('.form-languages a');
    expect(links).toHaveLength(3);
    for (const [index, [code, name]] of Object.entries(languageNames).entries()) {
      const href = `/contact${code === 'en' ? '' : `?language=${code}`}#enquiry-contact`;
      const { attrs, textContent } = links[index] ?? main;
      expect(attrs).toMatchObject({ href, hreflang: code, rel: 'nofollow' });
      expect(attrs['aria-current']).toBe(code === language ? 'true' : undefined);
      // In Latin letters too, because a device may have no others.
      expect(textContent).toBe({ en: '', hi: 'Hindi ', pa: 'Punjabi ' }[code] + name);
    }
    if (language === 'en') continue;
    const form = main.querySelector(`[data-enquiry="contact"] form[lang="${language}"]`);
    const { contact, notice: own } = translations[language];
    const said = form?.querySelectorAll('.form-notice > span, .form-notice p') ?? [];
    expect(said.map((one) => [one.getAttribute('lang'), textOf(one)]).slice(0, 2)).toEqual([
      [undefined, `${own.text} ${own.link}`],
      ['en', `${notice.text} ${notice.link}`],
    ]);
    const { name, email, phone, subject, message } = contact.fields;
    const labels = [name, email, phone, subject, message].map(({ label }) => label);
    expect(form?.querySelectorAll('label.form-label').map(textOf)).toEqual(labels);
    expect(form?.querySelector('[name="language"]')?.getAttribute('value')).toBe(language);
    expect(form?.querySelector('[type="submit"]')?.textContent).toBe(contact.submit);
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
});

test('an answer is in the language of the form: without script below the English message, in JSON its errors alone', async () => {
  await using own = openSite({ SITE_HOURS: 'Mo-Sa 10:00-19:00' });
  for (const language of otherLanguages) {
    const { form: texts, contact, hours } = translations[language];
    const post = async (values: object) => {
      const form = { ...asha, subject: language, form: 'contact', page: '/contact', language, ...values };
      const answer = own.http.post('/send').set('Accept', browserAccept).type('form').send(form);
      return parsePage((await answer).text).main;
    };
    const said = (main: Awaited<ReturnType<typeof post>>, role: string) =>
      main.querySelectorAll(`[role="${role}"] p`).map((p) => [p.getAttribute('lang'), textOf(p)]);
    const { failure: failed, success: thanks } = texts.messages ?? {};

    const refused = await post({ name: '', email: 'asha', phone: '+91 98765 4' });
    expect(refused.querySelector('form')?.getAttribute('lang')).toBe(language);
    expect(said(refused, 'alert')).toEqual([
      ['en', failure().message],
      [undefined, failed],
    ]);
    for (const field of ['name', 'email'] as const)
      expect(refused.querySelector(`#contact-${field}-error`)?.textContent).toBe(texts.errors[field]);
    const needs = `${texts.needs[1]} ${contact.fields.name.label} ${texts.and} `;
    expect(refused.querySelector('.form-needs')?.textContent).toContain(needs);

    const sent = await post({});
    expect(said(sent, 'status')).toEqual([
      ['en', success.message],
      [undefined, thanks],
    ]);
    const again = `/contact?language=${language}#contact-name`;
    expect(sent.querySelector('.form-again')?.getAttribute('href')).toBe(again);
    const { days, to, open } = hours;
    const spoken = open(days.Mo + to + days.Sa, `10:00${to}19:00`);
    expect(sent.querySelector('.form-next')?.textContent).toContain(`(${spoken})`);

    const enquiry = { ...asha, name: ' ', message: 'x'.repeat(5_001), language };
    const { body } = await own.http.post('/send').send(enquiry);
    const { errors, tooLong } = languages[language].form;
    expect(body).toEqual(failure({ name: errors.name, message: tooLong('message', 5_000) }));
  }
  expect(own.rows().map(({ language }) => language)).toEqual(otherLanguages);
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
  expect(mailed.map((text) => /^Written in: (.+)$/m.exec(text)?.[1])).toEqual([...Array(5), 'Punjabi']);
});

test('each form for data requests on the privacy page says its language, and is answered in it', async () => {
  const forms = (await mainOf(rows.privacy.path)).querySelectorAll('form[action="/my-enquiry"]');
  for (const [index, code] of (['en', ...otherLanguages] as const).entries()) {
    const language = code === 'en' ? undefined : code;
    const fieldOf = forms[index]?.querySelector('[name="language"]')?.getAttribute('value');
    expect([forms[index]?.getAttribute('lang'), fieldOf]).toEqual([language, language]);

    const { errors, asked } = languages[code].requests;
    const values = { action: 'erase', email: 'asha@example.com', language: code };
    const post = async (reference: string) => {
      const answer = site.http.post('/my-enquiry').set('Accept', browserAccept).type('form');
      const { text } = await answer.send({ ...values, reference });
      const form = parsePage(text).main.querySelector('.form-answer')?.closest('form');
      expect(form?.getAttribute('lang')).toBe(language);
      expect(form?.closest('details')?.hasAttribute('open')).toBe(language && true);
      return form;
    };
    expect((await post('K7M2-9QXD'))?.textContent).toContain(asked.erase.byHand(30));
    const refused = await post('');
    expect(refused?.querySelector('.form-error')?.textContent).toBe(errors.reference);
    expect(refused?.querySelector('[name="email"]')?.getAttribute('value')).toBe('asha@example.com');
  }
});
