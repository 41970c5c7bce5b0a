import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { deferredSheetLoaded, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

test('reduced motion disables all animations', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(site.url);
  const button = page.locator('.button').first();
  const duration = () => button.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(await duration()).not.toMatch(/^0s(, 0s)*$/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.url);
  expect(await duration()).toMatch(/^0s(, 0s)*$/);
  expect(await animations()).toBe(0);
  for (const thing of ['.button', '.card', '.page-links a', '.header-menu a']) {
    const found = page.locator(thing).first();
    if (await found.count()) await found.hover();
    expect([thing, await animations()]).toEqual([thing, 0]);
  }
  await page.locator('.carousel-dots a').nth(2).click();
  const slides = page.locator('.carousel-slides');
  expect(await slides.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBeCloseTo(2, 1);
});

test('with forced colours every control has a border, and the focused element has a ring', async () => {
  await using visitor = await visit(browser, site.url);
  const { page } = visitor;
  const controls = '.button, .form-input, .call-bar, .compare-option, .service-search input, .calculator';
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [
    '/',
    '/seo-services',
    '/contact',
    '/services',
    '/price-packages',
    '/ppc-campaign-marketing-services',
  ]) {
    await page.goto(site.url + path);
    await deferredSheetLoaded(page);
    const edgeless = await page.evaluate((controls) => {
      return [...document.querySelectorAll(controls)]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none';
        })
        .map((control) => control.outerHTML.slice(0, 80));
    }, controls);
    expect([path, ...edgeless]).toEqual([path]);

    await page.keyboard.press('Tab');
    const ring = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(ring).toBe('solid');
  }
});

function animations(): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}

test('in dark mode the page is dark, the bands are darker, and the accent colours stay', async () => {
  await page.goto(site.url);
  const things = ['html', '.footer', '.cta', '.poster path'];
  const byDay = await coloursOf(things);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await coloursOf(things);

  expect(lightness(byDay.html)).toBeGreaterThan(0.9);
  expect(lightness(byNight.html)).toBeLessThan(0.2);
  expect(lightness(byNight['.footer'])).toBeLessThan(lightness(byNight.html) - 0.02);
  for (const thing of ['.cta', '.poster path']) {
    expect([thing, byNight[thing]]).toEqual([thing, byDay[thing]]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
});

/** The painted colour of each: its background, or the fill of a shape. */
function coloursOf(selectors: string[]): Promise<Record<string, string>> {
  return page.evaluate((selectors) => {
    const found = selectors.map((selector) => {
      const element = document.querySelector(selector) ?? document.body;
      const { fill, backgroundColor } = getComputedStyle(element);
      const own = element.matches('svg *') ? fill : backgroundColor;
      return [selector, own];
    });
    return Object.fromEntries(found);
  }, selectors);
}

function lightness(colour = ''): number {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return (red + green + blue) / 3 / 255;
}
