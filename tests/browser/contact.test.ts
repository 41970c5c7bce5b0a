import { expect, test } from 'vitest';
import { site as rows } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { nothing } from './people.ts';
import { awake } from './visitor.ts';

const { site, visit } = await browse();
const phone = { width: 390, height: 760 };
const portal = rows.webPortalDesign.path;

test.each([
  ['Send a Query', 'enquiry-contact', true],
  ['Send a Query', 'enquiry-contact', false],
  ['Get a call Back', 'contact-phone', true],
  ['Get a call Back', 'contact-phone', false],
] as const)(
  '“%s” leads to #%s in the contact form, from another page and from the form’s own (script: %s)',
  async (label, id, script) => {
    await using visitor = await visit('/', { script });
    const { page } = visitor;
    await page.setViewportSize(phone);
    for (const from of ['/seo-services', '/contact']) {
      await page.goto(site.url + from);
      const target = page.locator(`#${id}`);
      await page.getByRole('link', { name: label }).click();
      await page.waitForURL(`${site.url}/contact#${id}`);
      await expect
        .poll(() =>
          target.evaluate((element) => {
            const { top } = element.getBoundingClientRect();
            const bar = document.querySelector('.call-bar')?.getBoundingClientRect().top ?? 0;
            const isHighlighted = getComputedStyle(element).boxShadow !== 'none';
            return element.matches(':target') && top >= 0 && top < bar && isHighlighted;
          }),
        )
        .toBe(true);
      // The phone field has the focus, and from the form the Tab key continues to its languages and its first field.
      for (let key = 0; id === 'enquiry-contact' && key < 4; key++) await page.keyboard.press('Tab');
      const focused = id === 'contact-phone' ? id : 'contact-name';
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(focused);
    }
  },
);

test('the call of a service without a form opens Contact with that service as the subject, and nothing moves', async () => {
  await using visitor = await visit(portal);
  const { page } = visitor;
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.locator('.cta .button').click();
  await page.waitForURL('**/contact#about-portal');
  const form = await awake(page, 'contact');
  const about = page.getByText('About: web portal design');
  const subject = () => form.field('subject').inputValue();
  await expect.poll(subject).toBe('Portal');
  expect(await about.isVisible()).toBe(true);
  expect(await page.locator('.form-about:visible').count()).toBe(1);
  // On the first screen, above the fields.
  const line = await about.boundingBox();
  const field = await form.field('name').boundingBox();
  expect(line?.y).toBeGreaterThan(0);
  expect(field?.y).toBeGreaterThan(line?.y ?? Number.POSITIVE_INFINITY);
  expect(field?.y).toBeLessThan(760);
  expect(await page.evaluate('shifts')).toEqual([]);

  await form.send({ ...asha, subject: 'Portal' });
  await expect.poll(() => site.stored.at(-1)?.subject).toBe('Portal');
  // An empty form that is sent again says nothing about a subject.
  await form.again();
  await expect.poll(subject).toBe(nothing.subject);
  await expect.poll(() => page.locator('.form-about:visible').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test('the line about the subject goes when the subject is another, and a later call chooses it again', async () => {
  await using visitor = await visit('/contact#about-portal');
  const { page } = visitor;
  const form = await awake(page, 'contact');
  const about = page.getByText('About: web portal design');
  const subject = (text: string) => expect.poll(() => form.field('subject').inputValue()).toBe(text);
  await subject('Portal');
  await form.container.getByRole('button', { name: 'Shop', exact: true }).click();
  await subject('Shop');
  await expect.poll(() => about.isVisible()).toBe(false);
  // What the visitor has chosen himself survives a reload.
  await page.reload();
  await awake(page, 'contact');
  await subject('Shop');
  expect(await about.isVisible()).toBe(false);

  await page.goto(`${site.url}/logo-design-services`);
  await page.locator('.cta .button').click();
  await awake(page, 'contact');
  await subject('Logo');
  await expect.poll(() => page.getByText('About: logo design').isVisible()).toBe(true);
});

test('without script the call leads to the form, which says nothing of a subject', async () => {
  await using visitor = await visit(portal, { script: false });
  const { page } = visitor;
  await page.locator('.cta .button').click();
  await page.waitForURL('**/contact#about-portal');
  expect(await page.locator('.form-about:visible').count()).toBe(0);
  expect(await page.locator('#contact-subject').inputValue()).toBe('');
  expect((await page.locator('#contact-name').boundingBox())?.y).toBeLessThan(800);
});
