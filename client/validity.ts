import { emailAdvice, emptyFieldErrors, type FieldErrors } from '../views/forms/errors.ts';
import type { Form } from '../views/forms/index.ts';
import type { Controls, FormControl } from './fields.ts';

/** What the browser would show in bubbles of its own, one at a time. */
export function invalidFields(controls: Controls): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { validity, validationMessage }] of controls) {
    if (validity.valid) continue;
    if (validity.valueMissing) errors[name] = emptyFieldErrors[name];
    else errors[name] = validity.typeMismatch ? emailAdvice : validationMessage;
  }
  return errors;
}

/** No Indian number is shorter, except those of emergency services. */
const phoneDigitsMin = 6;

/** Asked and not rejected: a switchboard may have a short number, and no visitor is to be lost over one. */
export function shortPhoneQuestion(phone: string): string | undefined {
  const count = phone.match(/\p{Nd}/gu)?.length ?? 0;
  if (phone.trim() === '' || count >= phoneDigitsMin) return undefined;
  return `Is this your whole number? It has ${count} ${count === 1 ? 'digit' : 'digits'}.`;
}

/** Before that, a count would only distract. */
const countedFrom = 40;

/** How much may still be typed, once that is little. */
export function charactersLeft({ fields }: Form, { value }: FormControl): string | undefined {
  const { lengthMax } = fields.message;
  if (lengthMax === undefined) return undefined;
  const left = lengthMax - value.length;
  if (left > countedFrom) return undefined;
  return `${left} ${left === 1 ? 'character' : 'characters'} left`;
}
