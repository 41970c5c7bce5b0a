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

// Screen readers watch the regions that were there when the page was read; one put in later is often not heard.
test.each(['home', 'contact', 'seo'] as const)(
  '%s: what is answered is said in regions that have been there from the first',
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

test('an error stands with its field for whoever hears the page', async () => {
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
