// The tests of every page. A page is loaded once for all of them, because a load takes as long as several tests.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Page, site as rows } from '../../views/site.ts';
import { circumstancesOf, kindPaths, pagePaths } from '../support/page-paths.ts';
import { openBrowser } from './chromium.ts';
import { scrollsSideways, speltOut, unreadable, unreadableIfSpaced } from './reading.ts';
import { serveSite } from './site.ts';
import { deferredSheetLoaded, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

await page.emulateMedia({ reducedMotion: 'reduce' });

const browserSettings = await page.context().newCDPSession(page);

const phone = { width: 390, height: 760 };
const laptop = { width: 1366, height: 657 };
const desk = { width: 1440, height: 789 };
const viewports = [laptop, desk, phone];

// By the browser's setting, and by a user style sheet.
const doublings = [
  { by: 'browser', widths: [1280, 640] },
  { by: 'root', widths: [1280, 1440] },
] as const;

// `npm test` opens a page of each kind, and `npm run test:long` the others.
const testedPaths = pagePaths.filter((path) => kindPaths.includes(path) === (process.env.PAGES === 'kinds'));

const servicePaths = Object.values(rows)
  .filter((row: Page) => row.group !== undefined)
  .map(({ path }) => path);

// The legal pages have no call to action, and the contact page has its form.
const inviting = pagePaths.filter(
  (path) => ![rows.privacy.path, rows.terms.path, rows.contact.path].some((other) => other === path),
);

type Box = { top: number; bottom: number; left: number; right: number };

type Measured = Awaited<ReturnType<typeof openAndMeasure>>;

let home: Measured;
beforeAll(async () => {
  home = await openAndMeasure(rows.home.path);
});

describe.each(testedPaths)('%s', (path) => {
  let at: Measured;

  let isChanged = false;

  afterEach(() => setLetters(16));

  beforeAll(async () => {
    at = await openAndMeasure(path);
  });

  test('all text is readable at 320 px, at twice the font size, and in a fallback font', async () => {
    if (isChanged) await page.goto(site.url + path); // by a first try
    isChanged = true;
    await page.setViewportSize({ width: 320, height: 640 });
    await expectReadable('at 320 px');
    for (const { by, widths } of circumstancesOf(path, [...doublings])) {
      await (by === 'browser' ? setLetters(32) : setRootLetters('200%'));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(`with the letters of the ${by} doubled at ${width} px`);
      }
      await (by === 'browser' ? setLetters(16) : setRootLetters(''));
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await removeFont();
    await expectReadable('at 320 px in a fallback font');
  });

  test('all text is readable on a phone whose browser sets text to 24 and 32 px', async () => {
    await page.setViewportSize(phone);
    await page.goto(site.url + path);
    await deferredSheetLoaded(page);
    for (const size of [24, 32]) {
      await setLetters(size);
      await expectReadable(`with letters of ${size} px at ${phone.width} px`);
      expect([size, ...(await speltOut(page))]).toEqual([size]);
    }
  });

  test('the text spacing of WCAG 1.4.12 hides no text', async () => {
    await page.goto(site.url + path);
    await deferredSheetLoaded(page);
    for (const viewport of [{ width: 320, height: 640 }, phone, laptop]) {
      await page.setViewportSize(viewport);
      expect([viewport.width, ...(await unreadableIfSpaced(page))]).toEqual([viewport.width]);
    }
  });

  test('each stop of the Tab key has a name and does something', async () => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      expect([viewport.width, ...(await page.evaluate(idleStops))]).toEqual([viewport.width]);
    }
  });

  test('no style rule for other drawings reaches the poster of the first screen', async () => {
    if (isChanged) await page.goto(site.url + path);
    expect(await page.evaluate(rulesOfPosters)).toEqual([]);
  });

  test('the phone number is at the same place on every page', async () => {
    for (const viewport of viewports) {
      expect(at(viewport).number).toEqual(home(viewport).number);
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
    expect(tops.length).toBeGreaterThan(0);
    expect(new Set(tops).size).toBe(1);
  });

  if (!servicePaths.includes(path)) return;

  test('on a phone the argument or the sample begins within 1.3 screens', async () => {
    expect(at(phone).firstWords?.top).toBeLessThanOrEqual(1.3 * phone.height);
  });

  test('the form is after the argument or the sample, and before the price', async () => {
    if (!at(phone).hasForm) return expect(at(phone).form).toBeNull();
    for (const viewport of [phone, laptop, desk]) {
      const { second, form, essentials } = at(viewport);
      expect(form?.top).toBeGreaterThanOrEqual(second?.bottom as number);
      expect(form?.bottom).toBeLessThanOrEqual(essentials?.top as number);
      // The buttons of hero, header and bar lead to a form from anywhere.
      expect(form?.top).toBeLessThanOrEqual(6.5 * viewport.height);
    }
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
  return [...stops]
    .filter((stop) => isSeen(stop) && stop.tabIndex >= 0 && !stop.closest('[inert]'))
    .flatMap((stop) => {
      const labels = (stop as HTMLInputElement).labels ?? [];
      const images = [...stop.querySelectorAll('[alt], [aria-label]')];
      const names = [
        ...[...labels, stop].map(({ textContent }) => textContent),
        ...[stop, ...images].flatMap((named) =>
          ['aria-label', 'alt', 'title'].map((name) => named.getAttribute(name)),
        ),
      ];
      const what = stop.outerHTML.slice(0, 120);
      if (!names.some((name) => name?.trim())) return [`no name: ${what}`];
      const details = stop.matches('summary') ? stop.closest('details') : null;
      const isForcedOpen = details && !details.open && isSeen(stop.nextElementSibling);
      if (isForcedOpen) return [`closed, but its content is seen: ${what}`];
      return stop.matches('ul[tabindex], div[tabindex]') && !scrolls(stop)
        ? [`does not scroll: ${what}`]
        : [];
    });
}

/** The selectors that match in the poster of the first screen, besides those for all elements, all pictures, and posters. */
function rulesOfPosters(): string[] {
  const posters = [...document.querySelectorAll('.hero > .poster > svg, .carousel .poster > svg')];
  const drawn = posters.flatMap((poster) => [poster, ...poster.querySelectorAll('*')]);
  const rules = [...document.styleSheets].flatMap((sheet) => styleRules(sheet.cssRules));
  return rules
    .map(({ selectorText }) => selectorText)
    .filter((selector) => !/^\*|^svg, img$|\.poster|\.carousel-slides svg/.test(selector))
    .filter((selector) => drawn.some((element) => element.matches(selector)));

  function styleRules(list: CSSRuleList): CSSStyleRule[] {
    return [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return 'cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : [];
    });
  }
}

async function openAndMeasure(path: string) {
  const measured = new Map<typeof phone, Awaited<ReturnType<typeof measure>>>();
  await page.setViewportSize(laptop);
  await page.goto(site.url + path);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    measured.set(viewport, await measure());
  }
  return (viewport: typeof phone) => measured.get(viewport) as Awaited<ReturnType<typeof measure>>;
}

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
      actions: [...(document.querySelector('main .actions')?.querySelectorAll(':scope > a') ?? [])]
        .filter((action) => action.checkVisibility())
        .map(boxOf),
      heading: first('h1') as Box,
      second: first('.hero + *'),
      firstWords: first('.hero ~ * :is(h2, p)'),
      hasForm: document.querySelector('.hero .form-jump') !== null,
      form: first('.hero + * ~ .enquiry'),
      essentials: first('.section-essentials'),
    };
  });
}

async function expectReadable(circumstance: string): Promise<void> {
  expect([circumstance, ...(await unreadable(page))]).toEqual([circumstance]);
  expect([circumstance, await scrollsSideways(page)]).toEqual([circumstance, false]);
}

async function setLetters(standard: number): Promise<void> {
  await browserSettings.send('Page.setFontSizes', { fontSizes: { standard } });
}

function setRootLetters(fontSize: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, fontSize);
}

/** As if the font had not loaded: its rules are removed, which needs no other load of the page. */
async function removeFont(): Promise<void> {
  const removed = await page.evaluate(() => {
    return [...document.styleSheets].reduce((count, sheet) => count + removeFrom(sheet), 0);

    /** Of the rules in a sheet, a layer or a media query, and of those inside them. */
    function removeFrom(list: CSSStyleSheet | CSSGroupingRule): number {
      let count = 0;
      for (let index = list.cssRules.length - 1; index >= 0; index--) {
        const rule = list.cssRules[index];
        if (rule instanceof CSSGroupingRule) count += removeFrom(rule);
        if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('.woff2')) continue;
        list.deleteRule(index);
        count++;
      }
      return count;
    }
  });
  expect(removed).toBeGreaterThan(0);
}
