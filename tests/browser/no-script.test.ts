import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { expectValues, fillIn, nameless, nothing } from './people.ts';
import { serveSite } from './site.ts';
import { formOn, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

// One of each kind: every field, nothing required, cleared by script, preset, and the two pages with 404.
const shapes = ['home', 'contact', 'webDesign', 'seo', 'notFound', 'bulkSms'] as const;

test.each(shapes)(
  '%s: without script both responses are on the form’s page, and no value is lost',
  async (name) => {
    await using visitor = await visit(browser, site.addressOf(name), { script: false });
    const { page } = visitor;
    const form = formOn(page, name);
    const heading = await page.locator('h1').textContent();
    await fillIn(form, name, nameless);
    await form.submit.click();

    await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
    expect(await page.locator('h1').textContent()).toBe(heading);
    await expectValues(form, name, nameless);
    expect(await form.error('name').textContent()).not.toBe('');
    expect(await form.field('name').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => form.answers.evaluate(isInView)).toBe(true);
    await expect.poll(() => form.field('name').evaluate(isFocused)).toBe(true);

    await form.field('name').fill(asha.name);
    await form.submit.click();
    await expect.poll(() => form.status.textContent()).toBe(messages.success);
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(await form.alert.textContent()).toBe('');
    await expectValues(form, name, nothing);
    await expect.poll(() => form.answers.evaluate(isInView)).toBe(true);
    await expect.poll(() => form.answers.evaluate(isFocused)).toBe(true);
    expect(site.stored.at(-1)).toMatchObject({ name: asha.name, message: asha.message, form: name });
    expect(visitor.complaints).toEqual([]);
  },
);

test('without script the menu and all services open, lead to their pages and close', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'), { script: false });
  const { page } = visitor;
  for (const [width, button] of [
    [390, '.header-toggle'],
    [1280, '#menu button'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    const link = page.locator('#all-services a[href="/logo-design-services"]');
    expect(await link.isVisible()).toBe(false);
    await page.locator(button).click();
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
    await page.locator(button).click();
    await link.click();
    await page.waitForURL('**/logo-design-services');
  }
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
}
