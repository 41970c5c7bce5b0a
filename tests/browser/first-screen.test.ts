import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const viewports = [laptop, desk, phone];

/** Where the phone number is on the first page that was opened. */
const places = new Map<typeof phone, unknown>();

const servicePaths = Object.values(rows)
  .filter((row: Page) => row.group !== undefined)
  .map(({ path }) => path);

// The legal pages have no call to action, and the contact page has its form.
const inviting = pagePaths.filter(
  (path) => ![rows.privacy.path, rows.terms.path, rows.contact.path].some((other) => other === path),
);

type Box = { top: number; bottom: number; left: number; right: number };

describe.each(pagePaths)('%s', (path) => {
  const measured = new Map<typeof phone, Awaited<ReturnType<typeof measure>>>();
  const at = (viewport: typeof phone) => measured.get(viewport) as Awaited<ReturnType<typeof measure>>;

  beforeAll(async () => {
    for (const viewport of viewports) {
      await open(path, viewport);
      measured.set(viewport, await measure());
    }
  });

  test('the phone number is at the same place on every page', async () => {
    for (const viewport of viewports) {
      places.set(viewport, places.get(viewport) ?? at(viewport).number);
      expect(at(viewport).number).toEqual(places.get(viewport));
      expect(at(viewport).number).toMatchObject({ text: '+91 172 000 0000', href: 'tel:+911720000000' });
    }
  });

  if (!inviting.includes(path)) return;

  test('the first call to action is whole above the bar', async () => {
    for (const viewport of viewports) {
      const { actions, bar } = at(viewport);
      expect({ ...viewport, bottom: actions[0]?.bottom }).toSatisfy(({ bottom }) => bottom <= bar.top);
    }
  });

  test('on a phone the first buttons are in one row', async () => {
    const tops = at(phone).actions.map(({ top }) => top);
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  });

  if (!servicePaths.includes(path)) return;

  test('on a phone the argument begins within 1.3 screens', async () => {
    expect(at(phone).argumentWords?.top).toBeLessThanOrEqual(1.3 * phone.height);
  });

  test('its form is after the argument and before the price on a phone, and beside the heading on a desktop', async () => {
    const { argument, form, essentials, hasHeroForm } = at(phone);
    if (!hasHeroForm) return expect(form).toBeNull();
    expect(form?.top).toBeGreaterThan(argument?.bottom as number);
    expect(form?.bottom).toBeLessThanOrEqual(essentials?.top as number);
    // The buttons of hero, header and bar lead to a form from anywhere.
    expect(form?.top).toBeLessThanOrEqual(7.5 * phone.height);

    for (const viewport of [laptop, desk]) {
      const { heading, argument, form, field } = at(viewport);
      expect(form?.left).toBeGreaterThanOrEqual(heading.right);
      expect(form?.top).toBeLessThanOrEqual(heading.top);
      expect(form?.bottom).toBeLessThanOrEqual((argument?.top as number) + 1);
      expect(field?.bottom).toBeLessThanOrEqual(viewport.height);
    }
  });
});

/** Boxes of the page as it is now, in the coordinates of the window; in one call, because each costs a layout. */
function measure() {
  return page.evaluate(() => {
    const boxOf = (element: Element): Box => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    };
    const first = (selector: string, within: ParentNode = document): Box | null => {
      const element = within.querySelector(selector);
      return element && boxOf(element);
    };
    const call = document.querySelector('.call-bar a[href^="tel:"]');
    return {
      number: call && {
        text: call.querySelector('.call-bar-number')?.textContent,
        href: call.getAttribute('href'),
        top: call.getBoundingClientRect().top,
        left: call.getBoundingClientRect().left,
      },
      bar: first('.call-bar') as Box,
      actions: [...(document.querySelector('main .actions')?.children ?? [])]
        .filter((action) => action.checkVisibility())
        .map(boxOf),
      heading: first('h1') as Box,
      argument: first('.section-argument'),
      argumentWords: first('.argument > p'),
      hasHeroForm: document.querySelector('.hero-form') !== null,
      form: first('.hero-form + * ~ .enquiry'),
      essentials: first('.section-essentials'),
      field: first('.enquiry .form-input'),
    };
  });
}

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

test('the quick links show their labels where the window leaves room for them', async () => {
  for (const [width, isShown] of [
    [1366, false],
    [1440, true],
    [1792, true],
    [1920, true],
  ] as const) {
    await open('/', { width, height: 950 });
    const labels = page.locator('.quick-link-label');
    for (const label of await labels.all()) {
      expect(await label.evaluate((element) => getComputedStyle(element).opacity)).toBe(isShown ? '1' : '0');
    }
    const [rail, frame] = [await boxOf(page.locator('.quick-links')), await boxOf(page.locator('.carousel'))];
    // The slides have that edge of the first screen.
    expect(rail.top).toBeGreaterThanOrEqual(frame.bottom);
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
