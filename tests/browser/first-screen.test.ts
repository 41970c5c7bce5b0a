import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { scrollsSideways, unreadable } from './reading.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

await page.emulateMedia({ reducedMotion: 'reduce' });

const phone = { width: 390, height: 760 };
const laptop = { width: 1366, height: 657 };
const desk = { width: 1440, height: 789 };

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

test.each([laptop, desk])(
  'at $width by $height a form that messages make longer scrolls below header and bar',
  async (viewport) => {
    await open('/seo-services', viewport);
    const form = await awake(page, 'seo');
    await form.submit.click();
    await form.error('name').waitFor();
    const last = page.locator('.call-bar a').filter({ visible: true }).last();
    for (const y of [0, 60]) {
      await page.evaluate((y) => scrollTo(0, y), y);
      for (const link of [last, page.locator('.header').getByRole('link', { name: 'Send a Query' })]) {
        expect(await link.evaluate(isOnTop)).toBe(true);
      }
    }
  },
);

test.each([{ width: 320, height: 640 }, phone, { width: 820, height: 1180 }, { width: 844, height: 390 }])(
  'at $width by $height the menu opens in view from the bar, wherever the page is scrolled',
  async (viewport) => {
    await open('/seo-services', viewport);
    const bar = await boxOf(page.locator('.call-bar'));
    const menu = page.locator('#menu');
    for (const y of [0, 2_000, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), y);
      // The only one.
      const button = page.getByRole('button', { name: 'Menu' }).filter({ visible: true });
      const isCross = () =>
        button.evaluate((element) => getComputedStyle(element, '::before').rotate === '45deg');
      expect(await isCross()).toBe(false);
      await button.click();
      expect(await isCross()).toBe(true);
      const panel = await boxOf(menu);
      expect(panel.top).toBeGreaterThanOrEqual(0);
      expect(Math.abs(panel.top - (await boxOf(page.locator('.header'))).bottom)).toBeLessThan(2);
      // Beside the button that was used.
      expect(Math.abs(panel.bottom - bar.top)).toBeLessThan(2);
      const lowest = await menu.evaluate((panel) => {
        const bottoms = [...panel.querySelectorAll('a')].map((link) => {
          link.scrollIntoView({ block: 'nearest' });
          return link.getBoundingClientRect().bottom;
        });
        return { links: bottoms.length, bottom: Math.max(...bottoms) };
      });
      expect(lowest.links).toBeGreaterThan(30);
      expect(lowest.bottom).toBeLessThanOrEqual(bar.top);
      await page.keyboard.press('Escape');
      expect(await menu.evaluate((panel) => panel.matches(':popover-open'))).toBe(false);
    }
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

test.each([laptop, desk])(
  'at $width by $height the page stays where it is when a slide is chosen',
  async (viewport) => {
    await open('/', viewport);
    await page.locator('.carousel-dots a').nth(2).click();
    await page.waitForFunction(() => location.hash === '#slide-3');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

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

/** Whether its middle is what a click there would meet. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
