import { afterAll, expect, test } from 'vitest';
import { type Form, forms, messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { expectValues, fieldsOf, fillIn, formNames, nameless, nothing } from './people.ts';
import { serveSite } from './site.ts';
import { awake, formOn, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
afterAll(() => Promise.all([browser.close(), site.close()]));

test('every form in the table is on a page', () => {
  expect([...site.formAddresses.keys()].sort()).toEqual([...formNames].sort());
});

test.each(formNames)('%s: the fields match the table, and no message is shown yet', async (name) => {
  await using visitor = await visit(browser, site.addressOf(name));
  const form = await awake(visitor.page, name);
  const { title, submit, messageHeightPx, fields }: Form = forms[name];

  expect(await form.container.getByRole('heading').allTextContents()).toEqual([title]);
  expect(await form.submit.textContent()).toBe(submit);
  expect(await form.container.locator('form').getAttribute('autocomplete')).toBe(
    name === 'home' ? 'off' : null,
  );
  for (const [field, { label, kind, lengthMax, required, autocomplete }] of fieldsOf(name)) {
    const control = form.container.getByLabel(label);
    const drawn = await control.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => ({
      name: element.name,
      kind: element.localName === 'textarea' ? 'multiline' : element.type,
      lengthMax: element.maxLength < 0 ? undefined : element.maxLength,
      required: element.required,
      autocomplete: element.getAttribute('autocomplete'),
    }));
    expect(drawn).toEqual({ name: field, kind, lengthMax, required, autocomplete });
  }
  expect(await form.field('message').evaluate((area: HTMLElement) => area.offsetHeight)).toBe(
    messageHeightPx,
  );
  if (typeof fields.subject === 'string') {
    expect(await form.field('subject').getAttribute('type')).toBe('hidden');
    expect(await form.field('subject').inputValue()).toBe(fields.subject);
  }
  expect(await form.answers.textContent()).toBe('');
  expect(await form.answers.locator('p, button').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test.each(formNames)(
  '%s: a sent enquiry is stored, success is shown and the form is cleared',
  async (name) => {
    await using visitor = await visit(browser, site.addressOf(name));
    const form = await awake(visitor.page, name);
    await fillIn(form, name, asha);
    await form.submit.click();

    await expect.poll(() => form.status.textContent()).toBe(messages.success);
    expect(await form.status.getByText(messages.success).isVisible()).toBe(true);
    await expectValues(form, name, nothing);
    const { fields, onSuccess }: Form = forms[name];
    await expect.poll(() => visitor.dialogs).toEqual(onSuccess === 'alert' ? [messages.success] : []);
    expect(await form.alert.textContent()).toBe('');
    expect(await form.restore.count()).toBe(0);
    expect(site.stored.at(-1)).toMatchObject({
      ...asha,
      subject: typeof fields.subject === 'string' ? fields.subject : asha.subject,
      form: name,
      page: await form.container.locator('[name="page"]').getAttribute('value'),
    });
    expect(visitor.complaints).toEqual([]);
  },
);

test.each(formNames)(
  '%s: a refused enquiry is reported, the field is named and no value is lost',
  async (name) => {
    await using visitor = await visit(browser, site.addressOf(name));
    const form = await awake(visitor.page, name);
    await fillIn(form, name, nameless);
    await form.submit.click();

    await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
    expect(await form.alert.getByText(messages.failure).isVisible()).toBe(true);
    expect(await form.status.textContent()).toBe('');
    expect(await form.error('name').textContent()).not.toBe('');
    expect(await form.field('name').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(visitor.dialogs).toEqual([]);
    if (forms[name].onFailure === 'clear') {
      await expectValues(form, name, nothing);
      await form.restore.click();
    }
    await expectValues(form, name, nameless);
    expect(await form.restore.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  },
);

test('a refused field is described by its error, and no longer once it is corrected', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', nameless);
  await form.submit.click();

  await form.error('name').waitFor();
  expect(await form.field('name').getAttribute('aria-invalid')).toBe('true');
  expect(await form.field('name').getAttribute('aria-describedby')).toBe(
    await form.error('name').getAttribute('id'),
  );
  expect(await form.field('email').getAttribute('aria-invalid')).toBeNull();

  await form.field('name').pressSequentially('A');
  await expect.poll(() => form.error('name').count()).toBe(0);
  expect(await form.field('name').getAttribute('aria-invalid')).toBeNull();
  expect(await form.field('name').getAttribute('aria-describedby')).toBeNull();
  expect(await form.alert.textContent()).toBe(messages.failure);

  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
});

test('correcting a field removes its error, and keeps the errors of others', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await awake(visitor.page, 'contact');
  await form.submit.click();
  await form.error('message').waitFor();
  await form.field('name').fill(asha.name);
  await expect.poll(() => form.error('name').count()).toBe(0);
  expect(await form.field('email').getAttribute('aria-invalid')).toBe('true');
  expect(await form.error('message').textContent()).not.toBe('');
});

test('the browser asks for required fields before anything is sent', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', { ...asha, email: 'not an address' });
  await form.submit.click();
  expect(await form.field('email').evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
  expect(visitor.sent).toEqual([]);
  expect(await formOn(visitor.page, 'seo').answers.textContent()).toBe('');
});
