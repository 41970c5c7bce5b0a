import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../builders/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { awake, type FormOnPage, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

/** The submit of a browsing agent, as WebMCP describes it; what it is answered comes back. */
function sendAsAgent({ container }: FormOnPage): Promise<unknown> {
  return container.locator('form').evaluate((form) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    Object.assign(event, { agentInvoked: true, respondWith: resolve });
    form.dispatchEvent(event);
    return promise;
  });
}

test('an agent that sends a form for its user is told what the user is shown, and the reference', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  const told = await sendAsAgent(form);
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  const reference = await form.answers.locator('.form-reference strong').textContent();
  expect(reference).toMatch(/^[\w-]+$/);
  expect(told).toEqual({ success: true, message: messages.success, reference });
  expect(visitor.complaints).toEqual([]);
});

test('an agent is told which fields were refused, and why', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await awake(visitor.page, 'contact');
  await fillIn(form, 'contact', { ...asha, email: 'asha@example', subject: 'A shop' });
  expect(await sendAsAgent(form)).toMatchObject({
    success: false,
    message: messages.failure,
    errors: { email: expect.stringContaining('Enter an email address') },
    reference: null,
  });
});

test('a person who sends the form sees the reference below the message', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const form = await awake(visitor.page, 'home');
  await fillIn(form, 'home', asha);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  const message = await form.status.boundingBox();
  const reference = await form.answers.locator('.form-reference').boundingBox();
  expect(reference?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
  expect(visitor.sent[0]?.notice).toMatch(/^\d{4}-\d\d/);
});
