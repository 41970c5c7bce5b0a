import { expect, test } from 'vitest';
import { type Form, forms, messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { formNames, nameless, nothing, paste, testedForms } from './people.ts';
import { serveSite } from './site.ts';
import { holdPosts, stopClock } from './visitor.ts';

const { site, openForm } = await browse();

test('every form in the table is on a page', () => {
  expect([...site.formAddresses.keys()].sort()).toEqual([...formNames].sort());
});

for (const name of testedForms)
  test(`${name}: a refused enquiry is reported by its fields and loses no value; once corrected it is stored, the form folds, and comes back empty`, async () => {
    await using form = await openForm(name, { formScript: 'late' });
    const { page, dialogs, answers, restore } = form;
    const { fields, messageHeightPx, onSuccess, onFailure }: Form = forms[name];
    // Screen readers observe live regions that exist when the page loads; one that is added later is often not announced.
    const regions = await page.$$(`[data-enquiry="${name}"] :is([role="status"], [role="alert"])`);
    const said = () => Promise.all(regions.map((region) => region.evaluate((at) => at.textContent)));
    await form.arrive();
    const height = form.field('message').evaluate((area: HTMLElement) => area.offsetHeight);
    expect(await height).toBe(messageHeightPx);
    expect(await answers.textContent()).toBe('');

    const refused = { ...nameless, email: 'asha@example' };
    await form.send(refused);
    await expect.poll(said).toEqual(['', messages.failure]);
    expect(await form.alert.getByText(messages.failure).isVisible()).toBe(true);
    await form.focused('name');
    const attribute = (of: 'name' | 'message', name: string) => form.field(of).getAttribute(name);
    expect(await attribute('name', 'aria-invalid')).toBe('true');
    expect(await attribute('name', 'aria-describedby')).toContain(
      await form.error('name').getAttribute('id'),
    );
    // Without the attribute a screen reader calls an empty required field invalid.
    expect(await attribute('message', 'aria-invalid')).toBe('false');
    if (onFailure === 'clear') {
      await form.expectValues(nothing);
      await form.restoreTyped();
    }
    await form.expectValues(refused);
    await expect.poll(() => restore.count()).toBe(0);

    // A second line names the refused fields and leads to them, until they are corrected.
    const line = (text: string) =>
      expect.poll(() => answers.locator('p').allTextContents()).toContain(`Not sent yet: ${text}`);
    await line(`two fields need you: ${fields.name.label} and ${fields.email.label}`);
    await answers.getByRole('link', { name: fields.email.label }).press('Enter');
    await form.focused('email');
    await form.field('email').fill(asha.email);
    await line(`one field needs you: ${fields.name.label}`);
    await form.field('name').fill(asha.name);
    await expect.poll(() => answers.getByRole('link').count()).toBe(0);
    await expect.poll(() => form.error('name').count()).toBe(0);
    expect(await attribute('name', 'aria-invalid')).toBe('false');
    expect(dialogs).toEqual([]);
    await form.failed();
    await form.submit.click();
    await expect.poll(said).toEqual([messages.success, '']);
    await form.expectValues(nothing);
    await expect.poll(() => dialogs).toEqual(onSuccess === 'alert' ? [messages.success] : []);
    await form.focused('answers');
    expect(await form.field('name').isVisible()).toBe(false);
    expect(await answers.locator('.form-reference').isVisible()).toBe(true);
    expect(await answers.textContent()).toContain('answers by phone or e-mail by the next working day.');
    expect(await answers.locator('a[href="tel:+911720000000"]').isVisible()).toBe(true);
    expect(await restore.count()).toBe(0);
    expect(site.stored.at(-1)).toMatchObject({
      ...asha,
      subject: typeof fields.subject === 'string' ? fields.subject : asha.subject,
      form: name,
      page: await form.container.locator('[name="page"]').getAttribute('value'),
    });
    expect(form.sent.at(-1)?.notice).toMatch(/^\d{4}-\d\d/);

    await form.again();
    await form.focused('name');
    await form.expectValues(nothing);
    expect(await answers.textContent()).toBe('');
    await form.send({ ...asha, message: 'Another text' });
    await form.thanked();
    expect(site.stored.at(-1)).toMatchObject({ message: 'Another text', form: name });
    expect(form.complaints).toEqual([]);
  });

test('a field that is corrected while it is sent gets no error, and what is typed while it is sent stays', async () => {
  await using form = await openForm('seo');
  let answer = await holdPosts(form.page);
  await form.send({ ...nameless, email: 'asha@example' });
  await form.field('email').fill(asha.email);
  answer();
  await form.error('name').waitFor();
  expect(await form.error('email').count()).toBe(0);

  answer = await holdPosts(form.page);
  await form.send(asha);
  await form.field('message').fill('The next one');
  answer();
  await form.thanked();
  expect(await form.field('message').isVisible()).toBe(true);
  expect(await form.field('message').inputValue()).toBe('The next one');
  await form.focused('message');
});

test('wrong fields are all reported at once, in our words, before anything is sent; filled in without events, they lose their errors', async () => {
  await using form = await openForm('home');
  const errors = form.container.locator('.form-error');
  await form.send({ message: asha.message, email: 'asha' });
  const words = [
    ...['Enter your name', 'Enter an e-mail address, such as name@example.com'],
    ...['Enter your phone number', 'Enter a subject'],
  ];
  await expect.poll(() => errors.allTextContents()).toEqual(words);
  await form.focused('name');
  const needs = 'Not sent yet: four fields need you: Full name, Email address, Phone number and Subject';
  expect(await form.answers.textContent()).toBe(needs);
  expect(form.sent).toEqual([]);
  await form.container.evaluate((container, values) => {
    for (const field of container.querySelectorAll<HTMLInputElement>('.form-input'))
      field.value = values[field.name as keyof typeof values];
  }, asha);
  await expect.poll(() => errors.count()).toBe(0);
  await form.submit.click();
  await form.thanked();
});

for (const [name, field, max, text] of [
  ['home', 'name', 30, 'Only the first 30 characters fit here. Write the rest in the message.'],
  ['contact', 'subject', 10, 'Only the first 10 characters fit here. Write the rest in the message.'],
  ['home', 'message', 190, 'Only the first 190 characters fit here. Write more on the Contact page'],
] as const)
  test(`${name}: a paste that is too long for ${field} says that it was cut at ${max}`, async () => {
    await using form = await openForm(name);
    const hints = form.container.locator('.form-hint');
    const cut = hints.filter({ hasText: 'Only the first' });
    await paste(form.field(field), `${'x'.repeat(max)}${field === 'message' ? '' : '\r\n'}`); // a cell of a spreadsheet
    expect(await cut.count()).toBe(0);
    await form.field(field).fill('');
    await paste(form.field(field), 'x'.repeat(max + 1));
    await expect.poll(() => hints.allTextContents()).toEqual([text]);
    expect(await form.field(field).inputValue()).toBe('x'.repeat(max));
    await form.field(field).press('Backspace');
    await expect.poll(() => cut.count()).toBe(0);
  });

test('a message that is longer than the server takes is to be shortened before the form is cleared', async () => {
  await using form = await openForm('contact');
  const message = 'x'.repeat(72_000);
  await form.send({ ...asha, message });
  const error = form.error('message');
  await expect.poll(() => error.textContent()).toBe('Shorten your message to 5000 characters');
  expect(await form.field('message').inputValue()).toBe(message);
  expect(form.sent).toEqual([]);
  await form.send({ ...asha, message: `${'🪔'.repeat(5_000)} ` });
  await form.thanked();
});

test('a short phone number gets a warning, which is announced, and can be sent', async () => {
  await using form = await openForm('seo');
  const region = form.container.locator('form > [aria-live="polite"]');
  for (const [phone, digits] of [['9876', '4 digits'], ['987654'], ['१२३४५६'], ['1', '1 digit']] as const) {
    await form.fill({ ...asha, phone });
    const warnings = digits ? [`Is this your whole number? It has ${digits}.`] : [];
    await expect.poll(() => form.container.locator('.form-hint').allTextContents()).toEqual(warnings);
    if (digits) await expect.poll(() => region.textContent()).toBe(warnings[0]);
  }
  await form.submit.click();
  await form.thanked();
  expect(site.stored.at(-1)).toMatchObject({ phone: '1' });
});

test('the subject of the contact form can be chosen, and nothing moves when the suggestions appear', async () => {
  await using form = await openForm('contact', { formScript: 'late' });
  const { page, container } = form;
  const choices = container.locator('.form-chips button');
  const place = async () => {
    const [field, around] = [await form.field('subject').boundingBox(), await container.boundingBox()];
    return field && around && [field.y - around.y, field.height];
  };
  const placeBefore = await place();
  expect(await choices.first().isVisible()).toBe(true);
  const isInert = () => choices.first().evaluate((choice) => choice.closest('[inert]') !== null);
  expect(await isInert()).toBe(true);
  await form.arrive();
  await expect.poll(isInert).toBe(false);
  expect(await place()).toEqual(placeBefore);
  for (const text of ['Website', 'Ads']) {
    await choices.getByText(text, { exact: true }).click();
    await expect.poll(() => form.field('subject').inputValue()).toBe(text);
    const region = container.locator('form > [aria-live="polite"]');
    await expect.poll(() => region.textContent()).toBe(`Subject: ${text}`);
  }
  // It is kept like typed text.
  await page.reload();
  await form.awake();
  await form.expectValues({ ...nothing, subject: 'Ads' });
});

test('a sent form says how it is answered: with the office hours and WhatsApp where they are set, and by e-mail to who gives no number', async () => {
  await using configured = await serveSite({
    SITE_HOURS: 'Mo-Fr 10:00-19:00,Sa 10:00-14:00',
    SITE_WHATSAPP: '+91 98765 43210',
  });
  await using form = await openForm('contact', {}, configured);
  const hours = '(we work Monday to Friday from 10 am to 7 pm; Saturday from 10 am to 2 pm).';
  for (const [phone, said, unsaid] of [
    [' ', 'We will answer by e-mail.', 'by phone'],
    [asha.phone, `by the next working day ${hours}`, 'We will answer by e-mail.'],
  ] as const) {
    await form.send({ ...asha, phone });
    await form.thanked();
    await expect.poll(() => form.answers.textContent()).toContain(said);
    expect(await form.answers.textContent()).not.toContain(unsaid);
    expect(await form.answers.locator('a[href="https://wa.me/919876543210"]').isVisible()).toBe(true);
    await form.again();
  }
});

test('a link to a field of a folded form brings the form back, even if it is the page’s fragment already', async () => {
  await using form = await openForm('contact');
  const link = form.page.getByRole('link', { name: 'Get a call Back' });
  await link.click();
  await form.send(asha);
  await form.thanked();
  await expect.poll(() => form.dialogs).toEqual([messages.success]);
  expect(await form.field('phone').isVisible()).toBe(false);
  await link.click();
  await form.focused('phone');
});

test('the home form counts the last 40 characters of its message, and announces the count when the visitor pauses', async () => {
  await using form = await openForm('home');
  const { page, container } = form;
  await stopClock(page);
  for (const [length, left] of [[149], [150, '40 characters'], [189, '1 character'], [0]] as const) {
    await form.field('message').fill('x'.repeat(length));
    const counts = left ? [`${left} left. Write more on the Contact page`] : [];
    await expect.poll(() => container.locator('.form-hint').allTextContents()).toEqual(counts);
  }
  const region = container.locator('form > [aria-live="polite"]');
  await page.clock.runFor(3_000);
  await form.field('message').fill('x'.repeat(160));
  await form.field('message').pressSequentially('yyyyy');
  expect(await region.textContent()).toBe('');
  await page.clock.runFor(3_000);
  await expect.poll(() => region.textContent()).toBe('25 characters left');
});

test('no visitor can see, focus or hear the honeypot', async () => {
  await using form = await openForm('seo');
  const seen = await form.field('link').evaluate((field) => {
    const { left, top } = field.getBoundingClientRect();
    field.focus();
    return [field === document.activeElement, document.elementFromPoint(left + 1, top + 1) === field];
  });
  expect(seen).toEqual([false, false]);
  expect(await form.container.getByRole('textbox').count()).toBe(4);
});
