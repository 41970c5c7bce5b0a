import { afterAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const path = '/logo-design-services';

test('the button copies the list of what we need', async () => {
  await using visitor = await visit(browser, site.url + path);
  const { page } = visitor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = page.getByRole('button', { name: 'Copy this list' });
  const loaded = page.waitForResponse(/copy-list/);
  await button.scrollIntoViewIfNeeded();
  await loaded;
  await expect
    .poll(async () => {
      await button.click();
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

test('where copying is refused, the page says so', async () => {
  await using visitor = await visit(browser, site.url + path, {
    before: (page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      }),
  });
  const { page } = visitor;
  const button = page.getByRole('button', { name: 'Copy this list' });
  const loaded = page.waitForResponse(/copy-list/);
  await button.scrollIntoViewIfNeeded();
  await loaded;
  await expect
    .poll(async () => {
      await button.click();
      return page.locator('.essential output').textContent();
    })
    .toContain('select the list');
});

test('without script there is the list, and no button that does nothing', async () => {
  await using visitor = await visit(browser, site.url + path, { script: false });
  await visitor.page.locator('.needs li').first().waitFor();
  expect(await visitor.page.getByRole('button', { name: 'Copy this list' }).count()).toBe(0);
});
