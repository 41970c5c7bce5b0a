import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fillIn, nameless } from './people.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

// Screen readers observe live regions that exist when the page loads; one that is added later is often not announced.
test.each(['home', 'contact', 'seo'] as const)(
  '%s: responses are announced in live regions that exist from the start',
  async (name) => {
    await using visitor = await visit(browser, site.addressOf(name));
    const { page } = visitor;
    const regions = await page.$$(`[data-enquiry="${name}"] :is([role="status"], [role="alert"])`);
    const said = () =>
      Promise.all(regions.map((region) => region.evaluate((element) => element.textContent)));
    const there = () =>
      Promise.all(regions.map((region) => region.evaluate((element) => element.isConnected)));
    expect(await said()).toEqual(['', '']);

    const form = await awake(page, name);
    await fillIn(form, name, nameless);
    await form.submit.click();
    await expect.poll(said).toEqual(['', messages.failure]);

    await fillIn(form, name, asha);
    await form.submit.click();
    await expect.poll(async () => (await said())[0]).toContain(messages.success);
    expect((await said())[1]).toBe('');
    expect(await there()).toEqual([true, true]);
  },
);

test('a field’s error is associated with the field for screen readers', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', nameless);
  await form.submit.click();
  await form.error('name').waitFor();
  const heard = await form.container.locator('form').ariaSnapshot();
  expect(heard).toMatch(/textbox "Full Name".*\[active\].*\[invalid\]|textbox "Full Name".*\[invalid\]/);
  const described = (await form.field('name').getAttribute('aria-describedby')) ?? '';
  expect(described.split(' ')).toContain(await form.error('name').getAttribute('id'));
});
