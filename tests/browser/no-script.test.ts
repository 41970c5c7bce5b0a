import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { forms } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { nameless, nothing } from './people.ts';

const { visit, openForm } = await browse();
const script = false;

// A form with a visible subject, one with a preset one, and one of a page with 404.
test.each(['contact', 'seo', 'notFound'] as const)(
  '%s: without script both responses are in view, no value is lost, and the sent form folds',
  async (name) => {
    await using form = await openForm(name, { script });
    await form.send(nameless);
    await form.failed();
    await form.expectValues(nameless);
    await inView(form.answers);
    await form.focused('name');

    await form.send({ name: asha.name });
    await form.thanked();
    await form.expectValues(nothing);
    await inView(form.answers);
    await form.focused('answers');
    expect(await form.field('name').isVisible()).toBe(false);

    await form.again();
    await form.focused('name');
    expect(await form.answers.textContent()).toBe('');
    expect(form.complaints).toEqual([]);
  },
);

test('without script the contact form suggests subjects in the browser’s own list, and has no buttons that do nothing', async () => {
  await using form = await openForm('contact', { script });
  const options = form.page.locator(`#${await form.field('subject').getAttribute('list')} option`);
  expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual(
    forms.contact.fields.subject.suggestions,
  );
  expect(await form.container.locator('button').filter({ visible: true }).count()).toBe(1);
});

test('without script the menu and all services open, lead to their pages and close', async () => {
  await using visitor = await visit('/seo-services', { script });
  const { page } = visitor;
  for (const [width, button] of [
    [390, '.call-bar-menu'],
    [1280, '#menu button'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    const link = page.locator('#all-services a[href="/logo-design-services"]');
    await link.waitFor({ state: 'hidden' });
    await page.locator(button).click();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await page.locator(button).click();
    await link.click();
    await page.waitForURL('**/logo-design-services');
  }
});

const inView = (part: Locator) =>
  // The response may be on its way.
  expect
    .poll(() =>
      part.evaluateAll((parts) =>
        parts.some((element) => {
          const { top, bottom, height } = element.getBoundingClientRect();
          return height > 0 && top >= 0 && bottom <= innerHeight;
        }),
      ),
    )
    .toBe(true);
