import type { Locator } from 'playwright-core';
import { enquiryForms, type Form, type FormName, forms, type Values } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';

/** Passes the browser's validation, and is refused by the server because the name is blank. */
export const nameless: Values = { ...asha, name: '   ' };

export const nothing: Values = { name: '', email: '', phone: '', subject: '', message: '' };

export const formNames = Object.keys(enquiryForms) as FormName[];

/** Differs between forms in more than their preset subject and their words. */
function kindOf(name: FormName): string {
  const { fields, messageHeightPx, onSuccess, onFailure }: Form = forms[name];
  const subject = typeof fields.subject === 'string' ? '' : fields.subject;
  return JSON.stringify([{ ...fields, subject }, messageHeightPx, onSuccess, onFailure]);
}

/** One component renders all forms: the first of each kind; with FORMS=all every form. */
export const testedForms =
  process.env.FORMS === 'all'
    ? formNames
    : formNames.filter((name) => formNames.find((other) => kindOf(other) === kindOf(name)) === name);

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
