// The interactive parts of the pages: comparisons, calculators, the search of the services.

import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type CalculatorName, calculators } from '../../views/calculators.ts';
import { pagePaths } from '../support/page-paths.ts';
import { browse } from './open.ts';

const { site, visit } = await browse();
const { page } = await visit();

const calculatorPaths = [
  ...['/ppc-campaign-marketing-services', '/google-adwords-management-services'],
  ...['/email-marketing-services', '/facebook-marketing-services', '/youtube-video-marketing-services'],
];

test.each(calculatorPaths)(
  '%s: the calculator calculates with the visitor’s figures, and fits a narrow phone',
  async (path) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url + path);
    const name = (await page.locator('.calculator').getAttribute('data-calculator')) as CalculatorName;
    const { calculate, figures } = calculators[name];
    const inputs = await page.locator('.calculator input').all();
    const input = page.locator('.calculator input').first();
    const summary = page.locator('.calculator-summary');
    const results = page.locator('.calculator-results td');
    const announced = () => page.locator('.calculator output').textContent();
    await input.scrollIntoViewIfNeeded();
    await expect.poll(() => input.isEditable()).toBe(true);

    const typed: Record<string, number> = {};
    for (const field of inputs) {
      const key = (await field.getAttribute('name')) ?? '';
      typed[key] = (figures[key]?.value ?? 0) * 1.5;
      await field.fill(String(typed[key]));
    }
    const expected = calculate(typed);
    expect(await results.allTextContents()).toEqual(expected.results.map(({ value }) => value));
    expect(await summary.textContent()).toBe(expected.summary);
    await expect.poll(announced).toContain(expected.summary);
    for (const { label, value } of expected.results)
      expect(await announced()).toContain(`${label}: ${value}`);
    // The drawing of the result shows the same figures.
    const drawn = await page.locator('.calculator [data-part]').evaluateAll((elements) =>
      (elements as HTMLElement[]).map((element) => {
        const { part = '' } = element.dataset;
        return part === 'text' ? element.textContent : element.getAttribute(part);
      }),
    );
    expect(drawn).toEqual(expected.parts);
    expect(drawn.length).toBeGreaterThan(0);

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

    await page.setViewportSize({ width: 320, height: 640 });
    for (const ends of ['max', 'min', 'max max min', 'min max min', 'max min max']) {
      const each = ends.split(' ');
      for (const [index, field] of inputs.entries())
        await field.fill((await field.getAttribute(each[index] ?? each.at(-1) ?? '')) ?? '');
      expect(await page.locator('.calculator').textContent()).not.toMatch(/\bRs 0(?![.\d])/);
      const cutOff = await page
        .locator('.calculator :is(td, th, input), .calculator-summary > b')
        .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([ends, cutOff, width]).toEqual([ends, 0, 320]);
    }
  },
);

test('without script a calculator is a worked example in a table', async () => {
  await using visitor = await visitWithoutScript('/ppc-campaign-marketing-services');
  const { page } = visitor;
  // Without script, no text asks the visitor to change the figures.
  expect(await page.locator('.section-calculator .wide-head > p').isVisible()).toBe(false);
  expect(await page.locator('.calculator input').first().isEditable()).toBe(false);
  expect(await page.locator('.calculator-summary').textContent()).toMatch(/Rs [\d,]+/);
  expect(await page.locator('.calculator caption').textContent()).toContain('example');
});

test('a comparison shows one state on a phone and both on a desktop, without script', async () => {
  await using visitor = await visitWithoutScript('/website-redesign-services');
  const { page } = visitor;
  const shown = async () => [
    await page.locator('.compare-before').isVisible(),
    await page.locator('.compare-after').isVisible(),
  ];
  // The changes that are listed below it are those of the second state.
  expect(await shown()).toEqual([false, true]);
  await page.locator('.compare-option', { hasText: 'Before' }).click();
  expect(await shown()).toEqual([true, false]);
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toEqual([false, true]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await shown()).toEqual([true, true]);
  expect(await page.locator('.compare-switch').isVisible()).toBe(false);
});

