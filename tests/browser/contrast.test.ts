import { afterAll, expect, test } from 'vitest';
import { circumstancesOf, pagePaths } from '../support/page-paths.ts';
import { bringAxe } from './axe.ts';
import { openBrowser } from './chromium.ts';
import { faintLines } from './contrast.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));
await page.emulateMedia({ reducedMotion: 'reduce' });

const phone = [390, 844] as const;
const desktop = [1440, 900] as const;
type Circumstance = [size: typeof phone | typeof desktop, colorScheme: 'light' | 'dark'];
const onDesktops: Circumstance[] = [
  [desktop, 'light'],
  [desktop, 'dark'],
];

test.each(pagePaths)('%s: each line of text has contrast to the pixels below it', async (path) => {
  await page.goto(site.url + path);
  await bringAxe(page);
  const circumstances: Circumstance[] = [
    [phone, 'light'],
    [phone, 'dark'],
    ...circumstancesOf(path, onDesktops),
  ];
  for (const [[width, height], colorScheme] of circumstances) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect([width, colorScheme, ...(await faintLines(page))]).toEqual([width, colorScheme]);
  }
});

test('text in the colour of its background is reported', async () => {
  await page.goto(`${site.url}/cms-website-design-services`);
  await page.locator('h1').evaluate((title) => {
    title.style.color = 'rgb(198 58 28)'; // of the opening
  });
  expect((await faintLines(page)).join()).toMatch(/CMS website/);
});
