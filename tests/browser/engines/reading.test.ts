// Every page can be read in every engine: in narrow and wide windows, with more space between letters, with larger ones.

import { afterAll, describe, expect, test } from 'vitest';
import { circumstancesOf, pagePaths } from '../../support/page-paths.ts';
import { scrollsSideways, unreadableIfSpaced } from '../reading.ts';
import { serveSite } from '../site.ts';
import { openDisplay } from './display.ts';
import type { Engine, Tab } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { until } from './hand.ts';
import { names, openEngines } from './open.ts';

const site = await serveSite();
const engines = await openEngines();
afterAll(() => site.close());

async function open(tab: Tab, path: string) {
  await tab.go(site.url + path);
  await until('the deferred sheet', () =>
    tab.run(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/deferred-'))),
  );
  return { evaluate: <Result>(action: () => Result) => tab.run(action) as Promise<Result> };
}

describe.each(names)('%s', async (name) => {
  const tab = await (engines.get(name) as Engine).open();
  afterAll(() => tab.close());

  // Of Chromium `every-page` is the test.
  test.each(name === 'chromium' ? [] : pagePaths)(
    '%s is readable, also with the text spacing of WCAG 1.4.12',
    async (path) => {
      const page = await open(tab, path);
      for (const width of circumstancesOf(path, [320, 768, 1366])) {
        await tab.resize({ width, height: 700 });
        expect([width, await scrollsSideways(page)]).toEqual([width, false]);
        expect([width, ...(await unreadableIfSpaced(page))]).toEqual([width]);
      }
    },
  );

  test('headings and links have their names before the page is scrolled to them', async () => {
    for (const path of ['/', '/services', '/contact']) {
      await open(tab, path);
      const count = await tab.run(() => {
        const all = [...document.querySelectorAll('main :is(h2, h3, a)')];
        const named = all.filter((element) => element.checkVisibility());
        for (const [index, element] of named.entries()) element.setAttribute('data-named', `${index}`);
        return named.length;
      });
      // Sections below the first screens are laid out in the first seconds.
      for (let index = 0; index < count; index++)
        await until(`the name of ${index} on ${path}`, async () =>
          (await tab.label(`[data-named="${index}"]`)).trim(),
        );
    }
  });
});

// Firefox enlarges letters whose size is in `vw`, too.
if (names.includes('firefox')) {
  const display = await openDisplay();
  const firefox = await openFirefox(display, {
    'browser.display.os-zoom-behavior': 2,
    'ui.textScaleFactor': 200,
  });
  const tab = await firefox.open();
  afterAll(async () => {
    await firefox.close();
    await display.close();
  });

  test.each(pagePaths)(
    'firefox, with its letters alone doubled: %s does not scroll sideways, and all of its two bars is in view',
    async (path) => {
      const page = await open(tab, path);
      expect(await tab.run(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of circumstancesOf(path, [390, 640, 1280])) {
        await tab.resize({ width, height: 700 });
        const outside = await tab.run(() =>
          [...document.querySelectorAll('.header-row > *, .call-bar > *')]
            .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
            .map(({ className }) => className),
        );
        expect([width, await scrollsSideways(page), ...outside]).toEqual([width, false]);
      }
    },
  );
}
