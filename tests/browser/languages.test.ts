import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forms, messages } from '../../views/forms/index.ts';
import { otherLanguages, translations } from '../../views/languages/index.ts';
import { asha } from '../support/enquiry.ts';
import { bringAxe, type Circumstance, faultsIn } from './axe.ts';
import { browse } from './open.ts';
import { nameless, nothing } from './people.ts';
import { scrollsSideways, unreadable } from './reading.ts';
import { awake } from './visitor.ts';

const { site, visit, openForm } = await browse();

/** On a phone by day and on a desktop by night. */
const circumstances: Circumstance[] = [
  [390, 'light'],
  [1440, 'dark'],
];

/** With everything open, at 320 px too. */
async function checkOpened(page: Page, part: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await unreadable(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await faultsIn(page, circumstances, part)).toEqual([]);
}

for (const language of otherLanguages)
  test(`${language}: an enquiry is refused, corrected and sent in its language; axe finds no fault, and all text is readable at 320 px`, async () => {
    await using visitor = await visit(`/contact?language=${language}`);
    const { page } = visitor;
    const form = await awake(page, 'contact');
    const { form: texts } = translations[language];
    await bringAxe(page);
    await checkOpened(page, '.hero-form');
    const check = async () =>
      expect(await faultsIn(page, circumstances, '[data-enquiry="contact"]')).toEqual([]);

    await form.send({ email: 'asha' });
    await expect.poll(() => form.error('email').textContent()).toBe(texts.errors.email);
    await form.send(nameless);
    await expect.poll(() => form.alert.textContent()).toBe(messages.failure + texts.messages?.failure);
    await expect.poll(() => form.error('name').textContent()).toBe(texts.errors.name);
    await check();

    const message = 'ਸਾਨੂੰ ਦੁਕਾਨ ਚਾਹੀਦੀ ਹੈ';
    await form.send({ ...asha, message });
    await expect.poll(() => form.status.textContent()).toBe(messages.success + texts.messages?.success);
    expect(await form.answers.getByText(texts.sendAnother).isVisible()).toBe(true);
    await expect.poll(() => visitor.dialogs).toEqual([`${messages.success}\n\n${texts.messages?.success}`]);
    await check();
    expect(site.stored.at(-1)).toMatchObject({ language, message });
    expect(visitor.complaints).toEqual([]);
  });

test('the language of the form is chosen with the keyboard, no other words are loaded, and typed text stays', async () => {
  const loaded: string[] = [];
  await using form = await openForm('contact', {
    before: async (page) => page.on('request', (request) => loaded.push(request.url())),
  });
  const { page } = form;
  const words = () => loaded.flatMap((url) => /words-(\w+)-/.exec(url)?.[1] ?? []);
  expect(words()).toEqual([]);
  await form.field('message').fill('We sell tea.');
  await page.locator('.form-languages a').first().focus();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL('**/contact?language=pa#enquiry-contact');
  await form.awake();
  await form.expectValues({ ...nothing, message: 'We sell tea.' });
  expect(new Set(words())).toEqual(new Set(['pa']));

  // A number that cannot fit is explained in the language of the form.
  await form.field('phone').pressSequentially('12345678901');
  const told = form.container.locator('.form-error-phone');
  expect(await told.textContent()).toBe(translations.pa.form.phoneAdvice);
});

test('the notice links to the summary in its language, which opens; with everything open axe finds no fault, and all text is readable', async () => {
  await using form = await openForm('seo');
  const { page } = form;
  await form.container.locator('summary').press('Enter');
  await form.container.getByRole('link', { name: translations.pa.notice.link }).click();
  await page.waitForURL('**/privacy-policy#pa');
  await page.locator('#pa').waitFor();
  await bringAxe(page);
  await checkOpened(page, 'main');
});

test('both buttons of the form for data requests send the typed values, by keyboard and without script', async () => {
  await using visitor = await visit('/privacy-policy', { script: false });
  const { page } = visitor;
  await page.route('**/my-enquiry', (route) => route.fulfill({ status: 204 })); // the page stays
  for (const [action, label] of Object.entries(forms.myEnquiry.submit)) {
    await page.getByLabel('Reference').first().fill('K7M2-9QXD');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(asha.email);
    const posting = page.waitForRequest('**/my-enquiry');
    await page.getByRole('button', { name: label }).press('Enter');
    const posted = Object.fromEntries(new URLSearchParams((await posting).postData() ?? ''));
    expect(posted).toMatchObject({ action, reference: 'K7M2-9QXD', email: asha.email });
  }
});
