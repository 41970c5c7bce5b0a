// A page that is added by the recipe of views/README.md is right by default: complete, legible and light, though no style
// sheet and no section knows its name. The pages are added in memory, before anything that reads the tables is imported.

import { expect, test } from 'vitest';
import { type Estimate, estimates } from '../../views/estimates.ts';
import { type GroupName, groups, type PageRow, site as rows } from '../../views/site.ts';
import { bringAxe, type Circumstance, faultsIn } from './axe.ts';
import { scrollsSideways, unreadable } from './reading.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 657 };
const pageBytesMax = 14_600;

/** In a group of each family. */
const added = {
  design: row('design', 'landing-page-design', 'Landing Page Design'),
  development: row('development', 'shopify-development', 'Shopify Development'),
  graphic: row('graphic', 'packaging-design', 'Packaging Design'),
  apps: row('app', 'tablet-app-development', 'Tablet App Development'),
  marketing: row('seo', 'local-search-marketing', 'Local Search Marketing'),
};
type Family = keyof typeof added;
const families = Object.keys(added) as Family[];
const nameOf = (family: Family) => `new-${family}`;

const estimate: Estimate = {
  ...{ min: 15, max: 30, unit: 'working days', result: 'The first part in daily use' },
  included: ['Training for your staff', 'The files are yours'],
  start: 'the day we have the deposit',
};
for (const family of families) {
  Object.assign(rows, { [nameOf(family)]: added[family] });
  // The owner has not decided about one of them.
  Object.assign(estimates, { [nameOf(family)]: family === 'graphic' ? null : estimate });
}

// What imports the tables reads them with the new rows.
const { newPage } = await import('./new-page.tsx');
const { pages } = await import('../../views/pages/index.ts');
const { readAssets } = await import('../../server/paths.ts');
const { recompressPages } = await import('../../server/pages/prerender.ts');
const { answers } = await import('../../views/sections/essentials.tsx');
const { browse } = await import('./open.ts');

Object.assign(pages, {
  [nameOf('design')]: newPage({ figure: 'cmsDesign' }, {}, { layout: 'grid' }),
  [nameOf('development')]: newPage(
    { figure: 'magentoDevelopment' },
    { layout: 'beside', ground: 'concrete' },
    { layout: 'rows' },
  ),
  [nameOf('graphic')]: newPage({ figure: 'psdToHtml' }, { ground: 'accent' }, { layout: 'steps' }),
  [nameOf('apps')]: newPage(
    { figure: 'mobileApp', layout: 'below' },
    { layout: 'poster' },
    { layout: 'fields' },
  ),
  [nameOf('marketing')]: newPage(
    { figure: 'googleAds', layout: 'sheet' },
    { layout: 'beside', ground: 'ink' },
    { layout: 'strip', ground: 'concrete' },
  ),
});
const assets = readAssets();
// The build renders a card for each row of the table.
for (const family of families) assets.cards[nameOf(family)] ??= '/assets/card.png';

const { site, visit } = await browse({}, { assets });
const { page } = await visit();
await page.emulateMedia({ reducedMotion: 'reduce' });
await recompressPages(new AbortController().signal);

test('each family of services has a new page', () => {
  const all = Object.values(groups).map((group) => group.family);
  expect(families.toSorted()).toEqual([...new Set(all)].sort());
});

test.each(families)(
  'a new page of %s arrives in one round trip, is complete, and has heading, button and facts on its first screen',
  async (family) => {
    const { path, label } = added[family];
    const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(pageBytesMax);
    await response.body?.cancel();

    await page.goto(site.url + path);
    const parts = page.locator('main .essential h3');
    expect(await parts.allTextContents()).toEqual(Object.values(answers));
    const related = page.getByRole('navigation', { name: 'Related services' });
    expect(await related.locator('[aria-current="page"]').textContent()).toBe(label);
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      const { top, bottom, boxes } = await page.evaluate(firstScreen);
      expect(boxes.map(({ name }) => name)).toEqual(['h1', 'button', 'fact', 'fact', 'fact']);
      for (const box of boxes) {
        expect(box).toSatisfy(() => box.top >= top && box.bottom <= bottom);
        expect(box).toSatisfy(() => box.left >= 0 && box.right <= viewport.width);
      }
      // A line of text with air around it, and not a field.
      expect(boxes[1]).toSatisfy((button) => button.bottom - button.top <= 72);
    }
  },
);

test.each(families)(
  'a new page of %s is legible for everyone, on a phone and a laptop, in light and dark',
  async (family) => {
    await page.goto(site.url + added[family].path);
    await bringAxe(page);
    const circumstances = [phone, laptop].flatMap(({ width }): Circumstance[] => [
      [width, 'light'],
      [width, 'dark'],
    ]);
    // Header, bar and footer are those of every page.
    const faults = await faultsIn(page, circumstances, 'main');
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      faults.push(...(await unreadable(page)));
      if (await scrollsSideways(page)) faults.push(`scrolls sideways at ${viewport.width}`);
    }
    expect(faults).toEqual([]);
  },
);

function row(group: GroupName, path: string, label: string): PageRow<keyof typeof rows> {
  return {
    path: `/${path}`,
    title: `${label} in Chandigarh and Mohali`,
    label,
    description: `${label} for small businesses in Chandigarh: what you get, how long it takes, and what decides the price.`,
    parent: 'home',
    group,
  };
}

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
