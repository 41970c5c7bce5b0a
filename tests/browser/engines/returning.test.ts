// A page that is reloaded, opened at a fragment or restored with Back works and still has the typed text.

import { setTimeout as later } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { asha } from '../../support/enquiry.ts';
import { openEngines } from './engines.ts';
import { awake, fillIn, submit, thanked, until, valuesIn } from './hand.ts';
import { openLine } from './line.ts';
import { openStoredSite } from './site.ts';

const site = await openStoredSite();
const { names, engine, close } = await openEngines();
afterAll(async () => {
  await close();
  await site.close();
});

const { subject: _, ...typed } = asha;

test.for(names)(
  '%s: typed text survives a reload of the scrolled page, and is removed on success',
  async (name) => {
    await using line = await openLine(site.url);
    const tab = await engine(name).open();
    await tab.go(`${line.url}/seo-services`);
    await awake(tab);
    await fillIn(tab, asha);
    await tab.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await tab.reload();
    await awake(tab);
    await until('the words come back', async () => (await valuesIn(tab)).message);
    expect(await valuesIn(tab)).toEqual(typed);
    await submit(tab);
    await thanked(tab);
    await tab.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await tab.reload();
    await awake(tab);
    expect(Object.values(await valuesIn(tab)).join('')).toBe('');
    await tab.close();
  },
);

test.for(names)('%s: a page that opens at a fragment runs its script', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services#enquiry-seo`);
  await awake(tab);
  await fillIn(tab, asha);
  await submit(tab);
  await thanked(tab);
  expect(line.posts[0]).toMatch(/^\{/); // sent by script, not by the browser's own post
  await tab.close();
});

test.for(names)('%s: a draft is removed when the browser itself has posted the form', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services`);
  await awake(tab);
  const message = `Posted without script in ${name}`;
  await fillIn(tab, { ...asha, message });
  // As where the form's own script did not load. The response opens scrolled to the form.
  await tab.run(() => document.querySelector<HTMLFormElement>('[data-enquiry] form')?.submit());
  await thanked(tab);
  expect(line.posts[0]).not.toMatch(/^\{/);
  expect(site.rows(message)).toHaveLength(1);
  await until('the draft is removed', () =>
    tab.run((message) => !JSON.stringify({ ...sessionStorage }).includes(message), message),
  );
  await tab.go(`${line.url}/seo-services`);
  await awake(tab);
  expect(Object.values(await valuesIn(tab)).join('')).toBe('');
  await tab.close();
});

test.for(names)('%s: a duplicated tab has the typed text, and both tabs send one enquiry', async (name) => {
  await using line = await openLine(site.url);
  const message = `A duplicated tab in ${name}`;
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services`);
  await awake(tab);
  await fillIn(tab, { ...asha, message });
  // The post fails once, so that the submission has a key when the tab is duplicated.
  line.fault = 'gateway';
  await submit(tab);
  await until('the first try', async () => line.posts.length > 0);

  // A duplicate starts with a copy of the session storage, and opens scrolled.
  const stored = await tab.run(() => JSON.stringify({ ...sessionStorage }));
  const copy = await tab.another();
  await copy.go(`${line.url}/seo-services`);
  await copy.run((stored) => Object.assign(sessionStorage, JSON.parse(stored)), stored);
  await copy.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await copy.reload();
  await awake(copy);
  await until('the typed text', async () => (await valuesIn(copy)).message === message);

  line.fault = null;
  await submit(copy);
  await thanked(copy);
  await thanked(tab);
  expect(new Set(line.posts.map((post) => JSON.parse(post).key)).size).toBe(1);
  expect(site.rows(message)).toHaveLength(1);
  await copy.close();
  await tab.close();
});

test.for(names)('%s: Back restores what was typed', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  for (const path of ['/', '/contact']) {
    await tab.go(line.url + path);
    await awake(tab);
    await fillIn(tab, asha);
    const before = await valuesIn(tab);
    expect(before).toMatchObject(typed);
    await tab.run(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/privacy-policy"]')?.click(),
    );
    await until('the other page', () => tab.run(() => location.pathname === '/privacy-policy'));
    await tab.back();
    await until('the words come back', async () => (await valuesIn(tab)).message);
    expect(await valuesIn(tab)).toEqual(before);
    await tab.forward();
    await tab.back();
    await until('the words come back', async () => (await valuesIn(tab)).message);
    expect(await valuesIn(tab)).toEqual(before);
  }
  await tab.close();
});

// An engine may reset fields when it restores a page.
const islands = [
  {
    what: 'a calculator’s result',
    path: '/ppc-campaign-marketing-services',
    field: '.calculator input',
    typed: '5',
    result: '.calculator',
  },
  {
    what: 'the list of the service search',
    path: '/services',
    field: '#service-search',
    typed: 'logo',
    result: '[data-island]:has(#service-search)',
  },
];

