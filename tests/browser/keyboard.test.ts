import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { awake, begun, deferredSheetLoaded } from './visitor.ts';

const { site, visit } = await browse();
const { page } = await visit();
await page.emulateMedia({ reducedMotion: 'reduce' });
const keys = page.keyboard;

const phone = { width: 390, height: 667 };
const laptop = { width: 1366, height: 657 };
const desk = { width: 1440, height: 900 };

// Together these pages have every section with interactive elements.
test.each([
  ...['/', '/who-we-are', '/services', '/contact', '/price-packages', '/digital-marketing-services'],
  ...['/facebook-marketing-services', '/website-redesign-services', '/no-such-page'],
])(
  '%s: on a phone and, in the dark, on a desk each focused element is fully visible and shows its focus',
  async (path) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(path, colorScheme === 'dark' ? desk : phone);
      expect([colorScheme, ...(await faultsUntil('.footer a'))]).toEqual([colorScheme]);
    }
  },
);

test('a menu that was open when its page was left is closed when the page is restored', async () => {
  await using visitor = await visit('/who-we-are');
  const { page } = visitor;
  await begun(page);
  await page.locator('#all-services').evaluate((menu: HTMLElement) => menu.showPopover());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await page.locator(':popover-open').count()).toBe(0);
});

test('in a low window, as beside a phone’s keyboard, no fixed bar covers a focused field', async () => {
  await open('/contact', { width: 320, height: 200 });
  for (const field of await page.locator('#enquiry-contact .form-input').all()) {
    await field.focus();
    await expect.poll(async () => (await focused(page)).fault).not.toBe('covered');
  }
});

test.each([
  ['phone', '.call-bar-menu', '#menu', { width: 320, height: 640 }],
  ['desk', '#menu button', '#all-services', laptop],
] as const)(
  'on a %s the menu opens and closes by its button, Escape returns the focus, and each of its links is fully visible',
  async (_, button, menu, viewport) => {
    await open('/seo-services', viewport);
    const isOpen = () => page.locator(menu).evaluate((panel) => panel.matches(':popover-open'));
    await reach(button);
    for (const key of ['Space', 'Space', 'Enter', 'Escape', 'Enter']) {
      const before = await isOpen();
      await keys.press(key);
      await expect.poll(isOpen).toBe(!before);
      await focusIsOn(button);
    }
    expect(await faultsUntil(`${menu} a`)).toEqual([]);
    await focusIsOn(`${menu} a[href="/privacy-policy"]`);
  },
);

test('all services close when something else is chosen, and do not cover what is focused after them', async () => {
  const panel = page.locator('#all-services');
  await open('/seo-services', laptop);
  await page.click('#menu button');
  await panel.waitFor();
  await page.mouse.click(683, 595);
  await panel.waitFor({ state: 'hidden' });

  await open('/seo-services', laptop);
  await reach('#menu button');
  await keys.press('Enter');
  await reach('main a');
  await panel.waitFor({ state: 'hidden' });
  await keys.press('Shift+Tab');
  await reach('#all-services a', 'Shift+Tab');
  await panel.waitFor();
  await keys.press('Enter');
  await page.waitForURL('**/privacy-policy');
  await panel.waitFor({ state: 'hidden' });
});

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
  await keys.press('Tab');
  const next = await focused(page);
  expect(next).toMatchObject({ name: expect.not.stringMatching(/^iframe/), fault: '' });

  map.resolve();
  await page.frameLocator('iframe').getByText('A larger map').waitFor();
  await expect.poll(() => frame.getAttribute('tabindex')).toBeNull();
  expect(await focused(page)).toEqual(next);
  await keys.press('Shift+Tab');
  await focusIsOn('iframe');
  await expect.poll(() => frame.evaluate((map) => getComputedStyle(map).outlineStyle)).toBe('solid');
  await page.unroute(/openstreetmap/);
});

