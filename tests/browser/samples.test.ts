// What the service pages have to look at and to use: comparisons, calculators, the choice of a pricing model, the search
// of the services.

import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const calculatorPaths = [
  '/ppc-campaign-marketing-services',
  '/google-adwords-management-services',
  '/email-marketing-services',
  '/facebook-marketing-services',
  '/youtube-video-marketing-services',
];

test.each(calculatorPaths)('%s: the calculator calculates with the visitor’s figures', async (path) => {
  await using visitor = await visit(browser, site.url + path);
  const { page } = visitor;
  const summary = page.locator('.calculator output');
  const example = await summary.textContent();
  const input = page.locator('.calculator input').first();
  await input.scrollIntoViewIfNeeded();
  await expect.poll(() => input.isEditable()).toBe(true);
  expect(await summary.textContent()).toBe(example);

  await input.fill(
    await input.evaluate((element) => String((element as HTMLInputElement).valueAsNumber * 2)),
  );
  // Twice the budget brings twice the clicks at the same price; what else is asked first changes the sum itself.
  const results = page.locator('.calculator-results td');
  expect(await results.first().textContent()).not.toBe('–');

  for (const text of ['', '-5', '0', '1e9']) {
    await input.fill(text);
    expect([text, await results.first().textContent()]).toEqual([text, '–']);
    expect(await summary.textContent()).toMatch(/every figure|or more|or less|write a number/);
  }
});

test('without script a calculator is a worked example in a table', async () => {
  const page = await openWithoutScript('/ppc-campaign-marketing-services');
  expect(await page.locator('.calculator input').first().isEditable()).toBe(false);
  expect(await page.locator('.calculator output').textContent()).toMatch(/Rs [\d,]+/);
  expect(await page.locator('.calculator caption').textContent()).toContain('example');
});

test('a comparison shows one state on a phone and both on a desktop, without script', async () => {
  const page = await openWithoutScript('/website-redesign-services');
  const before = page.locator('.compare-before');
  const after = page.locator('.compare-after');
  expect([await before.isVisible(), await after.isVisible()]).toEqual([true, false]);
  await page.locator('.compare-option', { hasText: 'After' }).click();
  expect([await before.isVisible(), await after.isVisible()]).toEqual([false, true]);
  await page.keyboard.press('ArrowLeft');
  expect([await before.isVisible(), await after.isVisible()]).toEqual([true, false]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([await before.isVisible(), await after.isVisible()]).toEqual([true, true]);
  expect(await page.locator('.compare-switch').isVisible()).toBe(false);
});

test.each([
  [['yes'], 'Fixed price'],
  [['no', 'no'], 'Time and material'],
  [['no', 'yes', 'no'], 'Time and material'],
  [['no', 'yes', 'yes'], 'Dedicated team'],
])('the answers %j lead to one pricing model, without script', async (answers, model) => {
  const page = await openWithoutScript('/price-packages');
  const results = page.locator('.scope-result').filter({ visible: true });
  for (const [index, answer] of answers.entries()) {
    expect(await results.count()).toBe(0);
    const question = page.locator('.scope-question').filter({ visible: true }).nth(index);
    await question.locator(`[value="${answer}"]`).check();
  }
  expect(await results.locator('h3').allTextContents()).toEqual([model]);
  expect(await page.locator('.scope-waiting').isVisible()).toBe(false);
});

test('the list of services is filtered while the visitor types', async () => {
  await using visitor = await visit(browser, `${site.url}/services`);
  const { page } = visitor;
  const field = page.getByLabel('Find a service');
  const shown = page.locator('.entry, .route').filter({ visible: true });
  const all = await shown.count();
  await field.fill('sell online');
  await expect.poll(() => shown.count()).toBeLessThan(all);
  expect(await shown.allTextContents()).toEqual([expect.stringContaining('E-commerce Design')]);
  expect(await page.locator('.service-search output').textContent()).toBe('One service');
  await field.fill('zeppelin');
  expect(await shown.count()).toBe(0);
  expect(await page.locator('.service-search output').textContent()).toBe('No service has these words.');
  await field.fill('');
  expect(await shown.count()).toBe(all);
});

test('without script the list of services is whole, and has no search field', async () => {
  const page = await openWithoutScript('/services');
  expect(await page.getByLabel('Find a service').isVisible()).toBe(false);
  expect(await page.locator('.entry').filter({ visible: true }).count()).toBeGreaterThan(25);
});

async function openWithoutScript(path: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 760 },
  });
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}
