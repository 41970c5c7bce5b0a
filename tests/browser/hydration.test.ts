import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { styleText } from '../../server/build/bundles.ts';
import { readAssets } from '../../server/paths.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { expectValues, fillIn, formNames, nameless, nothing } from './people.ts';
import { serveSite } from './site.ts';
import { awake, formOn, visit } from './visitor.ts';

const browser = await openBrowser();
// With the names of classes that visitors get.
const assets = readAssets();
const site = await serveSite({}, { assets });
afterAll(() => Promise.all([browser.close(), site.close()]));

// Only React's development build reports where the browser's rendering differs from the server's.
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../client/page.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  plugins: [styleText],
  define: {
    'process.env.NODE_ENV': '"development"',
    deferredSheetPath: JSON.stringify(assets.deferredSheet),
  },
  write: false,
});
const talkative = outputFiles[0]?.text ?? '';

const reader = await visit(browser, site.url, { before: run(talkative) });

test.each(formNames)('%s: hydration matches the server’s HTML', async (name) => {
  await reader.page.goto(site.addressOf(name));
  await awake(reader.page, name);
  expect(reader.complaints.splice(0)).toEqual([]);
});

test.each([
  ['a refusal', 'home', nameless],
  ['a refusal', 'contact', nameless],
  ['a success', 'seo', asha],
] as const)('hydration of %s matches the server’s HTML: %s', async (_, name, values) => {
  await using visitor = await visit(browser, site.addressOf(name), { before: run('') });
  const { page } = visitor;
  const form = formOn(page, name);
  await fillIn(form, name, values);
  await run(talkative)(page);
  await form.submit.click();
  await form.answers.locator('.form-answer').waitFor();
  await awake(page, name);
  expect(visitor.complaints).toEqual([]);
  await expectValues(form, name, values === asha ? nothing : values);
});

test('the scripts of the calculator and of the search of services find their elements', async () => {
  await using visitor = await visit(browser, `${site.url}/ppc-campaign-marketing-services`);
  const { page, complaints } = visitor;
  const input = page.locator('[data-calculator] input').first();
  const result = page.locator('.calculator-results td').first();
  await input.scrollIntoViewIfNeeded();
  await expect.poll(() => input.isEditable()).toBe(true);
  await input.fill('');
  expect(await result.textContent()).toBe('–');

  await page.goto(`${site.url}/services`);
  const search = page.locator('input[type="search"]');
  await search.scrollIntoViewIfNeeded();
  await search.fill('brochure');
  const shown = page.locator('main a[href="/seo-services"]:visible');
  await expect.poll(() => shown.count()).toBe(0);
  expect(await page.locator('main a[href="/brochure-design-services"]:visible').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

/** Replaces the built script of the pages. */
function run(script: string) {
  return (page: Page) =>
    page.route('**/assets/page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
}