test('the first Tab focuses a link that skips the menus', async () => {
  await open('/seo-services', laptop);
  await keys.press('Tab');
  await focusIsOn('.skip');
  expect((await page.locator('.skip').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await keys.press('Enter');
  await focusIsOn('main');
  await keys.press('Tab');
  await focusIsOn('main a');
});

test('the slides come after the text, and move by arrow keys, focus and their links', async () => {
  const seen = (number: number) =>
    expect
      .poll(() => page.locator('.carousel-slides').evaluate((at) => at.scrollLeft / at.clientWidth + 1))
      .toBeCloseTo(number, 2);
  await open('/', phone);
  await reach('.carousel-words a');
  await reach('.carousel-slides');
  await seen(1);
  await keys.press('ArrowRight');
  await seen(2);
  await keys.press('ArrowLeft');
  await seen(1);
  await reach('#slide-2 a');
  await seen(2);
  await reach('.carousel-dots li:nth-child(4) a');
  await keys.press('Enter');
  await seen(4);
});

test('a form can be filled in, refused, corrected and sent by keyboard, and the focus leaves its fields, so that a phone’s keyboard covers no message', async () => {
  await open('/seo-services', phone);
  await reach('.form-jump');
  await keys.press('Enter');
  const form = await awake(page, 'seo');
  await form.focused('name');
  for (const value of ['   ', asha.email, asha.phone, asha.message]) {
    await keys.type(value);
    await keys.press('Tab');
  }
  await reach('.form-submit');
  await keys.press('Enter');
  await focusIsOn('#seo-name[aria-invalid="true"]');
  await keys.press('ControlOrMeta+A');
  await keys.type(asha.name);
  await keys.press('Enter');
  await form.thanked();
  await form.focused('answers');
});

/** The script scrolls a tall field into view, and a person is not quicker than its start. */
async function open(path: string, viewport: typeof phone): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(site.url + path);
  await deferredSheetLoaded(page);
}

/** Presses Tab until a matching element has the focus. */
async function reach(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 60 && !(await hasFocus(selector)); stop++) await keys.press(key);
  await focusIsOn(selector);
}

const focusIsOn = (selector: string) => expect.poll(() => hasFocus(selector)).toBe(true);

function hasFocus(selector: string): Promise<boolean> {
  return page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
}

/** The faults of all that has the focus until the last of these elements: losing it before is one. */
async function faultsUntil(last: string): Promise<string[]> {
  const faults: string[] = [];
  let lastTop = 0;
  for (let stops = 1; stops < 200; stops++) {
    await keys.press('Tab');
    const { name, fault, top, isLast } = await focused(page, last);
    if (fault) faults.push(`${fault}: ${name} at stop ${stops}`);
    if (top < lastTop - (page.viewportSize()?.height ?? 0))
      faults.push(`back by more than a screen: ${name}`);
    if (isLast) return stops > 20 ? faults : [...faults, `only ${stops} stops`];
    lastTop = top;
  }
  return [...faults, 'no end'];
}

/** The focused element and its fault. All of it in one call, because the tests press Tab 1,500 times. */
function focused(page: Page, last = 'main') {
  return page.evaluate(async (last) => {
    // Inside a frame of another site no element has the focus for a moment, or longer on a busy machine.
    for (let waited = 0; document.activeElement === document.body && waited < 400; waited++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    const element = document.activeElement as Element;
    const isLast = element === [...document.querySelectorAll(last)].at(-1);
    const box = element.getBoundingClientRect();
    const name = `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`;
    return { name, fault: fault(), top: box.top + scrollY, isLast };

    function fault(): string {
      if (element === document.body) return 'the focus is lost';
      // A frame has its ring once the focus has arrived in it.
      if (element.matches('iframe')) return '';
      const scrolls =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (element.matches(':is(ul, div)[tabindex="0"]') && !scrolls) return 'nothing to scroll';
      const isClosed = element.matches('details:not([open]) > summary');
      if (isClosed && element.nextElementSibling?.checkVisibility()) return 'nothing to open';
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no ring';
      const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement);
      if (contrastOf(outlineColor, ground) < 3) return `faint ring, ${outlineColor} on ${ground}`;
      const isCovered = [...document.querySelectorAll('.header, .call-bar')].some((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        // The skip link is above them.
        if (part.contains(element) || element.matches('.skip')) return false;
        if (!['fixed', 'sticky'].includes(getComputedStyle(part).position)) return false;
        return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      });
      if (isCovered) return 'covered';
      return box.bottom > innerHeight || box.top < 0 ? 'outside the window' : '';
    }

    /** The background below: a colour, or the board that some elements draw with `::before`. */
    function groundOf(element: Element | null): string {
      for (let below = element; below; below = below.parentElement) {
        const board = getComputedStyle(below, '::before');
        const isBoard = board.content !== 'none' && board.position === 'absolute';
        for (const layer of [...(isBoard ? [board] : []), getComputedStyle(below)]) {
          if (layer.backgroundColor !== 'rgba(0, 0, 0, 0)') return layer.backgroundColor;
        }
      }
      return 'rgb(255, 255, 255)';
    }
  }, last);
}
