// What is true on every page. A page is loaded once for all its tests, because a load takes as long as several tests.

import { beforeAll, describe, expect, test } from 'vitest';
import { readAssets } from '../../server/paths.ts';
import { site as rows } from '../../views/site.ts';
import { circumstancesOf, kindPaths, pagePaths } from '../support/page-paths.ts';
import { bringAxe, type Circumstance, faultsIn } from './axe.ts';
import { browse } from './open.ts';
import { renderAll, scrollsSideways, unreadable, unreadableIfSpaced } from './reading.ts';
import { begun, deferredSheetLoaded, noteShifts } from './visitor.ts';

const { site, visit } = await browse();
const { page } = await visit('/no-such-page');
await page.emulateMedia({ reducedMotion: 'reduce' });
const root = page.locator('html');
const browserSettings = await page.context().newCDPSession(page);

const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 760 };
const laptop = { width: 1366, height: 657 };
const viewports = [laptop, { width: 1440, height: 789 }, phone];

// `npm test` reads a page of each kind; `npm run test:long` reads the others, and tests all else on all of them.
const isQuick = process.env.PAGES === 'kinds';
const paths = isQuick ? pagePaths.filter((path) => kindPaths.includes(path)) : pagePaths;

// The legal pages have no call to action, and the contact page has its form.
const uninviting: string[] = [rows.privacy.path, rows.terms.path, rows.contact.path];

// Resources that may arrive late, with the page's font. Playwright switches the cache off where it routes requests.
const { font, deferredSheet, script } = readAssets();
const delayed: string[] = [];
if (!isQuick) {
  await page.addInitScript(noteShifts);
  for (const late of ['**/assets/*.woff2', `**${script}`, `**${deferredSheet}`, '**/assets/figures/*'])
    await page.route(late, (route) => {
      delayed.push(new URL(route.request().url()).pathname);
      setTimeout(() => route.continue().catch(() => {}), 300); // the page may have been left
    });
}

let home: Awaited<ReturnType<typeof openAndMeasure>>;
beforeAll(async () => {
  home = await openAndMeasure(rows.home.path);
});

describe.each(paths)('%s', (path) => {
  let at: typeof home;
  beforeAll(async () => {
    at = await openAndMeasure(path);
  });

  test('the phone number is at the same place on every page, and the first call to action is whole above the bar', () => {
    for (const viewport of viewports) {
      const { number, actions, bar } = at(viewport);
      expect(number).toEqual(home(viewport).number);
      expect(number).toMatchObject({ text: '+91 172 000 0000', href: 'tel:+911720000000' });
      if (uninviting.includes(path)) continue;
      expect(actions[0]?.bottom, `${viewport.width}`).toBeLessThanOrEqual(bar);
      if (viewport === phone) expect(new Set(actions.map(({ top }) => top)).size).toBe(1);
    }
  });

  test('the argument or the sample of a service comes before its form, and the price after it', () => {
    for (const viewport of viewports) {
      const { hasForm, second, form, essentials } = at(viewport);
      if (!hasForm || !essentials) continue;
      expect(form?.top).toBeGreaterThanOrEqual(second as number);
      expect(form?.bottom).toBeLessThanOrEqual(essentials);
    }
  });

  if (isQuick || !kindPaths.includes(path))
    test('all text is readable: in small windows, spaced, in large letters by browser or style sheet, in a fallback font', async () => {
      for (const viewport of [narrow, phone, { width: 768, height: 900 }, laptop]) {
        await expectReadable('', viewport);
        expect([viewport.width, ...(await unreadableIfSpaced(page))]).toEqual([viewport.width]);
      }
      for (const size of [24, 32]) {
        await setLetters(size);
        await expectReadable(`with letters of ${size} px`, phone);
      }
      for (const { by, widths } of circumstancesOf(path, [
        { by: 'browser', widths: [1280, 640] },
        { by: 'root', widths: [1280, 1440] },
      ])) {
        await setLetters(by === 'browser' ? 32 : 16);
        await root.evaluate(
          (html, by) => html.setAttribute('style', by === 'root' ? 'font-size: 200%' : ''),
          by,
        );
        for (const width of widths)
          await expectReadable(`with the letters of the ${by} doubled`, { width, height: 800 });
      }
      await setLetters(16);
      await root.evaluate(leaveOutFont);
      await expectReadable('in a fallback font', narrow);
      await root.evaluate((html) => html.removeAttribute('style'));
    });

  if (isQuick) return;

  test('there is no layout shift, however late resources load', () => {
    expect(at.shifts).toEqual([]);
    expect(at.delayed).toEqual(expect.arrayContaining([font, script, deferredSheet]));
  });

  test('its diagrams are readable, also in small windows', async () => {
    // The smallest phone, and the narrowest window of each wider layout, where drawings are in columns.
    for (const width of [320, 640, 960]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, ...(await page.evaluate(poorWords))]).toEqual([width]);
    }
  });

  test('print shows the text, dark on white, whole and with the addresses of links, no controls, and each caption on the sheet of its picture', async () => {
    // A4 between its margins, in dark mode, because paper is white in any mode.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 672, height: 986 });
    const shown = (selector: string) => page.locator(selector).filter({ visible: true }).count();
    const pressed =
      'button, .button, .form, nav, .call-bar, .quick-links, .cta-ways, iframe, [type=radio], [type=search]';
    expect(await shown(pressed)).toBe(0);
    expect(await shown('h1')).toBe(1);
    expect(await shown('.footer a[href^="tel:"]')).toBe(1);
    expect(await page.evaluate(paleWords)).toEqual([]);
    expect(await page.evaluate(lostOnPaper)).toEqual([]);
  });

  test('each line of text has contrast to the pixels below it, and axe finds no fault', async () => {
    await page.emulateMedia({ media: null });
    await bringAxe(page);
    const onDesktops: Circumstance[] = [
      [1440, 'light'],
      [1440, 'dark'],
    ];
    const everywhere: Circumstance[] = [[390, 'light'], [390, 'dark'], ...circumstancesOf(path, onDesktops)];
    expect(await faultsIn(page, everywhere)).toEqual([]);
  });
});

