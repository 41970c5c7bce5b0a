import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { forms } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { nameless, nothing } from './people.ts';
import { serveSite } from './site.ts';

const { site, visit, openForm } = await browse();
const script = false;

// A form with a visible subject, which clears on failure with script, one with a preset one, and one of a page with 404.
test.each(['contact', 'seo', 'notFound'] as const)(
  '%s: without script both responses are in view on the form’s page, no value is lost, and the sent form folds',
  async (name) => {
    await using form = await openForm(name, { script });
    const { answers } = form;
    const heading = await form.page.locator('h1').textContent();
    await form.send(nameless);
    await form.failed();
    await form.expectValues(nameless);
    const line = answers.getByText('Not sent yet: one field needs you:');
    expect(await line.getByRole('link').getAttribute('href')).toBe(`#${name}-name`);
    expect(await form.field('name').getAttribute('aria-invalid')).toBe('true');
    await inView(answers);
    await form.focused('name');

    await form.send({ name: asha.name });
    await form.thanked();
    expect(await form.alert.textContent()).toBe('');
    await form.expectValues(nothing);
    await inView(answers);
    await form.focused('answers');
    expect(await form.field('name').isVisible()).toBe(false);
    expect(await answers.locator('a[href^="tel:"]').isVisible()).toBe(true);
    expect(site.stored.at(-1)).toMatchObject({ name: asha.name, message: asha.message, form: name });

    await form.again();
    await form.focused('name');
    expect(await answers.textContent()).toBe('');
    expect(await form.page.locator('h1').textContent()).toBe(heading);
    expect(form.complaints).toEqual([]);
  },
);

test('without script, a form beyond the rate limit comes back filled in, below the reason', async () => {
  await using limited = await serveSite({ SEND_LIMIT: '1' });
  await fetch(`${limited.url}/send`, { method: 'POST', body: new URLSearchParams(asha) });
  await using form = await openForm('webDesign', { script }, limited);
  await form.page.setViewportSize({ width: 390, height: 760 });
  await form.send(asha);
  await inView(form.page.getByRole('heading', { name: 'Too many messages have come from your network' }));
  await form.expectValues(asha);
});

test('without script a link to a field of a folded form brings the form back', async () => {
  await using form = await openForm('seo', { script });
  await form.page.setViewportSize({ width: 390, height: 760 });
  await form.send(asha);
  await form.thanked();
  expect(await form.field('name').isVisible()).toBe(false);
  await form.page.locator('.form-jump').click();
  await form.focused('name');
});

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

function inView(part: Locator) {
  return expect
    .poll(async () => {
      if ((await part.count()) === 0) return false; // the response is on its way
      return part.evaluate((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
      });
    })
    .toBe(true);
}
