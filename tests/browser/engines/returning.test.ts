// A page that is reloaded, opened at a fragment or restored with Back works and still has the typed text.

import { expect } from 'vitest';
import { asha } from '../../support/enquiry.ts';
import type { Tab } from './engine.ts';
import {
  awake,
  click,
  fillIn,
  isEmpty,
  isFocused,
  move,
  scripted,
  submit,
  thanked,
  until,
  valuesIn,
} from './hand.ts';
import { openSiteInEngines } from './open.ts';

const { rows, test } = await openSiteInEngines();

const scrollToEnd = (tab: Tab) =>
  tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const pathOf = (tab: Tab, path: string) =>
  until(path, async () => (await tab.evaluate(() => location.pathname)) === path);

/** Follows a link of the footer, as a visitor does: `goto` may not store the page for Back. */
async function leave(tab: Tab): Promise<void> {
  await tab.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy-policy"]')?.click());
  await pathOf(tab, '/privacy-policy');
}

test('typed text survives a reload of the scrolled page that was opened at a fragment, and is removed on success', async (here) => {
  const { line, tab, open } = here;
  await open('/seo-services#enquiry-seo');
  await fillIn(tab, asha);
  const typed = await valuesIn(tab);
  expect(typed).toMatchObject({ name: asha.name, message: asha.message });
  const reload = async () => {
    await scrollToEnd(tab);
    await tab.reload();
    await awake(tab);
  };
  await reload();
  await until('the words come back', async () => (await valuesIn(tab)).message);
  expect(await valuesIn(tab)).toEqual(typed);
  await submit(tab);
  await thanked(tab);
  expect(line.posts[0]).toMatch(/^\{/); // sent by script, not by the browser's own post
  await reload();
  expect(await isEmpty(tab)).toBe(true);
});

test('a draft is removed when the browser itself has posted the form', async (here) => {
  const { line, tab, message, open, openFilled } = here;
  await openFilled();
  // As where the form's own script did not load. The response opens scrolled to the form.
  await tab.evaluate(() => document.querySelector<HTMLFormElement>('[data-enquiry] form')?.submit());
  await thanked(tab);
  expect(line.posts[0]).not.toMatch(/^\{/);
  expect(rows(message)).toHaveLength(1);
  await until('the draft is removed', () =>
    tab.evaluate((message) => !JSON.stringify({ ...sessionStorage }).includes(message), message),
  );
  await open();
  expect(await isEmpty(tab)).toBe(true);
});

test('a duplicated tab has the typed text, and both tabs send one enquiry', async (here) => {
  const { line, tab, another, message, openFilled, sendInto } = here;
  await openFilled();
  // The post fails once, so that the submission has a key when the tab is duplicated.
  await sendInto('gateway');

  // A duplicate starts with a copy of the session storage, and opens scrolled.
  const stored = await tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const copy = await another();
  await copy.goto(`${line.url}/seo-services`);
  await copy.evaluate((stored) => void Object.assign(sessionStorage, JSON.parse(stored)), stored);
  await scrollToEnd(copy);
  await copy.reload();
  await awake(copy);
  await until('the typed text', async () => (await valuesIn(copy)).message === message);

  line.fault = null;
  await submit(copy);
  await thanked(copy);
  await thanked(tab);
  expect(new Set(line.posts.map((post) => JSON.parse(post).key)).size).toBe(1);
  expect(rows(message)).toHaveLength(1);
  await copy.close();
});

for (const path of ['/', '/contact'])
  test(`Back restores what was typed on ${path}`, async ({ tab, open }) => {
    await open(path);
    await fillIn(tab, asha);
    const before = await valuesIn(tab);
    expect(before).toMatchObject({ name: asha.name, message: asha.message });
    await leave(tab);
    for (const delta of [-1, 1, -1] as const) {
      await move(tab, delta, delta === -1 ? path : '/privacy-policy');
      if (delta === 1) continue;
      await until('the words come back', async () => (await valuesIn(tab)).message);
      expect(await valuesIn(tab)).toEqual(before);
    }
  });

// An engine may reset fields when it restores a page.
for (const [what, path, field, typed] of [
  ['a calculator’s result', '/ppc-campaign-marketing-services', '.calculator input', '5'],
  ['the list of the service search', '/services', '#service-search', 'logo'],
] as const)
  test(`${what} fits its fields when its page is restored`, async ({ line, tab }) => {
    await tab.goto(line.url + path);
    /** The value of the field, and what the page shows for it. The output for screen readers comes a second later. */
    const state = () =>
      tab.evaluate((field) => {
        const input = document.querySelector(field) as HTMLInputElement;
        const shown = input.closest('[data-island]')?.cloneNode(true) as Element;
        for (const part of shown.querySelectorAll('output, [hidden]')) part.remove();
        return [input.value, shown.textContent] as const;
      }, field);
    const works = () =>
      until('the island', async () => {
        await click(tab, field);
        return isFocused(tab, `${field}:not([readonly])`);
      });
    const initial = await state();
    await works();
    await tab.keyboard.type(typed);
    await until('another result', async () => (await state())[1] !== initial[1]);
    const possible = [initial, await state()].map(String);
    await leave(tab);
    await move(tab, -1, path);
    await works();
    await until('value and result of before', async () => possible.includes(String(await state())));
  });

for (const [width, button, menu, link] of [
  [390, '.call-bar-menu', '#menu', '/who-we-are'],
  [1366, '#menu button', '#all-services', '/logo-design-services'],
] as const)
  test(`the menu that ${button} opens at ${width} px closes with Escape, and is closed when its page is restored`, async (here) => {
    const { line, tab } = here;
    await tab.goto(`${line.url}/seo-services`);
    await scripted(tab);
    await tab.setViewport({ width, height: 667 });
    const isOpen = (expected: boolean) =>
      until(`open: ${expected}`, async () => {
        const isOpen = await tab.evaluate(
          (menu) => document.querySelector(menu)?.matches(':popover-open'),
          menu,
        );
        return isOpen === expected;
      });
    await click(tab, button);
    await isOpen(true);
    await tab.keyboard.press('Escape');
    await isOpen(false);
    await click(tab, button);
    await isOpen(true);
    await click(tab, `${menu} a[href="${link}"]`);
    await pathOf(tab, link);
    await move(tab, -1, '/seo-services');
    await isOpen(false);
  });

test('a slide’s link scrolls to it, and is marked alone', async ({ line, tab }) => {
  await tab.goto(line.url);
  await tab.setViewport({ width: 390, height: 667 });
  for (const number of [3, 5, 1]) {
    await click(tab, `.carousel-dots a[href="#slide-${number}"]`);
    await until(`slide ${number}`, () =>
      tab.evaluate((number) => {
        const leftOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
        const dots = [...document.querySelectorAll('.carousel-dots a')];
        const frames = dots.map((one) => getComputedStyle(one).boxShadow);
        const isMarkedAlone = frames.filter((frame) => frame === frames[number - 1]).length === 1;
        return isMarkedAlone && Math.abs(leftOf(`#slide-${number}`) - leftOf('.carousel-slides')) < 2;
      }, number),
    );
  }
});