/** Text in a drawing that is under 12 px, outside the drawing, or overlapping other text. */
function poorWords(): string[] {
  return [...document.querySelectorAll('svg[role="img"], [role="img"] > svg')].flatMap((drawing) => {
    const edge = drawing.getBoundingClientRect();
    // The words of a symbol have no place of their own: they are where the symbol is used.
    const words = [...drawing.querySelectorAll<SVGTextElement>('text:not(symbol text)')];
    const boxes = words.map((word) => word.getBoundingClientRect());
    return words.flatMap((word, index) => {
      const { a = 0, b = 0 } = word.getScreenCTM() ?? {};
      const size = Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b);
      const { left, right, top, bottom } = boxes[index] as DOMRect;
      const isCut = left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + 4;
      // Line boxes are taller than their glyphs, so close lines overlap by a few pixels without harm.
      const isCovered = boxes.slice(index + 1).some((next) => {
        const across = Math.min(right, next.right) - Math.max(left, next.left);
        return Math.min(across, Math.min(bottom, next.bottom) - Math.max(top, next.top)) > 4;
      });
      return size < 12 || isCut || isCovered ? [`${word.textContent}: ${size.toFixed(1)} px`] : [];
    });
  });
}

/** What scrolls sideways and is cut, closed terms, needs, links without their address, and pictures that a break may part. */
function lostOnPaper(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const isNamed = (link: Element) =>
    getComputedStyle(link, '::after').content.includes(`${link.getAttribute('href')}`);
  const isParted = (at: Element | null): boolean =>
    at === null || (!getComputedStyle(at).breakInside.startsWith('avoid') && isParted(at.parentElement));
  return [
    ...all('.gallery-strip').filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
    ...all('.glossary-group dl, .needs').filter(({ clientHeight }) => clientHeight < 10),
    ...all('.prose a[href^="/"]').filter((link) => !isNamed(link)),
    ...all('main :is(figure, li:has(> img))').filter((at) => at.checkVisibility() && isParted(at)),
  ].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Printers omit backgrounds, so text that needs a dark one would be invisible. Text in drawings is on shapes. */
function paleWords(): string[] {
  return [...document.querySelectorAll('body *:not(svg *, script, style)')]
    .filter((element) => element.checkVisibility())
    .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => contrastOf(getComputedStyle(element).color, 'rgb(255, 255, 255)') < 4.5)
    .map((element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 30)}`);
}

async function openAndMeasure(path: string) {
  delayed.length = 0;
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(site.url + path);
  await begun(page);
  await deferredSheetLoaded(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const shifts = isQuick ? [] : await page.evaluate('shifts');
  await renderAll(page);
  const measured = new Map<object, ReturnType<typeof boxes>>();
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    measured.set(viewport, await page.evaluate(boxes));
  }
  const measuredAt = (viewport: object) => measured.get(viewport) as ReturnType<typeof boxes>;
  return Object.assign(measuredAt, { shifts, delayed: [...delayed] });
}

/** Places on the page as it is now; in one call, because each costs a layout. */
function boxes() {
  const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
  const first = (selector: string) => {
    const element = document.querySelector(selector);
    return element && boxOf(element);
  };
  const call = document.querySelector('.call-bar a[href^="tel:"]');
  const { left, top } = call?.getBoundingClientRect() ?? {};
  const actions = document.querySelector('main .actions')?.querySelectorAll(':scope > a') ?? [];
  return {
    number: call && {
      text: call.querySelector('.call-bar-number')?.textContent,
      href: call.getAttribute('href'),
      ...{ left, top }, // its width is another in the fallback font
    },
    bar: first('.call-bar')?.top ?? 0,
    actions: [...actions].filter((action) => action.checkVisibility()).map(boxOf),
    second: first('.hero + *')?.bottom,
    hasForm: document.querySelector('.hero .form-jump') !== null,
    form: first('.hero + * ~ .enquiry'),
    essentials: first('.section-essentials')?.top,
  };
}

async function expectReadable(circumstance: string, viewport: typeof phone): Promise<void> {
  await page.setViewportSize(viewport);
  const at = `${viewport.width} px ${circumstance}`;
  expect([at, ...(await unreadable(page))]).toEqual([at]);
  expect([at, await scrollsSideways(page)]).toEqual([at, false]);
}

async function setLetters(standard: number): Promise<void> {
  await browserSettings.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** As if the font had not loaded. */
function leaveOutFont(html: Element): void {
  const [first, ...others] = getComputedStyle(html).getPropertyValue('--font').split(',');
  if (first?.trim() !== '"Bricolage"') throw new Error(`The font is ${first}.`);
  html.setAttribute('style', `--font: ${others.join()}`);
}
