import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { awake, formOn, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

test.each([
  ['+91 98765 43210', '9876543210'],
  ['0172-276-1234', '1722761234'],
  ['(+91) 98765-43210', '9876543210'],
  ['9876543210', '9876543210'],
  ['98765 432', '98765 432'],
  ['+1 212 555 0100 1234', ''],
])('the pasted number %s is not cut', async (pasted, typed) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await copy(pasted, visitor.page);
  await form.field('phone').focus();
  await visitor.page.keyboard.press('ControlOrMeta+V');
  expect(await form.field('phone').inputValue()).toBe(typed);
});

test('a number pasted before the form is awake is not cut either', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'), {
    before: (page) => page.route('**/assets/enquiry-*', (route) => route.abort()),
  });
  const { page } = visitor;
  const form = formOn(page, 'seo');
  await copy('+91 98765 43210', page);
  await form.field('phone').focus();
  await page.keyboard.press('ControlOrMeta+V');
  expect(await form.field('phone').inputValue()).toBe('9876543210');
});

test('a number typed with its prefix and spaces loses those, not its digits', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await form.field('phone').pressSequentially('+91 98765 43210');
  expect(await form.field('phone').inputValue()).toBe('9876543210');
  await form.field('phone').press('1');
  expect(await form.field('phone').inputValue()).toBe('9876543210');
});

test('a digit put into the middle keeps the caret behind it', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await form.field('phone').fill('98765 3210');
  for (let step = 0; step < 4; step++) await form.field('phone').press('ArrowLeft');
  await visitor.page.keyboard.type('4');
  expect(await form.field('phone').inputValue()).toBe('9876543210');
  expect(await form.field('phone').evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(6);
});

/** By way of a field of its own: reading and writing the clipboard directly needs a permission. */
async function copy(text: string, page: Page): Promise<void> {
  await page.evaluate((text) => {
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = text;
    source.select();
    document.execCommand('copy');
    source.remove();
  }, text);
}
