import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { formOn, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

// The form's script takes over after five seconds: the first of each is posted by the browser.
test.each([
  ['home', 0],
  ['contact', 0],
  ['contact', 2_500],
  ['seo', 0],
  ['sem', 0],
] as const)(
  'on a cheap phone and a slow line, the form %s stores one enquiry and says so, sent after %i ms',
  async (name, ms) => {
    const before = site.stored.length;
    await using visitor = await visit(browser, site.addressOf(name), {
      before: beCheapPhone,
      waitForScript: false,
    });
    const { page } = visitor;
    const form = formOn(page, name);
    await fillIn(form, name, asha);
    await page.waitForTimeout(ms);
    await form.submit.click({ noWaitAfter: true });
    await expect.poll(() => form.status.textContent()).toContain(messages.success);
    await page.waitForLoadState('networkidle');
    expect(site.stored.slice(before)).toMatchObject([{ name: asha.name, message: asha.message, form: name }]);
    expect(await form.status.textContent()).toContain(messages.success);
    expect(visitor.complaints).toEqual([]);
  },
);

/** 400 kbit/s after 400 ms, and a sixth of this machine's processor. */
async function beCheapPhone(page: Page): Promise<void> {
  page.setDefaultTimeout(30_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
