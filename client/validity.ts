import type { FieldErrors } from '../views/forms/errors.ts';
import { lengthMax } from '../views/forms/index.ts';
import { isTruncatedPhone } from '../views/forms/phone.ts';
import type { FormTexts } from '../views/languages/words.ts';
import type { Controls, FormControl } from './fields.ts';

/**
 * The errors that the browser would show in its own bubbles, one at a time, and texts that the server would refuse as too
 * long: it may clear the form, and there would be nothing to shorten.
 */
export function invalidFields(controls: Controls, texts: FormTexts): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, control] of controls) {
    const { value, maxLength, validity, validationMessage } = control;
    // The number was longer than the field takes. Who sends one that looks whole once more, as it is, has seen so.
    const isCut = name === 'phone' && isTruncatedPhone(value, lengthMax.phone);
    if (isCut || control.closest('.form-field')?.querySelector('.form-error-phone'))
      errors[name] = texts.phoneAdvice;
    const isLong = maxLength < 0 && name !== 'phone' && [...value.trim()].length > lengthMax[name];
    if (isLong) errors[name] = texts.tooLong(name, lengthMax[name]);
    if (isLong || validity.valid) continue;
    if (validity.valueMissing) errors[name] = texts.errors[name];
    else errors[name] = validity.typeMismatch ? texts.errors.email : validationMessage;
  }
  return errors;
}

/** No Indian number is shorter, except those of emergency services. */
const phoneDigitsMin = 6;

/** A warning and not an error, because a switchboard may have a short number. */
export function shortPhoneQuestion(phone: string, texts: FormTexts): string | undefined {
  const count = phone.match(/\p{Nd}/gu)?.length ?? 0;
  if (phone.trim() === '' || count >= phoneDigitsMin) return undefined;
  return texts.shortPhone(count);
}

/** The number of remaining characters from which a count is shown; earlier it would only distract. */
const countedFrom = 40;

/** That a paste was cut, or the number of characters that are left in the message, once there are few. */
export function lengthHint(control: FormControl, isCut: boolean, texts: FormTexts): string | undefined {
  const { name, value, maxLength } = control;
  if (isCut) return texts.cut(maxLength, name === 'message' ? 'link' : 'message');
  if (name !== 'message' || maxLength < 0) return undefined;
  const left = maxLength - value.length;
  return left > countedFrom ? undefined : texts.charactersLeft(left);
}
