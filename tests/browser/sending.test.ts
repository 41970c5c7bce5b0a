import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { expectValues, fillIn, nothing } from './people.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

test('a second click while sending sends once', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
  await visitor.page.route('**/send', async (route) => {
    await answered;
    await route.continue();
  });
  const storedBefore = site.stored.length;
  await fillIn(form, 'seo', asha);
  await form.submit.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

  await expect.poll(() => form.submit.textContent()).toBe('Sending…');
  expect(await form.submit.getAttribute('aria-disabled')).toBe('true');
  await form.submit.click({ force: true });
  expect(await form.submit.evaluate((button) => button === document.activeElement)).toBe(true);
  letAnswer();

  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await form.submit.textContent()).not.toBe('Sending…');
  expect(await form.submit.getAttribute('aria-disabled')).toBeNull();
  expect(visitor.sent).toHaveLength(1);
  expect(site.stored.length - storedBefore).toBe(1);
});

test.for([
  ['the success message', asha],
  ['errors', { ...asha, name: '' }],
] as const)(
  'a second click on the send button does not follow a link that %s put below it',
  async ([, values]) => {
    await using visitor = await visit(browser, site.addressOf('seo'));
    const form = await awake(visitor.page, 'seo');
    await fillIn(form, 'seo', values);
    await form.submit.scrollIntoViewIfNeeded();
    const clicks = visitor.page.evaluate(
      () =>
        new Promise<Record<string, boolean>>((resolve) => {
          const { x, y, width, height } = (
            document.querySelector('.form-submit') as Element
          ).getBoundingClientRect();
          const aimed = { clientX: x + width / 2, clientY: y + height / 2, detail: 1 };
          const link = document.createElement('a');
          link.href = '/contact';
          document.body.append(link);
          let isFollowed = false;
          link.addEventListener('click', (event) => {
            isFollowed = true;
            event.preventDefault();
          });
          const isFollowedBy = (click: MouseEventInit) => {
            isFollowed = false;
            link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
            return isFollowed;
          };
          const observer = new MutationObserver(() => {
            if (!document.querySelector('.form-answer, [aria-invalid="true"]')) return;
            observer.disconnect();
            const results = {
              aimed: isFollowedBy(aimed),
              elsewhere: isFollowedBy({ ...aimed, clientY: y + height + 1 }),
              keyboard: isFollowedBy({ ...aimed, detail: 0 }),
            };
            setTimeout(() => resolve({ ...results, later: isFollowedBy(aimed) }), 600);
          });
          observer.observe(document.querySelector('[data-enquiry]') as Element, {
            subtree: true,
            childList: true,
            attributes: true,
          });
        }),
    );
    await form.submit.click();
    expect(await clicks).toEqual({ aimed: false, elsewhere: true, keyboard: true, later: true });
  },
);

test.for([
  { answerMs: 0, secondMs: 120 },
  { answerMs: 600, secondMs: 150 },
])('a double click on a retry keeps the answer in view ($answerMs ms)', async ({ answerMs, secondMs }) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 800 });
  const form = await awake(page, 'seo');
  await page.route('**/send', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => form.answers.textContent()).toContain(messages.failure);
  await page.unroute('**/send');
  await page.route('**/send', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    await route.continue();
  });
  await fillIn(form, 'seo', asha);
  await form.submit.scrollIntoViewIfNeeded();
  const [x, y] = await form.submit.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  const address = page.url();
  await page.mouse.click(x, y);
  await page.waitForTimeout(secondMs);
  await page.mouse.click(x, y);
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(page.url()).toBe(address);
  expect(await form.answers.evaluate((area) => area === document.activeElement)).toBe(true);
  const top = await form.answers.evaluate((area) => area.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
});

test('the request has the five fields, the form and its page', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const form = await awake(visitor.page, 'home');
  await fillIn(form, 'home', asha);
  await form.submit.click();
  await expect.poll(() => visitor.sent).toMatchObject([{ ...asha, form: 'home', page: '/' }]);
});

test('sending with Enter moves the focus out of the text fields, so that no keyboard covers the message', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.field('phone').press('Enter');
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await form.answers.evaluate((area) => area === document.activeElement)).toBe(true);
});

test('the alert opens when the message is already visible', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await awake(visitor.page, 'contact');
  await fillIn(form, 'contact', asha);
  const framesBetween = visitor.page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    let frames = 0;
    const count = () => {
      frames++;
      requestAnimationFrame(count);
    };
    count();
    let shownAt = Number.POSITIVE_INFINITY;
    new MutationObserver(() => {
      if (document.querySelector('.form-answer')) shownAt = Math.min(shownAt, frames);
    }).observe(document.body, { subtree: true, childList: true });
    window.alert = () => resolve(frames - shownAt);
    return promise;
  });
  await form.submit.click();
  expect(await framesBetween).toBeGreaterThanOrEqual(2);
});

test.each([
  ['when the response is not JSON', { status: 500, body: '<h1>Oh no</h1>' }],
  ['when the response names no field', { status: 429, json: { success: false } }],
  ['when the response has another shape', { status: 400, json: [null] }],
  [
    'when a network answers with its login',
    { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' },
  ],
  ['when the response says that it was not stored', { status: 200, json: { success: false } }],
  ['when the response is empty', { status: 204 }],
])('a failure is shown and focused %s, and the next try succeeds', async (_, answer) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await visitor.page.route('**/send', (route) => route.fulfill(answer), { times: 1 });
  await fillIn(form, 'seo', asha);
  await form.submit.click();

  await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
  await expectValues(form, 'seo', asha);
  expect(await form.answers.evaluate((area) => area === document.activeElement)).toBe(true);

  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await form.alert.textContent()).toBe('');
});

test.each([
  [403, '', 'Write to us in another way'],
  [413, '<h1>Request Entity Too Large</h1>', 'Your message is too long'],
  [429, '<h1>Too Many Requests</h1>', 'Too many messages have come from your network'],
  [407, '<h1>Proxy Authentication Required</h1>', 'We are still trying'],
])('an answer %i of a proxy is no network’s login, and is explained', async (status, body, explanation) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await visitor.page.route('**/send', (route) => route.fulfill({ status, contentType: 'text/html', body }));
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
  const text = await form.answers.textContent();
  expect(text).toContain(explanation);
  expect(text).not.toContain('log in');
});

test('cleared fields can be restored even after an empty form was sent', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await awake(visitor.page, 'contact');
  await visitor.page.route('**/send', (route) =>
    route.request().postDataJSON().name ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await fillIn(form, 'contact', asha);
  await form.submit.click();
  await form.restore.waitFor();
  await expectValues(form, 'contact', nothing);

  await form.submit.click();
  await form.error('name').waitFor();
  await form.restore.click();
  await expectValues(form, 'contact', asha);
  expect(await form.field('name').evaluate((field) => field === document.activeElement)).toBe(true);
});
