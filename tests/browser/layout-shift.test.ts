import { afterAll, expect, test } from 'vitest';
import { readAssets } from '../../server/pages/asset-manifest.ts';
import { site as rows } from '../../views/site.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { begun, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const { font, print, script } = readAssets();
const lateMs = 300;

// One window for all pages, because a new one for each takes more time than its page. Playwright switches the cache off
// where it routes requests, so that each page loads its resources again.
const { page } = await visit(browser, `${site.url}/no-such-page`);
await page.addInitScript(noteShifts);
await page.setViewportSize({ width: 412, height: 823 });
const delayed: string[] = [];
for (const late of [`**${font}`, `**${script}`, '**/assets/figures/*']) {
  await page.route(late, (route) => {
    delayed.push(new URL(route.request().url()).pathname);
    setTimeout(() => route.continue().catch(() => {}), lateMs); // the page may have been left
  });
}

test.each(Object.values(rows).map(({ path }) => path))(
  '%s has no layout shift, however late its resources load',
  async (path) => {
    delayed.length = 0;
    await page.goto(site.url + path, { waitUntil: 'load' });
    await begun(page);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as Noting).shifts);
    expect(shifts).toEqual([]);
    expect(delayed).toEqual(expect.arrayContaining([font, script]));
  },
);

test('a page without a form requests only itself, its font, its sheet for paper, its script and the pictures near the viewport', async () => {
  const asked: string[] = [];
  await using visitor = await visit(browser, `${site.url}/term-and-conditions`, {
    before: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  const { page } = visitor;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.mouse.click(5, 300);
  await page.waitForLoadState('networkidle');
  const expected = ['/term-and-conditions', font, print, script];
  expect(asked.filter((path) => !path.startsWith('/assets/figures/')).sort()).toEqual(expected.sort());
});

type Noting = { shifts: unknown[] };

/** Counts every shift, including those after an interaction, which CLS ignores. */
function noteShifts(): void {
  const noting = window as unknown as Noting;
  noting.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noting.shifts.push(entry.toJSON());
  }).observe({ type: 'layout-shift', buffered: true });
}
