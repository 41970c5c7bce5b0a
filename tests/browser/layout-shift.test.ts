import { afterAll, expect, test } from 'vitest';
import { readAssets } from '../../server/pages/asset-manifest.ts';
import { site as rows } from '../../views/site.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const { font, script } = readAssets();
const lateMs = 300;

test.each(Object.values(rows).map(({ path }) => path))(
  '%s has no layout shift, however late its resources load',
  async (path) => {
    await using visitor = await visit(browser, site.url + path, {
      before: async (page) => {
        await page.addInitScript(noteShifts);
        await page.setViewportSize({ width: 412, height: 823 });
        for (const late of [`**${font}`, `**${script}`, '**/assets/figures/*']) {
          await page.route(late, (route) => setTimeout(() => route.continue(), lateMs));
        }
      },
    });
    const { page } = visitor;
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as Noting).shifts);
    expect(shifts).toEqual([]);
  },
);

test('a page without a form requests only itself, its font, its script and the pictures near the viewport', async () => {
  const asked: string[] = [];
  await using visitor = await visit(browser, `${site.url}/term-and-conditions`, {
    before: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  const { page } = visitor;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.mouse.click(5, 300);
  await page.waitForLoadState('networkidle');
  const expected = ['/term-and-conditions', font, script];
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
