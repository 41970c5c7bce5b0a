import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { failure, forms, messages } from '../../views/forms/index.ts';
import { otherLanguages, translations } from '../../views/languages/index.ts';
import { asha } from '../support/enquiry.ts';
import { bringAxe, findFaults } from './axe.ts';
import { openBrowser } from './chromium.ts';
import { fillIn, nameless } from './people.ts';
import { scrollsSideways, unreadable } from './reading.ts';
import { serveSite } from './site.ts';
import { awake, formOn, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

test.each(otherLanguages)(
  '%s: an enquiry is refused, corrected and sent in its language; axe finds no fault, and no other words are loaded',
  async (language) => {
    await using visitor = await visit(browser, `${site.url}/contact?language=${language}`);
    const { page } = visitor;
    await awake(page, 'contact'); // what the first visit loads has come
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.reload();
    const form = await awake(page, 'contact');
    const { form: texts, contact } = translations[language];
    await bringAxe(page);
    const within = '[data-enquiry="contact"]';
    expect(await form.submit.textContent()).toBe(contact.submit);
    expect(loaded.filter((url) => /\/words-/.test(url)).map((url) => /words-(\w+)-/.exec(url)?.[1])).toEqual([
      language,
    ]);

    await form.field('email').fill('asha');
    await form.submit.click();
    await form.error('email').waitFor();
    expect(await form.error('email').textContent()).toBe(texts.errors.email);
    await fillIn(form, 'contact', nameless);
    await form.submit.click();
    await expect.poll(() => form.alert.textContent()).toBe(messages.failure + texts.messages?.failure);
    expect(await form.error('name').textContent()).toBe(texts.errors.name);
    expect(await faults(page, within)).toEqual([]);

    await fillIn(form, 'contact', { ...asha, message: 'ਸਾਨੂੰ ਦੁਕਾਨ ਚਾਹੀਦੀ ਹੈ' });
    await form.submit.click();
    await expect.poll(() => form.status.textContent()).toBe(messages.success + texts.messages?.success);
    expect(await form.answers.getByText(texts.sendAnother).isVisible()).toBe(true);
    await expect.poll(() => visitor.dialogs).toEqual([`${messages.success}\n\n${texts.messages?.success}`]);
    expect(await faults(page, within)).toEqual([]);
    expect(site.stored.at(-1)).toMatchObject({ language, message: 'ਸਾਨੂੰ ਦੁਕਾਨ ਚਾਹੀਦੀ ਹੈ' });
    expect(visitor.complaints).toEqual([]);
  },
);

test('a form in English loads no words of other languages', async () => {
  await using visitor = await visit(browser, site.url);
  const loaded: string[] = [];
  visitor.page.on('request', (request) => loaded.push(request.url()));
  await visitor.page.goto(site.addressOf('contact'));
  await awake(visitor.page, 'contact');
  expect(loaded.some((url) => /\/enquiry-/.test(url))).toBe(true);
  expect(loaded.filter((url) => /\/words-/.test(url))).toEqual([]);
});

test('the language of the form is chosen with the keyboard, and typed text stays', async () => {
  await using visitor = await visit(browser, `${site.url}/contact`);
  const { page } = visitor;
  const form = await awake(page, 'contact');
  await form.field('message').fill('We sell tea.');
  await page.locator('.form-languages a').first().focus();
  for (const language of ['hi', 'pa']) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('hreflang'))).toBe(language);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact?language=pa#enquiry-contact');
  const punjabi = await awake(page, 'contact');
  await expect.poll(() => punjabi.field('message').inputValue()).toBe('We sell tea.');
});

test('without script the language is chosen by a link, and the response stays in it', async () => {
  await using visitor = await visit(browser, `${site.url}/contact`, { script: false });
  const { page } = visitor;
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  const form = formOn(page, 'contact');
  const { form: texts, contact } = translations.hi;
  expect(await form.submit.textContent()).toBe(contact.submit);
  await fillIn(form, 'contact', nameless);
  await form.submit.click();
  await expect.poll(() => form.alert.textContent()).toBe(failure().message + texts.messages?.failure);
  expect(await form.error('name').textContent()).toBe(texts.errors.name);
  await form.field('name').fill(asha.name);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success + texts.messages?.success);
  expect(site.stored.at(-1)).toMatchObject({ name: asha.name, language: 'hi' });
  await form.answers.getByRole('link', { name: texts.sendAnother }).click();
  expect(await form.container.locator('form').getAttribute('lang')).toBe('hi');
});

test('a number that cannot fit is explained in the language of the form', async () => {
  await using visitor = await visit(browser, `${site.url}/contact?language=pa`);
  const form = await awake(visitor.page, 'contact');
  await form.field('phone').pressSequentially('12345678901');
  expect(await form.container.locator('.form-error-phone').textContent()).toBe(
    translations.pa.form.phoneAdvice,
  );
});

test('the notice links to the summary in its language, which opens; every fold opens with the keyboard', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  const form = await awake(page, 'seo');
  await form.container.locator('summary').focus();
  await page.keyboard.press('Enter');
  await form.container.getByRole('link', { name: translations.pa.notice.link }).click();
  await page.waitForURL('**/privacy-policy#pa');
  await expect.poll(() => page.locator('#pa').isVisible()).toBe(true);
  const folds = page.locator('.translation');
  expect(await folds.count()).toBe(4);
  for (let nth = 0; nth < 4; nth++) {
    const fold = folds.nth(nth);
    const isOpen = () => fold.evaluate((details: HTMLDetailsElement) => details.open);
    const before = await isOpen();
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(!before);
  }
});

test.each([
  ['/contact?language=hi', '.hero-form'],
  ['/contact?language=pa', '.hero-form'],
  ['/privacy-policy', 'main'],
])(
  '%s: axe finds no fault with everything open, and all text is readable at 320 px',
  async (path, within) => {
    await using visitor = await visit(browser, site.url + path);
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    expect(await unreadable(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await bringAxe(page);
    expect(await faults(page, within)).toEqual([]);
  },
);

test('both buttons of the form for data requests send the typed values, by keyboard and without script', async () => {
  await using visitor = await visit(browser, `${site.url}/privacy-policy`, { script: false });
  const { page } = visitor;
  const posted: (string | null)[] = [];
  await page.route('**/my-enquiry', (route) => {
    posted.push(route.request().postData());
    return route.fulfill({ status: 204 }); // the page stays
  });
  for (const [action, label] of Object.entries(forms.myEnquiry.submit)) {
    await page.goto(`${site.url}/privacy-policy`);
    await page.getByLabel('Reference').first().fill('K7M2-9QXD');
    await page.keyboard.press('Tab');
    await page.keyboard.type('asha@example.com');
    await page.getByRole('button', { name: label }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => posted.at(-1)).toContain(`action=${action}`);
    expect(posted.at(-1)).toContain('reference=K7M2-9QXD&email=asha%40example.com');
  }
});

/** On a phone by day and on a desktop by night. */
async function faults(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findFaults(page, { within })));
  }
  return found;
}
