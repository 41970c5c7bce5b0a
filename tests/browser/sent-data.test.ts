// What is sent with an enquiry besides what is typed: where the visitor came from, how long it took, the captcha's token; and
// what an agent of the visitor gets.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type CaptchaProvider, captchaProviders } from '../../views/forms/captcha.ts';
import { messages, type Values } from '../../views/forms/index.ts';
import { site as pages } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { serveSite } from './site.ts';
import { readUnsentKeys } from './unsent-storage.ts';
import { awake, begun, stopClock } from './visitor.ts';

// The real implementation of WebMCP, behind its flag until browsers ship it: the agent calls the tool, and the browser
// fills in and sends the form.
const { site, visit, openForm } = await browse({}, {}, '--enable-features=WebMCP');
const last = () => site.stored.at(-1);

test('referrer and campaign of a visit are sent with an enquiry from a later page, without a cookie', async () => {
  const campaign = '?utm_source=news&utm_medium=email&utm_campaign=spring%20sale&utm_id=7&gclid=secret';
  const referrer = 'https://www.search.example/results?q=web+agency';
  await using visitor = await visit(`${pages.privacy.path}${campaign}`, { referrer });
  const { page } = visitor;
  await page.goto(site.addressOf('seo'), { referer: `${site.url}/` });
  const form = await awake(page, 'seo');
  await form.send(asha);
  await form.thanked();
  expect(last()?.context).toMatchObject({
    referrer: 'www.search.example',
    utm: { source: 'news', medium: 'email', campaign: 'spring sale' },
  });
  expect(JSON.stringify(last())).not.toMatch(/secret|results/);
  expect(await page.context().cookies()).toEqual([]);
  // Nothing has failed, so nothing is kept for a background worker.
  await expect.poll(() => page.evaluate(readUnsentKeys)).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  // Until the response, one flag says that an enquiry may be unsent.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('the time is measured from the first interaction, over a reload and a clock that is set back', async () => {
  await using form = await openForm('seo');
  const { clock } = form.page;
  await stopClock(form.page);
  await form.field('name').fill('A');
  await clock.fastForward(90_000);
  await form.page.reload();
  await clock.runFor(1_000); // the page's script starts after its first paint
  await form.awake();
  await form.page.evaluate(() => {
    Date.now = () => 0;
  });
  await form.send({ ...asha, message: 'After a reload' });
  await expect.poll(() => last()?.message).toBe('After a reload');
  expect(last()?.context.tookMs).toBeGreaterThanOrEqual(90_000);
  expect(last()?.context.tookMs).toBeLessThan(120_000);
  expect(last()?.spamSignals).toEqual([]);
});

test('a form that was filled in before timing began, on a direct visit, is not marked as too fast', async () => {
  await using form = await openForm('seo', { formScript: 'late' });
  await form.fill({ ...asha, message: 'Before timing began' });
  await form.arrive();
  await form.submit.click();
  await form.thanked();
  expect(last()).toMatchObject({
    ...{ message: 'Before timing began', spamSignals: [] },
    context: { tookMs: null, referrer: null, utm: {} },
  });
});

test('a bot that types key by key at once, and fills in the honeypot, gets the usual response and is marked', async () => {
  await using form = await openForm('seo');
  await stopClock(form.page);
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await form.field(name).pressSequentially(asha[name]);
  await form.field('link').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.submit.click();
  await form.thanked();
  expect(last()?.spamSignals.toSorted()).toEqual(['haste', 'honeypot']);
});

test('a form that is autofilled at once is not marked as too fast, with a few typed words', async () => {
  await using form = await openForm('seo');
  await stopClock(form.page);
  await form.field('name').focus();
  await form.fill(asha);
  await form.field('message').press('End');
  await form.field('message').pressSequentially(' Call me, please.');
  await form.submit.click();
  await form.thanked();
  const message = `${asha.message} Call me, please.`;
  expect(last()).toMatchObject({ message, context: { tookMs: null }, spamSignals: [] });
});

