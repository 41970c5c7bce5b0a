// An unsent enquiry is sent in the background, once, or offered for seven days.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { rowsOf } from '../support/site.ts';
import { openBrowser } from './chromium.ts';
import { fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { ageUnsent, readUnsentKeys } from './unsent-storage.ts';
import { awake, visit } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'unsent-'));
const store = await openStore(`file:${folder}/enquiries.db`);
const browser = await openBrowser();
const site = await serveSite({}, { store });
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  await store.close();
  rmSync(folder, { recursive: true });
});

const rows = (message: string) => rowsOf(`${folder}/enquiries.db`).filter((row) => row.message === message);

test('a visit without a failure registers no worker and stores nothing', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  const form = await awake(page, 'seo');
  await fillIn(form, 'seo', { ...asha, message: 'No failure' });
  await form.submit.click();
  await form.status.getByText('Thanks').waitFor();
  expect(await workers(page)).toBe(0);
  await expect.poll(() => page.evaluate(readUnsentKeys)).toEqual([]);
});

test('an enquiry deleted in the offer is in no draft either', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  const form = await awake(page, 'seo');
  const message = 'Deleted by the offer';
  await fillIn(form, 'seo', { ...asha, message });
  await page.route('**/send', (route) => route.abort());
  await form.submit.click();
  await expect.poll(() => page.evaluate(readUnsentKeys)).toHaveLength(1);
  await page.goto(`${site.url}/privacy-policy`);
  await page.evaluate(ageUnsent, { ageMs: 60_000, isUnderWay: false });
  await page.goto(site.addressOf('seo'));
  await page.locator('[data-unsent]').getByRole('button', { name: 'Delete it' }).click();
  await expect.poll(() => page.locator('[data-unsent]').textContent()).toContain('Your message was deleted.');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(message);
  expect(await form.field('message').inputValue()).toBe('');
});

// The packaged browser has Background Sync disabled, so the test dispatches the event to the worker.
test('Background Sync sends what the closed page could not, and the worker is removed', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  const other = await page.context().newPage();
  await other.goto(`${site.url}/privacy-policy`);
  const session = await other.context().newCDPSession(other);
  await session.send('ServiceWorker.enable');
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
    for (const { registrationId, isDeleted } of found) if (!isDeleted) registrations.push(registrationId);
  });

  const message = 'In the background';
  const form = await awake(page, 'seo');
  await fillIn(form, 'seo', { ...asha, message });
  // Chromium may dispatch the event by itself as well, once its network changes.
  site.setReachable(false);
  await form.submit.click();
  await expect.poll(() => state(other)).toBe('activated');
  await page.close({ runBeforeUnload: false });
  expect(rows(message)).toEqual([]);

  site.setReachable(true);
  const sync = {
    origin: site.url,
    registrationId: registrations.at(-1) ?? '',
    tag: 'enquiry',
    lastChance: false,
  };
  await session.send('ServiceWorker.dispatchSyncEvent', sync);
  await expect.poll(() => rows(message).length).toBe(1);
  await expect.poll(() => other.evaluate(readUnsentKeys)).toEqual([]);
  await expect.poll(() => workers(other)).toBe(0);
});

test.each([
  ['eight days old', 8 * 24 * 3_600_000, 0],
  ['six days old', 6 * 24 * 3_600_000, 1],
  ['of a clock that was an hour ahead', -3_600_000, 1],
])(
  'an unsent enquiry that is %s is offered only within its time limit',
  async (_what, ageMs, count) => {
    await using visitor = await visit(browser, site.addressOf('seo'));
    const { page } = visitor;
    const form = await awake(page, 'seo');
    await fillIn(form, 'seo', { ...asha, message: `Stored <b>${ageMs}</b>` });
    await page.route('**/send', (route) => route.abort());
    await form.submit.click();
    await expect.poll(() => page.evaluate(readUnsentKeys)).toHaveLength(1);
    await page.goto(`${site.url}/privacy-policy`);
    await page.evaluate(ageUnsent, { ageMs, isUnderWay: false });
    await page.reload();
    const offer = page.locator('[data-unsent]');
    if (count === 1) {
      // An enquiry that another tab may be sending is not offered for as long as a try takes.
      await offer.getByRole('button', { name: 'Delete it' }).waitFor({ timeout: 30_000 });
      await offer.getByRole('button', { name: 'Delete it' }).click();
      await expect.poll(() => offer.textContent()).toContain('Your message was deleted.');
    }
    await expect.poll(() => page.evaluate(readUnsentKeys)).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  },
  60_000,
);

function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

function state(page: Page): Promise<string | undefined> {
  return page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration('/assets/'))?.active?.state,
  );
}
