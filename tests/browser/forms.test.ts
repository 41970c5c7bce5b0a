import { afterAll, expect, test } from 'vitest';
import { type Form, forms, messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { testedForms } from './form-kinds.ts';
import { expectValues, fillIn, formNames, nameless, nothing, paste } from './people.ts';
import { serveSite } from './site.ts';
import { awake, formOn, lateForm, visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
/** For tests that type nothing. */
const reader = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

test('every form in the table is on a page', () => {
  expect([...site.formAddresses.keys()].sort()).toEqual([...formNames].sort());
});

test.each(testedForms)('%s: its message field has its height, and no message is shown yet', async (name) => {
  const { page, complaints } = reader;
  await page.goto(site.addressOf(name));
  const form = await awake(page, name);
  const { messageHeightPx }: Form = forms[name];
  const height = form.field('message').evaluate((area: HTMLElement) => area.offsetHeight);
  expect(await height).toBe(messageHeightPx);
  expect(await form.answers.textContent()).toBe('');
  expect(await form.answers.locator('p, button').count()).toBe(0);
  expect(complaints.splice(0)).toEqual([]);
});

test.each(testedForms)(
  '%s: a refused enquiry is reported and loses no value; once corrected it is stored and the form is cleared',
  async (name) => {
    await using visitor = await visit(browser, site.addressOf(name));
    const form = await awake(visitor.page, name);
    const { fields, onSuccess, onFailure }: Form = forms[name];
    await fillIn(form, name, nameless);
    await form.submit.click();

    await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
    expect(await form.alert.getByText(messages.failure).isVisible()).toBe(true);
    expect(await form.status.textContent()).toBe('');
    expect(await form.error('name').textContent()).not.toBe('');
    expect(await form.field('name').evaluate(isFocused)).toBe(true);
    expect(visitor.dialogs).toEqual([]);
    if (onFailure === 'clear') {
      await expectValues(form, name, nothing);
      await form.restore.click();
    }
    await expectValues(form, name, nameless);
    expect(await form.restore.count()).toBe(0);

    await form.field('name').fill(asha.name);
    await form.submit.click();
    await expect.poll(() => form.status.textContent()).toBe(messages.success);
    expect(await form.status.getByText(messages.success).isVisible()).toBe(true);
    await expectValues(form, name, nothing);
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

test('in a window as low as at 400% zoom the message is in view after a success', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 256 });
  const form = await awake(page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  const message = form.status.getByText(messages.success);
  await message.waitFor();
  const { top, bottom } = await message.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(256);
});

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
  // Without the attribute a screen reader calls an empty required field invalid.
  expect(await form.field('email').getAttribute('aria-invalid')).toBe('false');

  await form.field('name').pressSequentially('A');
  await expect.poll(() => form.error('name').count()).toBe(0);
  expect(await form.field('name').getAttribute('aria-invalid')).toBe('false');
  expect(await form.field('name').getAttribute('aria-describedby')).toBeNull();
  expect(await form.alert.textContent()).toBe(messages.failure);

  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
});

test('a field that is corrected while it is sent gets no error', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
  await visitor.page.route('**/send', async (route) => {
    await answered;
    await route.continue();
  });
  await fillIn(form, 'seo', { ...nameless, email: 'asha@example' });
  await form.submit.click();
  await form.field('email').fill(asha.email);
  letAnswer();
  await form.error('name').waitFor();
  expect(await form.error('email').count()).toBe(0);
});

