import type { FieldErrors } from '../views/forms/errors.ts';
import type { Form } from '../views/forms/index.ts';
import type { FormTexts } from '../views/languages/words.ts';
import type { Controls, FormControl } from './fields.ts';

/** The errors that the browser would show in its own bubbles, one at a time. */
export function invalidFields(controls: Controls, texts: FormTexts): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { validity, validationMessage }] of controls) {
    if (validity.valid) continue;
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

/** The number of characters left, once there are few. */
export function charactersLeft(
  { fields }: Form,
  { value }: FormControl,
  texts: FormTexts,
): string | undefined {
  const { lengthMax } = fields.message;
  if (lengthMax === undefined) return undefined;
  const left = lengthMax - value.length;
  if (left > countedFrom) return undefined;
  return texts.charactersLeft(left);
}
