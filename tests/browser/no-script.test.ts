import { afterAll, expect, test } from 'vitest';
import { forms, messages } from '../../views/forms/index.ts';
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
    const line = form.answers.getByText('Not sent yet: one field needs you:');
    expect(await line.getByRole('link').getAttribute('href')).toBe(`#${name}-name`);
    expect(await form.field('name').getAttribute('aria-invalid')).toBe('true');
    expect(await page.title()).toMatch(/^Error: Openhand \| /);
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
    expect(await form.field('name').isVisible()).toBe(false);
    expect(await form.answers.locator('a[href^="tel:"]').isVisible()).toBe(true);
    expect(site.stored.at(-1)).toMatchObject({ name: asha.name, message: asha.message, form: name });
    expect(visitor.complaints).toEqual([]);

    await form.answers.getByRole('link', { name: 'Send another message' }).click();
    await expect.poll(() => form.field('name').evaluate(isFocused)).toBe(true);
    expect(await form.answers.textContent()).toBe('');
    expect(await page.locator('h1').textContent()).toBe(heading);
  },
);

test.each(shapes)(
  '%s: without script, a form beyond the rate limit comes back filled in, below the reason',
  async (name) => {
    await using limited = await serveSite({ SEND_LIMIT: '1' });
    await fetch(`${limited.url}/send`, { method: 'POST', body: new URLSearchParams(asha) });
    await using visitor = await visit(browser, limited.addressOf(name), { script: false });
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 760 });
    const form = formOn(page, name);
    await fillIn(form, name, asha);
    await form.submit.click();
    const heading = page.getByRole('heading', { name: 'Too many messages have come from your network' });
    await expect.poll(() => heading.isVisible()).toBe(true);
    await expectValues(form, name, asha);
    expect(await heading.evaluate(isInView)).toBe(true);
  },
);

test('without script a link to a field of a folded form brings the form back', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'), { script: false });
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 760 });
  const form = formOn(page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await form.field('name').isVisible()).toBe(false);
  await page.locator('.form-jump').click();
  await expect.poll(() => form.field('name').evaluate(isFocused)).toBe(true);
});

test('without script the contact form suggests subjects in the browser’s own list, and has no buttons that do nothing', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'), { script: false });
  const form = formOn(visitor.page, 'contact');
  const list = await form.field('subject').getAttribute('list');
  const options = visitor.page.locator(`#${list} option`);
  expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual(
    forms.contact.fields.subject.suggestions,
  );
  const buttons = await form.container.locator('button').all();
  const shown = await Promise.all(buttons.map((button) => button.isVisible()));
  expect(shown.filter(Boolean)).toHaveLength(1);
});

test('without script the menu and all services open, lead to their pages and close', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'), { script: false });
  const { page } = visitor;
  for (const [width, button] of [
    [390, '.call-bar-menu'],
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
