import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { rowsOf } from '../support/site.ts';
import { openBrowser } from './chromium.ts';
import { expectValues, fillIn, nothing } from './people.ts';
import { serveSite } from './site.ts';
import { readUnsentKeys } from './unsent-storage.ts';
import { awake, type FormOnPage, type Visitor, visit } from './visitor.ts';

// A real store, so that tests check what is stored.
const folder = mkdtempSync(join(tmpdir(), 'retries-'));
const store = await openStore(`file:${folder}/enquiries.db`);
const rows = () => rowsOf(`${folder}/enquiries.db`);
const browser = await openBrowser();
const site = await serveSite({}, { store });
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  await store.close();
  rmSync(folder, { recursive: true });
});

const dropped = 'The connection dropped. Trying again…';
/** A failure is shown within ten seconds of the click, while retries continue. */
const sayMs = 8_000;

test('a dropped connection is reported and retried automatically, with the same key', async () => {
  const message = 'Two drops';
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, message);
  await onSend(visitor.page, (route) => route.abort(), 2);
  await form.submit.click();

  await expect.poll(() => form.status.textContent()).toBe(dropped);
  expect(await form.submit.textContent()).toBe('Trying again…');
  expect(await form.submit.getAttribute('aria-disabled')).toBe('true');
  expect(await form.alert.textContent()).toBe('');
  await form.submit.click({ force: true });
  await expectValues(form, 'seo', { ...asha, message });
  await pass(visitor, 1_000, 2);
  await expect.poll(() => form.status.textContent()).toBe(dropped);
  await pass(visitor, 3_000, 3);

  await expectThanks(form);
  await expectValues(form, 'seo', nothing);
  expect(new Set(visitor.sent.map((post) => JSON.stringify(post))).size).toBe(1);
  expect(stored(message)).toHaveLength(1);
});

test('an enquiry whose response was lost is stored once, and success is shown', async () => {
  const message = 'A lost answer';
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, message);
  await onSend(visitor.page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(dropped);
  expect(stored(message)).toHaveLength(1);
  await pass(visitor, 1_000, 2);
  await expectThanks(form);
  expect(stored(message)).toHaveLength(1);
});

test.each([502, 503, 504])('a site that responds with %i for a moment is retried', async (status) => {
  const message = `A moment of ${status}`;
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, message);
  await onSend(visitor.page, (route) => route.fulfill({ status, body: 'Busy' }));
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe('The website is busy. Trying again…');
  await pass(visitor, 1_000, 2);
  await expectThanks(form);
  expect(stored(message)).toHaveLength(1);
});

test.each([400, 403, 413, 415, 500])('a response of %i is final', async (status) => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, `Final ${status}`);
  await onSend(visitor.page, (route) => route.fulfill({ status, json: { success: false } }));
  await form.submit.click();
  await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
  await visitor.page.clock.fastForward(60_000);
  expect(visitor.sent).toHaveLength(1);
});

test('a response of 429 is retried after the time that it names', async () => {
  const message = 'Too many';
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, message);
  const headers = { 'Retry-After': '90' };
  await onSend(visitor.page, (route) => route.fulfill({ status: 429, headers, json: { success: false } }));
  await form.submit.click();
  await expectFailure(form);
  await pass(visitor, 90_000, 2);
  await expectThanks(form);
  expect(stored(message)).toHaveLength(1);
});

test('a server that never responds is reported, and retried after twenty seconds', async () => {
  const message = 'Silence';
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, message);
  await onSend(visitor.page, () => {});
  await form.submit.click();
  await expect.poll(() => visitor.sent.length).toBe(1);
  await visitor.page.clock.fastForward(sayMs - 1);
  expect(await form.submit.textContent()).toBe('Sending…');
  await visitor.page.clock.fastForward(1);
  await expectFailure(form);
  await visitor.page.clock.fastForward(20_000 - sayMs);
  await settled(visitor.page);
  await pass(visitor, 1_000, 2);
  await expectThanks(form);
  expect(await form.alert.textContent()).toBe('');
  await expectValues(form, 'seo', nothing);
  expect(stored(message)).toHaveLength(1);
});

test('a visitor who sees the failure keeps the typed text and can send it again', async () => {
  const message = 'No network at all';
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, message);
  await onSend(visitor.page, (route) => route.abort(), 3);
  await failForNow(visitor, form);
  await expectValues(form, 'seo', { ...asha, message });
  expect(await form.answers.evaluate((area) => area === document.activeElement)).toBe(true);
  expect(await form.submit.getAttribute('aria-disabled')).toBeNull();

  await form.submit.click();
  await expectThanks(form);
  expect(new Set(visitor.sent.map(({ key }) => key)).size).toBe(1);
  expect(stored(message)).toHaveLength(1);
});

