import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { expectValues, fillIn, nameless, nothing, paste } from './people.ts';
import { serveSite } from './site.ts';
import { awake, begun, formOn, lateForm, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

/** For this long the form ignores clicks where Send was: the second of a double click may hit what has moved there. */
const doubleClickMs = 600;

test('text typed before the script loads is kept, with the caret position', async () => {
  const script = lateForm();
  await using visitor = await visit(browser, site.addressOf('seo'), { before: script.before });
  const { page } = visitor;
  const form = formOn(page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.field('message').evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(3, 8));
  script.arrive();

  await awake(page, 'seo');
  await expectValues(form, 'seo', asha);
  const caret = await form.field('message').evaluate((area) => {
    const { selectionStart, selectionEnd } = area as HTMLTextAreaElement;
    return { focused: area === document.activeElement, selectionStart, selectionEnd };
  });
  expect(caret).toEqual({ focused: true, selectionStart: 3, selectionEnd: 8 });
  expect(visitor.complaints).toEqual([]);
});

test('text changed after a refusal without script is kept when the script loads', async () => {
  const script = lateForm();
  await using visitor = await visit(browser, site.addressOf('seo'), { before: script.before });
  const { page } = visitor;
  const form = formOn(page, 'seo');
  await fillIn(form, 'seo', nameless);
  await form.submit.click();
  await form.error('name').waitFor();
  await form.field('name').fill(asha.name);
  await form.field('message').fill('Another text');
  script.arrive();

  await awake(page, 'seo');
  await expectValues(form, 'seo', { ...asha, message: 'Another text' });
  expect(await form.field('message').evaluate((area) => area === document.activeElement)).toBe(true);
  expect(await form.alert.textContent()).toBe(messages.failure);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(new URL(page.url()).pathname).toBe('/send');
});

test('typed text survives a reload until it is sent', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const { page } = visitor;
  const form = await awake(page, 'home');
  await fillIn(form, 'home', asha);
  await page.reload();
  await awake(page, 'home');
  await expectValues(form, 'home', asha);

  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  await page.reload();
  await awake(page, 'home');
  await expectValues(form, 'home', nothing);
});

test('text cleared by a failure can be restored after a reload', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await awake(page, 'contact');
  await page.route('**/send', (route) => route.fulfill({ status: 500 }));
  await fillIn(form, 'contact', asha);
  await form.submit.click();
  await form.restore.waitFor();
  await page.reload();
  await awake(page, 'contact');
  await expectValues(form, 'contact', asha);
});

test('restored text survives a reload', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await failAndClear(page);
  await form.field('name').pressSequentially('B');
  await form.restore.click();
  await expectValues(form, 'contact', { ...asha, name: 'B' });
  expect(await form.restore.count()).toBe(0);
  await page.reload();
  await awake(page, 'contact');
  await expectValues(form, 'contact', { ...asha, name: 'B' });
  expect(await form.restore.count()).toBe(0);
});

test('cleared text is not lost by typing again, nor by a reload', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await failAndClear(page);
  await form.field('name').pressSequentially('B');
  await page.reload();
  await awake(page, 'contact');
  await expectValues(form, 'contact', { ...asha, name: 'B' });
  await form.restore.waitFor();

  await form.field('name').fill('');
  await form.restore.click();
  await expectValues(form, 'contact', asha);
  expect(visitor.complaints).toEqual([]);
});

test('text cleared by two failures is restored together', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await failAndClear(visitor.page);
  await form.field('message').fill('Another text');
  await form.submit.click();
  await expect.poll(() => visitor.sent.some(({ message }) => message === 'Another text')).toBe(true);
  await expect.poll(() => form.field('message').inputValue()).toBe('');
  await visitor.page.waitForTimeout(doubleClickMs);
  await form.restore.click();
  await expectValues(form, 'contact', { ...asha, message: 'Another text' });
});

test('cleared text is deleted once an enquiry is sent', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const form = await failAndClear(page);
  await page.unroute('**/send');
  await fillIn(form, 'contact', { ...asha, message: 'Another text' });
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await form.restore.count()).toBe(0);
  // The alert follows the message, and a page with an open alert cannot navigate.
  await expect.poll(() => visitor.dialogs).toContain(messages.success);
  await page.reload();
  await awake(page, 'contact');
  await expectValues(form, 'contact', nothing);
  expect(await form.restore.count()).toBe(0);
});

test('typed text is kept even if the form’s own script never loads', async () => {
  await using visitor = await visit(browser, site.addressOf('home'), {
    before: (page) => page.route('**/assets/enquiry-*', (route) => route.abort()),
  });
  const { page } = visitor;
  const form = formOn(page, 'home');
  await page.route('**/send', (route) => route.abort());
  await fillIn(form, 'home', asha);
  await form.submit.click();
  await page.waitForURL('chrome-error://**');
  await page.unroute('**/assets/enquiry-*');
  await page.goto(site.addressOf('home'));
  await awake(page, 'home');
  await expectValues(form, 'home', asha);
});

