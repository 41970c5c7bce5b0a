import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

await page.emulateMedia({ reducedMotion: 'reduce' });

// Together they have every section that holds something to press.
const paths = ['/', '/who-we-are', '/services', '/contact', '/digital-marketing-services', '/no-such-page'];
const phone = { width: 390, height: 667 };
const desk = { width: 1440, height: 900 };

test.each([
  ...paths.map((path) => [path, 'phone', 'light', phone] as const),
  ...paths.map((path) => [path, 'desk', 'dark', desk] as const),
])(
  '%s: on a %s, %s, whatever has the focus can be seen whole and shows it',
  async (path, _, colorScheme, viewport) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(site.url + path);
    const stops: string[] = [];
    const faults: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop === null) break;
      stops.push(stop.name);
      if (stop.fault) faults.push(`${stop.fault}: ${stop.name}`);
    }
    expect(faults).toEqual([]);
    expect(stops.length).toBeGreaterThan(20);
  },
);

/** What has the focus and what is wrong with it, or nothing once the page has been walked through. */
function focused(page: Page): Promise<{ name: string; fault: string } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Inside, the map's own page shows what has the focus.
    if (element.matches('iframe')) return { name: 'the map', fault: '' };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const name = `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`;
    return { name, fault: fault() };

    function fault(): string {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(
        element as Element,
      );
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no ring';
      const ground = groundOf(
        Number.parseFloat(outlineOffset) < 0 ? element : (element as Element).parentElement,
      );
      if (contrast(outlineColor, ground) < 3) return `faint ring, ${outlineColor} on ${ground}`;
      if (bottom > innerHeight || top < 0) return 'outside the window';
      const above = [...document.querySelectorAll('.bar, .rail')].filter(
        (part) => getComputedStyle(part).position === 'fixed' && !part.contains(element),
      );
      const covered = above.some((part) => {
        const over = part.getBoundingClientRect();
        return over.top < bottom && over.bottom > top && over.left < right && over.right > left;
      });
      return covered ? 'covered' : '';
    }

    /** What is painted below: a ground, or the board that some things draw by `::before`. */
    function groundOf(element: Element | null | undefined): string {
      for (let below = element; below; below = below.parentElement) {
        for (const layer of [getComputedStyle(below, '::before'), getComputedStyle(below)]) {
          const painted = layer.content !== 'none' && layer.backgroundColor !== 'rgba(0, 0, 0, 0)';
          if (painted) return layer.backgroundColor;
        }
      }
      return 'rgb(255, 255, 255)';
    }

    function contrast(one: string, other: string): number {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, next) => first - next);
      return (light + 0.05) / (dark + 0.05);
    }

    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  });
}
