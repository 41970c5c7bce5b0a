import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { forms } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { nameless, nothing } from './people.ts';

const { openForm, visit } = await browse();
const script = false;

// A form with a visible subject, one with a preset one, and one of a page with 404.
for (const name of ['contact', 'seo', 'notFound'] as const)
  test(`${name}: without script both responses are in view, no value is lost, and the sent form folds`, async () => {
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
  });

test('without script the contact form suggests subjects in the browser’s own list, and has no buttons that do nothing', async () => {
  await using form = await openForm('contact', { script });
  const options = form.page.locator(`#${await form.field('subject').getAttribute('list')} option`);
  expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual(
    forms.contact.fields.subject.suggestions,
  );
  expect(await form.container.locator('button').filter({ visible: true }).count()).toBe(1);
});

test.each([
  ['phone', 390, '.call-bar-menu', '#menu'],
  ['desk', 1280, '#menu button', '#all-services'],
])(
  'without script Tab reaches the header and the button of the menu on a %s, and each link of it, which leads on',
  async (_where, width, button, menu) => {
    await using visitor = await visit('/seo-services', { script });
    const { page } = visitor;
    await page.setViewportSize({ width, height: 720 });
    const linksIn = (part: string) =>
      page.locator(part).evaluateAll((all) => all.map((element) => element.getAttribute('href')));
    const menuLinks = `${menu} a:visible`;
    const tab = async () => {
      await page.keyboard.press('Tab');
      return (await linksIn(':focus'))[0]; // a button has none
    };
    const seen: unknown[] = [];
    while (!(await page.locator('main :focus').count())) seen.push(await tab());
    expect(seen).toEqual(expect.arrayContaining([...(await linksIn('header a:visible')), null]));
    expect(await linksIn(menuLinks)).toEqual([]);

    await page.locator(button).press('Enter');
    const links = await linksIn(menuLinks);
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect(await tab()).toBe(link);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${links.at(-1)}`);
  },
);

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
