import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import {
  enquiryForms,
  type Field,
  type FieldName,
  type Form,
  type FormName,
  fieldNames,
  forms,
  type Values,
} from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import type { FormOnPage } from './visitor.ts';

/** Passes the browser's validation, and is refused by the server because the name is blank. */
export const nameless: Values = { ...asha, name: '   ' };

export const nothing: Values = { name: '', email: '', phone: '', subject: '', message: '' };

export const formNames = Object.keys(enquiryForms) as FormName[];

/** The fields that the visitor fills in, in reading order; a preset subject is not one of them. */
export function fieldsOf(name: FormName): [FieldName, Field][] {
  const { fields }: Form = forms[name];
  return fieldNames.flatMap((field) => {
    const drawn = fields[field];
    return typeof drawn === 'string' ? [] : [[field, drawn] satisfies [FieldName, Field]];
  });
}

export async function fillIn(form: FormOnPage, name: FormName, values: Values): Promise<void> {
  for (const [field] of fieldsOf(name)) await form.field(field).fill(values[field]);
}

export async function expectValues(form: FormOnPage, name: FormName, values: Values): Promise<void> {
  const typed = await Promise.all(fieldsOf(name).map(([field]) => form.field(field).inputValue()));
  expect(typed).toEqual(fieldsOf(name).map(([field]) => values[field]));
  const { subject } = forms[name].fields;
  if (typeof subject === 'string') expect(await form.field('subject').inputValue()).toBe(subject);
}

/** As with the keyboard; the clipboard of a headless browser cannot be written to. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((control, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    control.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
  await field.focus();
  await field.page().keyboard.insertText(text);
}