test('a form that clears on failure clears when the failure is shown, and can restore the text', async () => {
  const message = 'Clear and restore';
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await begin(visitor, message, 'contact');
  await onSend(visitor.page, (route) => route.abort(), 3);
  await failForNow(visitor, form);
  await expectValues(form, 'contact', nothing);
  await form.restore.click();
  await expectValues(form, 'contact', { ...asha, message });
  await form.submit.click();
  await expectThanks(form);
  expect(new Set(visitor.sent.map(({ key }) => key)).size).toBe(1);
});

test('after ten minutes retries end, and the typed text is still there', async () => {
  const message = 'Ten minutes';
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, message);
  await onSend(visitor.page, (route) => route.abort(), 100);
  await failForNow(visitor, form);
  for (const waitMs of [9_000, 27_000, 60_000, 120_000, 120_000, 120_000, 120_000]) {
    const { length } = visitor.sent;
    await visitor.page.clock.fastForward(waitMs);
    await expect.poll(() => visitor.sent.length).toBe(length + 1);
    await settled(visitor.page);
  }
  await visitor.page.clock.fastForward(120_000);
  await expect.poll(() => form.answers.textContent()).toContain('We have stopped trying');
  expect(await form.alert.textContent()).toBe(messages.failure);
  await visitor.page.clock.fastForward(600_000);
  expect(visitor.sent).toHaveLength(11);
  await expectValues(form, 'seo', { ...asha, message });
});

test('restored and edited text is not cleared when retries end', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await begin(visitor, 'Restored', 'contact');
  await onSend(visitor.page, (route) => route.abort(), 100);
  await failForNow(visitor, form);
  await form.restore.click();
  await form.field('message').fill('Better words');
  for (let minutes = 0; minutes < 16; minutes++) {
    await visitor.page.clock.fastForward(60_000);
    await settled(visitor.page);
  }
  await expect.poll(() => form.answers.textContent()).toContain('We have stopped trying');
  await expectValues(form, 'contact', { ...asha, message: 'Better words' });
});

test('an enquiry deleted on a shared phone is in no field, draft or store, and is not retried', async () => {
  const message = 'A shared phone';
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await begin(visitor, message, 'contact');
  await onSend(page, (route) => route.abort(), 3);
  await failForNow(visitor, form);
  await form.answers.getByRole('button', { name: 'Delete my message' }).click();
  await expectValues(form, 'contact', nothing);
  expect(await form.answers.textContent()).toBe('Your message was deleted.');
  await page.clock.fastForward(600_000);
  expect(visitor.sent).toHaveLength(3);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(message);
  await page.reload();
  await page.clock.runFor(1_000); // the page's script starts after its first paint
  await expectValues(await awake(page, 'contact'), 'contact', nothing);
});

test('text typed after the failure was shown is not cleared by the success', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, 'Told, and written on');
  await onSend(visitor.page, (route) => route.abort(), 3);
  await failForNow(visitor, form);
  await form.field('message').fill('And another thing');
  await visitor.page.clock.fastForward(9_000);
  await expectThanks(form);
  await expectValues(form, 'seo', { ...asha, message: 'And another thing' });
});

test('a browser that is online again retries at once, but at most once a second', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, 'Out of the tunnel');
  await onSend(visitor.page, (route) => route.abort(), 4);
  await failForNow(visitor, form); // the next try would be in 9 s, of which 4 have passed
  for (let time = 0; time < 9; time++) {
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await visitor.page.clock.runFor(1);
    await settled(visitor.page);
  }
  expect(visitor.sent).toHaveLength(4);
  await visitor.page.clock.fastForward(1_000);
  await expectThanks(form);
  expect(visitor.sent).toHaveLength(5);
});

