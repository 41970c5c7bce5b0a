// A phone number arrives complete, in any notation.

import { expect } from 'vitest';
import { submit, thanked } from './hand.ts';
import { openSiteInEngines } from './open.ts';

const { test } = await openSiteInEngines();

/** Notations of Indian phone numbers, with what the field makes of them where that is not the same. */
const notations = {
  '98765 43210': '9876543210',
  '098765-43210': '9876543210',
  '919876543210': '9876543210',
  '91 98765.43210': '9876543210',
  '9109876543210': '9876543210',
  '+91 98765 43210': '9876543210',
  '00919876543210': '9876543210',
  '0091 98765 43210': '9876543210',
  '(+91) 98765-43210': '9876543210',
  '+91 9 8 7 6 5 4 3 2 1 0': '9876543210',
  '0172-2761234': '1722761234',
  '+91-172-2761234': '1722761234',
  '(0172) 276 1234': '1722761234',
};

test('a number is complete in any notation, without a message while it is typed; one that does not fit is reported and not truncated, and one from an IME or autofill is complete', async (here) => {
  const { line, tab, openFilled } = here;
  await openFilled({ phone: '' });
  const state = () =>
    tab.evaluate(() => [
      document.querySelector<HTMLInputElement>('[name="phone"]')?.value,
      document.querySelector('.form-error-phone')?.textContent ?? '',
    ]);
  const empty = async () => {
    await tab.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('[name="phone"]');
      field?.focus();
      field?.select();
    });
    await tab.keyboard.press('Backspace');
  };
  for (const [typed, value] of Object.entries(notations)) {
    await empty();
    for (const [index, sign] of [...typed].entries()) {
      await tab.keyboard.type(sign);
      const written = typed.slice(0, index + 1);
      expect([written, (await state())[1]]).toEqual([written, '']);
    }
    expect([typed, (await state())[0]]).toEqual([typed, value]);
  }
  await empty();
  await tab.keyboard.type('+1 202 555 01434');
  expect((await state())[1]).toContain('ten digits');
  await empty();
  expect((await state())[1]).toBe('');

  const put = (isComposed: boolean) =>
    tab.evaluate((isComposed) => {
      const field = document.querySelector<HTMLInputElement>('[name="phone"]') as HTMLInputElement;
      // Autofill truncates at the current attribute.
      const number = '+91 98765 43210';
      field.value = field.maxLength < 0 ? number : number.slice(0, field.maxLength);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: isComposed }));
      const between = field.value;
      if (isComposed) field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      return `${between} > ${field.value}`;
    }, isComposed);
  expect(await put(false)).toBe('9876543210 > 9876543210');
  expect(await put(true)).toBe('+91 98765 43210 > 9876543210');
  await submit(tab);
  await thanked(tab);
  expect(JSON.parse(line.posts.at(-1) ?? '').phone).toBe('9876543210');
});
