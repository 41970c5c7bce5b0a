// What is true on every page. A page is loaded once for all its tests, because a load takes as long as several tests.

import { beforeAll, describe, expect, test } from 'vitest';
import { readAssets } from '../../server/paths.ts';
import { type Page, site as rows } from '../../views/site.ts';
import { circumstancesOf, kindPaths, pagePaths } from '../support/page-paths.ts';
import { bringAxe, type Circumstance, faultsIn } from './axe.ts';
import { faintWords, poorWords } from './drawings.ts';
import { browse } from './open.ts';
import { renderAll, scrollsSideways, speltOut, unreadable, unreadableIfSpaced } from './reading.ts';
import { begun, deferredSheetLoaded, noteShifts } from './visitor.ts';

const { site, visit } = await browse();
const { page } = await visit('/no-such-page');
await page.emulateMedia({ reducedMotion: 'reduce' });
const browserSettings = await page.context().newCDPSession(page);

const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 760 };
const tablet = { width: 768, height: 900 };
const laptop = { width: 1366, height: 657 };
const desk = { width: 1440, height: 789 };
const viewports = [laptop, desk, phone];

// `npm test` reads a page of each kind; `npm run test:long` reads the others, and tests all else on all of them.
const isQuick = process.env.PAGES === 'kinds';
const paths = isQuick ? pagePaths.filter((path) => kindPaths.includes(path)) : pagePaths;

const servicePaths = Object.values(rows)
  .filter((row: Page) => row.group !== undefined)
  .map(({ path }) => path);

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
      if (!uninviting.includes(path))
        expect(actions[0]?.bottom, `${viewport.width}`).toBeLessThanOrEqual(bar);
    }
    const rowsOfActions = new Set(at(phone).actions.map(({ top }) => top));
    if (!uninviting.includes(path)) expect(rowsOfActions.size).toBe(1);
  });

  if (servicePaths.includes(path))
    test('the argument or the sample begins within 1.3 screens of a phone, then comes the form, and then the price', () => {
      expect(at(phone).firstWords).toBeLessThanOrEqual(1.3 * phone.height);
      for (const viewport of viewports) {
        const { hasForm, second, form, essentials } = at(viewport);
        if (!hasForm) return expect(form).toBeNull();
        expect(form?.top).toBeGreaterThanOrEqual(second as number);
        expect(form?.bottom).toBeLessThanOrEqual(essentials as number);
        // The buttons of hero, header and bar lead to a form from anywhere.
        expect(form?.top).toBeLessThanOrEqual(6.5 * viewport.height);
      }
    });

  test('each stop of the Tab key has a name and does something', async () => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      expect([viewport.width, ...(await page.evaluate(idleStops))]).toEqual([viewport.width]);
    }
  });

  if (isQuick || !kindPaths.includes(path))
    test('all text is readable: in small windows, spaced, in large letters by browser or style sheet, in a fallback font', async () => {
      for (const viewport of [narrow, phone, tablet, laptop]) {
        await page.setViewportSize(viewport);
        expect([viewport.width, ...(await smallLetters())]).toEqual([viewport.width]);
        expect([viewport.width, ...(await unreadableIfSpaced(page))]).toEqual([viewport.width]);
      }
      await expectReadable('', narrow);
      for (const size of [24, 32]) {
        await setLetters(size);
        await expectReadable(`with letters of ${size} px`, phone);
        expect([size, ...(await speltOut(page))]).toEqual([size]);
      }
      for (const { by, widths } of circumstancesOf(path, [
        { by: 'browser', widths: [1280, 640] },
        { by: 'root', widths: [1280, 1440] },
      ])) {
        await (by === 'browser' ? setLetters(32) : setRootLetters('200%'));
        for (const width of widths)
          await expectReadable(`with the letters of the ${by} doubled`, { width, height: 800 });
        await setRootLetters('');
      }
      await setLetters(16);
      const putBack = await removeFont();
      await expectReadable('in a fallback font', narrow);
      await putBack();
    });

  if (isQuick) return;

  test('there is no layout shift, however late resources load', () => {
    expect(at.shifts).toEqual([]);
    expect(at.delayed).toEqual(expect.arrayContaining([font, script, deferredSheet]));
  });

  test('its diagrams are readable, in both schemes and in small windows', async () => {
    // The smallest phone, and the narrowest window of each wider layout, where drawings are in columns.
    for (const width of [320, 640, 960]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, ...(await page.evaluate(poorWords))]).toEqual([width]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, ...(await page.evaluate(faintWords))]).toEqual([colorScheme]);
    }
  });

  test('print shows the text, dark on white, no controls, and each caption on the sheet of its picture', async () => {
    // A4 between its margins, in dark mode, because paper is white in any mode.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 672, height: 986 });
    const shown = (selector: string) => page.locator(selector).filter({ visible: true }).count();
    const pressed =
      'button, .button, .form, nav, .call-bar, .quick-links, iframe, [type=radio], [type=search]';
    expect(await shown(pressed)).toBe(0);
    expect(await shown('h1')).toBe(1);
    expect(await shown('.footer a[href^="tel:"]')).toBe(1);
    expect(await paleWords()).toEqual([]);
    expect(await page.evaluate(partedCaptions)).toEqual([]);
    await page.emulateMedia({ media: null, colorScheme: 'light' });
  });

  test('each line of text has contrast to the pixels below it, and axe finds no fault', async () => {
    await bringAxe(page);
    const onDesktops: Circumstance[] = [
      [1440, 'light'],
      [1440, 'dark'],
    ];
    const everywhere: Circumstance[] = [[390, 'light'], [390, 'dark'], ...circumstancesOf(path, onDesktops)];
    expect(await faultsIn(page, everywhere)).toEqual([]);
  });
});