test('text sent without the form’s own script is not restored', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'), {
    before: (page) => page.route('**/assets/enquiry-*', (route) => route.abort()),
  });
  const { page } = visitor;
  const form = formOn(page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  await begun(page); // the message is already in the HTML
  await page.unroute('**/assets/enquiry-*');
  await page.goto(site.addressOf('seo'));
  await awake(page, 'seo');
  await expectValues(form, 'seo', nothing);
});

test('a draft fills only the fields that the visitor has not started', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const { page } = visitor;
  const form = await awake(page, 'home');
  await fillIn(form, 'home', asha);
  const script = lateForm();
  await script.before(page);
  await page.reload();
  await form.field('name').fill('Bina');
  script.arrive();
  await awake(page, 'home');
  await expectValues(form, 'home', { ...asha, name: 'Bina' });
});

test('the form of one page does not show the draft of another', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const form = await awake(visitor.page, 'home');
  await fillIn(form, 'home', asha);
  await visitor.page.goto(site.addressOf('seo'));
  await expectValues(await awake(visitor.page, 'seo'), 'seo', nothing);
});

test('a form works where the browser blocks storage', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'), { before: blockStorage });
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(visitor.complaints).toEqual([]);
});

test('a retry that arrives while another message is written keeps the name and address beside it', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  await page.clock.install();
  const form = await failAndClear(page);
  await page.unroute('**/send');
  const another = { ...asha, message: 'Another text' };
  await fillIn(form, 'contact', another);
  await page.clock.fastForward(1_000);
  await expect.poll(() => visitor.dialogs).toContain(messages.success);
  await expectValues(form, 'contact', another);

  await form.submit.click();
  await expect.poll(() => site.stored.at(-1)?.message).toBe('Another text');
});

/** Leaves the contact form empty after a failure. */
async function failAndClear(page: Page) {
  const form = await awake(page, 'contact');
  await page.route('**/send', (route) => route.fulfill({ status: 500 }));
  await fillIn(form, 'contact', asha);
  await form.submit.click();
  await form.restore.waitFor();
  await expectValues(form, 'contact', nothing);
  await page.waitForTimeout(doubleClickMs); // a click soon after the failure is taken for the second of a double click
  return form;
}

function blockStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
}

const longMessage = `${'We sell tea. '.repeat(20)}\nAnd coffee.`;

test('a message that was cut at home goes on, whole, in the form of Contact', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const { page } = visitor;
  const form = await awake(page, 'home');
  await fillIn(form, 'home', { ...asha, message: 'First: ' });
  await paste(form.field('message'), longMessage);
  expect((await form.field('message').inputValue()).length).toBe(190);
  await page.getByRole('link', { name: 'Write more' }).click();
  await page.waitForURL('**/contact#contact-message');
  const contact = await awake(page, 'contact');
  const message = `First: ${longMessage}`;
  await expectValues(contact, 'contact', { ...asha, message });
  expect(await contact.field('message').evaluate((area) => area === document.activeElement)).toBe(true);
  // Nothing of it was sent on the way.
  expect(visitor.sent).toEqual([]);

  await contact.submit.click();
  await expect.poll(() => contact.status.textContent()).toBe(messages.success);
  expect(site.stored.at(-1)?.message).toBe(message.trim());
  await page.goto(site.addressOf('home'));
  await awake(page, 'home');
  await expectValues(form, 'home', nothing);
});

test('a message that was cut at home is whole in Contact also after a reload', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const { page } = visitor;
  const form = await awake(page, 'home');
  await paste(form.field('message'), longMessage);
  await page.reload();
  await awake(page, 'home');
  expect((await form.field('message').inputValue()).length).toBe(190);
  await page.getByRole('link', { name: 'Write more' }).click();
  await page.waitForURL('**/contact#contact-message');
  await expectValues(await awake(page, 'contact'), 'contact', { ...nothing, message: longMessage });
});

test('where the browser blocks storage, no link leads away from a message that was cut', async () => {
  await using visitor = await visit(browser, site.addressOf('home'), { before: blockStorage });
  const { page } = visitor;
  const form = await awake(page, 'home');
  await paste(form.field('message'), longMessage);
  await page.getByText('Only the first 190 characters fit here').waitFor();
  expect(await page.getByRole('link', { name: 'Write more' }).count()).toBe(0);
});

test('text that was typed at home goes on in Contact, below what is there, and stays at home until it is sent', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const { page } = visitor;
  const contact = await awake(page, 'contact');
  await contact.field('message').fill('Good morning.');
  await page.goto(site.addressOf('home'));
  const home = await awake(page, 'home');
  const typed = { ...asha, subject: 'A shop for tea', message: 'x'.repeat(180) };
  await fillIn(home, 'home', typed);
  for (let time = 0; time < 2; time++) {
    await page.getByRole('link', { name: 'Write more' }).click();
    await page.waitForURL('**/contact#contact-message');
    await awake(page, 'contact');
    // The subject is too long for its field there.
    const message = `Good morning.\n\nA shop for tea\n\n${typed.message}`;
    await expectValues(contact, 'contact', { ...asha, subject: '', message });
    await page.goto(site.addressOf('home'));
    await awake(page, 'home');
    await expectValues(home, 'home', typed);
  }
});
