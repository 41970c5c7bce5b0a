import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { begun, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

test('a page that is used reports its six measurements, once', async () => {
  await using visitor = await visit(browser, `${site.url}/`);
  const { page } = visitor;
  const noticed = page.evaluate(answerSlowly);
  await page.locator('h1').click();
  await noticed;
  await leave(page);

  await expect.poll(() => site.measured.length).toBe(6);
  expect(site.measured.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(new Set(site.measured.map(({ route }) => route))).toEqual(new Set(['/']));

  await leave(page);
  await page.goto(`${site.url}/contact`);
  await begun(page);
  await leave(page);
  await expect.poll(() => site.measured.at(-1)?.route).toBe('/contact');
  expect(site.measured.filter(({ route }) => route === '/')).toHaveLength(6);
  expect(visitor.complaints).toEqual([]);
});

/** Browsers report only interactions above a minimum duration; this resolves when one has been measured. */
function answerSlowly(): Promise<void> {
  document.addEventListener('click', () => {
    const until = performance.now() + 100;
    while (performance.now() < until);
  });
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[];
      if (entries.some((entry) => entry.interactionId)) resolve();
    }).observe({ type: 'event', durationThreshold: 40 } as PerformanceObserverInit);
  });
}

/** Switches to another tab and back. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
}
