// Every page can be read in every engine: in narrow and wide windows, with more space between letters, with larger ones.

import type { Page, SerializedAXNode } from 'puppeteer-core';
import { afterAll, expect, test } from 'vitest';
import { circumstancesOf, pagePaths } from '../../support/page-paths.ts';
import { scrollsSideways, unreadableIfSpaced } from '../reading.ts';
import { serveSite } from '../site.ts';
import { names, openEngine, openFirefox, type Tab } from './engine.ts';
import { scripted } from './hand.ts';

const site = await serveSite();
afterAll(() => site.close());

async function open(tab: Tab, path: string) {
  await tab.goto(site.url + path);
  await scripted(tab);
}

// What is not laid out yet has no name in Chromium and Firefox; Puppeteer reads the names of Chromium.
test('headings and links have their names before the page is scrolled to them', async () => {
  const engine = await openEngine('chromium');
  const tab = await engine.open();
  for (const path of ['/', '/services', '/contact']) {
    await open(tab, path);
    const shown = await tab.evaluate(
      () =>
        [...document.querySelectorAll('h1, h2, h3, a')].filter((element) => element.checkVisibility()).length,
    );
    // Sections below the first screens are laid out in the first seconds.
    await expect.poll(async () => [path, await countNamed(tab as unknown as Page)]).toEqual([path, shown]);
  }
  await engine.close();
});

async function countNamed(page: Page): Promise<number> {
  const within = (node: SerializedAXNode): SerializedAXNode[] => [
    node,
    ...(node.children ?? []).flatMap(within),
  ];
  const root = await page.accessibility.snapshot({ interestingOnly: false });
  const nodes = root ? within(root) : [];
  return nodes.filter(({ role, name }) => ['heading', 'link'].includes(role) && name?.trim()).length;
}

// Of Chromium `every-page` is the test.
for (const name of names.filter((name) => name !== 'chromium')) {
  const engine = await openEngine(name);
  const tab = await engine.open();
  afterAll(() => engine.close());

  test.each(pagePaths)(`${name}: %s is readable, also with the text spacing of WCAG 1.4.12`, async (path) => {
    await open(tab, path);
    for (const width of circumstancesOf(path, [320, 768, 1366])) {
      await tab.setViewport({ width, height: 700 });
      expect([width, await scrollsSideways(tab)]).toEqual([width, false]);
      expect([width, ...(await unreadableIfSpaced(tab))]).toEqual([width]);
    }
  });
}

// Firefox enlarges letters whose size is in `vw`, too.
if (names.includes('firefox')) {
  const firefox = await openFirefox({ 'browser.display.os-zoom-behavior': 2, 'ui.textScaleFactor': 200 });
  const tab = await firefox.open();
  afterAll(() => firefox.close());

  test.each(pagePaths)(
    'firefox, with its letters alone doubled: %s does not scroll sideways, and all of its two bars is in view',
    async (path) => {
      await open(tab, path);
      expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of circumstancesOf(path, [390, 640, 1280])) {
        await tab.setViewport({ width, height: 700 });
        const outside = await tab.evaluate(() =>
          [...document.querySelectorAll('.header-row > *, .call-bar > *')]
            .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
            .map(({ className }) => className),
        );
        expect([width, await scrollsSideways(tab), ...outside]).toEqual([width, false]);
      }
    },
  );
}
