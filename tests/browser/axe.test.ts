import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { addresses } from '../builders/addresses.ts';
import { asha } from '../builders/enquiry.ts';
import { bringAxe, findFaults } from './axe.ts';
import { openBrowser } from './chromium.ts';
import { fillIn, formNames, nameless } from './people.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const visitor = await visit(browser, site.url);
const { page } = visitor;
afterAll(() => Promise.all([browser.close(), site.close()]));

// One page in one window for all: a visit of its own for each would take twice as long.
await page.emulateMedia({ reducedMotion: 'reduce' });

test.each(addresses)(
  '%s: axe finds nothing wrong, on a phone or a desk, by day or by night',
  async (path) => {
    await page.goto(site.url + path);
    await bringAxe(page);
    expect(await faultsEverywhere(page)).toEqual([]);
  },
);

test.each(formNames)(
  'the form %s: axe finds nothing wrong when it is refused, nor when it is sent',
  async (name) => {
    await page.goto(site.addressOf(name));
    const form = await awake(page, name);
    await bringAxe(page);
    const within = `[data-enquiry="${name}"]`;

    await fillIn(form, name, nameless);
    await form.submit.click();
    await form.error('name').waitFor();
    expect(await faultsEverywhere(page, within)).toEqual([]);

    await fillIn(form, name, asha);
    await form.submit.click();
    await form.status.getByText(messages.success).waitFor();
    expect(await faultsEverywhere(page, within)).toEqual([]);
  },
);

async function faultsEverywhere(page: Page, within = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    // As tall as the page, so that the bar at the foot of the window lies over nothing.
    await page.setViewportSize({ width, height: 900 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const faults = await findFaults(page, { within, colours: colorScheme === 'dark' });
      found.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  }
  return found;
}
