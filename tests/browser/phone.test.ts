import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { expectValues, fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { awake, type FormOnPage, formOn, lateForm, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

test.each([
  ['+91 98765 43210', '9876543210'],
  ['0172-276-1234', '1722761234'],
  ['(+91) 98765-43210', '9876543210'],
  ['9876543210', '9876543210'],
  ['\u202a+91 98765 43210\u202c', '9876543210'],
  ['098765\u201343210', '9876543210'],
  ['\uff0b91 98765 43210', '9876543210'],
  ['+९१ ९८७६५ ४३२१०', '9876543210'],
  ['੦੯੮੭੬੫੪੩੨੧੦', '9876543210'],
  ['91 09876543210', '9876543210'],
  ['98765/43210,', '9876543210'],
  ['tel:+919876543210', '9876543210'],
  ['Mobile: 98765 43210', '9876543210'],
  ['98765 43210 (WhatsApp)', '9876543210'],
  ['98765 432', '98765 432'],
  ['+1 212 555 0100 1234', ''],
])('the pasted number %s is not truncated', async (pasted, typed) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await copy(pasted, visitor.page);
  await form.field('phone').focus();
  await visitor.page.keyboard.press('ControlOrMeta+V');
  expect(await form.field('phone').inputValue()).toBe(typed);
});

test('a number that is pasted before the form is hydrated is not truncated either', async () => {
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

test('a number typed with prefix and spaces loses those, not its digits', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await form.field('phone').pressSequentially('+91 98765 43210');
  expect(await form.field('phone').inputValue()).toBe('9876543210');
  await form.field('phone').press('1');
  expect(await form.field('phone').inputValue()).toBe('9876543210');
});

test.each([
  '919876543210',
  '00919876543210',
  '0091 98765 43210',
  '91 98765 43210',
  '9109876543210',
  '0919876543210',
])('the number %s is typed without its prefix, and no message is shown', async (typed) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await form.field('phone').pressSequentially(typed);
  expect(await form.field('phone').inputValue()).toBe('9876543210');
  expect(await told(form).count()).toBe(0);
});

test('a number that is typed and does not fit shows a message until it is corrected', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await form.field('phone').pressSequentially('98765 432101');
  expect(await told(form).allTextContents()).toEqual([advice]);
  await form.field('phone').press('Backspace');
  expect(await told(form).count()).toBe(0);
  await form.field('phone').fill(asha.phone);
  expect(await told(form).count()).toBe(0);
});

test.each([
  ['+4', '479'],
  ['+1', ' 202'],
  ['004', '479'],
  ['+92', '30'],
  ['00 97', '150'],
])('at %s the page says how a number from abroad is sent, before anything is cut', async (code, rest) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await form.field('phone').pressSequentially(code.slice(0, -1));
  expect(await told(form).count()).toBe(0);
  await form.field('phone').press(code.slice(-1));
  expect(await told(form).allTextContents()).toEqual([advice]);
  expect(await form.field('phone').inputValue()).toBe(code);
  // Not announced again with each digit.
  await told(form).evaluate((element) => element.setAttribute('data-first', ''));
  await form.field('phone').pressSequentially(rest);
  expect(await told(form).getAttribute('data-first')).toBe('');
  await form.field('phone').fill('2025550143');
  expect(await told(form).count()).toBe(0);
});

test.each(['+', '+9', '+91', '0', '009', '0091 98', '91'])('%s may still be of India', async (typed) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await form.field('phone').pressSequentially(typed);
  expect(await told(form).count()).toBe(0);
});

test('a message about a number goes once it is corrected, also if an extension has wrapped the field', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const field = form.field('phone');
  await field.pressSequentially('+1 202 555 0143');
  await field.evaluate((input) => {
    const wrapper = document.createElement('span');
    input.replaceWith(wrapper);
    wrapper.append(input);
  });
  await field.fill(asha.phone);
  expect(await told(form).count()).toBe(0);
});

