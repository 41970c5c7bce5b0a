import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { deferredSheetLoaded, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

await page.emulateMedia({ reducedMotion: 'reduce' });

// Together they have every section with interactive elements.
const paths = [
  '/',
  '/who-we-are',
  '/services',
  '/contact',
  '/price-packages',
  '/digital-marketing-services',
  '/facebook-marketing-services',
  '/website-redesign-services',
  '/no-such-page',
];
const phone = { width: 390, height: 667 };
const desk = { width: 1440, height: 900 };

test.each([
  ...paths.map((path) => [path, 'phone', 'light', phone] as const),
  ...paths.map((path) => [path, 'desk', 'dark', desk] as const),
])(
  '%s: on a %s, %s, each focused element is fully visible and shows its focus',
  async (path, _, colorScheme, viewport) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(site.url + path);
    // The script scrolls a tall field into view, and a person is not quicker than its start.
    await deferredSheetLoaded(page);
    const stops: string[] = [];
    const faults: string[] = [];
    let lastTop = 0;
    do {
      await page.keyboard.press('Tab');
      const { name, fault, top, isAtTheEnd } = await focused(page);
      if (fault) faults.push(`${fault}: ${name || `after ${stops.at(-1)}`}`);
      if (top < lastTop - viewport.height) faults.push(`back by more than a screen: ${name}`);
      lastTop = top;
      stops.push(name);
      if (isAtTheEnd) break;
    } while (stops.length < 200);
    expect(faults).toEqual([]);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.length).toBeLessThan(200);
  },
);

test('in a low window, as beside a phone’s keyboard, no fixed bar covers a focused field', async () => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto(`${site.url}/contact`);
  await deferredSheetLoaded(page);
  for (const field of await page.locator('#enquiry-contact .form-input').all()) {
    await field.focus();
    const box = await field.boundingBox();
    const bar = await page.locator('.call-bar').boundingBox();
    if (!box || !bar) throw new Error('The field or the bar is not shown.');
    const isCovered = bar.y < Math.min(box.y + box.height, 200) && bar.y + bar.height > Math.max(box.y, 0);
    expect(isCovered).toBe(false);
  }
});

test.each([
  ['the slides', '/', '.carousel-slides', phone],
  ['the slides', '/', '.carousel-slides', desk],
  ['the map', '/contact', '.map > iframe', phone],
  ['the map', '/contact', '.map > iframe', desk],
] as const)('%s: the ring of the focus is visible', async (_, path, selector, viewport) => {
  await page.setViewportSize(viewport);
  await page.goto(site.url + path);
  await deferredSheetLoaded(page);
  const element = page.locator(selector);
  await element.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift'); // the last input is from the keyboard
  const picture = async (action: 'focus' | 'blur') => {
    await element[action]();
    await page.evaluate(() => document.fonts.ready);
    return element.screenshot({ animations: 'disabled' });
  };
  await picture('focus');
  const unfocused = await picture('blur');
  expect(unfocused.equals(await picture('blur'))).toBe(true);
  expect(unfocused.equals(await picture('focus'))).toBe(false);
});

test.each([
  ['phone', '.call-bar-menu', '#menu', { width: 320, height: 640 }],
  ['desk', '#menu button', '#all-services', { width: 1366, height: 657 }],
] as const)(
  'on a %s each link of the open menu is fully visible when it is focused, and the last is a link of the menu',
  async (_, button, menu, viewport) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/seo-services`);
    await page.locator(button).focus();
    await page.keyboard.press('Enter');
    const links = await page.locator(`${menu} a`).count();
    expect(links).toBeGreaterThan(30);
    const faults: string[] = [];
    for (let link = 0; link < links; link++) {
      await page.keyboard.press('Tab');
      const { name, fault } = await focused(page);
      if (fault) faults.push(`${fault}: ${name}`);
    }
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/privacy-policy');
  },
);

test.each([
  ['phone', '.call-bar-menu', '#menu', { width: 390, height: 760 }],
  ['desk', '#menu button', '#all-services', { width: 1366, height: 657 }],
] as const)(
  'on a %s the open menu is between the header and the bar',
  async (device, button, menu, viewport) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/seo-services`);
    if (device === 'phone') await page.mouse.wheel(0, 900);
    // As from the bar at the foot of the window, which does not scroll the header into view.
    await page.locator(button).evaluate((element) => (element as HTMLElement).click());
    const edges = await page.evaluate((menu) => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const { top, bottom } = boxOf(menu) ?? {};
      return { top, bottom, header: boxOf('.header')?.bottom, bar: boxOf('.call-bar')?.top };
    }, menu);
    expect(Math.abs(Number(edges.top) - Number(edges.header))).toBeLessThanOrEqual(1);
    if (device === 'phone') expect(edges.bottom).toBe(edges.bar);
    else expect(edges.bottom).toBeLessThanOrEqual(Number(edges.bar));
  },
);

