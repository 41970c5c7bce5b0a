// Accessibility of what is on a page only for a while, and of the pages for the agency; `every-page` has all pages.

import { expect, test } from 'vitest';
import { createEnquiryLinks } from '../../server/enquiries/enquiry-page.ts';
import type { StoredEnquiry } from '../../server/enquiries/types.ts';
import type { Store } from '../../server/store.ts';
import { asha } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { bringAxe, type Circumstance, faultsIn } from './axe.ts';
import { browse } from './open.ts';
import { nameless, testedForms } from './people.ts';
import { serveSite } from './site.ts';
import { awake, isFocused } from './visitor.ts';

const { site, visit: open } = await browse({ SITE_PHONE: '+91 98765 43210' });
const { page } = await open();
await page.emulateMedia({ reducedMotion: 'reduce' });

const phoneByDay = [390, 'light'] as const;
const phoneByNight = [390, 'dark'] as const;
const deskByDay = [1440, 'light'] as const;
const deskByNight = [1440, 'dark'] as const;

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
    release: async () => Boolean(Object.assign(found, { state: 'waiting' })),
    answer: async () => (found.answeredAt ??= new Date()),
    dataRequests: { erase: async () => true } as unknown as Store['dataRequests'],
    scrub: async () => true,
  });
  await using answering = await serveSite({}, { store });
  const link = answering.url + (await createEnquiryLinks(store).path('K7M2-9QXD', new Date()));
  await using agency = await open(link);
  const { page } = agency;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const press = (name: string) => page.getByRole('button', { name }).click();
  const check = async (heading: string, ...circumstances: Circumstance[]) => {
    await page.getByText(heading).first().waitFor();
    await bringAxe(page);
    expect(await faultsIn(page, circumstances)).toEqual([]);
  };
  await check('K7M2-9QXD', phoneByDay, phoneByNight, deskByDay, deskByNight);
  const confirmation = page.getByLabel('Erase it for good');
  await confirmation.evaluate((box) => box.removeAttribute('required'));
  await press('Erase');
  await check('Nothing is erased', phoneByDay, deskByNight);
  expect(await confirmation.evaluate(isFocused)).toBe(true);
  await page.goto(link);
  await press('Release: e-mail it to us');
  await press('I have answered this');
  await check('This enquiry is answered', phoneByNight);
  await confirmation.check();
  await press('Erase');
  await check('This enquiry is erased', phoneByDay);
  await page.goto(`${link}0`);
  await check('link', deskByNight);
});

test.each([
  [390, '.call-bar-menu'],
  [1440, '#menu button'],
])('axe finds no fault in the menu that is open at %i px, in light and dark mode', async (width, button) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site.addressOf('seo'));
  await page.locator(button).click();
  await bringAxe(page, ['.call-bar']); // axe does not know that a popover is above all else
  expect(await page.locator('#all-services a[aria-current="page"]').isVisible()).toBe(true);
  const both = (['light', 'dark'] as const).map((scheme) => [width, scheme] as const);
  expect(await faultsIn(page, both, '.header')).toEqual([]);
});

test.each(testedForms)(
  'the form %s: axe finds no fault after a refusal and after a success',
  async (name) => {
    await page.goto(site.addressOf(name));
    const form = await awake(page, name);
    await bringAxe(page);
    const check = async () =>
      expect(await faultsIn(page, [phoneByDay, deskByNight], `[data-enquiry="${name}"]`)).toEqual([]);
    await form.send(nameless);
    await form.error('name').waitFor();
    await check();
    await form.send(asha);
    await form.thanked();
    await check();
  },
);

test('axe finds no fault in the other ways to send after a failure, nor in the offer of an unsent enquiry', async () => {
  await page.goto(site.addressOf('seo'));
  const form = await awake(page, 'seo');
  await page.route('**/send', (route) => route.fulfill({ status: 503 }));
  await form.send(asha);
  await form.answers.getByRole('link', { name: 'SMS' }).waitFor();
  await bringAxe(page);
  const circumstances = [phoneByDay, deskByDay, deskByNight];
  expect(await faultsIn(page, circumstances, '[data-enquiry="seo"]')).toEqual([]);

  await page.goto(site.addressOf('contact'));
  await page.getByRole('button', { name: 'Delete it' }).waitFor();
  await bringAxe(page);
  expect(await faultsIn(page, circumstances, '[data-unsent]')).toEqual([]);
});