test('an error of a page without script goes when its field was corrected before the script came', async () => {
  const script = lateForm();
  await using visitor = await visit(browser, site.addressOf('seo'), { before: script.before });
  const form = formOn(visitor.page, 'seo');
  await fillIn(form, 'seo', { ...nameless, email: 'asha@example' });
  await form.submit.click();
  await form.error('email').waitFor();
  await form.field('email').fill(asha.email);
  script.arrive();
  await awake(visitor.page, 'seo');
  await expect.poll(() => form.error('email').count()).toBe(0);
  expect(await form.error('name').count()).toBe(1);
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

test.each(['with', 'without'])(
  'fields that are all filled in at once, %s events, lose their errors',
  async (how) => {
    await using visitor = await visit(browser, site.addressOf('home'));
    const form = await awake(visitor.page, 'home');
    await form.submit.click();
    await expect.poll(() => form.container.locator('.form-error').count()).toBe(5);
    await form.container.evaluate(
      (container, [values, how]) => {
        for (const [name, value] of Object.entries(values)) {
          const field = container.querySelector<HTMLInputElement>(`.form-input[name="${name}"]`);
          if (!field) continue;
          field.value = value;
          if (how === 'with') field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      },
      [asha, how] as const,
    );
    await expect.poll(() => form.container.locator('.form-error').count()).toBe(0);
    await form.submit.click();
    await expect.poll(() => form.status.textContent()).toBe(messages.success);
  },
);

test.each([
  ['home', 'name', 30, 'Only the first 30 characters fit here. Write the rest in the message.'],
  ['contact', 'subject', 10, 'Only the first 10 characters fit here. Write the rest in the message.'],
  ['home', 'message', 190, 'Only the first 190 characters fit here. Write more on the Contact page'],
] as const)(
  '%s: a paste that is too long for %s says that it was cut at %i',
  async (name, field, max, text) => {
    await using visitor = await visit(browser, site.addressOf(name));
    const form = await awake(visitor.page, name);
    const hint = form.container.locator('.form-hint');
    await paste(form.field(field), `${'x'.repeat(max)}${field === 'message' ? '' : '\r\n'}`); // a cell of a spreadsheet
    expect(await hint.filter({ hasText: 'Only the first' }).count()).toBe(0);
    await form.field(field).fill('');
    await paste(form.field(field), 'x'.repeat(max + 1));
    await expect.poll(() => hint.allTextContents()).toEqual([text]);
    expect(await form.field(field).inputValue()).toBe('x'.repeat(max));
    await form.field(field).press('Backspace');
    await expect.poll(() => hint.filter({ hasText: 'Only the first' }).count()).toBe(0);
  },
);

test('a message that is longer than the server takes is to be shortened before the form is cleared', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await awake(visitor.page, 'contact');
  const message = 'x'.repeat(72_000);
  await fillIn(form, 'contact', { ...asha, message });
  await form.submit.click();
  await expect
    .poll(() => form.error('message').textContent())
    .toBe('Shorten your message to 5000 characters');
  expect(await form.field('message').inputValue()).toBe(message);
  expect(visitor.sent).toEqual([]);
});

test.each(['seo', 'contact'] as const)(
  '%s: a second line names the refused fields and leads to them, until they are corrected',
  async (name) => {
    await using visitor = await visit(browser, site.addressOf(name));
    const form = await awake(visitor.page, name);
    const { fields }: Form = forms[name];
    await fillIn(form, name, { ...nameless, email: 'asha@example' });
    await form.submit.click();
    await expect.poll(() => form.alert.textContent()).toBe(messages.failure);
    const line = form.answers.getByText('Not sent yet');
    expect(await line.textContent()).toBe(
      `Not sent yet: two fields need you: ${fields.name.label} and ${fields.email.label}`,
    );
    await line.getByRole('link', { name: fields.email.label }).click();
    await expect.poll(() => form.field('email').evaluate(isFocused)).toBe(true);

    await form.field('email').fill(asha.email);
    await expect
      .poll(() => form.answers.getByText('Not sent yet: one').textContent())
      .toBe(`Not sent yet: one field needs you: ${fields.name.label}`);
    await form.field('name').fill(asha.name);
    await expect.poll(() => form.answers.getByRole('link').count()).toBe(0);
    expect(await form.alert.textContent()).toBe(messages.failure);
  },
);

test('several wrong fields are all reported at once, in our words, before anything is sent', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const form = await awake(visitor.page, 'home');
  await form.field('message').fill(asha.message);
  await form.field('email').fill('asha');
  await form.submit.click();
  await form.error('name').waitFor();
  expect(await form.error('name').textContent()).toBe('Enter your name');
  expect(await form.error('email').textContent()).toBe('Enter an e-mail address, such as name@example.com');
  expect(await form.error('phone').textContent()).toBe('Enter your phone number');
  expect(await form.error('subject').textContent()).toBe('Enter a subject');
  expect(await form.error('message').count()).toBe(0);
  expect(await form.field('name').evaluate(isFocused)).toBe(true);
  expect(await form.answers.textContent()).toBe(
    'Not sent yet: four fields need you: Full name, Email address, Phone number and Subject',
  );
  expect(await form.alert.textContent()).toBe('');
  expect(visitor.sent).toEqual([]);
});

test('a short phone number gets a warning, and can be sent', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const question = form.container.locator('.form-hint');
  await fillIn(form, 'seo', { ...asha, phone: '9876' });
  await expect
    .poll(() => question.allTextContents())
    .toEqual(['Is this your whole number? It has 4 digits.']);
  await form.field('phone').fill('987654');
  await form.field('message').focus();
  await expect.poll(() => question.count()).toBe(0);

  await form.field('phone').fill('1');
  await form.field('message').focus();
  await expect.poll(() => question.allTextContents()).toEqual(['Is this your whole number? It has 1 digit.']);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(site.stored.at(-1)).toMatchObject({ phone: '1' });
});

