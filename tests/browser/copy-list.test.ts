import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const path = '/logo-design-services';

test('the link copies the list of what we need', async () => {
  await using visitor = await visit(browser, site.url + path);
  const { page } = visitor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = page.getByRole('link', { name: 'Copy this list' });
  const loaded = page.waitForResponse(/copy-list/);
  await link.scrollIntoViewIfNeeded();
  await loaded;
  await expect
    .poll(async () => {
      await link.click();
      return page.locator('.essential output').textContent();
    })
    .toContain('Copied');
  const items = await page.locator('.needs li').allTextContents();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    items.map((item) => `- ${item}`).join('\n'),
  );
  expect(page.url()).toBe(site.url + path);
  expect(visitor.complaints).toEqual([]);
});

test('without script, or where copying is refused, the link opens the list as plain text', async () => {
  await using visitor = await visit(browser, site.url + path, { script: false });
  const items = await visitor.page.locator('.needs li').allTextContents();
  await visitor.page.getByRole('link', { name: 'Copy this list' }).click();
  await visitor.page.waitForURL(`**${path}/what-we-need.txt`);
  expect(await visitor.page.locator('body').textContent()).toContain(`- ${items[0]}`);

  await using refused = await visit(browser, site.url + path, {
    before: (page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => {
          sessionStorage.refused = 'yes';
          return Promise.reject(new Error('refused'));
        };
      }),
  });
  const { page } = refused;
  const link = page.getByRole('link', { name: 'Copy this list' });
  const loaded = page.waitForResponse(/copy-list/);
  await link.scrollIntoViewIfNeeded();
  const module = (await loaded).url();
  await page.evaluate(`import("${module}")`); // resolves after the page's own import of it
  await link.click();
  await page.waitForURL(`**${path}/what-we-need.txt`);
  expect(await page.evaluate(() => sessionStorage.refused)).toBe('yes');
});