/** The field of the search, once it works. */
async function searchOn(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/services`);
  const field = page.getByLabel('Find a service');
  await field.focus();
  await expect.poll(() => field.isEditable()).toBe(true);
  return field;
}

test('the list of services is filtered while the visitor types', async () => {
  const field = await searchOn(page);
  const shown = page.locator('.entry, .card, .glossary-term').filter({ visible: true });
  const told = page.locator('.service-search output');
  const all = await shown.count();
  expect(await page.locator('main .section[hidden]').count()).toBe(0);
  for (const [typed, found] of [
    ['sell online', 'E-commerce Design'],
    ['sms', 'Bulk SMS'],
    ['folded', 'Brochure Design'], // the first words of a description, which follow a heading
  ] as const) {
    await field.fill(typed);
    await expect.poll(() => shown.allTextContents()).toEqual([expect.stringContaining(found)]);
    expect(await told.textContent()).toBe('One result');
  }
  await field.fill('shop');
  await expect.poll(async () => (await shown.allTextContents()).join('\n')).toContain('E-commerce Design');
  expect((await shown.allTextContents()).join('\n')).not.toContain('PSD to HTML');
  await field.fill('zeppelin');
  await expect.poll(() => shown.count()).toBe(0);
  expect(await told.textContent()).toBe('Nothing on this page has these words.');
  await field.fill('');
  await expect.poll(() => shown.count()).toBe(all);
  expect(await page.locator('main .section[hidden]').count()).toBe(0);
});

/** What visitors call their trade, also where our heading says it otherwise. */
const trades =
  'dentist, clinic, doctor, sweets, mithai, bakery, restaurant, tiffin, exporter, catalogue, export, school, college, coaching, hotel, hardware, hinges, CA, lawyer, salon, gym, tailor, NGO, real estate, transport';

test('the search finds each trade, each word of the glossary, and each word of a page’s heading', async () => {
  const field = await searchOn(page);
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
  expect(queries.length).toBeGreaterThan(200);
  // Words such as “how” say nothing, and leave the page as it is.
  const unfound = field.evaluate(
    (input: HTMLInputElement, queries) =>
      queries.filter((query) => {
        input.value = query;
        input.dispatchEvent(new Event('input'));
        return document.querySelector('.service-search output')?.textContent?.startsWith('Nothing');
      }),
    queries,
  );
  expect(await unfound).toEqual([]);
});

test('a link to what the search hides shows the whole list again', async () => {
  const field = await searchOn(page);
  await field.fill('logo');
  await page.locator('#trades').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'your trade' }).click();
  await page.locator('#trades').waitFor();
  expect(await field.inputValue()).toBe('');
});

test('two letters that are a word find that word, and others what begins with them', async () => {
  const field = await searchOn(page);
  const found = () => page.locator('.service-search output').textContent();
  await field.fill('CA');
  await expect.poll(found).toBe('One result');
  await field.fill('de');
  await expect.poll(found).toMatch(/^\d\d results$/);
});

test('a search whose script does not load is not shown', async () => {
  const before = (page: Page) => page.route('**/assets/service-search-*', (route) => route.abort());
  await using visitor = await visit('/services', { before });
  await visitor.page.locator('.service-search').waitFor({ state: 'hidden' });
});

test('the search opens the groups in which it finds something, and closes them again', async () => {
  const field = await searchOn(page);
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

test('without script the list of services is whole and has no search field, and a link to a word of the glossary opens its group alone', async () => {
  await using visitor = await visitWithoutScript('/services#deposit');
  const { page } = visitor;
  expect(await page.getByLabel('Find a service').isVisible()).toBe(false);
  expect(await page.locator('.entry').filter({ visible: true }).count()).toBeGreaterThan(25);
  const deposit = page.locator('#deposit');
  await deposit.waitFor();
  expect(await page.locator('.glossary details[open]').count()).toBe(1);
  const { y = -1 } = (await deposit.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(380);
});

/** On a phone. The size is set before the page is opened: the browser scrolls to a fragment once. */
function visitWithoutScript(path: string) {
  const before = (page: Page) => page.setViewportSize({ width: 390, height: 760 });
  return visit(path, { script: false, before });
}
