import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { awake, formOn, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const copied = [
  ...['\u202aasha@example.com\u202c', '\ufeffasha@example.com', '\u200basha@example.com'],
  ...['\u3000asha@example.com', 'asha@example.com\u200e', 'asha@example.com\u00a0', 'as\u00adha@example.com'],
];

const withoutFormScript = (page: Page) => page.route('**/assets/enquiry-*', (route) => route.abort());

test.each(copied)(
  'the copied e-mail address %j is sent clean, by the script and without it',
  async (email) => {
    for (const before of [undefined, withoutFormScript]) {
      await using visitor = await visit(browser, site.addressOf('seo'), before && { before });
      const form = before ? formOn(visitor.page, 'seo') : await awake(visitor.page, 'seo');
      await fillIn(form, 'seo', { ...asha, email: '' });
      await form.field('email').pressSequentially(email); // no key ends the field but the one that sends the form
      expect(await form.field('email').inputValue()).toBe(email);
      await form.field('email').press('Enter');
      await expect.poll(() => form.status.textContent()).toContain(messages.success);
      expect(site.stored.at(-1)?.email).toBe(asha.email);
    }
  },
);

test('a caret inside a copied e-mail address stays where it is while the visitor types', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const field = form.field('email');
  await field.fill('\u202aasharao@example.com');
  await field.focus();
  await field.press('Home');
  for (let step = 0; step < 5; step++) await field.press('ArrowRight');
  await field.pressSequentially('.m.');
  expect(await field.inputValue()).toBe('\u202aasha.m.rao@example.com');
  await form.field('phone').focus();
  expect(await field.inputValue()).toBe('asha.m.rao@example.com');
});

test('the form for data requests takes a copied e-mail address too', async () => {
  await using visitor = await visit(browser, `${site.url}/my-enquiry`);
  const field = visitor.page.locator('main [type="email"]').first();
  await field.fill('\ufeffasha@example.com');
  await field.press('Tab');
  expect(await field.evaluate((input: HTMLInputElement) => [input.value, input.validity.valid])).toEqual([
    asha.email,
    true,
  ]);
});
