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
  expect(heard).toMatch(/textbox "Full name".*\[active\].*\[invalid\]|textbox "Full name".*\[invalid\]/);
  const described = (await form.field('name').getAttribute('aria-describedby')) ?? '';
  expect(described.split(' ')).toContain(await form.error('name').getAttribute('id'));
});

test('a count is announced once the visitor pauses, and not at each key', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const form = await awake(visitor.page, 'home');
  const region = form.container.locator('form > [aria-live="polite"]');
  await region.waitFor({ state: 'attached' });
  await form.field('message').fill('x'.repeat(160));
  const heard = region.evaluate((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return new Promise<typeof texts>((resolve) => setTimeout(resolve, 3_000, texts));
  });
  await form.field('message').pressSequentially('yyyyy', { delay: 50 });
  expect(await heard).toEqual(['25 characters left']);
});

test('a question about a phone number and a chosen subject are announced', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await awake(visitor.page, 'contact');
  const region = form.container.locator('form > [aria-live="polite"]');
  await form.field('phone').fill('12');
  await form.field('phone').press('Tab');
  await expect.poll(() => region.textContent()).toBe('Is this your whole number? It has 2 digits.');
  await form.container.getByRole('button', { name: 'Shop' }).press('Enter');
  await expect.poll(() => region.textContent()).toBe('Subject: Shop');
});
