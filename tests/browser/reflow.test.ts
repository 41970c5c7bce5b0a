import { afterAll, expect, test } from 'vitest';
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

const browserSettings = await page.context().newCDPSession(page);

test.each(pagePaths)('%s: all text is readable at 320 px, and at twice the font size', async (path) => {
  await setLetters(16);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.url + path);
  await expectReadable('at 320 px');

  // Once by the browser's setting, and once by a user style sheet.
  await setLetters(32);
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await expectReadable(`with the browser's letters doubled at ${width} px`);
  }
  await setLetters(16);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectReadable(`with the letters of the root doubled at ${width} px`);
  }
});

test.each(pagePaths)('%s: all text is readable at 320 px in a fallback font', async (path) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.url + path);
  await expectReadable('at 320 px');
});

async function setLetters(standard: number): Promise<void> {
  await browserSettings.send('Page.setFontSizes', { fontSizes: { standard } });
}

async function expectReadable(circumstance: string): Promise<void> {
  expect([circumstance, ...(await unreadable(page))]).toEqual([circumstance]);
  expect([circumstance, await scrollsSideways(page)]).toEqual([circumstance, false]);
}
