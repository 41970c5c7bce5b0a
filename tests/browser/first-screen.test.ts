import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type Page, site as rows } from '../../views/site.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openBrowser } from './chromium.ts';
import { scrollsSideways, unreadable } from './reading.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

await page.emulateMedia({ reducedMotion: 'reduce' });

const phone = { width: 390, height: 760 };
const laptop = { width: 1366, height: 657 };
const desk = { width: 1440, height: 789 };

const servicePaths = Object.values(rows)
  .filter((row: Page) => row.group !== undefined)
  .map(({ path }) => path);

// The legal pages have no call to action, and the contact page has its form.
const inviting = pagePaths.filter(
  (path) => ![rows.privacy.path, rows.terms.path, rows.contact.path].some((other) => other === path),
);

describe.each(inviting)('%s', (path) => {
  test('the first call to action is whole above the bar', async () => {
    for (const viewport of [laptop, desk, phone]) {
      await open(path, viewport);
      const action = page.locator('main .actions > *').filter({ visible: true }).first();
      const [box, bar] = [await boxOf(action), await boxOf(page.locator('.call-bar'))];
      expect({ ...viewport, bottom: box.bottom }).toSatisfy(({ bottom }) => bottom <= bar.top);
    }
  });

  test('on a phone the first buttons are in one row', async () => {
    await open(path, phone);
    const actions = page.locator('main .actions').first().locator('> *').filter({ visible: true });
    const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  });

  if (!servicePaths.includes(path)) return;

  test('on a phone the argument begins within 1.3 screens', async () => {
    await open(path, phone);
    const sentence = await boxOf(page.locator('.argument-words > p').first());
    expect(sentence.top).toBeLessThanOrEqual(1.3 * phone.height);
  });

  test('its form follows the argument on a phone, and is beside the heading on a desktop', async () => {
    await open(path, phone);
    const form = page.locator('.hero-form + * ~ .enquiry');
    if ((await page.locator('.hero-form').count()) === 0) return expect(await form.count()).toBe(0);
    const [argument, below] = [await boxOf(page.locator('.section-argument')), await boxOf(form)];
    expect(below.top).toBeCloseTo(argument.bottom, 0);

    for (const viewport of [laptop, desk]) {
      await open(path, viewport);
      const [heading, beside] = [await boxOf(page.locator('h1')), await boxOf(form)];
      expect(beside.left).toBeGreaterThanOrEqual(heading.right);
      expect(beside.top).toBeLessThanOrEqual(heading.top);
      expect(beside.bottom).toBeLessThanOrEqual((await boxOf(page.locator('.section-argument'))).top + 1);
      const field = await boxOf(page.locator('.enquiry .form-input').first());
      expect(field.bottom).toBeLessThanOrEqual(viewport.height);
    }
  });
});

test('on the smallest phone the header’s button and the bar’s link have one line each, with WhatsApp or without', async () => {
  await using own = await serveSite({ SITE_WHATSAPP: '+91 98765 43210' });
  for (const { url } of [site, own]) {
    await using visitor = await visit(browser, url);
    const { page } = visitor;
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      for (const name of ['Send a Query', 'Get a call Back', '+91 172 000 0000']) {
        const text = page.locator('.header, .call-bar').getByText(name, { exact: true });
        expect({ name, width, lines: await linesOf(text) }).toEqual({ name, width, lines: 1 });
      }
      expect(await scrollsSideways(page)).toBe(false);
      expect(await unreadable(page)).toEqual([]);
    }
  }
});

test('the bar has WhatsApp where a number is set: an icon with a name on a phone, a label on a desktop', async () => {
  await using own = await serveSite({ SITE_WHATSAPP: '+91 98765 43210' });
  await using visitor = await visit(browser, own.url);
  for (const [viewport, hasLabel] of [
    [phone, false],
    [desk, true],
  ] as const) {
    await visitor.page.setViewportSize(viewport);
    const link = visitor.page.locator('.call-bar').getByRole('link', { name: 'WhatsApp', exact: true });
    expect(await link.getAttribute('href')).toBe('https://wa.me/919876543210');
    const [box, label] = [await boxOf(link), await boxOf(link.locator('span'))];
    expect(Math.min(box.right - box.left, box.bottom - box.top)).toBeGreaterThanOrEqual(40);
    expect(await link.locator('span').isVisible()).toBe(hasLabel);
    if (hasLabel) expect(label.right).toBeLessThan(box.right);
  }
  await open('/', phone);
  expect(await page.locator('.call-bar').getByText('WhatsApp').count()).toBe(0);
});

test.each([{ width: 320, height: 640 }, phone, { width: 820, height: 1180 }, { width: 844, height: 390 }])(
  'at $width by $height the menu opens in view from the bar, wherever the page is scrolled',
  async (viewport) => {
    await open('/seo-services', viewport);
    const bar = await boxOf(page.locator('.call-bar'));
    const menu = page.locator('#menu');
    for (const y of [0, 2_000, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), y);
      await page.locator('.call-bar').getByRole('button', { name: 'Menu' }).click();
      const panel = await boxOf(menu);
      expect(panel.top).toBeGreaterThanOrEqual(0);
      // Beside the button that was used.
      expect(Math.abs(panel.bottom - bar.top)).toBeLessThan(2);
      for (const link of await menu.getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        expect((await boxOf(link)).bottom).toBeLessThanOrEqual(bar.top);
      }
      await page.keyboard.press('Escape');
      expect(await menu.evaluate((panel) => panel.matches(':popover-open'))).toBe(false);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.header').getByRole('button', { name: 'Menu' }).click();
    expect(Math.abs((await boxOf(menu)).top - (await boxOf(page.locator('.header'))).bottom)).toBeLessThan(2);
    await page.keyboard.press('Escape');
  },
);

test.each([laptop, desk, { width: 1152, height: 500 }])(
  'at $width by $height the header stays in view, and its menu needs no button',
  async (viewport) => {
    await open('/seo-services', viewport);
    await page.evaluate(() => scrollTo(0, 2_000));
    const links = page.locator('#menu').getByRole('link');
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      const { top, bottom } = await boxOf(link);
      expect(Math.min(top, viewport.height - bottom)).toBeGreaterThanOrEqual(0);
    }
    expect(await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).count()).toBe(0);
  },
);

test('the quick links show their labels where the frame leaves room for them', async () => {
  for (const [width, isShown] of [
    [1440, false],
    [1792, true],
    [1920, true],
  ] as const) {
    await open('/', { width, height: 950 });
    const labels = page.locator('.quick-link-label');
    for (const label of await labels.all()) {
      expect(await label.evaluate((element) => getComputedStyle(element).opacity)).toBe(isShown ? '1' : '0');
    }
    const [rail, frame] = [await boxOf(page.locator('.quick-links')), await boxOf(page.locator('.carousel'))];
    expect(rail.left).toBeGreaterThanOrEqual(frame.right);
  }
});

test('the home page has no breadcrumb', async () => {
  await open('/', desk);
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).count()).toBe(0);
  await open('/services', desk);
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).count()).toBe(1);
});

async function open(path: string, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  if (page.url() === site.url + path) await page.evaluate(() => scrollTo(0, 0));
  else await page.goto(site.url + path);
}

/** In how many lines the text of an element is set. */
function linesOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}
