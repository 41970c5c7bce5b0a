// A phone number arrives complete, in any notation.

import { expect } from 'vitest';
import { asha } from '../../support/enquiry.ts';
import type { Tab } from './engine.ts';
import { submit, thanked } from './hand.ts';
import { openSiteInEngines } from './open.ts';

const { rows, inEach } = await openSiteInEngines();

/** Notations of Indian phone numbers, each with ten digits, or nine where the area code is short. */
const written = {
  '9876543210': [
    ...['', '0', '+91', '+91 ', '+91-', '91', '91 ', '0091', '0091 '].flatMap((prefix) =>
      [' ', '-', '.', ''].map((gap) => `${prefix}98765${gap}43210`),
    ),
    ...['(+91) 98765-43210', '+91 (98765) 43210', '+91 987 654 3210', '987 654 3210', '98 76 54 32 10'],
    ...['9876 543 210', '+91 9 8 7 6 5 4 3 2 1 0'],
  ],
  '1722761234': [
    ...['0172 2761234', '0172-2761234', '(0172) 276 1234', '0172-276-1234', '+91 172 276 1234'],
    '+91-172-2761234',
  ],
  '1123456789': ['011 2345 6789'],
};

const valueIn = (tab: Tab) =>
  tab.evaluate(() => document.querySelector<HTMLInputElement>('[name="phone"]')?.value ?? '');
const toldIn = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('.form-error-phone')?.textContent ?? '');

async function retype(tab: Tab, text: string): Promise<void> {
  await tab.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[name="phone"]');
    field?.focus();
    field?.select();
  });
  await tab.keyboard.press('Backspace');
  await tab.keyboard.type(text);
}

inEach(
  'fifty notations are typed, and each is stored complete',
  async ({ tab, message, open }) => {
    await open();
    const stored = Object.entries(written).flatMap(([number, all]) => all.map(() => number));
    const sent: string[] = [];
    for (const [index, typed] of Object.values(written).flat().entries()) {
      await retype(tab, typed);
      const value = await valueIn(tab);
      const digits = value.replace(/[\s.()-]/g, '').replace(/^0/, '');
      expect([typed, digits, await toldIn(tab)]).toEqual([typed, stored[index], '']);
      sent.push(value);
    }
    expect(sent).toHaveLength(50);
    const send = async (phones: string[], enquiry: typeof asha) => {
      for (const [number, phone] of phones.entries()) {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ ...enquiry, phone, message: `${enquiry.message} ${number}` });
        await fetch('/send', { method: 'POST', headers, body });
      }
    };
    await tab.evaluate(send, sent, { ...asha, message });
    const phones = sent.map((_, number) => rows(`${message} ${number}`).map(({ phone }) => phone));
    expect(phones).toEqual(stored.map((phone) => [phone]));
  },
  300_000,
);

inEach(
  'no message is shown while a prefix is typed, a number that does not fit is reported and not truncated, and one from an IME or autofill is complete',
  async ({ line, tab, openFilled }) => {
    await openFilled({ phone: '' });
    await retype(tab, '');
    for (const digit of '919876543210') {
      await tab.keyboard.type(digit);
      expect(await toldIn(tab)).toBe('');
    }
    await retype(tab, '+1 202 555 01434');
    expect(await toldIn(tab)).toContain('ten digits');
    await retype(tab, '98765 43210');
    expect(await toldIn(tab)).toBe('');

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
  },
);
