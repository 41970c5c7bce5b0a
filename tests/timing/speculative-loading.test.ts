// Uses Puppeteer, because Chromium prerenders nothing in a page that Playwright is attached to.

import puppeteer, { type NetworkConditions, type Page } from 'puppeteer-core';
import { afterAll, expect, test } from 'vitest';
import { toBucket } from '../../server/vitals/vitals-store.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { serveSite } from '../browser/site.ts';

const site = await serveSite();
const browser = await puppeteer.launch({
  executablePath: await chromiumPath(),
  headless: 'shell',
  // Emulation set in one page would cause a new layout in the prerendered page.
  defaultViewport: null,
  args: ['--no-sandbox', '--window-size=1280,800'],
});
afterAll(() => Promise.all([browser.close(), site.close()]));

const askedSince = (before: number) => site.logged.slice(before).map(({ route }) => route);

test('the page behind the pointer is loaded before its link is clicked, and painted from what was loaded', async () => {
  await using visitor = await open('/');
  const { page } = visitor;
  await pointAt(page, '/who-we-are');
  const before = site.logged.length;
  await page.evaluate(() => {
    // The two pages share storage but no clock.
    addEventListener('click', ({ timeStamp }) =>
      localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    );
  });
  await rest();
  await click(page, '/who-we-are');
  expect(askedSince(before)).not.toContain('/who-we-are');
  const sinceClickMs = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + (paint?.startTime ?? 0) - Number(localStorage.getItem('clicked'));
  });
  console.log(`From the click to painted content: ${Math.round(sinceClickMs)} ms`);
});

test('a prerendered page measures from the click on, and reports nothing if it is never opened', async () => {
  await using visitor = await open('/');
  const { page } = visitor;
  await pointAt(page, '/price-packages');
  await pointAt(page, '/digital-marketing-services');
  await rest(); // longer than a paint takes
  const activatedMs = await click(page, '/digital-marketing-services');
  await rest();
  await page.goto(`${site.url}/term-and-conditions`);
  const measured = (path: string) => site.measured.filter(({ route }) => route === path);
  await expect.poll(() => measured('/digital-marketing-services').length).toBeGreaterThan(2);
  const bucketOf = (wanted: string) =>
    measured('/digital-marketing-services').find(({ name }) => name === wanted)?.bucket;
  expect(bucketOf('TTFB')).toBe(toBucket(0));
  expect(bucketOf('LCP')).toBeLessThan(toBucket(activatedMs));
  expect(measured('/price-packages')).toEqual([]);
});

test('on a slow line nothing that nobody asked for competes with the form’s script', async () => {
  // 400 kbit/s, in bytes a second.
  await using visitor = await open('/', { latency: 400, download: 50_000, upload: 50_000 });
  const { page } = visitor;
  const before = site.logged.length;
  await page.hover(linkTo('/website-design-services'));
  await page.focus('#home-name');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/enquiry-')),
  );
  await rest();
  expect(askedSince(before)).not.toContain('/website-design-services');
});

async function open(path: string, line: NetworkConditions | null = null) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateNetworkConditions(line);
  // A page that took long, as on a busy machine, would prerender nothing.
  if (!line) await page.evaluateOnNewDocument(answerAtOnce);
  await page.goto(site.url + path);
  if (!line) await page.waitForSelector('.fast');
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

function answerAtOnce(): void {
  Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', {
    get(this: PerformanceResourceTiming) {
      return this.requestStart;
    },
  });
}

const linkTo = (path: string) => `header a[href="${path}"]`;

/** Resolves when the server has been asked for the page. */
async function pointAt(page: Page, path: string): Promise<void> {
  const before = site.logged.length;
  await page.hover(linkTo(path));
  await expect.poll(() => askedSince(before)).toContain(path);
}

/** Opens the page, which was prerendered, and waits until it is painted; returns its age at the click. */
async function click(page: Page, path: string): Promise<number> {
  await page.click(linkTo(path));
  const activatedMs = () =>
    page
      .evaluate(() => (performance.getEntriesByType('navigation')[0] as Navigated).activationStart)
      .catch(() => 0); // Puppeteer is switching to the prerendered page
  await expect.poll(activatedMs).toBeGreaterThan(0);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return activatedMs();
}

type Navigated = PerformanceNavigationTiming & { activationStart: number };

function rest(): Promise<void> {
  return new Promise((rested) => setTimeout(rested, 1_000));
}
