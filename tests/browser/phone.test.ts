import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';

const { site, openForm } = await browse();
type SeoForm = Awaited<ReturnType<typeof openForm>>;

const advice =
  'Enter ten digits, without +91 or a leading 0. Write a number from abroad in the message, and its last ten digits here';

const told = (form: SeoForm) => form.container.locator('.form-error-phone').allTextContents();
const valueIn = (form: SeoForm) => form.field('phone').inputValue();
const state = async (form: SeoForm) => [await valueIn(form), await told(form)];

/** Through a field of its own, because direct access to the clipboard needs a permission. */
async function pasteInto({ page, field }: SeoForm, text: string): Promise<void> {
  await page.evaluate((text) => {
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = text;
    source.select();
    document.execCommand('copy');
    source.remove();
  }, text);
  await field('phone').fill('');
  await field('phone').press('ControlOrMeta+V');
}

async function type({ field }: SeoForm, text: string): Promise<void> {
  await field('phone').fill('');
  await field('phone').pressSequentially(text);
}

test('a pasted number is not truncated, in any notation, and shows no message', async () => {
  await using form = await openForm('seo');
  for (const pasted of [
    ...['+91 98765 43210', '(+91) 98765-43210', '9876543210', '\u202a+91 98765 43210\u202c'],
    ...['098765\u201343210', '\uff0b91 98765 43210', '+९१ ९८७६५ ४३२१०', '੦੯੮੭੬੫੪੩੨੧੦', '91 09876543210'],
    ...['98765/43210,', 'tel:+919876543210', 'Mobile: 98765 43210', '98765 43210 (WhatsApp)'],
  ]) {
    await pasteInto(form, pasted);
    expect([pasted, ...(await state(form))]).toEqual([pasted, '9876543210', []]);
  }
});

test('a number that is typed and does not fit shows a message until it is corrected, also if an extension has wrapped the field', async () => {
  await using form = await openForm('seo');
  await type(form, '98765 432101');
  expect(await told(form)).toEqual([advice]);
  await form.field('phone').evaluate((input: HTMLInputElement) => {
    const wrapper = document.createElement('span');
    input.replaceWith(wrapper);
    wrapper.append(input);
  });
  await form.field('phone').press('End');
  await form.field('phone').press('Backspace');
  expect(await told(form)).toEqual([]);
});

test('at the code of another country the page says once how such a number is sent, before anything is cut, and does not send it', async () => {
  await using form = await openForm('seo');
  await form.fill(asha);
  const message = form.container.locator('.form-error-phone');
  for (const code of ['+4', '+1', '+92', '00 97', '004']) {
    await type(form, code.slice(0, -1));
    expect([code, await told(form)]).toEqual([code, []]);
    await form.field('phone').press(code.slice(-1));
    expect([code, ...(await state(form))]).toEqual([code, code, [advice]]);
    // Not announced again with each digit.
    await message.evaluate((element) => element.setAttribute('data-first', ''));
    await form.field('phone').pressSequentially('47911123456');
    expect(await message.getAttribute('data-first')).toBe('');
  }
  for (let time = 0; time < 2; time++) {
    await form.submit.click();
    await expect.poll(() => form.error('phone').textContent()).toBe(advice);
  }
  // The server would refuse it as a whole.
  expect(form.sent).toEqual([]);
  await form.field('phone').fill('2025550143');
  expect(await told(form)).toEqual([]);
});

test('a number that is pasted before the form is hydrated is not truncated; one that does not fit shows a message, then and later', async () => {
  await using form = await openForm('seo', { formScript: 'late' });
  await pasteInto(form, '+91 98765 43210');
  expect(await valueIn(form)).toBe('9876543210');
  await pasteInto(form, '+1 212 555 0100 1234');
  expect(await state(form)).toEqual(['', [advice]]);
  await form.arrive();
  expect(await told(form)).toEqual([advice]);
  expect(form.complaints).toEqual([]);
});

test('a number that was truncated before any script loaded is reported, and is not sent', async () => {
  await using form = await openForm('seo');
  await form.fill(asha);
  await form.field('phone').evaluate((field: HTMLInputElement) => {
    field.value = '+91 98765 ';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(await state(form)).toEqual(['+91 98765 ', [advice]]);
  await form.submit.click();
  await expect.poll(() => form.error('phone').textContent()).toBe(advice);
  expect(await state(form)).toEqual(['+91 98765 ', []]);
  expect(site.stored.map(({ phone }) => phone)).not.toContain('+91 98765');
});

test('a digit inserted in the middle keeps the caret after it', async () => {
  await using form = await openForm('seo');
  await form.field('phone').fill('98765 3210');
  for (let step = 0; step < 4; step++) await form.field('phone').press('ArrowLeft');
  await form.page.keyboard.type('4');
  expect(await valueIn(form)).toBe('9876543210');
  expect(await form.field('phone').evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
});

test('a number that did not fit is asked about once before it is sent, one from abroad as its last ten digits', async () => {
  await using form = await openForm('seo');
  await form.fill({ ...asha, phone: '' });
  await form.field('phone').pressSequentially('022 1234 56789');
  await form.submit.click();
  await form.error('phone').waitFor();
  await form.focused('phone');
  expect(form.sent).toEqual([]);
  await form.submit.click();
  await form.thanked();
  expect(site.stored.at(-1)).toMatchObject({ phone: '2212345678' });

  await form.again();
  await pasteInto(form, '+44 7911 123456');
  expect(await state(form)).toEqual(['', [advice]]);
  const message = 'My number is +44 7911 123456';
  await form.send({ ...asha, phone: '7911123456', message });
  await form.thanked();
  expect(site.stored.at(-1)).toMatchObject({ phone: '7911123456', message });
});
