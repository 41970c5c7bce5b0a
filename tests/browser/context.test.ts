import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { site as pages } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fieldsOf, fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { awake, formOn, lateForm, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

const campaign = '?utm_source=news&utm_medium=email&utm_campaign=spring%20sale&utm_id=7&gclid=secret';
const search = 'https://www.search.example/results?q=web+agency';

test('referrer and campaign of a visit are sent with an enquiry from a later page', async () => {
  await using visitor = await visit(browser, `${site.url}${pages.privacy.path}${campaign}`, {
    referrer: search,
  });
  const { page } = visitor;
  await page.goto(`${site.url}${pages.services.path}`, { referer: `${site.url}/` });
  await page.goto(site.addressOf('seo'), { referer: `${site.url}/` });
  const form = await awake(page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect
    .poll(() => site.stored.at(-1)?.context)
    .toMatchObject({
      referrer: 'www.search.example',
      utm: { source: 'news', medium: 'email', campaign: 'spring sale' },
    });
  expect(JSON.stringify(site.stored.at(-1))).not.toMatch(/secret|results/);
  expect(await page.context().cookies()).toEqual([]);
  // Until the response, one flag says that an enquiry may be unsent.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('a direct visit sends no referrer and no campaign', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => site.stored.at(-1)?.context).toMatchObject({ referrer: null, utm: {} });
});

test('the time is measured from the first interaction, and continues over a reload', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  await awake(page, 'seo');
  const startedAt = Date.now();
  await page.clock.install({ time: startedAt });
  await page.clock.pauseAt(startedAt + 1_000);
  let form = formOn(page, 'seo');
  await form.field('name').fill('A');
  await page.clock.fastForward(90_000);
  await page.reload();
  await page.clock.runFor(1_000); // the page's script starts after its first paint
  form = await awake(page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => site.stored.at(-1)?.context.tookMs).toBeGreaterThanOrEqual(90_000);
  expect(site.stored.at(-1)?.context.tookMs).toBeLessThan(120_000);
  expect(site.stored.at(-1)?.spamSignals).toEqual([]);
});

test('a form that was filled in before timing began is not marked as too fast', async () => {
  const { before, arrive } = lateForm();
  await using visitor = await visit(browser, site.addressOf('seo'), { before });
  await fillIn(formOn(visitor.page, 'seo'), 'seo', asha);
  arrive();
  const form = await awake(visitor.page, 'seo');
  const storedBefore = site.stored.length;
  await form.submit.click();
  await expect.poll(() => site.stored.length).toBe(storedBefore + 1);
  expect(site.stored.at(-1)).toMatchObject({ context: { tookMs: null }, spamSignals: [] });
});

test('a bot that types key by key, faster than a person can, is marked as too fast', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const storedBefore = site.stored.length;
  await visitor.page.clock.install();
  await visitor.page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const [field] of fieldsOf('seo')) await form.field(field).pressSequentially(asha[field]);
  await form.submit.click();
  await expect.poll(() => site.stored.length).toBe(storedBefore + 1);
  expect(site.stored.at(-1)?.spamSignals).toEqual(['haste']);
});

test('a form that is autofilled at once is not marked as too fast, with or without a few typed words', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const storedBefore = site.stored.length;
  await visitor.page.clock.install();
  await visitor.page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const words of ['', ' Call me, please.']) {
    await form.field('name').focus();
    await fillIn(form, 'seo', asha);
    await form.field('message').press('End');
    await form.field('message').pressSequentially(words);
    await form.submit.click();
    await expect.poll(() => form.status.textContent()).toContain(messages.success);
    await visitor.page.getByText('Send another message').click();
  }
  expect(site.stored.slice(storedBefore)).toMatchObject([
    { context: { tookMs: null }, spamSignals: [] },
    { context: { tookMs: null }, spamSignals: [] },
  ]);
});

test('a clock that is set back while a visitor types does not mark them as too fast', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  const form = await awake(page, 'seo');
  const storedBefore = site.stored.length;
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - performance.now() * 1_000;
  });
  await form.field('name').focus();
  for (const [field] of fieldsOf('seo'))
    await form.field(field).pressSequentially(asha[field], { delay: 40 });
  await form.submit.click();
  await expect.poll(() => site.stored.length).toBe(storedBefore + 1);
  const stored = site.stored.at(-1);
  expect(stored?.context.tookMs).toBeGreaterThan(2_000);
  expect(stored?.spamSignals).toEqual([]);
});