test('the subject of the contact form can be chosen, and nothing moves when the suggestions appear', async () => {
  const script = lateForm();
  await using visitor = await visit(browser, site.addressOf('contact'), { before: script.before });
  const { page } = visitor;
  const form = formOn(page, 'contact');
  const choices = form.container.locator('.form-chips button');
  const place = async () => {
    const [field, around] = [await form.field('subject').boundingBox(), await form.container.boundingBox()];
    return field && around && { y: field.y - around.y, height: around.height };
  };
  const placeBefore = await place();
  expect(await choices.first().isVisible()).toBe(true);
  const isInert = () => choices.first().evaluate((choice) => choice.closest('[inert]') !== null);
  expect(await isInert()).toBe(true);
  script.arrive();
  await awake(page, 'contact');
  await expect.poll(isInert).toBe(false);
  expect(await place()).toEqual(placeBefore);
  expect(await choices.allTextContents()).toEqual(['Website', 'Shop', 'App', 'SEO', 'Logo', 'Ads']);
  for (const choice of await choices.all()) {
    await choice.click();
    const text = (await choice.textContent()) ?? '';
    expect(await form.field('subject').inputValue()).toBe(text);
    expect(text.length).toBeLessThanOrEqual(forms.contact.fields.subject.lengthMax);
  }
  // It is kept like typed text, which remains possible.
  await page.reload();
  await awake(page, 'contact');
  expect(await form.field('subject').inputValue()).toBe('Ads');
  await form.field('subject').fill('Something');
  expect(await form.field('subject').inputValue()).toBe('Something');
});

test.each(['home', 'contact', 'seo'] as const)(
  '%s: after a success the form folds behind its message, and “Send another message” brings it back empty',
  async (name) => {
    await using visitor = await visit(browser, site.addressOf(name));
    const form = await awake(visitor.page, name);
    await fillIn(form, name, asha);
    await form.submit.click();
    await expect.poll(() => form.status.textContent()).toBe(messages.success);
    await expect.poll(() => form.answers.evaluate(isFocused)).toBe(true);
    expect(await form.field('name').isVisible()).toBe(false);
    expect(await form.submit.isVisible()).toBe(false);
    expect(await form.answers.locator('.form-reference').isVisible()).toBe(true);
    expect(await form.answers.textContent()).toContain(
      'reads your message, and answers by phone or e-mail by the next working day.',
    );
    expect(await form.answers.locator('a[href="tel:+911720000000"]').isVisible()).toBe(true);

    await form.answers.getByRole('button', { name: 'Send another message' }).click();
    expect(await form.field('name').evaluate(isFocused)).toBe(true);
    await expectValues(form, name, nothing);
    expect(await form.answers.textContent()).toBe('');
    await fillIn(form, name, { ...asha, message: 'Another text' });
    await form.submit.click();
    await expect.poll(() => form.status.textContent()).toBe(messages.success);
    expect(site.stored.at(-1)).toMatchObject({ message: 'Another text', form: name });
    expect(visitor.complaints).toEqual([]);
  },
);

