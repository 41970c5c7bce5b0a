// A page that is added by the recipe of views/README.md is right by default: complete, legible and light, though no style
// sheet and no section knows its name. The pages are added in memory, before anything that reads the tables is imported.

import { expect, test } from 'vitest';
import { type Estimate, estimates } from '../../views/estimates.ts';
import { type GroupName, groups, site as rows } from '../../views/site.ts';
import { bringAxe, faultsIn } from './axe.ts';
import { scrollsSideways, unreadable } from './reading.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 657 };
const pageBytesMax = 14_600;

/** One of each family of services. */
const newGroups = ['design', 'development', 'graphic', 'app', 'seo'] as const;
const labelOf = (group: GroupName) => `Local ${group} of shops`;
const pathOf = (group: GroupName) => `/local-${group}-of-shops`;
const estimate: Estimate = {
  ...{ min: 15, max: 30, unit: 'working days', result: 'The first part in daily use' },
  included: ['Training for your staff', 'The files are yours'],
  start: 'the day we have the deposit',
};
for (const [index, group] of newGroups.entries()) {
  const label = labelOf(group);
  const description = `${label} for small businesses in Chandigarh: what you get, how long it takes, and what decides the price.`;
  const row = { path: pathOf(group), title: `${label} in Chandigarh and Mohali`, label, description };
  Object.assign(rows, { [`new-${group}`]: { ...row, parent: 'home', group } });
  // The owner has not decided about one of them.
  Object.assign(estimates, { [`new-${group}`]: index === 2 ? null : estimate });
}

// What imports the tables reads them with the new rows.
const { newPage } = await import('./new-page.tsx');
const { pages } = await import('../../views/pages/index.ts');
const { readAssets } = await import('../../server/paths.ts');
const { recompressPages } = await import('../../server/pages/prerender.ts');
const { answers } = await import('../../views/sections/essentials.tsx');
const { browse } = await import('./open.ts');

const made = [
  newPage({ figure: 'cmsDesign' }, {}, { layout: 'grid' }),
  newPage({ figure: 'magentoDevelopment' }, { layout: 'beside', ground: 'concrete' }, { layout: 'rows' }),
  newPage({ figure: 'psdToHtml' }, { ground: 'accent' }, { layout: 'steps' }),
  newPage({ figure: 'mobileApp', layout: 'below' }, { layout: 'poster' }, { layout: 'fields' }),
  newPage(
    { figure: 'googleAds', layout: 'sheet' },
    { layout: 'beside', ground: 'ink' },
    { layout: 'strip', ground: 'concrete' },
  ),
];
const assets = readAssets();
for (const [index, group] of newGroups.entries()) {
  Object.assign(pages, { [`new-${group}`]: made[index] });
  assets.cards[`new-${group}`] ??= '/assets/card.png'; // the build renders one for each row of the table
}

const { site, visit } = await browse({}, { assets });
const { page } = await visit();
await page.emulateMedia({ reducedMotion: 'reduce' });
await recompressPages(new AbortController().signal);

test.each(newGroups)(
  'a new page of %s arrives in one round trip, is complete, and has heading, button and facts on its first screen; it is legible for everyone',
  async (group) => {
    const response = await fetch(site.url + pathOf(group), { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(pageBytesMax);
    await response.body?.cancel();

    await page.goto(site.url + pathOf(group));
    const parts = page.locator('main .essential h3');
    expect(await parts.allTextContents()).toEqual(Object.values(answers));
    const related = page.getByRole('navigation', { name: 'Related services' });
    expect(await related.locator('[aria-current="page"]').textContent()).toBe(labelOf(group));
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      const { top, bottom, boxes } = await page.evaluate(firstScreen);
      expect(boxes.map(({ name }) => name)).toEqual(['h1', 'button', 'fact', 'fact', 'fact']);
      const isInside = (box: (typeof boxes)[number]) =>
        box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= viewport.width;
      expect(boxes.filter((box) => !isInside(box))).toEqual([]);
      // A line of text with air around it, and not a field.
      expect(boxes[1]).toSatisfy((button) => button.bottom - button.top <= 72);
      expect([viewport.width, ...(await unreadable(page))]).toEqual([viewport.width]);
      expect([viewport.width, await scrollsSideways(page)]).toEqual([viewport.width, false]);
    }
    await bringAxe(page);
    // Header, bar and footer are those of every page.
    const faults = faultsIn(
      page,
      [phone, laptop].flatMap(({ width }) => [[width, 'light'] as const, [width, 'dark'] as const]),
      'main',
    );
    expect(await faults).toEqual([]);
  },
);

test('each family of services has a new page', () => {
  const families = Object.values(groups).map(({ family }) => family);
  expect(new Set(newGroups.map((group) => groups[group].family))).toEqual(new Set(families));
});

/** Where header and call bar end, and the boxes of what must be between them. */
function firstScreen() {
  const boxesOf = (name: string, selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { name, top, bottom, left, right };
    });
  return {
    top: document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0,
    bottom: document.querySelector('.call-bar')?.getBoundingClientRect().top ?? 0,
    boxes: [
      ...boxesOf('h1', 'h1'),
      ...boxesOf('button', '.hero .actions > a'),
      ...boxesOf('fact', '.hero-facts > li'),
    ],
  };
}