test('copied e-mail addresses are sent clean, without the form’s own script too', async () => {
  await using form = await openForm('seo', { formScript: 'never' });
  for (const email of [
    ...['\u202aasha@example.com\u202c', '\ufeffasha@example.com', '\u200basha@example.com'],
    ...['\u3000asha@example.com', 'asha@example.com\u00a0', 'as\u00adha@example.com'],
  ]) {
    const message = `Copied ${JSON.stringify(email)}`;
    await form.fill({ ...asha, email: '', message });
    await form.field('email').pressSequentially(email); // no key ends the field but the one that sends the form
    expect(await form.field('email').inputValue()).toBe(email);
    await form.field('email').press('Enter');
    await expect.poll(() => last()?.message).toBe(message);
    expect([email, last()?.email]).toEqual([email, asha.email]);
    await form.thanked();
    await form.again();
    await begun(form.page); // until then the browser refuses what the page's script would remove
  }
});

/** Answers for a provider with a widget that has a new token after each reset, and notes what it was asked. */
const providing = (provider: CaptchaProvider, asked: string[]) => (page: Page) => {
  const { script, api, field } = captchaProviders[provider];
  const body = `let count = 0; let input;
    window.${api} = {
      ready: (then) => then(),
      render: (element, { sitekey }) => {
        element.textContent = sitekey;
        input = Object.assign(document.createElement('input'), { type: 'hidden', name: '${field}' });
        element.append(input);
        window.${api}.reset();
        return 0;
      },
      reset: () => { count += 1; input.value = 'token-' + count; },
    };`;
  return page.route(
    ({ href }) => href === script,
    (route) => {
      asked.push(script);
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
};

for (const provider of Object.keys(captchaProviders) as CaptchaProvider[])
  test(`the script of ${provider} loads on the first interaction with its form, and a new token is sent with each enquiry`, async () => {
    const captchaVerifier = { url: 'data:application/json,{"success":true}', secret: 'secret' };
    await using secured = await serveSite({ CAPTCHA: `${provider} site-key secret` }, { captchaVerifier });
    const asked: string[] = [];
    await using form = await openForm('sem', { before: providing(provider, asked) }, secured);
    expect(asked).toEqual([]);
    for (const token of ['token-1', 'token-2']) {
      await form.fill(asha);
      await expect.poll(() => form.container.locator('.form-captcha').textContent()).toBe('site-key');
      await form.submit.click();
      await form.thanked();
      expect(form.sent.at(-1)?.captcha).toBe(token);
      await form.again();
    }
    expect(asked).toHaveLength(1);
    expect(form.complaints).toEqual([]);
  });

test('without keys the captcha’s script still loads, and shows nothing', async () => {
  const asked: string[] = [];
  await using form = await openForm('sem', { before: providing('recaptcha', asked) });
  await form.fill(asha);
  await expect.poll(() => asked.length).toBe(1);
  await form.submit.click();
  await form.thanked();
  expect(await form.container.locator('.form-captcha').textContent()).toBe('');
});

test('a captcha that cannot load does not block the form', async () => {
  await using secured = await serveSite({ CAPTCHA: 'recaptcha site-key secret' });
  const before = (page: Page) => page.route('https://www.google.com/**', (route) => route.abort());
  await using form = await openForm('sem', { before }, secured);
  await form.send(asha);
  await expect.poll(() => secured.stored.map(({ captcha }) => captcha)).toEqual(['missing']);
});

type Agent = { getTools(): Promise<object[]>; executeTool(tool: object, values: string): Promise<string> };

/** The response of the page's one tool to an agent with these values. */
async function callTool(page: Page, values: Partial<Values>): Promise<unknown> {
  const context = await page.evaluateHandle(() => Reflect.get(document, 'modelContext') as Agent);
  await expect.poll(() => context.evaluate(async (agent) => (await agent.getTools()).length)).toBe(1);
  const answer = await context.evaluate(async (agent, json) => {
    const [tool = {}] = await agent.getTools();
    return agent.executeTool(tool, json);
  }, JSON.stringify(values));
  return JSON.parse(answer);
}

test('an agent gets the refused fields with their messages, and the user’s message and the reference on success', async () => {
  await using form = await openForm('contact');
  expect(await callTool(form.page, { ...asha, email: 'asha@example' })).toMatchObject({
    ...{ success: false, message: messages.failure, reference: null },
    errors: { email: expect.stringContaining('Enter an e-mail address') },
  });
  const result = await callTool(form.page, asha);
  await form.thanked();
  const reference = await form.answers.locator('.form-reference strong').textContent();
  expect(reference).toMatch(/^[\w-]+$/);
  expect(result).toEqual({ success: true, message: messages.success, reference });
  expect(form.sent.at(-1)).toMatchObject({ ...asha, link: '' });
  expect(form.complaints).toEqual([]);
});