test('an enquiry sent again after a reload is the same one, and a changed one is new', async () => {
  const message = 'Sent, reloaded, sent';
  await using visitor = await visit(browser, site.addressOf('seo'));
  let form = await begin(visitor, message);
  await onSend(visitor.page, (route) => route.abort(), 100);
  await onSend(visitor.page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.submit.click();
  await expect.poll(() => stored(message).length).toBe(1);
  await visitor.page.reload();
  await visitor.page.clock.runFor(1_000);
  form = await awake(visitor.page, 'seo');
  await expectValues(form, 'seo', { ...asha, message });
  const notice = visitor.page.locator('[data-unsent] section');
  await notice.waitFor();
  await visitor.page.unroute('**/send');
  await form.submit.click();
  await expectThanks(form);
  expect(await notice.count()).toBe(0); // the form says it
  expect(new Set(visitor.sent.map(({ key }) => key)).size).toBe(1);
  expect(stored(message)).toHaveLength(1);
  const count = visitor.sent.length;

  await visitor.page.getByText('Send another message').click();
  await fillIn(form, 'seo', { ...asha, message });
  await form.submit.click();
  await expect.poll(() => stored(message).length).toBe(2);
  expect(visitor.sent[count]?.key).not.toBe(visitor.sent[0]?.key);
  expect(stored(message)[1]?.possible_repeat_of).toBe(stored(message)[0]?.reference);
});

test('an enquiry changed after a failure is sent with a new key', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, 'Before');
  await onSend(visitor.page, (route) => route.fulfill({ status: 500 }));
  await form.submit.click();
  await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
  await form.field('message').fill('After');
  await form.submit.click();
  await expectThanks(form);
  const [before, after] = visitor.sent;
  expect(before?.key).toMatch(/^[\da-f]{32}$/);
  expect(after?.key).toMatch(/^[\da-f]{32}$/);
  expect(after?.key).not.toBe(before?.key);
});

test('text typed during a request is not cleared by its response', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await begin(visitor, 'First');
  await onSend(visitor.page, (route) => route.abort());
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(dropped);
  await form.field('message').fill('And another thing');
  await pass(visitor, 1_000, 2);
  await expectThanks(form);
  await expectValues(form, 'seo', { ...asha, message: 'And another thing' });
});

test('an enquiry that is sent while an earlier one is retried is stored too, and both are reported', async () => {
  const [first, second] = ['The earlier one', 'The later one'];
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await begin(visitor, first, 'contact');
  await page.route('**/send', (route) => route.abort());
  await failForNow(visitor, form);
  await fillIn(form, 'contact', { ...asha, message: second });
  await form.submit.click();
  const earlier = page.locator('[data-unsent]');
  await expect.poll(() => earlier.textContent()).toContain('We are still trying');
  await page.clock.fastForward(sayMs);
  await expect.poll(() => form.answers.textContent()).toContain('We are still trying');
  await page.unroute('**/send');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.clock.runFor(3_000);
  await expectThanks(form);
  await expect.poll(() => earlier.textContent()).toContain(messages.success);
  for (const message of [first, second]) {
    expect(stored(message)).toHaveLength(1);
    const { reference } = stored(message)[0] ?? {};
    expect(await (message === first ? earlier : form.answers).textContent()).toContain(reference);
  }
  expect(await page.evaluate(readUnsentKeys)).toEqual([]);
});

test('an enquiry that is sent before an earlier one has failed is stored too', async () => {
  const [first, second] = ['Sent at once', 'Sent two seconds later'];
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await begin(visitor, first, 'contact');
  await page.route('**/send', (route) => route.abort());
  await form.submit.click();
  await page.clock.runFor(2_000);
  await fillIn(form, 'contact', { ...asha, message: second });
  await form.submit.click({ force: true }); // it is busy, and aria-disabled
  await expect.poll(() => page.locator('[data-unsent]').textContent()).toContain('We are still trying');
  await page.clock.fastForward(sayMs);
  await expect.poll(() => form.answers.textContent()).toContain('We are still trying');
  await page.unroute('**/send');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.clock.runFor(3_000);
  await expectThanks(form);
  for (const message of [first, second]) await expect.poll(() => stored(message).length).toBe(1);
});

test('a failure takes neither the focus nor the fields of somebody who writes on', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await begin(visitor, 'Before the failure', 'contact');
  await page.route('**/send', (route) => route.abort());
  await form.submit.click();
  await page.clock.runFor(2_000);
  const field = page.locator('#contact textarea, [data-enquiry="contact"] textarea').first();
  await field.fill('Written on');
  await page.clock.fastForward(sayMs);
  await expect.poll(() => form.answers.textContent()).toContain('We are still trying');
  expect(await field.evaluate((element) => document.activeElement === element)).toBe(true);
  expect(await field.inputValue()).toBe('Written on');
  expect(await page.locator('[data-enquiry="contact"] input[type="email"]').inputValue()).toBe(asha.email);
});

test('text that is typed while an earlier enquiry is retried stays when that one is sent', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await begin(visitor, 'The first of three', 'contact');
  await page.route('**/send', (route) => route.abort());
  await failForNow(visitor, form);
  await fillIn(form, 'contact', { ...asha, message: 'The second of three' });
  await form.submit.click();
  await page.clock.fastForward(sayMs);
  await expectFailure(form);
  await fillIn(form, 'contact', { ...asha, message: 'The third of three' });
  // Only the first gets through.
  await page.unroute('**/send');
  await page.route('**/send', (route) =>
    route.request().postDataJSON().message === 'The first of three' ? route.continue() : route.abort(),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.clock.runFor(3_000);
  await expect.poll(() => page.locator('[data-unsent]').textContent()).toContain(messages.success);
  await expectValues(form, 'contact', { ...asha, message: 'The third of three' });
  await page.reload();
  await page.clock.runFor(1_000);
  await expectValues(await awake(page, 'contact'), 'contact', { ...asha, message: 'The third of three' });
});

