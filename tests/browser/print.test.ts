import { afterAll, expect, test } from 'vitest';
import { pagePaths } from '../support/page-paths.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { deferredSheetLoaded, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

// A4 between its margins, in dark mode, because paper is white in any mode.
await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
await page.setViewportSize({ width: 672, height: 986 });

test.each(pagePaths)('%s: print shows the text, dark on white, and no controls', async (path) => {
  await open(site.url + path);
  for (const pressed of [
    'button',
    '.button',
    '.form',
    'nav',
    '.call-bar',
    '.quick-links',
    'iframe',
    '[type="radio"]',
    '[type="search"]',
  ]) {
    expect([pressed, await shown(pressed)]).toEqual([pressed, 0]);
  }
  expect(await shown('h1')).toBe(1);
  expect(await shown('.footer a[href^="tel:"]')).toBe(1);
  expect(await paleWords()).toEqual([]);
});

test.each(pagePaths)('%s: a caption is printed on the same sheet as its picture', async (path) => {
  await open(site.url + path);
  // Columns break as sheets do, and their boxes can be measured.
  const parted = await page.locator('main').evaluate((main, height) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      main { columns: ${main.clientWidth}px; column-gap: 0; column-fill: auto; height: ${height}px }
      main * { columns: auto !important; column-span: none !important }
    `);
    document.adoptedStyleSheets.push(sheet);
    return [...main.querySelectorAll('figure, li:has(> img)')]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 1)
      .map((element) => `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`);
  }, 986);
  expect(parted).toEqual([]);
});

test.each(['/android-application-development-services', '/smo-marketing-services'])(
  '%s: content that scrolls sideways on a phone is printed in full',
  async (path) => {
    await open(site.url + path);
    const cut = await page
      .locator('.gallery-strip')
      .evaluateAll((rows) => rows.map((row) => row.scrollWidth - row.clientWidth));
    expect(cut.length).toBe(1);
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
  },
);

test('terms are printed whether open or closed', async () => {
  await open(`${site.url}/services`);
  const heights = await page
    .locator('.glossary-group dl')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.min(...heights)).toBeGreaterThan(10);
});

test('the URL of a link in a sentence is printed after it', async () => {
  await open(`${site.url}/price-packages`);
  const link = page.locator('.prose a[href="/term-and-conditions"]').first();
  const behind = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(behind).toContain('/term-and-conditions');
});

test('a WhatsApp number is printed, not only its name', async () => {
  await using own = await serveSite({ SITE_WHATSAPP: '+91 98765 43210' });
  await using visitor = await visit(browser, `${own.url}/price-packages`);
  await visitor.page.emulateMedia({ media: 'print' });
  await deferredSheetLoaded(visitor.page);
  const behind = await visitor.page
    .locator('.footer a[href^="https://wa.me/"]')
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(behind).toContain('wa.me/');
});

test('the list of what we need is printed, the buttons of the ending are not', async () => {
  await open(`${site.url}/php-website-development-services`);
  expect(await shown('.needs')).toBe(1);
  expect(await shown('.cta-ways')).toBe(0);
});

/** How many elements that match are visible. */
function shown(selector: string): Promise<number> {
  return page.locator(selector).filter({ visible: true }).count();
}

async function open(url: string): Promise<void> {
  await page.goto(url);
  await deferredSheetLoaded(page);
}

/** Printers omit backgrounds, so text that needs a dark one would be invisible. Text in drawings is on shapes. */
function paleWords(): Promise<string[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('body *:not(svg *, script, style)')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    return words
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(
          Number,
        );
        return (red + green + blue) / 3 > 130;
      })
      .map((element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 30)}`);
  });
}
