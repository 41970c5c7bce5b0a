import { afterAll, expect, test } from 'vitest';
import { readAssets } from '../../server/paths.ts';
import { site as rows } from '../../views/site.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { begun, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const { font, deferredSheet, script } = readAssets();
const lateMs = 300;

// One window for all pages, because a new one for each takes more time than its page. Playwright switches the cache off
// where it routes requests, so that each page loads its resources again.
const { page } = await visit(browser, `${site.url}/no-such-page`);
await page.addInitScript(noteShifts);
await page.setViewportSize({ width: 412, height: 823 });
const delayed: string[] = [];
for (const late of ['**/assets/*.woff2', `**${script}`, `**${deferredSheet}`, '**/assets/figures/*']) {
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
    await page.waitForFunction((sheet) => {
      const link = document.querySelector<HTMLLinkElement>(`head > link[href="${sheet}"]`);
      return link?.sheet;
    }, deferredSheet);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as Noting).shifts);
    expect(shifts).toEqual([]);
    expect(delayed).toEqual(expect.arrayContaining([font, script, deferredSheet]));
  },
);

test('a page without a form requests only itself, its font, its deferred sheet, its script and the pictures near the viewport', async () => {
  const asked: string[] = [];
  await using visitor = await visit(browser, `${site.url}/term-and-conditions`, {
    before: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  const { page } = visitor;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.mouse.click(5, 300);
  await page.waitForLoadState('networkidle');
  const expected = ['/term-and-conditions', font, deferredSheet, script];
  expect(asked.filter((path) => !path.startsWith('/assets/figures/')).sort()).toEqual(expected.sort());
});

test('a page requests only the faces of its own samples, after its first paint', async () => {
  const fontsOf = async (path: string) => {
    await using visitor = await visit(browser, site.url + path);
    const { page } = visitor;
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name, startTime }) => ({
          name: name.replace(/.*\/|-\w+\.woff2$/g, ''),
          isLate: startTime > painted,
        }));
    });
  };
  const display = { name: 'bricolage', isLate: false };
  const late = (name: string) => ({ name, isLate: true });
  expect(await fontsOf('/term-and-conditions')).toEqual([display]);
  expect(await fontsOf('/seo-services')).toEqual([display, late('figtree'), late('martian')]);
  expect(await fontsOf('/email-marketing-services')).toEqual([display, late('fraunces-italic')]);
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
