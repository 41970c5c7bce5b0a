import { afterAll, expect, test } from 'vitest';
import { pagePaths } from '../support/page-paths.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

const places = await placesOfNumber();

test.each(pagePaths)('%s: the phone number is at the same places on every page', async (path) => {
  await page.goto(site.url + path);
  expect(await placesOfNumber()).toEqual(places);
});

/** Where the number is and what it links to, on a phone and on a desktop. */
async function placesOfNumber() {
  const found = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const link = page.locator('.call-bar a[href^="tel:"]');
    const phone = await link.locator('.call-bar-number').textContent();
    found.push({ width, phone, leadsTo: await link.getAttribute('href'), box: await link.boundingBox() });
  }
  return found;
}
