import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site as rows } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { awake, noteShifts } from './visitor.ts';

const { site, visit } = await browse();
const portal = rows.webPortalDesign.path;
const before = (page: Page) => page.setViewportSize({ width: 390, height: 760 });

for (const [label, id] of [
  ['Send a Query', 'enquiry-contact'],
  ['Get a call Back', 'contact-phone'],
] as const)
  test.each([true, false])(
    `“${label}” leads there, from another page and from the form’s own (script: %s)`,
    async (script) => {
      await using visitor = await visit('/', { script, before });
      const { page } = visitor;
      for (const from of ['/seo-services', '/contact']) {
        await page.goto(site.url + from);
        await page.getByRole('link', { name: label }).click();
        const isReached = (element: Element) => {
          const { top } = element.getBoundingClientRect();
          const bar = document.querySelector('.call-bar')?.getBoundingClientRect().top ?? 0;
          const isHighlighted = getComputedStyle(element).boxShadow !== 'none';
          return element.matches(':target') && scrollY > 0 && top >= 0 && top < bar && isHighlighted;
        };
        await expect.poll(() => page.locator(`#${id}`).evaluate(isReached)).toBe(true);
        // The Tab key starts at the target only once a frame with it has been drawn.
        await page.waitForLoadState();
        await page.screenshot();
        // The phone field has the focus, and from the form the Tab key continues to its languages and its first field.
        for (let key = 0; id === 'enquiry-contact' && key < 4; key++) await page.keyboard.press('Tab');
        const focused = id === 'contact-phone' ? id : 'contact-name';
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(focused);
      }
    },
  );

test('the call of a service without a form opens Contact with that service as the subject, until another is chosen, and nothing moves', async () => {
  await using visitor = await visit(portal, { before });
  const { page } = visitor;
  await page.addInitScript(noteShifts);
  await page.locator('.cta .button').click();
  await page.waitForURL('**/contact#about-portal');
  const form = await awake(page, 'contact');
  const subject = (text: string) => expect.poll(() => form.field('subject').inputValue()).toBe(text);
  const about = () => page.locator('.form-about').filter({ visible: true }).allTextContents();
  await subject('Portal');
  await expect.poll(about).toEqual(['About: web portal design']);
  // On the first screen, above the fields.
  const line = (await page.getByText('About: web portal design').boundingBox())?.y ?? 0;
  const field = (await form.field('name').boundingBox())?.y ?? 0;
  expect([0, line, field, 760]).toEqual([0, line, field, 760].toSorted((a, b) => a - b));
  expect(await page.evaluate('shifts')).toEqual([]);

  await form.container.getByRole('button', { name: 'Shop', exact: true }).click();
  await subject('Shop');
  await expect.poll(about).toEqual([]);
  // What the visitor has chosen himself survives a reload.
  await page.reload();
  await awake(page, 'contact');
  await subject('Shop');
  expect(await about()).toEqual([]);

  await page.goto(`${site.url}/logo-design-services`);
  await page.locator('.cta .button').click();
  await awake(page, 'contact');
  await subject('Logo');
  await expect.poll(about).toEqual(['About: logo design']);
  await form.send({ ...asha, subject: 'Logo' });
  await expect.poll(() => site.stored.at(-1)?.subject).toBe('Logo');
  // An empty form that is sent again says nothing about a subject.
  await form.again();
  await subject('');
  await expect.poll(about).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

test('without script the call leads to the form, which says nothing of a subject', async () => {
  await using visitor = await visit(portal, { script: false });
  await visitor.page.locator('.cta .button').click();
  await visitor.page.waitForURL('**/contact#about-portal');
  expect(await visitor.page.locator('.form-about:visible').count()).toBe(0);
  expect(await visitor.page.locator('#contact-subject').inputValue()).toBe('');
});
