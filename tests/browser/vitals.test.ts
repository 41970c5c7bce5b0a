import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

type Report = { page: string; metrics: { name: string; value: number; rating: string }[] };

test('a page that was read and touched reports its six measures, and again only what changed', async () => {
  await using visitor = await visit(browser, `${site.url}/`);
  const { page } = visitor;
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const noticed = page.evaluate(answerSlowly);
  await page.locator('h1').click();
  await noticed;
  await leave(page);

  await expect.poll(() => reports()).toHaveLength(1);
  const [first] = reports();
  expect(first?.page).toBe('/');
  expect(first?.metrics.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(first?.metrics.every(({ value, rating }) => value >= 0 && rating !== undefined)).toBe(true);

  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/vitals')) answers.push(response.status());
  });
  await leave(page);
  await page.goto(`${site.url}/contact`);
  await leave(page);
  await expect.poll(() => reports().at(-1)?.page).toBe('/contact');
  expect(reports().map((report) => report.page)).toEqual(['/', '/contact']);
  expect(answers.every((status) => status === 204)).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

function reports(): Report[] {
  return site.logged.flatMap((line) => (line.vitals ? [line.vitals as Report] : []));
}

/** Browsers measure the interactions that take long enough; this resolves when they have measured one. */
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

/** What a browser does when its visitor turns to another tab and comes back. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
}
