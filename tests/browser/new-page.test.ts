// A page that is added by the recipe of views/README.md is right by default: complete, legible and light, though no style
// sheet and no section knows its name. The pages are added in memory, before anything that reads the tables is imported.

import { expect, test } from 'vitest';
import { type Estimate, estimates } from '../../views/estimates.ts';
import { type GroupName, groups, site as rows } from '../../views/site.ts';
import { bringAxe, faultsIn } from './axe.ts';
import { scrollsSideways, unreadable } from './reading.ts';
import { showFont } from './visitor.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 657 };
/** Heading, button, and three facts. */
const first = 'h1, .hero .actions > a, .hero-facts > li';

/** The last group of each family of services. */
const familyRows = Object.entries(groups).map(([group, { family }]) => [family, group as GroupName] as const);
const newGroups = [...new Map(familyRows).values()];
const labelOf = (group: GroupName) => `Local ${group} of shops`;
const pathOf = (group: GroupName) => `/local-${group}-of-shops`;
const estimate: Estimate = {
  ...{ min: 15, max: 30, unit: 'working days', small: 'one shop', large: 'four shops' },
  result: 'The first part in daily use',
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

/** What a page may choose: of its hero, its prose and its pieces. */
const choices: Parameters<typeof newPage>[] = [
  [{ figure: 'cmsDesign' }, {}, { layout: 'grid' }],
  [{ figure: 'magentoDevelopment' }, { layout: 'beside', ground: 'concrete' }, { layout: 'rows' }],
  [{ figure: 'psdToHtml' }, { ground: 'accent' }, { layout: 'steps' }],
  [{ figure: 'mobileApp', layout: 'below' }, { layout: 'poster' }, { layout: 'fields' }],
  [
    { figure: 'googleAds', layout: 'sheet' },
    { layout: 'beside', ground: 'ink' },
    { layout: 'strip', ground: 'concrete' },
  ],
];
const assets = readAssets();
for (const [index, choice] of choices.entries()) {
  const group = newGroups[index];
  Object.assign(pages, { [`new-${group}`]: newPage(...choice) });
  assets.cards[`new-${group}`] ??= '/assets/card.png'; // the build renders one for each row of the table
}

const { site, visit } = await browse({}, { assets });
const { page } = await visit();
await page.emulateMedia({ reducedMotion: 'reduce' });
await recompressPages(new AbortController().signal);

test.each(newGroups)(
  'a new page of %s arrives in one round trip, is complete, and has heading, button and facts on its first screen; it is legible for everyone',
  async (group) => {
    const url = site.url + pathOf(group);
    const { status, headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(14_600);

    await page.goto(url);
    await showFont(page);
    const parts = page.locator('main .essential h3');
    expect(await parts.allTextContents()).toEqual(Object.values(answers));
    const related = page.getByRole('navigation', { name: 'Related services' });
    expect(await related.locator('[aria-current="page"]').textContent()).toBe(labelOf(group));
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      expect(await page.locator(first).count()).toBe(5);
      expect(await page.locator(first).evaluateAll(outsideFirstScreen)).toEqual([]);
      // A line of text with air around it, and not a field.
      const button = await page.locator('.hero .actions > a').boundingBox();
      expect(button?.height).toBeLessThanOrEqual(72);
      expect([viewport.width, ...(await unreadable(page))]).toEqual([viewport.width]);
      expect([viewport.width, await scrollsSideways(page)]).toEqual([viewport.width, false]);
    }
    await bringAxe(page);
    // Header, bar and footer are those of every page.
    const everywhere = [phone, laptop].flatMap(({ width }) => [
      [width, 'light'] as const,
      [width, 'dark'] as const,
    ]);
    expect(await faultsIn(page, everywhere, 'main')).toEqual([]);
  },
);

/** Which of these are not whole between header and call bar. */
function outsideFirstScreen(elements: Element[]): (string | null)[] {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [from = 0, to = 0] = [boxOf('.header')?.bottom, boxOf('.call-bar')?.top];
  return elements.flatMap((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top < from || bottom > to || left < 0 || right > innerWidth ? [element.textContent] : [];
  });
}
