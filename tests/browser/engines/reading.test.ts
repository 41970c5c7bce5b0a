// Every page can be read in every engine: in narrow and wide windows, with more space between letters, with larger ones.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { circumstancesOf, pagePaths } from '../../support/page-paths.ts';
import { scrollsSideways, unreadableIfSpaced } from '../reading.ts';
import { serveSite } from '../site.ts';
import { type Display, openDisplay } from './display.ts';
import type { Engine, Tab } from './engine.ts';
import { openEngines } from './engines.ts';
import { openFirefox } from './firefox.ts';
import { until } from './hand.ts';

const site = await serveSite();
const { names, engine, close } = await openEngines();
afterAll(() => Promise.all([close(), site.close()]));

async function open(tab: Tab, path: string) {
  await tab.go(site.url + path);
  await until('the deferred sheet', () =>
    tab.run(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/deferred-'))),
  );
  return { evaluate: <Result>(action: () => Result) => tab.run(action) as Promise<Result> };
}

describe.each(names)('%s', async (name) => {
  const tab = await engine(name).open();
  afterAll(() => tab.close());

  test.each(pagePaths)('%s is readable, also with the text spacing of WCAG 1.4.12', async (path) => {
    const page = await open(tab, path);
    for (const width of circumstancesOf(path, [320, 768, 1366])) {
      await tab.resize({ width, height: 700 });
      expect([width, await scrollsSideways(page)]).toEqual([width, false]);
      expect([width, ...(await unreadableIfSpaced(page))]).toEqual([width]);
    }
  });
});

test.for(names)(
  '%s: headings and links have their names before the page is scrolled to them',
  async (name) => {
    const tab = await engine(name).open();
    for (const path of ['/', '/services', '/contact']) {
      await open(tab, path);
      const count = await tab.run(() => {
        const named = [...document.querySelectorAll('main :is(h2, h3, a)')].filter((element) =>
          element.checkVisibility(),
        );
        for (const [index, element] of named.entries()) element.setAttribute('data-named', `${index}`);
        return named.length;
      });
      const nameless: string[] = [];
      for (let index = 0; index < count; index++) {
        const selector = `[data-named="${index}"]`;
        if (!(await tab.label(selector)).trim())
          nameless.push(
            await tab.run((selector) => document.querySelector(selector)?.outerHTML ?? '', selector),
          );
      }
      expect([path, ...nameless]).toEqual([path]);
    }
    await tab.close();
  },
);

// Firefox enlarges letters whose size is in `vw`, too.
describe.runIf(names.includes('firefox'))('firefox, with its letters alone doubled', () => {
  let display: Display;
  let firefox: Engine;
  let tab: Tab;
  // In a hook, which is skipped with its tests where Firefox is not installed.
  beforeAll(async () => {
    display = await openDisplay();
    firefox = await openFirefox(display, {
      'browser.display.os-zoom-behavior': 2,
      'ui.textScaleFactor': 200,
    });
    tab = await firefox.open();
  });
  afterAll(async () => {
    await firefox.close();
    await display.close();
  });

  test.each(pagePaths)('%s does not scroll sideways, and all of its two bars is in view', async (path) => {
    const page = await open(tab, path);
    expect(await tab.run(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of circumstancesOf(path, [390, 640, 1280])) {
      await tab.resize({ width, height: 700 });
      expect([width, await scrollsSideways(page)]).toEqual([width, false]);
      const outside = await tab.run(() =>
        [...document.querySelectorAll('.header-row > *, .call-bar > *')]
          .filter(
            (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
          )
          .map((element) => element.className),
      );
      expect([width, ...outside]).toEqual([width]);
    }
  });
});