test('after an enquiry without a phone number the form says that the answer comes by e-mail', async () => {
  await using visitor = await visit(browser, site.addressOf('contact'));
  const form = await awake(visitor.page, 'contact');
  const byEmail = form.answers.getByText('We will answer by e-mail.');
  await fillIn(form, 'contact', { ...asha, phone: ' ' });
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await byEmail.isVisible()).toBe(true);
  expect(await form.answers.textContent()).not.toContain('by phone');
  await form.answers.getByRole('button', { name: 'Send another message' }).click();
  await fillIn(form, 'contact', { ...asha, message: 'With a phone number' });
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await byEmail.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test('a sent form shows the office hours and other ways to reach the agency, if they are configured', async () => {
  await using configured = await serveSite({
    SITE_HOURS: 'Mo-Fr 10:00-19:00,Sa 10:00-14:00',
    SITE_WHATSAPP: '+91 98765 43210',
  });
  await using visitor = await visit(browser, configured.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await form.answers.textContent()).toContain(
    'by the next working day (we work Monday to Friday from 10:00 to 19:00; Saturday from 10:00 to 14:00).',
  );
  expect(await form.answers.locator('a[href="https://wa.me/919876543210"]').isVisible()).toBe(true);
});

test('a link to a field of a folded form brings the form back', async () => {
  await using visitor = await visit(browser, `${site.url}/contact#contact-phone`);
  const form = await awake(visitor.page, 'contact');
  await fillIn(form, 'contact', asha);
  await form.submit.click();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  await expect.poll(() => visitor.dialogs).toEqual([messages.success]);
  expect(await form.field('phone').isVisible()).toBe(false);
  await visitor.page.getByRole('link', { name: 'Get a call Back' }).click();
  await expect.poll(() => form.field('phone').evaluate(isFocused)).toBe(true);
});

test('text typed while sending keeps the form open', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
  await visitor.page.route('**/send', async (route) => {
    await answered;
    await route.continue();
  });
  await fillIn(form, 'seo', asha);
  await form.submit.click();
  await form.field('message').fill('The next one');
  letAnswer();
  await expect.poll(() => form.status.textContent()).toBe(messages.success);
  expect(await form.field('message').isVisible()).toBe(true);
  expect(await form.field('message').inputValue()).toBe('The next one');
});

test('the home form counts the last 40 characters of its message', async () => {
  await using visitor = await visit(browser, site.addressOf('home'));
  const form = await awake(visitor.page, 'home');
  const count = form.container.locator('.form-hint');
  await form.field('message').fill('x'.repeat(149));
  expect(await count.count()).toBe(0);
  await form.field('message').press('x');
  await expect.poll(() => count.textContent()).toBe('40 characters left. Write more on the Contact page');
  await form.field('message').fill('x'.repeat(189));
  await expect.poll(() => count.textContent()).toBe('1 character left. Write more on the Contact page');
  // A restored draft is counted as well.
  await visitor.page.reload();
  await awake(visitor.page, 'home');
  await expect.poll(() => count.textContent()).toBe('1 character left. Write more on the Contact page');
  await form.field('message').fill('');
  await expect.poll(() => count.count()).toBe(0);
});

test('a wrong field is shown before anything is sent', async () => {
  await using visitor = await visit(browser, site.addressOf('seo'));
  const form = await awake(visitor.page, 'seo');
  await fillIn(form, 'seo', { ...asha, email: 'not an address' });
  await form.submit.click();
  expect(await form.field('email').evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
  expect(visitor.sent).toEqual([]);
  expect(await formOn(visitor.page, 'seo').answers.textContent()).toBe('');
  expect(await form.error('email').textContent()).toBe('Enter an e-mail address, such as name@example.com');
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
