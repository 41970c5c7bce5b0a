import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type Page, site as rows } from '../../views/site.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

await page.emulateMedia({ reducedMotion: 'reduce' });

const phone = { width: 390, height: 760 };
const laptop = { width: 1366, height: 657 };
const desk = { width: 1440, height: 789 };

const servicePaths = Object.values(rows)
  .filter((row: Page) => row.group !== undefined)
  .map(({ path }) => path);

// The legal pages have no call to action, and the contact page has its form.
const inviting = pagePaths.filter(
  (path) => ![rows.privacy.path, rows.terms.path, rows.contact.path].some((other) => other === path),
);

test.each(inviting)('%s: the first call to action is whole between header and bar', async (path) => {
  for (const viewport of [laptop, desk, phone]) {
    await open(path, viewport);
    const action = page.locator('main .actions > *').filter({ visible: true }).first();
    const [box, bar] = [await boxOf(action), await boxOf(page.locator('.call-bar'))];
    expect({ ...viewport, bottom: box.bottom }).toSatisfy(({ bottom }) => bottom <= bar.top);
  }
});

test.each(inviting)('%s: on a phone the first buttons are in one row', async (path) => {
  await open(path, phone);
  const actions = page.locator('main .actions').first().locator('> *').filter({ visible: true });
  const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

test.each(servicePaths)('%s: on a phone the argument begins within 1.3 screens', async (path) => {
  await open(path, phone);
  const sentence = await boxOf(page.locator('.argument-words > p').first());
  expect(sentence.top).toBeLessThanOrEqual(1.3 * phone.height);
});

test.each(servicePaths)(
  '%s: its form follows the argument on a phone, and is beside the heading on a desktop',
  async (path) => {
    await open(path, phone);
    const form = page.locator('.hero-form + * ~ .enquiry');
    if ((await page.locator('.hero-form').count()) === 0) return expect(await form.count()).toBe(0);
    const [argument, below] = [await boxOf(page.locator('.section-argument')), await boxOf(form)];
    expect(below.top).toBeCloseTo(argument.bottom, 0);

    for (const viewport of [laptop, desk]) {
      await open(path, viewport);
      const [heading, beside] = [await boxOf(page.locator('h1')), await boxOf(form)];
      expect(beside.left).toBeGreaterThanOrEqual(heading.right);
      expect(beside.top).toBeLessThanOrEqual(heading.top);
      expect(beside.bottom).toBeLessThanOrEqual((await boxOf(page.locator('.section-argument'))).top + 1);
      const field = await boxOf(page.locator('.enquiry .form-input').first());
      expect(field.bottom).toBeLessThanOrEqual(viewport.height);
    }
  },
);

async function open(path: string, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(site.url + path);
}

function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}
