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
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
afterAll(() => Promise.all([browser.close(), site.close()]));

/** Not noticeable. */
const paintMsTarget = 50;

/** Slow machines take twice as long as ours; a page that had to be requested and rendered would take longer still. */
const paintMsMax = 250;

test('the page behind the pointer is painted as soon as its link is clicked', async () => {
  const paintedMs: number[] = [];
  // The best of several: other work can delay the machine, but not speed up the page.
  while (paintedMs.length < 5 && !(Math.min(...paintedMs) <= paintMsTarget)) {
    await using visitor = await open('/');
    await visitor.page.evaluate(noteClick);
    await pointAt(visitor.page, '/who-we-are');
    const isPrerendered = await click(visitor.page, '/who-we-are');
    paintedMs.push(isPrerendered ? Math.round(await visitor.page.evaluate(sinceClick)) : Infinity);
  }
  console.log(`From the click to painted content: ${paintedMs.join(', ')} ms (target: ${paintMsTarget})`);
  expect(Math.min(...paintedMs)).toBeLessThanOrEqual(paintMsMax);
}, 60_000);

test('a prerendered page measures from the click on, and reports nothing if it is never opened', async () => {
  await using visitor = await open('/');
  const { page } = visitor;
  await pointAt(page, '/price-packages');
  await pointAt(page, '/digital-marketing-services');
  await follow(page, '/digital-marketing-services');
  await page.goto(`${site.url}/term-and-conditions`);
  const measured = (path: string) => site.measured.filter(({ route }) => route === path);
  await expect.poll(() => measured('/digital-marketing-services').length).toBeGreaterThan(2);
  const ofTtfb = measured('/digital-marketing-services').find(({ name }) => name === 'TTFB');
  const ofLcp = measured('/digital-marketing-services').find(({ name }) => name === 'LCP');
  expect(ofTtfb?.bucket).toBe(toBucket(0));
  expect(ofLcp?.bucket).toBeLessThan(toBucket(restMs));
  expect(measured('/price-packages')).toEqual([]);
});

test('a form on a prerendered page is not hydrated until the page is opened', async () => {
  await using visitor = await open('/');
  const { page } = visitor;
  await pointAt(page, '/contact#enquiry-contact');
  await follow(page, '/contact#enquiry-contact');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/enquiry-')),
  );
  const { requestedMs, activatedMs } = await page.evaluate(() => ({
    requestedMs: performance.getEntriesByType('resource').find(({ name }) => name.includes('/enquiry-'))
      ?.startTime,
    activatedMs: (performance.getEntriesByType('navigation')[0] as Navigated).activationStart,
  }));
  expect(requestedMs).toBeGreaterThanOrEqual(activatedMs);
});

test('on a slow line nothing that nobody asked for competes with the form’s script', async () => {
  await using visitor = await open('/', slowLine);
  const { page } = visitor;
  const before = site.logged.length;
  await pointAt(page, '/website-design-services');
  await page.focus('#home-name');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/enquiry-')),
  );
  await rest();
  const asked = site.logged.slice(before).map(({ route }) => route);
  expect(asked).not.toContain('/website-design-services');
});

test('nothing keeps the pages out of the back/forward cache', async () => {
  await using visitor = await open('/');
  const { page } = visitor;
  await page.goto(`${site.url}/contact`);
  expect(await obstacles(page)).toEqual([]);
  // And the check would detect it.
  await page.evaluate(() => addEventListener('unload', () => {}));
  await page.goto(`${site.url}/seo-services`);
  expect(await obstacles(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

/** 400 kbit/s, in bytes a second. */
const slowLine = { latency: 400, download: 50_000, upload: 50_000 };

/** Longer than the hover delay of speculation rules plus the time to render a page. */
const restMs = 1_000;

type Navigated = PerformanceNavigationTiming & { activationStart: number };

async function open(path: string, line: NetworkConditions | null = null) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateNetworkConditions(line);
  await page.goto(site.url + path);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

function linkTo(path: string): string {
  return `header a[href="${path}"]`;
}

/** Resolves when the server has been asked for the page, and the browser has had time to render it. */
async function pointAt(page: Page, path: string): Promise<void> {
  const before = site.logged.length;
  await page.hover(linkTo(path));
  const deadlineMs = performance.now() + 5 * restMs;
  const isAsked = () => site.logged.slice(before).some(({ route }) => route === path.split('#')[0]);
  do await rest();
  while (!isAsked() && performance.now() < deadlineMs);
}

/** Fails if the page was not prerendered before its link was clicked. */
async function follow(page: Page, path: string): Promise<void> {
  expect(await click(page, path)).toBe(true);
}

/** Whether the page that the link leads to was prerendered. */
async function click(page: Page, path: string): Promise<boolean> {
  await page.click(linkTo(path));
  // Puppeteer, too, has to switch to the prerendered page.
  await rest();
  return page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as Navigated).activationStart > 0,
  );
}

function rest(): Promise<void> {
  return new Promise((rested) => setTimeout(rested, restMs));
}

/** The two pages share storage but no clock. */
function noteClick(): void {
  addEventListener('click', ({ timeStamp }) => {
    localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
  });
}

function sinceClick(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.timeOrigin + (paint?.startTime ?? Number.NaN) - Number(localStorage.getItem('clicked'));
}

/** What in the previous page keeps a browser from caching it. */
async function obstacles(page: Page): Promise<string[]> {
  const devtools = await page.createCDPSession();
  await devtools.send('Page.enable');
  const { promise, resolve } = Promise.withResolvers<string[]>();
  devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: reasons }) => {
    resolve(reasons.filter(({ type }) => type === 'PageSupportNeeded').map(({ reason }) => reason));
  });
  await page.goBack();
  const found = await promise;
  await devtools.detach();
  return found;
}