/** Stops of the Tab key without a name, disclosures whose content is seen while they are closed, and lists that do not scroll. */
function idleStops(): string[] {
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), textarea, select, summary, iframe, [tabindex="0"]',
  );
  const isSeen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const scrolls = (box: Element) =>
    box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  const namesOf = (stop: Element) =>
    [stop, ...stop.querySelectorAll('[alt], [aria-label]')].flatMap((named) =>
      ['aria-label', 'alt', 'title'].map((name) => named.getAttribute(name)),
    );
  return [...stops]
    .filter((stop) => isSeen(stop) && stop.tabIndex >= 0 && !stop.closest('[inert]'))
    .flatMap((stop) => {
      const texts = [...((stop as HTMLInputElement).labels ?? []), stop].map(
        ({ textContent }) => textContent,
      );
      const details = stop.matches('summary') ? stop.closest('details') : null;
      const faults = {
        'no name': ![...texts, ...namesOf(stop)].some((name) => name?.trim()),
        'closed, but its content is seen': details && !details.open && isSeen(stop.nextElementSibling),
        'does not scroll': stop.matches('ul[tabindex], div[tabindex]') && !scrolls(stop),
      };
      return Object.entries(faults)
        .filter(([, isFound]) => isFound)
        .map(([fault]) => `${fault}: ${stop.outerHTML.slice(0, 120)}`);
    });
}

/** The elements that have text of their own and are shown. */
function shownTexts(selector: string) {
  return [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
        element.checkVisibility(),
    )
    .map((element) => {
      const { color, fontSize } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
      return {
        what: `${element.localName}.${element.className}: ${element.textContent?.slice(0, 30)}`,
        lightness: (red + green + blue) / 3,
        size: Number.parseFloat(fontSize),
      };
    });
}

/** Text of a page of less than 12 px, also in its samples; in a drawing, `poorWords` measures it. */
async function smallLetters(): Promise<string[]> {
  const texts = await page.evaluate(shownTexts, 'main *:not(svg *)');
  return texts.filter(({ size }) => size < 12).map(({ what, size }) => `${size} px: ${what}`);
}

/** Printers omit backgrounds, so text that needs a dark one would be invisible. Text in drawings is on shapes. */
async function paleWords(): Promise<string[]> {
  const texts = await page.evaluate(shownTexts, 'body *:not(svg *, script, style)');
  return texts.filter(({ lightness }) => lightness > 130).map(({ what }) => what);
}

/** Figures that a break parts. Columns break as sheets do, and their boxes can be measured. */
function partedCaptions(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    main { columns: 672px; column-gap: 0; column-fill: auto; height: 986px }
    main * { columns: auto !important; column-span: none !important }
  `);
  document.adoptedStyleSheets.push(sheet);
  const parted = [...document.querySelectorAll('main :is(figure, li:has(> img))')]
    .filter((element) => element.checkVisibility() && element.getClientRects().length > 1)
    .map((element) => `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`);
  document.adoptedStyleSheets.pop();
  return parted;
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
  const actions = document.querySelector('main .actions')?.querySelectorAll(':scope > a') ?? [];
  return {
    number: call && {
      text: call.querySelector('.call-bar-number')?.textContent,
      href: call.getAttribute('href'),
      ...boxOf(call),
    },
    bar: first('.call-bar')?.top ?? 0,
    actions: [...actions].filter((action) => action.checkVisibility()).map(boxOf),
    second: first('.hero + *')?.bottom,
    firstWords: first('.hero ~ * :is(h2, p)')?.top,
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

async function setRootLetters(fontSize: string): Promise<void> {
  await setLetters(16);
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, fontSize);
}

/** As if the font had not loaded: its rules are removed, until the function that it returns puts them back. */
async function removeFont(): Promise<() => Promise<void>> {
  const removed = await page.evaluateHandle(() => {
    const rulesIn = (list: CSSStyleSheet | CSSGroupingRule): CSSFontFaceRule[] =>
      [...list.cssRules].flatMap((rule) => {
        if (rule instanceof CSSGroupingRule) return rulesIn(rule);
        return rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2') ? [rule] : [];
      });
    return [...document.styleSheets].flatMap(rulesIn).map((rule) => {
      const list = (rule.parentRule ?? rule.parentStyleSheet) as CSSStyleSheet;
      const index = [...list.cssRules].indexOf(rule);
      const { cssText } = rule;
      list.deleteRule(index);
      return { list, index, cssText };
    });
  });
  expect(await removed.evaluate(({ length }) => length)).toBeGreaterThan(0);
  return () =>
    removed.evaluate(async (rules) => {
      for (const { list, index, cssText } of rules.reverse()) list.insertRule(cssText, index);
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
}
