import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
const keys = page.keyboard;
afterAll(() => Promise.all([browser.close(), site.close()]));

test('the first Tab focuses a link that skips the menus', async () => {
  await open('/seo-services');
  await keys.press('Tab');
  const skip = page.locator('.skip');
  expect(await isFocused('.skip')).toBe(true);
  expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);

  await keys.press('Enter');
  expect(await isFocused('main')).toBe(true);
  await keys.press('Tab');
  expect(await isFocused('main a')).toBe(true);
});

test('on a phone the menu opens, can be tabbed through and closes, and the focus returns to its button', async () => {
  await open('/seo-services', { width: 390, height: 667 });
  await reach('.call-bar-menu');
  await keys.press('Enter');
  await expect.poll(isMenuOpen).toBe(true);
  await keys.press('Tab');
  expect(await isFocused('.header-menu li:first-child a')).toBe(true);
  await keys.press('Escape');
  expect(await isMenuOpen()).toBe(false);
  expect(await isFocused('.call-bar-menu')).toBe(true);

  await keys.press('Space');
  expect(await isMenuOpen()).toBe(true);
  await keys.press('Space');
  expect(await isMenuOpen()).toBe(false);
  expect(await isFocused('.call-bar-menu')).toBe(true);
});

test('on a desktop all services open and close, and the focus returns to their button', async () => {
  await open('/seo-services', { width: 1366, height: 657 });
  await reach('#menu button');
  await keys.press('Enter');
  expect(await isPanelShown()).toBe(true);
  await keys.press('Tab');
  expect(await isFocused('#all-services li:first-child a')).toBe(true);
  await keys.press('Escape');
  expect(await isPanelShown()).toBe(false);
  expect(await isFocused('#menu button')).toBe(true);

  await keys.press('Space');
  expect(await isPanelShown()).toBe(true);
  await keys.press('Space');
  expect(await isPanelShown()).toBe(false);
  expect(await isFocused('#menu button')).toBe(true);
});

test('all services close when something else is chosen, and do not cover what is focused after them', async () => {
  await open('/seo-services', { width: 1366, height: 657 });
  await page.click('#menu button');
  expect(await isPanelShown()).toBe(true);
  await page.mouse.click(683, 595);
  expect(await isPanelShown()).toBe(false);

  await open('/seo-services', { width: 1366, height: 657 });
  await reach('#menu button');
  await keys.press('Enter');
  await reach('main a');
  expect(await isPanelShown()).toBe(false);
  await keys.press('Shift+Tab');
  await reach('#all-services a', 'Shift+Tab');
  expect(await isPanelShown()).toBe(true);
  await keys.press('Enter');
  await page.waitForURL('**/privacy-policy');
  expect(await isPanelShown()).toBe(false);
});

test('the slides come after the text, and move by arrow keys, focus and their links', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/', { width: 390, height: 667 });
  await reach('.carousel-words a');
  await reach('.carousel-slides');
  expect(await slideInView()).toBe(1);
  await keys.press('ArrowRight');
  await expect.poll(slideInView).toBe(2);
  await keys.press('ArrowLeft');
  await expect.poll(slideInView).toBe(1);

  await reach('#slide-2 a');
  await expect.poll(slideInView).toBe(2);
  await reach('.carousel-dots li:nth-child(4) a');
  await keys.press('Enter');
  await expect.poll(slideInView).toBe(4);
});

test('a form can be filled in, refused, corrected and sent by keyboard', async () => {
  await open('/seo-services', { width: 390, height: 667 });
  await reach('.form-jump');
  await keys.press('Enter');
  await expect.poll(() => isFocused('#seo-name')).toBe(true);
  const form = await awake(page, 'seo');
  await type('   ', asha.email, asha.phone, asha.message);
  await reach('.form-submit');
  await keys.press('Enter');

  await form.error('name').waitFor();
  await expect.poll(() => isFocused('#seo-name[aria-invalid="true"]')).toBe(true);
  const described = await form.field('name').getAttribute('aria-describedby');
  expect(described?.split(' ')).toContain('seo-name-error');

  await keys.press('ControlOrMeta+A');
  await keys.type(asha.name);
  await keys.press('Enter');
  await expect.poll(() => form.status.textContent()).toContain(messages.success);
});

test('a group of terms opens and closes by its summary', async () => {
  await open('/services');
  await reach('.glossary-group summary');
  const terms = page.locator('.glossary-group').first();
  await keys.press('Enter');
  expect(await terms.locator('dl').isVisible()).toBe(true);
  await keys.press('Space');
  expect(await terms.locator('dl').isVisible()).toBe(false);
  expect(await isFocused('.glossary-group summary')).toBe(true);
});

async function open(path: string, viewport = { width: 1280, height: 800 }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(site.url + path);
}

/** Presses Tab until a matching element has the focus. */
async function reach(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    if (await isFocused(selector)) return;
    await keys.press(key);
  }
  throw new Error(`${key} does not come to ${selector}.`);
}

/** Types into the focused field and tabs to the next. */
async function type(...values: string[]): Promise<void> {
  for (const value of values) {
    await keys.type(value);
    await keys.press('Tab');
  }
}

function isFocused(selector: string): Promise<boolean> {
  return page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
}

function isMenuOpen(): Promise<boolean> {
  return page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'));
}

function isPanelShown(): Promise<boolean> {
  return page.locator('#all-services').isVisible();
}

function slideInView(): Promise<number> {
  return page.locator('.carousel-slides').evaluate((slides) => {
    return Math.round((slides.scrollLeft / slides.clientWidth) * 100) / 100 + 1;
  });
}
