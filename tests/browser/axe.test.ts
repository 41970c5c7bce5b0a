import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { createEnquiryLinks } from '../../server/enquiries/enquiry-page.ts';
import type { StoredEnquiry } from '../../server/enquiries/types.ts';
import type { Store } from '../../server/store.ts';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { circumstancesOf, pagePaths } from '../support/page-paths.ts';
import { bringAxe, findFaults, unused } from './axe.ts';
import { openBrowser } from './chromium.ts';
import { formKinds, testedForms } from './form-kinds.ts';
import { fillIn, nameless } from './people.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite({ SITE_PHONE: '+91 98765 43210' });
const visitor = await visit(browser, site.url);
const { page } = visitor;
afterAll(() => Promise.all([browser.close(), site.close()]));

// One page in one window for all; a new one for each would take twice as long.
await page.emulateMedia({ reducedMotion: 'reduce' });

type Circumstance = [width: number, colorScheme: 'light' | 'dark'];
const phoneByDay: Circumstance = [390, 'light'];
const deskByNight: Circumstance = [1440, 'dark'];
const deskByDay: Circumstance = [1440, 'light'];
const phoneByNight: Circumstance = [390, 'dark'];
const everywhere: Circumstance[] = [phoneByDay, phoneByNight, deskByDay, deskByNight];
// Lighthouse audits each page on a phone by day.
const turns = [phoneByNight, deskByNight];

test.each(pagePaths)('%s: axe finds no fault', async (path) => {
  await page.goto(site.url + path);
  await bringAxe(page);
  const circumstances = circumstancesOf(path, everywhere, turns);
  expect(await faults(page, circumstances)).toEqual([]);
});

test('axe finds no fault in the pages of an enquiry for the agency', async () => {
  const found = {
    ...asha,
    ...{ reference: 'K7M2-9QXD', receivedAt: new Date(), state: 'held', spamSignals: ['honeypot'] },
    ...{ context: { utm: {}, tookMs: null }, answeredAt: null as Date | null },
  };
  const store = fakeStore({
    secret: async () => 'secret',
    find: async () => found as unknown as StoredEnquiry,
    addToJournal: async () => {},
    release: async () => {
      found.state = 'waiting';
      return true;
    },
    answer: async () => (found.answeredAt ??= new Date()),
    dataRequests: { erase: async () => true } as unknown as Store['dataRequests'],
    scrub: async () => true,
  });
  await using answering = await serveSite({}, { store });
  const link = answering.url + (await createEnquiryLinks(store).path('K7M2-9QXD', new Date()));
  await using agency = await visit(browser, answering.url);
  const { page } = agency;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const check = async (circumstances: Circumstance[]) => {
    await bringAxe(page);
    expect(await faults(page, circumstances)).toEqual([]);
  };
  await page.goto(link);
  await check(everywhere);
  const confirmation = page.getByLabel('Erase it for good');
  await confirmation.evaluate((box) => box.removeAttribute('required'));
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByText('Nothing is erased').waitFor();
  expect(await confirmation.evaluate((box) => box === document.activeElement)).toBe(true);
  await check([phoneByDay, deskByNight]);
  await page.goto(link);
  await page.getByRole('button', { name: 'Release: e-mail it to us' }).click();
  await page.getByRole('button', { name: 'I have answered this' }).click();
  await page.getByRole('heading', { name: 'This enquiry is answered' }).waitFor();
  await check([phoneByNight]);
  await confirmation.check();
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('heading', { name: 'This enquiry is erased' }).waitFor();
  await check([phoneByDay]);
  await page.goto(`${link}0`);
  await check([deskByNight]);
});

test('axe finds no fault in the open menu, on phone and desktop, in light and dark mode', async () => {
  for (const [width, button] of [
    [390, '.call-bar-menu'],
    [1440, '#menu button'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.addressOf('seo'));
    await page.locator(button).click();
    await bringAxe(page, ['.call-bar']); // axe does not know that a popover is above all else
    expect(await page.locator('#all-services a[aria-current="page"]').isVisible()).toBe(true);
    const circumstances: Circumstance[] = [
      [width, 'light'],
      [width, 'dark'],
    ];
    expect(await faults(page, circumstances, '.header')).toEqual([]);
  }
});

test('only a few kinds of forms differ', () => {
  expect(formKinds.length).toBeGreaterThan(2);
  expect(formKinds.length).toBeLessThan(12);
});

test.each(testedForms)(
  'the form %s: axe finds no fault after a refusal and after a success',
  async (name) => {
    await page.goto(site.addressOf(name));
    const form = await awake(page, name);
    await bringAxe(page);
    const circumstances = [phoneByDay, deskByNight];
    const within = `[data-enquiry="${name}"]`;

    await fillIn(form, name, nameless);
    await form.submit.click();
    await form.error('name').waitFor();
    expect(await faults(page, circumstances, within)).toEqual([]);

    await fillIn(form, name, asha);
    await form.submit.click();
    await form.status.getByText(messages.success).waitFor();
    expect(await faults(page, circumstances, within)).toEqual([]);
  },
);

test('axe finds no fault in the other ways to send after a failure, nor in the offer of an unsent enquiry', {
  timeout: 60_000,
}, async () => {
  await page.goto(site.addressOf('seo'));
  const form = await awake(page, 'seo');
  await fillIn(form, 'seo', asha);
  await page.route('**/send', (route) => route.fulfill({ status: 503 }));
  await form.submit.click();
  await form.answers.getByRole('link', { name: 'SMS' }).waitFor();
  await bringAxe(page);
  expect(await faults(page, [phoneByDay, deskByDay, deskByNight], '[data-enquiry="seo"]')).toEqual([]);

  await page.goto(site.addressOf('contact'));
  await page.getByRole('button', { name: 'Delete it' }).waitFor();
  await bringAxe(page);
  expect(await faults(page, [phoneByDay, deskByDay, deskByNight], 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.unroute('**/send');
});

test('every manual exception still applies', () => {
  expect(unused()).toEqual([]);
});

async function faults(page: Page, circumstances: Circumstance[], within = 'html'): Promise<string[]> {
  const found: string[] = [];
  const widths = new Set<number>();
  for (const [width, colorScheme] of circumstances) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // In dark mode only colours differ.
    const here = await findFaults(page, { within, colours: widths.has(width) });
    widths.add(width);
    found.push(...here.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}