test('the emptied form, when it is sent, does not end the retries of what it held', async () => {
  const message = 'Emptied, and sent';
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await begin(visitor, message, 'contact');
  await onSend(page, (route) => route.abort(), 3);
  await failForNow(visitor, form);
  await form.submit.click();
  await form.error('name').waitFor();
  await page.clock.fastForward(9_000);
  await expect.poll(() => stored(message).length).toBe(1);
  await expect.poll(() => page.locator('[data-unsent]').textContent()).toContain(messages.success);
  expect(await form.restore.count()).toBe(0);
});

test.each(['seo', 'contact'] as const)(
  'a reload while the %s form is still trying says that the enquiry was sent, and offers no text again',
  async (name) => {
    const message = `Reloaded on ${name}`;
    await using visitor = await visit(browser, site.addressOf(name));
    const { page } = visitor;
    const form = await begin(visitor, message, name);
    await onSend(page, (route) => route.abort(), 3);
    await failForNow(visitor, form);
    await page.reload();
    await page.clock.runFor(1_000);
    await expect.poll(() => page.locator('[data-unsent]').textContent()).toContain(messages.success);
    expect(stored(message)).toHaveLength(1);
    await awake(page, name);
    await expectValues(form, name, nothing);
    expect(await form.restore.count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(message);
  },
);

test('what one page could not send the next page goes on sending, beside the enquiry of its own form', async () => {
  const [first, second] = ['On the first page', 'On the second page'];
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  await begin(visitor, first, 'contact');
  await page.route('**/send', (route) => route.abort());
  await failForNow(visitor, await awake(page, 'contact'));
  await page.goto(site.addressOf('seo'));
  await page.clock.runFor(1_000);
  const form = await awake(page, 'seo');
  await fillIn(form, 'seo', { ...asha, message: second });
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(dropped);
  await page.unroute('**/send');
  await page.clock.fastForward(1_000);
  await expectThanks(form);
  await page.clock.fastForward(30_000);
  await expect.poll(() => page.locator('[data-unsent]').textContent()).toContain(messages.success);
  for (const message of [first, second]) expect(stored(message)).toHaveLength(1);
});

/** Fills in a form, on a simulated clock. */
async function begin(
  visitor: Visitor,
  message: string,
  name: 'seo' | 'contact' = 'seo',
): Promise<FormOnPage> {
  const form = await awake(visitor.page, name);
  await fillIn(form, name, { ...asha, message });
  await visitor.page.clock.install();
  await visitor.page.clock.pauseAt(new Date(Date.now() + 60_000));
  return form;
}

function onSend(page: Page, answer: (route: Route) => unknown, times = 1): Promise<unknown> {
  return page.route('**/send', (route) => answer(route), { times });
}

async function pass(visitor: Visitor, ms: number, posts: number): Promise<void> {
  expect(visitor.sent).toHaveLength(posts - 1);
  await visitor.page.clock.fastForward(ms - 1);
  expect(visitor.sent).toHaveLength(posts - 1);
  await visitor.page.clock.fastForward(1);
  await expect.poll(() => visitor.sent.length).toBe(posts);
}

/** Three tries, after which the failure is shown. */
async function failForNow(visitor: Visitor, form: FormOnPage): Promise<void> {
  await form.submit.click();
  for (const [index, waitMs] of [1_000, 3_000].entries()) {
    await expect.poll(() => visitor.sent.length).toBe(index + 1);
    await expect.poll(() => form.status.textContent()).toBe(dropped);
    await settled(visitor.page);
    await visitor.page.clock.fastForward(waitMs);
  }
  await expect.poll(() => visitor.sent.length).toBe(3);
  await settled(visitor.page);
  await visitor.page.clock.fastForward(sayMs - 4_000);
  await expectFailure(form);
  expect(visitor.sent).toHaveLength(3);
}

async function expectFailure(form: FormOnPage): Promise<void> {
  await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
  expect(await form.status.textContent()).toBe('');
  expect(await form.answers.textContent()).toContain('We are still trying');
  expect(await form.submit.getAttribute('aria-disabled')).toBeNull();
}

/** Resolves when the page has seen the failure and waits. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
}

async function expectThanks(form: FormOnPage): Promise<void> {
  await expect.poll(() => form.status.textContent()).toContain(messages.success);
}

function stored(message: string) {
  return rows().filter((row) => row.message === message);
}
