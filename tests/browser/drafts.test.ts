import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { nameless, nothing, paste } from './people.ts';

const { site, openForm } = await browse();
const longMessage = `${'We sell tea. '.repeat(20)}\nAnd coffee.`;

test('text typed before the script loads is kept, with the caret position', async () => {
  await using form = await openForm('seo', { formScript: 'late' });
  await form.fill(asha);
  const area = form.field('message');
  await area.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 8));
  await form.arrive();
  await form.expectValues(asha);
  const caret = area.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]);
  expect(await caret).toEqual([3, 8]);
  await form.focused('message');
  expect(form.complaints).toEqual([]);
});

test('after a refusal without script, what is typed before the script loads is kept, and the error of a corrected field goes', async () => {
  await using form = await openForm('seo', { formScript: 'late' });
  await form.send({ ...nameless, email: 'asha@example' });
  await form.error('email').waitFor();
  await form.fill({ email: asha.email, message: 'Another text' });
  await form.arrive();
  await form.expectValues({ ...nameless, message: 'Another text' });
  await expect.poll(() => form.error('email').count()).toBe(0);
  expect(await form.error('name').count()).toBe(1);
  await form.focused('message');
  await form.failed();
  await form.send({ name: asha.name });
  await form.thanked();
  expect(new URL(form.page.url()).pathname).toBe('/send');
});

test('typed text is there when the visitor comes back, until it is sent, and in no form of another page', async () => {
  await using form = await openForm('home');
  const { page } = form;
  await form.fill(asha);
  await page.goto(site.addressOf('seo'));
  await (await form.awake('seo')).expectValues(nothing);
  await page.goto(site.addressOf('home'));
  await form.awake();
  await form.expectValues(asha);
  await form.submit.click();
  await form.thanked();
  await page.reload();
  await form.awake();
  await form.expectValues(nothing);
});

test('cleared text is lost neither by typing again nor by a reload, and is restored once', async () => {
  await using form = await failAndClear();
  await form.field('name').pressSequentially('B');
  await form.page.reload();
  await form.awake();
  await form.expectValues({ ...asha, name: 'B' });
  await form.field('name').fill('');
  await form.restoreTyped();
  await form.expectValues(asha);
  await form.page.reload();
  await form.awake();
  await form.expectValues(asha);
  expect(await form.restore.count()).toBe(0);
  expect(form.complaints).toEqual([]);
});

test('text cleared by a failure, and by a refusal after it, is restored together', async () => {
  await using form = await failAndClear();
  await form.submit.click(); // the empty form
  await form.error('name').waitFor();
  await form.send({ message: 'Another text' });
  await expect.poll(() => form.field('message').inputValue()).toBe('');
  await form.restoreTyped();
  await form.expectValues({ ...asha, message: 'Another text' });
  await form.focused('name');
});

test('cleared text is deleted once an enquiry is sent', async () => {
  await using form = await failAndClear();
  await form.page.unroute('**/send');
  await form.send({ ...asha, message: 'Another text' });
  await form.thanked();
  expect(await form.restore.count()).toBe(0);
  // The alert follows the message, and a page with an open alert cannot navigate.
  await expect.poll(() => form.dialogs).toContain(messages.success);
  await form.page.reload();
  await form.awake();
  await form.expectValues(nothing);
  expect(await form.restore.count()).toBe(0);
});

test('typed text is kept even if the form’s own script never loads', async () => {
  await using form = await openForm('home', { formScript: 'never' });
  const { page } = form;
  await page.route('**/send', (route) => route.abort());
  await form.send(asha);
  await page.waitForURL('chrome-error://**');
  await page.unroute('**/assets/enquiry-*');
  await page.goto(site.addressOf('home'));
  await form.awake();
  await form.expectValues(asha);
});

test('a draft fills only the fields that the visitor has not started', async () => {
  await using form = await openForm('home', { formScript: 'late' });
  await form.fill(asha);
  await form.page.reload();
  await form.field('name').fill('Bina');
  await form.arrive();
  await form.expectValues({ ...asha, name: 'Bina' });
});

test('a form works where the browser blocks storage, and no link leads away from a message that was cut', async () => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get });
    });
  await using form = await openForm('home', { before });
  await paste(form.field('message'), longMessage);
  await form.page.getByText('Only the first 190 characters fit here').waitFor();
  expect(await form.page.getByRole('link', { name: 'Write more' }).count()).toBe(0);
  await form.send(asha);
  await form.thanked();
  expect(form.complaints).toEqual([]);
});

/** The contact form, empty after a failure. */
async function failAndClear() {
  const form = await openForm('contact');
  await form.page.route('**/send', (route) =>
    route.request().postDataJSON().name ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await form.send(asha);
  await form.restore.waitFor();
  await form.expectValues(nothing);
  return form;
}

test('a message that was cut at home goes on, whole, below what is in Contact, and stays at home until it is sent', async () => {
  await using contact = await openForm('contact');
  const { page } = contact;
  await contact.field('message').fill('Good morning.');
  await page.goto(site.addressOf('home'));
  const home = await contact.awake('home');
  const typed = { ...asha, subject: 'A shop for tea', message: `First: ${longMessage}`.slice(0, 190) };
  await home.fill({ ...typed, message: 'First: ' });
  await paste(home.field('message'), longMessage);
  await home.expectValues(typed);
  await page.reload();
  for (let time = 0; time < 2; time++) {
    await contact.awake('home');
    await home.expectValues(typed);
    await page.getByRole('link', { name: 'Write more' }).click();
    await page.waitForURL('**/contact#contact-message');
    await contact.awake();
    // The subject is too long for its field there.
    const message = `Good morning.\n\nA shop for tea\n\nFirst: ${longMessage}`;
    await contact.expectValues({ ...asha, subject: '', message });
    await contact.focused('message');
    await page.goto(site.addressOf('home'));
  }
  expect(contact.sent).toEqual([]);
  await contact.awake('home');
  await page.goto(site.addressOf('contact'));
  await contact.awake();
  await contact.submit.click();
  await contact.thanked();
  expect(site.stored.at(-1)?.message).toContain(longMessage);
  await expect.poll(() => contact.dialogs).toEqual([messages.success]);
  await page.goto(site.addressOf('home'));
  await contact.awake('home');
  await home.expectValues(nothing);
});
