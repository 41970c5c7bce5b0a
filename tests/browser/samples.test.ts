// The interactive parts of the pages: comparisons, calculators, the search of the services.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type CalculatorName, calculators } from '../../views/calculators.ts';
import { pagePaths } from '../support/page-paths.ts';
import { browse } from './open.ts';
import { unreadable } from './reading.ts';

const { site, visit } = await browse();
const { page } = await visit();

test.each([
  ...['/ppc-campaign-marketing-services', '/google-adwords-management-services'],
  ...['/email-marketing-services', '/facebook-marketing-services', '/youtube-video-marketing-services'],
])('%s: the calculator calculates with the visitor’s figures, and fits a narrow phone', async (path) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.url + path);
  const calculator = page.locator('.calculator');
  const name = (await calculator.getAttribute('data-calculator')) as CalculatorName;
  const { calculate, figures } = calculators[name];
  const inputs = await calculator.locator('input').all();
  await calculator.scrollIntoViewIfNeeded();
  await expect.poll(() => inputs[0]?.isEditable()).toBe(true);

  const all = Object.entries(figures);
  for (const typed of [all.map(([, { max }]) => max), all.map(([, { value }]) => value * 1.5)]) {
    for (const [index, field] of inputs.entries()) await field.fill(`${typed[index]}`);
    const { results, summary, parts } = calculate(
      Object.fromEntries(all.map(([key], index) => [key, typed[index] ?? 0])),
    );
    // The drawing of the result shows the same figures.
    expect(parts.length).toBeGreaterThan(0);
    const values = results.map(({ value }) => value);
    expect(await calculator.evaluate(shown)).toEqual([summary, ...values, ...parts]);
    expect(await unreadable(page)).toEqual([]);
    const lines = [summary, ...results.map(({ label, value }) => `${label}: ${value}`)];
    await expect.poll(() => calculator.locator('output').textContent()).toBe(lines.join('. '));
  }
  for (const field of inputs) {
    const typed = await field.inputValue();
    for (const [wrong, advice] of Object.entries({
      '': 'write a number.',
      '-5': 'or more.',
      '1e9': 'or less.',
    })) {
      await field.fill(wrong);
      const [summary, result] = await calculator.evaluate(shown);
      expect([summary, result]).toEqual([expect.stringContaining(advice), '–']);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    await field.fill(typed);
  }
});

/** Everything that a calculator shows as its result. */
function shown(calculator: Element) {
  const texts = [...calculator.querySelectorAll('.calculator-summary, .calculator-results td')].map(
    ({ textContent }) => textContent,
  );
  const parts = [...calculator.querySelectorAll<HTMLElement>('[data-part]')].map((element) => {
    const { part = '' } = element.dataset;
    return part === 'text' ? element.textContent : element.getAttribute(part);
  });
  return [...texts, ...parts];
}

test('without script a calculator is a worked example in a table', async () => {
  await using visitor = await visitWithoutScript('/ppc-campaign-marketing-services');
  const calculator = visitor.page.locator('.calculator');
  // Without script, no text asks the visitor to change the figures.
  expect(await visitor.page.locator('.section-calculator .wide-head > p').isVisible()).toBe(false);
  expect(await calculator.locator('input').first().isEditable()).toBe(false);
  expect(await calculator.locator('.calculator-summary').textContent()).toMatch(/Rs [\d,]+/);
});

test('a comparison shows one state on a phone and both on a desktop, without script', async () => {
  await using visitor = await visitWithoutScript('/website-redesign-services');
  const { page } = visitor;
  const shows = (...expected: boolean[]) =>
    expect
      .poll(() => Promise.all(['before', 'after'].map((state) => page.isVisible(`.compare-${state}`))))
      .toEqual(expected);
  // The changes that are listed below it are those of the second state.
  await shows(false, true);
  await page.locator('.compare-option', { hasText: 'Before' }).click();
  await shows(true, false);
  await page.keyboard.press('ArrowRight');
  await shows(false, true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await shows(true, true);
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

test('the list of services is filtered while the visitor types, and a link to what is hidden shows it again', async () => {
  const field = await searchOn(page);
  const shown = page.locator('.entry, .card, .glossary-term').filter({ visible: true });
  const open = page.locator('details.glossary-group[open]');
  const says = (text: string) =>
    expect.poll(() => page.locator('.service-search output').textContent()).toBe(text);
  const all = await shown.count();
  await page.getByRole('heading', { name: 'Design and print' }).click();
  await expect.poll(() => open.count()).toBe(1);
  const withGroup = await shown.count();
  for (const [typed, found] of [
    ['sell online', 'E-commerce Design'],
    ['sms', 'Bulk SMS'],
    ['folded', 'Brochure Design'], // the first words of a description, which follow a heading
    ['CA', 'CA or lawyer'], // two letters that are a word find that word, and others what begins with them
    ['mithai', 'Sweet'], // in a group that the search opens
  ] as const) {
    await field.fill(typed);
    await says('One result');
    expect(await shown.allTextContents()).toEqual([expect.stringContaining(found)]);
  }
  await field.fill('zeppelin');
  await says('Nothing on this page has these words.');
  expect(await shown.count()).toBe(0);
  await field.fill('de');
  await expect.poll(() => shown.count()).toBeGreaterThan(9);
  await field.fill('');
  // The group that the visitor opened stays.
  await expect.poll(() => open.allTextContents()).toEqual([expect.stringContaining('CMYK')]);
  await expect.poll(() => shown.count()).toBe(withGroup);
  expect(withGroup).toBeGreaterThan(all);
  expect(await page.locator('main .section[hidden]').count()).toBe(0);
  await field.fill('logo');
  await page.locator('#trades').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'your trade' }).click();
  await page.locator('#trades').waitFor();
  expect(await field.inputValue()).toBe('');
});

/** What visitors call their trade, also where our heading says it otherwise. */
const trades =
  'dentist, clinic, doctor, sweets, mithai, bakery, restaurant, tiffin, exporter, catalogue, export, school, college, coaching, hotel, hardware, hinges, CA, lawyer, salon, gym, tailor, NGO, real estate, transport';

test('the search finds each trade, each word of the glossary, and each word of a page’s heading', async () => {
  const field = await searchOn(page);
  const queries = [...trades.split(', '), ...(await page.locator('.glossary dt').allTextContents())];
  for (const path of pagePaths) {
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(site.url + path)).text()) ?? [];
    queries.push(...(heading.replaceAll(/<.*?>/g, ' ').match(/[\p{L}\p{N}’-]+/gu) ?? []));
  }
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

test('a search whose script does not load is not shown', async () => {
  const before = (page: Page) => page.route('**/assets/service-search-*', (route) => route.abort());
  await using visitor = await visit('/services', { before });
  await visitor.page.locator('.service-search').waitFor({ state: 'hidden' });
});

test('without script the list of services is whole and has no search field, and a link to a word of the glossary opens its group alone', async () => {
  await using visitor = await visitWithoutScript('/services#deposit');
  const { page } = visitor;
  expect(await page.getByLabel('Find a service').isVisible()).toBe(false);
  expect(await page.locator('.entry').filter({ visible: true }).count()).toBeGreaterThan(25);
  const deposit = page.locator('#deposit');
  await deposit.waitFor();
  expect(await page.locator('.glossary details[open]').count()).toBe(1);
  const top = async () => (await deposit.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(380);
});

/** On a phone. The size is set before the page is opened: the browser scrolls to a fragment once. */
function visitWithoutScript(path: string) {
  const before = (page: Page) => page.setViewportSize({ width: 390, height: 760 });
  return visit(path, { script: false, before });
}
