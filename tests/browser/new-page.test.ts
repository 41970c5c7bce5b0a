// A page that is added by the recipe of views/README.md is right by default: complete, legible and light, though no style
// sheet and no section knows its name. The pages are added in memory, before anything that reads the tables is imported.

import { afterAll, describe, expect, test } from 'vitest';
import { type Estimate, estimates } from '../../views/estimates.ts';
import { type GroupName, groups, type PageRow, site as rows } from '../../views/site.ts';
import { bringAxe, findFaults } from './axe.ts';
import { openBrowser } from './chromium.ts';
import { faintLines } from './contrast.ts';
import { scrollsSideways, unreadable } from './reading.ts';
import { visit } from './visitor.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 657 };
const pageBytesMax = 14_600;

const added = {
  design: row('design', 'landing-page-design', 'Landing Page Design'),
  development: row('development', 'shopify-development', 'Shopify Development'),
  graphic: row('graphic', 'packaging-design', 'Packaging Design'),
  apps: row('app', 'tablet-app-development', 'Tablet App Development'),
  marketing: row('seo', 'local-search-marketing', 'Local Search Marketing'),
};
type Added = keyof typeof added;
const families = Object.keys(added) as Added[];

const estimate: Estimate = {
  min: 15,
  max: 30,
  unit: 'working days',
  result: 'The first part in daily use',
  included: ['Training for your staff', 'The files are yours'],
  start: 'the day we have the deposit',
};

for (const family of families) {
  Object.assign(rows, { [nameOf(family)]: added[family] });
  // The owner has not decided about one of them.
  Object.assign(estimates, { [nameOf(family)]: family === 'graphic' ? null : estimate });
}

const { newPage } = await import('./new-page.tsx');
const { pages } = await import('../../views/pages/index.ts');
const lede = 'Your customers find what they look for, ask you, and buy, on the phone that they already have.';
Object.assign(pages, {
  [nameOf('design')]: newPage({
    hero: { title: 'Landing pages that lead to a call', lede, figure: 'cmsDesign' },
    prose: {},
    pieces: { layout: 'grid' },
  }),
  [nameOf('development')]: newPage({
    hero: { title: 'Shopify shops that your staff can run', lede, figure: 'magentoDevelopment' },
    prose: { layout: 'beside', ground: 'concrete' },
    pieces: { layout: 'rows' },
  }),
  [nameOf('graphic')]: newPage({
    hero: { title: 'Packaging that sells from the shelf', lede, figure: 'psdToHtml' },
    prose: { ground: 'accent' },
    pieces: { layout: 'steps' },
  }),
  [nameOf('apps')]: newPage({
    hero: { title: 'Tablet apps for waiters and clerks', lede, figure: 'mobileApp', layout: 'below' },
    prose: { layout: 'poster' },
    pieces: { layout: 'fields' },
  }),
  [nameOf('marketing')]: newPage({
    hero: { title: 'Local search for shops with a door', lede, figure: 'googleAds', layout: 'sheet' },
    prose: { layout: 'beside', ground: 'ink' },
    pieces: { layout: 'strip', ground: 'concrete' },
  }),
});

// What imports the tables reads them with the new rows.
const { readAssets } = await import('../../server/paths.ts');
const { recompressPages } = await import('../../server/pages/prerender.ts');
const { answers } = await import('../../views/sections/essentials.tsx');
const { serveSite } = await import('./site.ts');

const assets = readAssets();
// The build renders a card for each row of the table.
for (const family of families) assets.cards[nameOf(family)] ??= '/assets/card.png';

const browser = await openBrowser();
const site = await serveSite({}, { assets });
const { page } = await visit(browser, site.url);
await page.emulateMedia({ reducedMotion: 'reduce' });
await recompressPages(new AbortController().signal);
afterAll(() => Promise.all([browser.close(), site.close()]));

test('each family of services has a new page', () => {
  expect(families.toSorted()).toEqual(
    [...new Set(Object.values(groups).map((group) => group.family))].sort(),
  );
});

describe.each(families)('a new page of %s', (family) => {
  const { path, label } = added[family];

  test('arrives in one round trip', async () => {
    const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(pageBytesMax);
    await response.body?.cancel();
  });

  test('has the answers under their anchors, the questions, and the closing call', async () => {
    await page.goto(site.url + path);
    const parts = page.locator('main .essential');
    expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual(Object.keys(answers));
    expect(await parts.locator('h3').allTextContents()).toEqual(Object.values(answers));
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of await links.all()) {
      const target = await link.getAttribute('href');
      expect([target, await page.locator(`main ${target}`).count()]).toEqual([target, 1]);
    }
    expect(await page.locator('#questions h3').count()).toBe(3);
    const ending = page.locator('main > :last-child');
    expect(await ending.getByRole('link', { name: 'Ask for a free quote' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(await ending.locator('a[href^="tel:"]').count()).toBe(1);
    const related = page.getByRole('navigation', { name: 'Related services' });
    expect(await related.locator('[aria-current="page"]').textContent()).toBe(label);
  });

  test.each([phone, laptop])(
    'shows heading, button and facts on the first screen of $width by $height',
    async (viewport) => {
      await page.setViewportSize(viewport);
      await page.goto(site.url + path);
      const { top, bottom, boxes } = await page.evaluate(firstScreen);
      expect(boxes.map(({ name }) => name)).toEqual(['h1', 'button', 'fact', 'fact', 'fact']);
      for (const box of boxes) {
        expect(box).toSatisfy(() => box.top >= top && box.bottom <= bottom);
        expect(box).toSatisfy(() => box.left >= 0 && box.right <= viewport.width);
      }
      // A line of text with air around it, and not a field.
      expect(boxes[1]).toSatisfy((button) => button.bottom - button.top <= 72);
    },
  );

  test('is legible for everyone, on a phone and a laptop, in light and dark', async () => {
    await page.goto(site.url + path);
    await bringAxe(page);
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect({
          viewport,
          colorScheme,
          // Header, bar and footer are those of every page.
          faults: await findFaults(page, { within: 'main' }),
          faint: await faintLines(page),
          unreadable: await unreadable(page),
          sideways: await scrollsSideways(page),
        }).toEqual({ viewport, colorScheme, faults: [], faint: [], unreadable: [], sideways: false });
      }
    }
  });
});

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

function nameOf(family: Added): string {
  return `new-${family}`;
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