test('a map that loads late does not lose the focus, and is focusable once it is loaded', async () => {
  const map = Promise.withResolvers<void>();
  await page.route(/openstreetmap/, async (route) => {
    await map.promise;
    await route.fulfill({ contentType: 'text/html', body: '<a href="/larger">A larger map</a>' });
  });
  await page.goto(`${site.url}/contact`, { waitUntil: 'domcontentloaded' });
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await page.locator('iframe[tabindex="-1"]').waitFor(); // the page's script has run: it waits for the first paint
  await page.locator('.whereabouts a').last().focus();
  await page.keyboard.press('Tab');
  const next = await focused(page);
  expect(next).toMatchObject({ name: expect.not.stringMatching('the map'), fault: '' });

  map.resolve();
  await page.frameLocator('iframe').getByText('A larger map').waitFor();
  await expect.poll(() => frame.getAttribute('tabindex')).toBeNull();
  expect(await focused(page)).toEqual(next);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toMatchObject({ name: 'the map', fault: '' });
  const ring = () => frame.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect.poll(ring).toBe('solid');
  await page.keyboard.press('Tab'); // the link in the map
  await page.keyboard.press('Tab');
  await expect.poll(ring).toBe('none');
  await page.unroute(/openstreetmap/);
});

/**
 * The focused element, its fault, and whether it is the last link of the footer, which is the last on every page; losing
 * the focus before it is a fault. All of it in one call, because the tests press Tab 1,500 times.
 */
function focused(
  page: Page,
): Promise<{ name: string; fault: string /** On the page. */; top: number; isAtTheEnd: boolean }> {
  return page.evaluate(async () => {
    // Inside a frame of another site no element has the focus for a moment, or longer on a busy machine.
    for (let waited = 0; document.activeElement === document.body && waited < 400; waited++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    const element = document.activeElement;
    const isAtTheEnd = element === [...document.querySelectorAll('.footer a')].at(-1);
    if (!element || element === document.body) {
      return { name: '', fault: 'the focus is lost', top: scrollY, isAtTheEnd };
    }
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const name = `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`;
    // The ring of the frame is tested with pictures.
    if (element.matches('iframe')) return { name: 'the map', fault: '', top: top + scrollY, isAtTheEnd };
    return { name, fault: fault(), top: top + scrollY, isAtTheEnd };

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
      // The skip link is above them.
      const above = [...document.querySelectorAll('.header, .call-bar')].filter(
        (part) =>
          ['fixed', 'sticky'].includes(getComputedStyle(part).position) &&
          !part.contains(element) &&
          !element?.matches('.skip'),
      );
      const covered = above.some((part) => {
        const over = part.getBoundingClientRect();
        return over.top < bottom && over.bottom > top && over.left < right && over.right > left;
      });
      return covered ? 'covered' : '';
    }

    /** The background below: a colour, or the board that some elements draw with `::before`. */
    function groundOf(element: Element | null | undefined): string {
      for (let below = element; below; below = below.parentElement) {
        const board = getComputedStyle(below, '::before');
        const isBoard = board.content !== 'none' && board.position === 'absolute';
        for (const layer of [...(isBoard ? [board] : []), getComputedStyle(below)]) {
          if (layer.backgroundColor !== 'rgba(0, 0, 0, 0)') return layer.backgroundColor;
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
