import { isFromAbroad, isTruncatedPhone, normalisePhone, phoneAdvice } from '../views/forms/phone.ts';

/**
 * Browsers truncate input at `maxlength`, and an incomplete phone number is useless. While a form has the focus, its
 * phone field has no `maxlength`; the limit applies to the number without its spaces and prefix. A number that fits
 * only without them is inserted without them. One that never fits is reverted, and a message says why. The code of another
 * country brings the message at once, before anything is cut.
 */
export function normalisePhoneFields(): void {
  document.addEventListener('focusin', ({ target }) => {
    for (const input of phoneInputsNear(target)) liftLimit(input);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    for (const input of phoneInputsNear(target))
      if (!input.form?.contains(relatedTarget as Node)) restoreLimit(input);
  });
  // Runs before the script that saves drafts, which stores the result.
  document.addEventListener('input', (event) => {
    const input = event.target as HTMLInputElement;
    if (input.type !== 'tel') return;
    // Stays, so that it is not announced with each digit.
    if (!isFromAbroad(input.value)) adviceOf(input)?.remove();
    liftLimit(input);
    // During a composition the value belongs to the IME.
    if (!(event as InputEvent).isComposing) enforceLimit(input);
  });
  document.addEventListener('compositionend', ({ target }) => enforceLimit(target as HTMLInputElement));
  // Input from before this script ran has already been truncated.
  document.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    const lengthMax = liftedLimits.get(input)?.lengthMax ?? input.maxLength;
    if (input.type !== 'tel' || lengthMax < 0) return;
    if (input.value.length > lengthMax || isTruncatedPhone(input.value, lengthMax)) showAdvice(input);
  });
  document.addEventListener('submit', ({ target }) =>
    (target as Element).querySelector('.form-error-phone')?.remove(),
  );
  // The visitor used the form before this script ran.
  for (const input of phoneInputsNear(document.activeElement)) liftLimit(input);
}

type Limit = { lengthMax: number; value: string };

/** The limits that are lifted now, each with the last value within it. */
const liftedLimits = new WeakMap<HTMLInputElement, Limit>();

function phoneInputsNear(target: EventTarget | null): Iterable<HTMLInputElement> {
  return (
    (target as Element | null)?.closest?.('form')?.querySelectorAll<HTMLInputElement>('[type="tel"]') ?? []
  );
}

function liftLimit(input: HTMLInputElement): void {
  if (input.maxLength < 0) return;
  liftedLimits.set(input, { lengthMax: input.maxLength, value: input.value });
  input.removeAttribute('maxlength');
}

/** A longer value under a `maxlength` would make the browser block the form, with a message of its own. */
function restoreLimit(input: HTMLInputElement): void {
  const limit = liftedLimits.get(input);
  if (limit && input.value.length <= limit.lengthMax) input.maxLength = limit.lengthMax;
}

function enforceLimit(input: HTMLInputElement): void {
  const limit = liftedLimits.get(input);
  if (!limit) return;
  const { value } = input;
  if (value.length > limit.lengthMax) {
    const caret = input.selectionStart ?? value.length;
    const number = normalisePhone(value);
    if (number.length <= limit.lengthMax || mayBePrefixed(number)) {
      input.value = number;
      const position = caret < value.length ? normalisePhone(value.slice(0, caret)).length : number.length;
      input.setSelectionRange(position, position);
    } else {
      const position = Math.max(0, caret - (value.length - limit.value.length));
      input.value = limit.value;
      input.setSelectionRange(position, position);
      showAdvice(input);
    }
  }
  limit.value = input.value;
  if (isFromAbroad(input.value)) showAdvice(input);
}

/**
 * One digit short of a complete number after the 91 prefix. Before that digit, the prefix could be part of the number.
 */
function mayBePrefixed(number: string): boolean {
  return /^91\d{9}$/.test(number);
}

function showAdvice(input: HTMLInputElement): void {
  // The form's own error message already says so.
  const field = fieldOf(input);
  if (field?.querySelector('.form-error')) return;
  const advice = document.createElement('p');
  advice.className = 'form-error form-error-phone';
  advice.setAttribute('role', 'alert');
  advice.textContent = input.dataset.advice ?? phoneAdvice;
  field?.append(advice);
}

function adviceOf(input: Element): Element | null | undefined {
  return fieldOf(input)?.querySelector('.form-error-phone');
}

/** An extension of the browser may have wrapped an element of its own round the input. */
function fieldOf(input: Element): Element | null {
  return input.closest('.form-field');
}
