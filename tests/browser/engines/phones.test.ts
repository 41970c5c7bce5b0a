// A phone number arrives complete, in any notation.

import { afterAll, expect, test } from 'vitest';
import { asha } from '../../support/enquiry.ts';
import { openEngines } from './engines.ts';
import { awake, fillIn, submit, thanked } from './hand.ts';
import { openLine } from './line.ts';
import { openStoredSite } from './site.ts';

const site = await openStoredSite();
const { names, engine, close } = await openEngines();
afterAll(async () => {
  await close();
  await site.close();
});

const separators = [' ', '-', '.', ''];
const mobile = (separator: string) => ['98765', '43210'].join(separator);

/** Fifty notations of Indian phone numbers, each with ten digits, or nine where the area code is short. */
const written: [typed: string, stored: string][] = [
  ...['', '0', '+91', '+91 ', '+91-', '91', '91 ', '0091', '0091 '].flatMap((prefix) =>
    separators.map((separator): [string, string] => [prefix + mobile(separator), '9876543210']),
  ),
  ['(+91) 98765-43210', '9876543210'],
  ['+91 (98765) 43210', '9876543210'],
  ['+91 987 654 3210', '9876543210'],
  ['987 654 3210', '9876543210'],
  ['98 76 54 32 10', '9876543210'],
  ['9876 543 210', '9876543210'],
  ['0172 2761234', '1722761234'],
  ['0172-2761234', '1722761234'],
  ['(0172) 276 1234', '1722761234'],
  ['0172-276-1234', '1722761234'],
  ['+91 172 276 1234', '1722761234'],
  ['+91-172-2761234', '1722761234'],
  ['011 2345 6789', '1123456789'],
  ['+91 9 8 7 6 5 4 3 2 1 0', '9876543210'],
];

test('the table has fifty notations', () => expect(written).toHaveLength(50));

test.for(names)(
  '%s: fifty notations are typed, and each is stored complete',
  { timeout: 300_000 },
  async (name) => {
    await using line = await openLine(site.url);
    const tab = await engine(name).open();
    await tab.go(`${line.url}/seo-services`);
    await awake(tab);
    const sent: string[] = [];
    for (const [typed, stored] of written) {
      await tab.run(() => {
        const field = document.querySelector<HTMLInputElement>('[name="phone"]');
        field?.focus();
        field?.select();
      });
      await tab.press('Backspace');
      await tab.type(typed);
      const value = await tab.run(
        () => document.querySelector<HTMLInputElement>('[name="phone"]')?.value ?? '',
      );
      expect({ typed, digits: value.replace(/[\s.()-]/g, '').replace(/^0/, '') }).toEqual({
        typed,
        digits: stored,
      });
      expect({
        typed,
        told: await tab.run(() => document.querySelector('.form-error-phone')?.textContent ?? ''),
      }).toEqual({ typed, told: '' });
      sent.push(value);
    }
    const statuses = await tab.run(
      (values, enquiry) =>
        Promise.all(
          values.map(async (phone, number) => {
            const body = JSON.stringify({ ...enquiry, phone, message: `Number ${number}` });
            const headers = { 'content-type': 'application/json' };
            return (await fetch('/send', { method: 'POST', headers, body })).status;
          }),
        ),
      sent,
      asha,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(site.phones().slice(-50).sort()).toEqual(written.map(([, stored]) => stored).sort());
    await tab.close();
  },
);

test.for(names)(
  '%s: a number that does not fit is reported and not truncated, and the corrected one is sent',
  async (name) => {
    await using line = await openLine(site.url);
    const tab = await engine(name).open();
    await tab.go(`${line.url}/seo-services`);
    await awake(tab);
    await fillIn(tab, { ...asha, phone: '+1 202 555 0143' });
    const told = () => tab.run(() => document.querySelector('.form-error-phone')?.textContent ?? '');
    await tab.run(() => document.querySelector<HTMLElement>('[name="phone"]')?.focus());
    await tab.type('4');
    expect(await told()).toContain('ten digits');
    for (let count = 0; count < 12; count++) await tab.press('Backspace');
    await tab.type('98765 43210');
    expect(await told()).toBe('');
    await submit(tab);
    await thanked(tab);
    expect(JSON.parse(line.posts.at(-1) ?? '').phone).toBe('9876543210');
    await tab.close();
  },
);

test.for(names)('%s: no message is shown while a prefix is typed', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services`);
  await awake(tab);
  await tab.click('[name="phone"]');
  for (const digit of '919876543210') {
    await tab.type(digit);
    expect(await tab.run(() => document.querySelector('.form-error-phone'))).toBeNull();
  }
  await tab.close();
});

test.for(names)('%s: a number from an IME or autofill is complete', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services`);
  await awake(tab);
  await tab.click('[name="name"]');
  const put = (isComposed: boolean) =>
    tab.run((isComposed) => {
      const field = document.querySelector<HTMLInputElement>('[name="phone"]');
      if (!field) return '';
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
  await tab.close();
});