test('the beginning of a foreign number with 00 is neither shown as complete nor accepted', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.field('phone').fill('');
  await form.field('phone').pressSequentially('00447911123456');
  expect(await told(form).allTextContents()).toEqual([advice]);
  for (let time = 0; time < 2; time++) {
    await form.submit.click();
    await expect.poll(() => form.error('phone').textContent()).toBe(advice);
  }
  // The server would refuse it as a whole.
  expect(visitor.sent).toEqual([]);
  await expectValues(form, 'seo', { ...asha, phone: '0044791112' });
});

test('a number that is pasted and does not fit shows a message, even during hydration', async () => {
  const { before, arrive } = lateForm();
  await using visitor = await visit(browser, site.addressOf('seo'), { before });
  const { page } = visitor;
  const form = formOn(page, 'seo');
  await copy('+1 212 555 0100 1234', page);
  await form.field('phone').focus();
  await page.keyboard.press('ControlOrMeta+V');
  expect(await form.field('phone').inputValue()).toBe('');
  expect(await told(form).allTextContents()).toEqual([advice]);
  arrive();
  await awake(page, 'seo');
  expect(await told(form).allTextContents()).toEqual([advice]);
  expect(visitor.complaints).toEqual([]);
});

test('a number truncated before any script loaded is neither accepted nor stored', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'), { script: false });
  const { page } = visitor;
  const form = formOn(page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.field('phone').fill('');
  await form.field('phone').pressSequentially('+91 98765 43210');
  expect(await form.field('phone').inputValue()).toBe('+91 98765 ');
  await form.submit.click();
  await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
  expect(await form.error('phone').textContent()).toBe(advice);
  expect(await form.field('phone').inputValue()).toBe('+91 98765 ');
  expect(site.stored).toEqual([]);
});

test('a truncated number is reported by whichever script loads first', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.field('phone').evaluate((field: HTMLInputElement) => {
    field.value = '+91 98765 ';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(await told(form).allTextContents()).toEqual([advice]);
  await form.submit.click();
  await expect.poll(() => form.error('phone').textContent()).toBe(advice);
  expect(await told(form).count()).toBe(0);
});

test('a digit inserted in the middle keeps the caret after it', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await form.field('phone').fill('98765 3210');
  for (let step = 0; step < 4; step++) await form.field('phone').press('ArrowLeft');
  await visitor.page.keyboard.type('4');
  expect(await form.field('phone').inputValue()).toBe('9876543210');
  expect(await form.field('phone').evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(6);
});

const advice =
  'Enter ten digits, without +91 or a leading 0. Write a number from abroad in the message, and its last ten digits here';

function told(form: FormOnPage) {
  return form.container.locator('.form-error-phone');
}

/** Through a field of its own, because direct access to the clipboard needs a permission. */
async function copy(text: string, page: Page): Promise<void> {
  await page.evaluate((text) => {
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = text;
    source.select();
    document.execCommand('copy');
    source.remove();
  }, text);
}

test('a number that did not fit is asked about once before it is sent', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', { ...asha, phone: '' });
  await form.field('phone').pressSequentially('022 1234 56789');
  await form.submit.click();
  await form.error('phone').waitFor();
  expect(await form.field('phone').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(visitor.sent).toEqual([]);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(site.stored.at(-1)).toMatchObject({ phone: '2212345678' });
});

test('the last ten digits of a number from abroad are sent, with the whole number in the message', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await copy('+44 7911 123456', visitor.page);
  await form.field('phone').focus();
  await visitor.page.keyboard.press('ControlOrMeta+V');
  expect(await form.field('phone').inputValue()).toBe('');
  expect(await told(form).allTextContents()).toEqual([advice]);
  const message = 'My number is +44 7911 123456';
  await fillIn(form, 'seo', { ...asha, phone: '7911123456', message });
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(site.stored.at(-1)).toMatchObject({ phone: '7911123456', message });
});
