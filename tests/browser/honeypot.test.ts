import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fieldsOf, fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

test('no visitor can see, focus or hear the honeypot', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  const form = await awake(page, 'seo');
  const trap = form.container.locator('[name="link"]');
  const seen = await trap.evaluate((field) => {
    const { left, top } = field.getBoundingClientRect();
    field.focus();
    return {
      focused: field === document.activeElement,
      met: document.elementFromPoint(left + 1, top + 1) === field,
    };
  });
  expect(seen).toEqual({ focused: false, met: false });

  await form.field('name').focus();
  const met: string[] = [];
  for (let step = 0; step < 6; step++) {
    met.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    await page.keyboard.press('Tab');
  }
  expect(met).not.toContain('link');
  expect(await form.container.getByRole('textbox').count()).toBe(fieldsOf('seo').length);
});

test('an enquiry with a filled honeypot gets the usual response and is held', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.container.locator('[name="link"]').evaluate((field) => {
    (field as HTMLInputElement).value = 'https://spam.example';
  });
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toContain(messages.success);
  expect(site.stored.at(-1)?.spamSignals).toContain('honeypot');
});
