// The interactive parts of the pages: comparisons, calculators, the search of the services.

import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type CalculatorName, calculators } from '../../views/calculators.ts';
import { pagePaths } from '../support/page-paths.ts';
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
  const name = (await page.locator('.calculator').getAttribute('data-calculator')) as CalculatorName;
  const { calculate, figures } = calculators[name];
  const inputs = await page.locator('.calculator input').all();
  const input = page.locator('.calculator input').first();
  const summary = page.locator('.calculator-summary');
  const results = page.locator('.calculator-results td');
  await input.scrollIntoViewIfNeeded();
  await expect.poll(() => input.isEditable()).toBe(true);

  const typed: Record<string, number> = {};
  for (const field of inputs) {
    const key = (await field.getAttribute('name')) ?? '';
    const value = (figures[key]?.value ?? 0) * 1.5;
    typed[key] = value;
    await field.fill(String(value));
  }
  const expected = calculate(typed);
  expect(await results.allTextContents()).toEqual(expected.results.map(({ value }) => value));
  expect(await summary.textContent()).toBe(expected.summary);
  const announced = () => page.locator('.calculator output').textContent();
  await expect.poll(announced).toContain(expected.summary);
  for (const { label, value } of expected.results) expect(await announced()).toContain(`${label}: ${value}`);
  // The drawing of the result shows the same figures.
  const drawn = await page
    .locator('.calculator [data-part]')
    .evaluateAll((elements) =>
      (elements as HTMLElement[]).map((element) =>
        element.dataset.part === 'text'
          ? element.textContent
          : element.getAttribute(element.dataset.part ?? ''),
      ),
    );
  expect(drawn).toEqual(expected.parts);
  expect(drawn.length).toBeGreaterThan(0);

  const before = await announced();
  await input.fill(String(Number(await input.inputValue()) * 2));
  await expect.poll(announced).not.toBe(before);

  for (const field of inputs) {
    const permitted = await field.inputValue();
    for (const [text, advice] of [
      ['', 'write a number.'],
      ['-5', 'or more.'],
      ['1e9', 'or less.'],
    ] as const) {
      await field.fill(text);
      expect([text, await results.first().textContent()]).toEqual([text, '–']);
      expect(await summary.textContent()).toContain(advice);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    await field.fill(permitted);
  }
});

test.each(calculatorPaths)('%s: the largest and the least results fit a narrow phone', async (path) => {
  await using visitor = await visit(browser, site.url + path);
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  const inputs = await page.locator('.calculator input').all();
  await inputs[0]?.scrollIntoViewIfNeeded();
  await expect.poll(() => inputs[0]?.isEditable()).toBe(true);
  for (const ends of [
    ['max'],
    ['min'],
    ['max', 'max', 'min'],
    ['min', 'max', 'min'],
    ['max', 'min', 'max'],
  ]) {
    for (const [index, field] of inputs.entries())
      await field.fill((await field.getAttribute(ends[index] ?? ends.at(-1) ?? 'max')) ?? '');
    expect(await page.locator('.calculator').textContent()).not.toMatch(/\bRs 0(?![.\d])/);
    const cutOff = await page
      .locator('.calculator :is(td, th, input), .calculator-summary > b')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([ends, cutOff, width]).toEqual([ends, 0, 320]);
  }
});

test('without script a calculator is a worked example in a table', async () => {
  const page = await openWithoutScript('/ppc-campaign-marketing-services');
  // Without script, no text asks the visitor to change the figures.
  expect(await page.locator('.section-calculator .wide-head > p').isVisible()).toBe(false);
  expect(await page.locator('.calculator input').first().isEditable()).toBe(false);
  expect(await page.locator('.calculator-summary').textContent()).toMatch(/Rs [\d,]+/);
  expect(await page.locator('.calculator caption').textContent()).toContain('example');
});

