import { afterAll, expect, test } from 'vitest';
import { site as rows } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fillIn, nothing } from './people.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 760 },
  { width: 820, height: 1180 },
  { width: 1366, height: 657 },
  { width: 1440, height: 789 },
];

test.each(viewports)('the contact form begins on the first screen of $width x $height', async (viewport) => {
  await using visitor = await visit(browser, `${site.url}/contact`);
  const { page } = visitor;
  await page.setViewportSize(viewport);
  const field = await page.locator('#contact-name').boundingBox();
  const bar = await page.locator('.call-bar').boundingBox();
  expect(field?.y).toBeLessThan(bar?.y ?? 0);
});

test.each(['en', 'hi', 'pa'])(
  'at 1280 px the suggestions are below their field, whatever is below the neighbouring field (%s)',
  async (language) => {
    await using visitor = await visit(browser, `${site.url}/contact?language=${language}`);
    const { page } = visitor;
    const longest = 'Up to 10 digits, without the leading zero and without +91';
    for (const hint of [null, longest]) {
      if (hint) await page.locator('.form-field-hint').evaluate((p, text) => p.replaceChildren(text), hint);
      const field = await page.locator('#contact-phone').boundingBox();
      const subject = await page.locator('#contact-subject').boundingBox();
      const chips = await page.locator('.form-chips').boundingBox();
      if (!field || !subject || !chips) throw new Error('The form is not shown.');
      expect(subject.y + subject.height).toBeLessThanOrEqual(chips.y);
      expect(Math.abs(field.y - subject.y)).toBeLessThan(1);
      // The suggestions are below their own field.
      expect(Math.abs(chips.x - subject.x)).toBeLessThan(1);
      expect(Math.abs(chips.x + chips.width - subject.x - subject.width)).toBeLessThan(1);
    }
  },
);

const targets = [
  ['Send a Query', 'enquiry-contact'],
  ['Get a call Back', 'contact-phone'],
] as const;

for (const script of [true, false]) {
  test.each(targets)(
    `“%s” leads to its part of the contact form, from another page and from the form’s own (script: ${script})`,
    async (label, id) => {
      for (const from of ['/seo-services', '/contact']) {
        await using visitor = await visit(browser, site.url + from, { script });
        const { page } = visitor;
        await page.setViewportSize({ width: 390, height: 760 });
        const target = page.locator(`#${id}`);
        await page.getByRole('link', { name: label }).click();
        await page.waitForURL(`${site.url}/contact#${id}`);
        await expect.poll(() => target.evaluate((element) => element.matches(':target'))).toBe(true);
        const bar = await page.locator('.call-bar').boundingBox();
        await expect
          .poll(async () => {
            const box = await target.boundingBox();
            return box !== null && box.y >= 0 && box.y < (bar?.y ?? 0);
          })
          .toBe(true);
        // Highlighted: it looks other than without the fragment.
        const shadow = await target.evaluate((element) => getComputedStyle(element).boxShadow);
        expect(shadow).not.toBe('none');
        // The phone field has the focus, and from the form the Tab key continues to its languages and its first field.
        for (let key = 0; id === 'enquiry-contact' && key < 4; key++) await page.keyboard.press('Tab');
        const focused = id === 'contact-phone' ? id : 'contact-name';
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(focused);
      }
    },
  );
}

const portal = rows.webPortalDesign.path;

test('the call of a service without a form opens Contact with that service as the subject', async () => {
  await using visitor = await visit(browser, site.url + portal);
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 760 });
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
  await expect.poll(() => form.field('subject').inputValue()).toBe('Portal');
  expect(await about.isVisible()).toBe(true);
  expect(await page.locator('.form-about:visible').count()).toBe(1);
  // On the first screen, above the fields, and nothing has moved.
  const line = await about.boundingBox();
  const field = await form.field('name').boundingBox();
  expect(line?.y).toBeGreaterThan(0);
  expect(field?.y).toBeGreaterThan(line?.y ?? Number.POSITIVE_INFINITY);
  expect(field?.y).toBeLessThan(760);
  expect(await page.evaluate('shifts')).toEqual([]);

  await fillIn(form, 'contact', { ...asha, subject: 'Portal' });
  await form.submit.click();
  await expect.poll(() => site.stored.at(-1)?.subject).toBe('Portal');
  expect(visitor.complaints).toEqual([]);
});

test('the line about the subject goes when the subject is another, and a later call chooses it again', async () => {
  await using visitor = await visit(browser, `${site.url}/contact#about-portal`);
  const { page } = visitor;
  const form = await awake(page, 'contact');
  const about = page.getByText('About: web portal design');
  await expect.poll(() => form.field('subject').inputValue()).toBe('Portal');
  await form.container.getByRole('button', { name: 'Shop', exact: true }).click();
  expect(await form.field('subject').inputValue()).toBe('Shop');
  await expect.poll(() => about.isVisible()).toBe(false);
  // What the visitor has chosen himself survives a reload.
  await page.reload();
  await awake(page, 'contact');
  await expect.poll(() => form.field('subject').inputValue()).toBe('Shop');
  expect(await about.isVisible()).toBe(false);

  await page.goto(`${site.url}/logo-design-services`);
  await page.locator('.cta .button').click();
  await awake(page, 'contact');
  await expect.poll(() => form.field('subject').inputValue()).toBe('Logo');
  await expect.poll(() => page.getByText('About: logo design').isVisible()).toBe(true);
});

test('an empty form that is sent again says nothing about a subject', async () => {
  await using visitor = await visit(browser, `${site.url}/contact#about-portal`);
  const { page } = visitor;
  const form = await awake(page, 'contact');
  await fillIn(form, 'contact', { ...asha, subject: 'Portal' });
  await form.submit.click();
  await page.getByRole('button', { name: 'Send another message' }).click();
  expect(await form.field('subject').inputValue()).toBe(nothing.subject);
  await expect.poll(() => page.locator('.form-about:visible').count()).toBe(0);
});

test('without script the call leads to the form, which says nothing of a subject', async () => {
  await using visitor = await visit(browser, site.url + portal, { script: false });
  const { page } = visitor;
  await page.locator('.cta .button').click();
  await page.waitForURL('**/contact#about-portal');
  expect(await page.locator('.form-about:visible').count()).toBe(0);
  expect(await page.locator('#contact-subject').inputValue()).toBe('');
  expect((await page.locator('#contact-name').boundingBox())?.y).toBeLessThan(800);
});
