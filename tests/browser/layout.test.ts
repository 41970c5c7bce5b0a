// Where things are, and what shows, in windows of several sizes and by the visitor’s preferences.

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { site as rows } from '../../views/site.ts';
import { browse } from './open.ts';
import { scrollsSideways, unreadable } from './reading.ts';
import { serveSite } from './site.ts';
import { deferredSheetLoaded, showFont } from './visitor.ts';

const { site, visit: open } = await browse();
const { page } = await open();
await page.emulateMedia({ reducedMotion: 'reduce' });

const smallest = { width: 320, height: 640 };
const phone = { width: 390, height: 760 };
const tablet = { width: 820, height: 1180 };
const laptop = { width: 1366, height: 657 };
const desk = { width: 1440, height: 789 };

test('header and bar have one line each on the smallest phone, and WhatsApp where a number is set: an icon there, a label on a desktop', async () => {
  await using own = await serveSite({ SITE_WHATSAPP: '+91 98765 43210' });
  for (const { url } of [site, own]) {
    await using visitor = await open(url);
    const { page } = visitor;
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      for (const name of ['Send a Query', 'Get a call Back', '+91 172 000 0000']) {
        const lines = page.locator('.header, .call-bar').getByText(name, { exact: true }).evaluate(linesOf);
        expect({ name, width, lines: await lines }).toEqual({ name, width, lines: 1 });
      }
      expect(await scrollsSideways(page)).toBe(false);
      expect(await unreadable(page)).toEqual([]);
    }
    const link = page.locator('.call-bar').getByRole('link', { name: 'WhatsApp', exact: true });
    if (url === site.url) {
      expect(await link.count()).toBe(0);
      continue;
    }
    expect(await link.getAttribute('href')).toBe('https://wa.me/919876543210');
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      const { left, right, top, bottom } = await boxOf(link);
      expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(40);
      expect(await link.locator('span').isVisible()).toBe(viewport === desk);
    }
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('.footer a[href^="https://wa.me/"]');
    const address = printed.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await address).toContain('wa.me/');
  }
});

test.each([
  ['#menu', smallest],
  ['#menu', phone],
  ['#menu', tablet],
  ['#menu', { width: 844, height: 390 }],
  ['#all-services', laptop],
  ['#all-services', desk],
  ['#all-services', { width: 1152, height: 500 }],
])(
  '%s opens by its one button between header and bar, wherever the page is scrolled: %j',
  async (menu, viewport) => {
    await go('/seo-services', viewport);
    const open = page.locator(`${menu}:popover-open`);
    for (const y of [0, 2_000, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), y);
      const { top } = await boxOf(page.locator('.header'));
      if (menu === '#all-services') expect(top).toBe(0);
      await page.locator('.call-bar-menu, #menu button').filter({ visible: true }).click();
      await open.waitFor();
      const [header, panel, bar] = await Promise.all([
        boxOf(page.locator('.header')),
        boxOf(open),
        boxOf(page.locator('.call-bar')),
      ]);
      expect(header.top).toBeGreaterThanOrEqual(0);
      expect(Math.abs(panel.top - header.bottom)).toBeLessThan(2);
      expect(panel.bottom).toBeLessThan(bar.top + 2);
      await page.keyboard.press('Escape');
      await open.waitFor({ state: 'hidden' });
    }
  },
);

test('the contact form begins on the first screen', async () => {
  for (const viewport of [smallest, phone, tablet, laptop, desk]) {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/contact`);
    await showFont(page); // the fallback takes a line more
    const { top } = await boxOf(page.locator('#contact-name'));
    expect(top).toBeLessThan((await boxOf(page.locator('.call-bar'))).top);
  }
});

test.each(['en', 'hi', 'pa'])(
  'in %s the suggestions of the contact form are below their own field',
  async (language) => {
    await go(`/contact?language=${language}`, desk);
    // Whatever is below the neighbouring field.
    for (const hint of ['', 'Up to 10 digits, without the leading zero and without +91']) {
      await page.locator('.form-field-hint').evaluate((below, hint) => below.append(hint), hint);
      const [phone, subject, chips] = await Promise.all([
        boxOf(page.locator('#contact-phone')),
        boxOf(page.locator('#contact-subject')),
        boxOf(page.locator('.form-chips')),
      ]);
      expect(subject.bottom).toBeLessThanOrEqual(chips.top);
      for (const gap of [phone.top - subject.top, chips.left - subject.left, chips.right - subject.right])
        expect(Math.abs(gap)).toBeLessThan(1);
    }
  },
);

test('reduced motion disables all animations, and the page stays where it is when a slide is chosen', async () => {
  const button = page.locator('.button').first();
  const moves = () =>
    button.evaluate((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration));
  await go('/', desk);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moves()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moves()).toBe(false);
  for (const thing of ['.button', '.card', '.header-menu a']) {
    await page.locator(thing).first().hover();
    expect([thing, await page.evaluate(() => document.getAnimations().length)]).toEqual([thing, 0]);
  }
  for (const viewport of [laptop, desk]) {
    await page.goto(site.url);
    await go('/', viewport);
    await page.locator('.carousel-dots a').nth(2).click();
    const slides = page.locator('.carousel-slides');
    expect(await slides.evaluate((at) => at.scrollLeft / at.clientWidth)).toBeCloseTo(2, 1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('with forced colours every control has a border, and the focused element has a ring', async () => {
  const controls = '.button, .form-input, .call-bar, .compare-option, .service-search input, .calculator';
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of ['home', 'contact', 'services', 'packages', 'redesign', 'ppc'] as const) {
    await go(rows[name].path, desk);
    const edgeless = await page.locator(controls).evaluateAll((all) =>
      all.flatMap((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        const hasBorder = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
        return hasBorder || !control.checkVisibility() ? [] : [control.outerHTML.slice(0, 80)];
      }),
    );
    await page.keyboard.press('Tab');
    const ring = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle;
    expect([name, await page.evaluate(ring), ...edgeless]).toEqual([name, 'solid']);
  }
  await page.emulateMedia({ forcedColors: 'none' });
});

test('in dark mode the page is dark', async () => {
  await go('/', desk);
  const contrastToWhite = () =>
    page.evaluate(() =>
      contrastOf(getComputedStyle(document.documentElement).backgroundColor, 'rgb(255 255 255)'),
    );
  expect(await contrastToWhite()).toBeLessThan(1.5);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastToWhite()).toBeGreaterThan(12);
  await page.emulateMedia({ colorScheme: 'light' });
});

async function go(path: string, viewport: typeof phone): Promise<void> {
  await page.setViewportSize(viewport);
  if (page.url() === site.url + path) await page.evaluate(() => scrollTo(0, 0));
  else await page.goto(site.url + path);
  await deferredSheetLoaded(page);
}

/** In how many lines the text of an element is set. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}