test('a comparison shows one state on a phone and both on a desktop, without script', async () => {
  const page = await openWithoutScript('/website-redesign-services');
  const before = page.locator('.compare-before');
  const after = page.locator('.compare-after');
  // The changes that are listed below it are those of the second state.
  expect([await before.isVisible(), await after.isVisible()]).toEqual([false, true]);
  await page.locator('.compare-option', { hasText: 'Before' }).click();
  expect([await before.isVisible(), await after.isVisible()]).toEqual([true, false]);
  await page.keyboard.press('ArrowRight');
  expect([await before.isVisible(), await after.isVisible()]).toEqual([false, true]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([await before.isVisible(), await after.isVisible()]).toEqual([true, true]);
  expect(await page.locator('.compare-switch').isVisible()).toBe(false);
});

test('drawn screens have text of 12 px or more at 320 px', async () => {
  await using visitor = await visit(browser, site.url);
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pagePaths) {
    await page.goto(site.url + path);
    const sizes = await page
      .locator('.screen *')
      .evaluateAll((elements) =>
        elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
    expect([path, sizes.filter((size) => size < 12)]).toEqual([path, []]);
  }
});

test('the list of services is filtered while the visitor types', async () => {
  await using visitor = await visit(browser, `${site.url}/services`);
  const { page } = visitor;
  const field = page.getByLabel('Find a service');
  const shown = page.locator('.entry, .card, .glossary-term').filter({ visible: true });
  const all = await shown.count();
  await field.focus();
  await expect.poll(() => field.isEditable()).toBe(true);
  expect(await page.locator('main .section[hidden]').count()).toBe(0);
  await field.fill('sell online');
  await expect.poll(() => shown.count()).toBeLessThan(all);
  expect(await shown.allTextContents()).toEqual([expect.stringContaining('E-commerce Design')]);
  expect(await page.locator('.service-search output').textContent()).toBe('One result');
  await field.fill('sms');
  expect(await shown.allTextContents()).toEqual([expect.stringContaining('Bulk SMS')]);
  await field.fill('shop');
  const shops = (await shown.allTextContents()).join('\n');
  expect(shops).toContain('E-commerce Design');
  expect(shops).not.toContain('PSD to HTML');
  await field.fill('folded'); // the first words of a description, which follow a heading
  expect(await shown.allTextContents()).toEqual([expect.stringContaining('Brochure Design')]);
  await field.fill('zeppelin');
  expect(await shown.count()).toBe(0);
  expect(await page.locator('.service-search output').textContent()).toBe(
    'Nothing on this page has these words.',
  );
  await field.fill('');
  expect(await shown.count()).toBe(all);
  expect(await page.locator('main .section:not([hidden])').count()).toBe(
    await page.locator('main .section').count(),
  );
});

/** What visitors call their trade, also where our heading says it otherwise. */
const trades =
  'dentist, clinic, doctor, sweets, mithai, bakery, restaurant, tiffin, exporter, catalogue, export, school, college, coaching, hotel, hardware, hinges, CA, lawyer, salon, gym, tailor, NGO, real estate, transport';

test('the search finds each trade, each word of the glossary, and each word of a page’s heading', async () => {
  await using visitor = await visit(browser, `${site.url}/services`);
  const { page } = visitor;
  const field = page.getByLabel('Find a service');
  await field.focus();
  await expect.poll(() => field.isEditable()).toBe(true);
  const headings = await Promise.all(
    pagePaths.map(async (path) => {
      const html = await (await fetch(site.url + path)).text();
      return parse(html).querySelector('h1')?.textContent ?? '';
    }),
  );
  const queries = [
    ...trades.split(', '),
    ...(await page.locator('.glossary dt').allTextContents()),
    ...headings.flatMap((heading) => heading.split(/[^\p{L}\p{N}’-]+/u)),
  ].filter((query) => query !== '');
  const found = await field.evaluate(
    (input: HTMLInputElement, queries) =>
      queries.map((query) => {
        input.value = query;
        input.dispatchEvent(new Event('input'));
        return [query, document.querySelector('.service-search output')?.textContent] as const;
      }),
    queries,
  );
  expect(found.length).toBeGreaterThan(200);
  // Words such as “how” say nothing, and leave the page as it is.
  expect(found.filter(([, result]) => result?.startsWith('Nothing'))).toEqual([]);
});

test('a link to what the search hides shows the whole list again', async () => {
  await using visitor = await visit(browser, `${site.url}/services`);
  const { page } = visitor;
  const field = page.getByLabel('Find a service');
  await field.focus();
  await expect.poll(() => field.isEditable()).toBe(true);
  await field.fill('logo');
  await page.locator('#trades').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'your trade' }).click();
  await page.locator('#trades').waitFor();
  expect(await field.inputValue()).toBe('');
});

test('two letters that are a word find that word, and others what begins with them', async () => {
  await using visitor = await visit(browser, `${site.url}/services`);
  const { page } = visitor;
  const field = page.getByLabel('Find a service');
  const found = () => page.locator('.service-search output').textContent();
  await field.focus();
  await expect.poll(() => field.isEditable()).toBe(true);
  await field.fill('CA');
  await expect.poll(found).toBe('One result');
  await field.fill('de');
  await expect.poll(found).toMatch(/^\d\d results$/);
});

test('the search opens the groups in which it finds something, and closes them again', async () => {
  await using visitor = await visit(browser, `${site.url}/services`);
  const { page } = visitor;
  const field = page.getByLabel('Find a service');
  await field.focus();
  await expect.poll(() => field.isEditable()).toBe(true);
  const open = page.locator('details.glossary-group[open]');
  await page.getByRole('heading', { name: 'Design and print' }).click();
  await expect.poll(() => open.count()).toBe(1);
  await field.fill('mithai');
  await expect.poll(() => page.locator('.glossary-term').filter({ visible: true }).count()).toBe(1);
  expect(await page.locator('#for-sweet-shops').isVisible()).toBe(true);
  await field.fill('');
  // The one that the visitor opened stays.
  await expect.poll(() => open.allTextContents()).toEqual([expect.stringContaining('CMYK')]);
});

test('a search whose script does not load is not shown', async () => {
  await using visitor = await visit(browser, `${site.url}/services`, {
    before: (page) => page.route('**/assets/service-search-*', (route) => route.abort()),
  });
  await visitor.page.locator('.service-search').waitFor({ state: 'hidden' });
});

test('without script the list of services is whole, and has no search field', async () => {
  const page = await openWithoutScript('/services');
  expect(await page.getByLabel('Find a service').isVisible()).toBe(false);
  expect(await page.locator('.entry').filter({ visible: true }).count()).toBeGreaterThan(25);
});

test('a link to a word of the glossary opens its group, and the others stay closed', async () => {
  const page = await openWithoutScript('/services#deposit');
  const deposit = page.locator('#deposit');
  await deposit.waitFor();
  expect(await page.locator('.glossary details[open]').count()).toBe(1);
  const top = await deposit.evaluate((term) => term.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(380);
});

async function openWithoutScript(path: string): Promise<Page> {
  // The size is set before the page is opened: the browser scrolls to a fragment once.
  const { page } = await visit(browser, site.url + path, {
    script: false,
    before: (page) => page.setViewportSize({ width: 390, height: 760 }),
  });
  return page;
}
