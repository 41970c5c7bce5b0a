// An unsent enquiry is sent in the background, once, or offered for seven days.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { ageUnsent, readUnsentKeys } from './unsent-storage.ts';

const { site, openForm } = await browse();

test('a visit without a failure registers no worker and stores nothing', async () => {
  await using form = await openForm('seo');
  await form.send(asha);
  await form.thanked();
  await expect.poll(() => form.page.evaluate(readUnsentKeys)).toEqual([]);
  expect(await workers(form.page)).toEqual([]);
});

// The packaged browser has Background Sync disabled, so the test dispatches the event to the worker.
test('Background Sync sends what the closed page could not, and the worker is removed', async () => {
  await using form = await openForm('seo');
  const other = await form.page.context().newPage();
  await other.goto(`${site.url}/privacy-policy`);
  const session = await other.context().newCDPSession(other);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
    for (const { registrationId, isDeleted } of found) if (!isDeleted) registrations.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  // Chromium may dispatch the event by itself as well, once its network changes; the store keeps the same key once.
  const stored = () =>
    new Set(site.stored.flatMap(({ message, key }) => (message === 'In the background' ? [key] : []))).size;

  site.setReachable(false);
  await form.send({ ...asha, message: 'In the background' });
  await expect.poll(() => workers(other)).toEqual(['activated']);
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await form.page.close({ runBeforeUnload: false });
  expect(stored()).toBe(0);

  site.setReachable(true);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    ...{ origin: site.url, registrationId: registrations.at(-1) ?? '', tag: 'enquiry', lastChance: false },
  });
  await expect.poll(stored).toBe(1);
  await expect.poll(() => other.evaluate(readUnsentKeys)).toEqual([]);
  await expect.poll(() => workers(other)).toEqual([]);
});

test.each([
  ['eight days old', 8 * 24 * 3_600_000, false],
  ['six days old', 6 * 24 * 3_600_000, true],
  ['of a clock that was an hour ahead', -3_600_000, true],
])(
  'an unsent enquiry that is %s is offered only within its time limit, and once deleted it is in no draft either',
  async (_what, ageMs, isOffered) => {
    await using form = await openForm('seo');
    const { page } = form;
    const message = `Stored <b>${ageMs}</b>`;
    await page.route('**/send', (route) => route.abort());
    await form.send({ ...asha, message });
    await expect.poll(() => page.evaluate(readUnsentKeys)).toHaveLength(1);
    // It is not offered for as long as a try of another tab takes. A page's script would try to send it.
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(ageUnsent, { ageMs, isUnderWay: false });
    await page.goto(site.addressOf('seo'));
    const offer = page.locator('[data-unsent]');
    if (isOffered) {
      await offer.getByRole('button', { name: 'Delete it' }).click();
      await expect.poll(() => offer.textContent()).toContain('Your message was deleted.');
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(message);
      expect(await form.field('message').inputValue()).toBe('');
    }
    await expect.poll(() => page.evaluate(readUnsentKeys)).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  },
);

/** The states of the background workers. */
function workers(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
  );
}