test.for(names.flatMap((name) => islands.map((island) => ({ name, ...island }))))(
  '$name: $what fits its fields when its page is restored',
  async ({ name, path, field, typed, result }) => {
    await using line = await openLine(site.url);
    const tab = await engine(name).open();
    await tab.go(line.url + path);
    const shown = () =>
      tab.run((result) => {
        const island = document.querySelector(result);
        const hidden = [...(island?.querySelectorAll('[hidden]') ?? [])].map(
          (element) => element.textContent,
        );
        return `${island?.textContent} without ${hidden}`;
      }, result);
    const initial = await shown();
    await until('the island', async () => {
      await tab.click(field);
      return tab.run((field) => !document.querySelector<HTMLInputElement>(field)?.readOnly, field);
    });
    await tab.type(typed);
    await until('another result', async () => (await shown()) !== initial);
    await tab.run(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/privacy-policy"]')?.click(),
    );
    await until('the other page', () => tab.run(() => location.pathname === '/privacy-policy'));
    await tab.back();
    await until('the page', () => tab.run((path) => location.pathname === path, path));
    await until('the island', async () => {
      await tab.run((field) => document.querySelector<HTMLElement>(field)?.focus(), field);
      return tab.run((field) => !document.querySelector<HTMLInputElement>(field)?.readOnly, field);
    });
    await later(500);
    const restored = await shown();
    await tab.run(
      (field) => document.querySelector(field)?.dispatchEvent(new Event('input', { bubbles: true })),
      field,
    );
    expect(restored).toBe(await shown());
    await tab.close();
  },
);

const menus = [
  {
    what: 'the phone’s menu',
    width: 390,
    button: '.call-bar-menu',
    menu: '#menu',
    link: '/who-we-are',
  },
  {
    what: 'the panel of all services',
    width: 1366,
    button: '#menu button',
    menu: '#all-services',
    link: '/logo-design-services',
  },
];

test.for(names.flatMap((name) => menus.map((menu) => ({ name, ...menu }))))(
  '$name: $what is closed when its page is restored',
  async ({ name, width, button, menu, link }) => {
    await using line = await openLine(site.url);
    const tab = await engine(name).open();
    await tab.go(`${line.url}/seo-services`);
    await tab.resize({ width, height: 667 });
    await tab.run(() => scrollTo({ top: 0, behavior: 'instant' }));
    await tab.click(button);
    const isOpen = () =>
      tab.run((menu) => document.querySelector(menu)?.matches(':popover-open') === true, menu);
    await until('the menu opens', isOpen);
    await tab.click(`${menu} a[href="${link}"]`);
    await until('the other page', () => tab.run((link) => location.pathname === link, link));
    await tab.back();
    await until('the page comes back', () => tab.run(() => location.pathname === '/seo-services'));
    await until('the menu is closed', async () => !(await isOpen()));
    await tab.close();
  },
);

test.for(names)('%s: Escape closes the menu and returns the focus', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services`);
  await tab.resize({ width: 390, height: 667 });
  await tab.run(() => document.querySelector<HTMLElement>('.call-bar-menu')?.focus());
  await tab.press('Enter');
  const isOpen = () => tab.run(() => document.querySelector('#menu')?.matches(':popover-open') === true);
  await until('the menu opens', isOpen);
  await tab.press('Escape');
  await until('the menu closes', async () => !(await isOpen()));
  expect(await tab.run(() => document.activeElement?.className)).toBe('call-bar-menu');
  await tab.close();
});

test.for(names)('%s: a slide’s link scrolls to it, stays in view and is marked', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(line.url);
  await tab.resize({ width: 390, height: 667 });
  for (const number of [3, 5, 1]) {
    await tab.click(`.carousel-dots a[href="#slide-${number}"]`);
    await until(`slide ${number}`, () =>
      tab.run((number) => {
        const list = document.querySelector('.carousel-slides')?.getBoundingClientRect();
        const slide = document.querySelector(`#slide-${number}`)?.getBoundingClientRect();
        const bar = document.querySelector('.call-bar')?.getBoundingClientRect();
        const dot = document.querySelector(`.carousel-dots a[href="#slide-${number}"]`);
        if (!list || !slide || !bar || !dot) return false;
        const isShown = Math.abs(slide.left - list.left) < 2;
        const isAboveBar =
          dot.getBoundingClientRect().bottom <= bar.top && dot.getBoundingClientRect().top >= 0;
        const frames = [...document.querySelectorAll('.carousel-dots a')].map(
          (one) => getComputedStyle(one).boxShadow,
        );
        const isMarkedAlone = frames.filter((frame) => frame === frames[number - 1]).length === 1;
        return isShown && isAboveBar && isMarkedAlone;
      }, number),
    );
  }
  await tab.close();
});
