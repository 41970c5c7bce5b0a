import { isCutPhone, normalisePhone, phoneAdvice } from '../views/forms/phone.ts';

/**
 * Browsers cut what is typed or pasted at `maxlength`, and half a number reaches nobody: a number that fits
 * only without its spaces and prefix is put in without them. What never fits stays out, and whoever typed it
 * is told.
 */
export function keepNumbersWhole(): void {
  document.addEventListener('beforeinput', (event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.type !== 'tel' || input.maxLength < 0) return;
    // What a keyboard composes cannot be refused.
    if (!event.cancelable) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain');
    if (!text) return;

    const start = input.selectionStart ?? input.value.length;
    const head = input.value.slice(0, start) + text;
    const tail = input.value.slice(input.selectionEnd ?? start);
    if (head.length + tail.length <= input.maxLength) return;

    event.preventDefault();
    const number = normalisePhone(head + tail);
    const fits = number.length <= input.maxLength;
    if (!fits && !begun.test(number)) return tell(input);
    input.value = number;
    const caret = tail ? normalisePhone(head).length : number.length;
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: text }));
    if (!fits) tell(input);
  });
  // What was put in before this script was there, or by a keyboard that composes, has been cut already.
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return;
    if (isCutPhone(target.value, target.maxLength)) tell(target);
  });
  document.addEventListener('input', ({ target }) => toldIn((target as Element).parentElement)?.remove());
  document.addEventListener('submit', ({ target }) => toldIn(target as Element)?.remove());
}

/** One digit short of a whole number behind India's 91, which cannot be told from the number itself before. */
const begun = /^91\d{9}$/;

function tell(input: HTMLInputElement): void {
  // An error of the form's own says as much.
  if (input.parentElement?.querySelector('.form-error')) return;
  const told = document.createElement('p');
  told.className = 'form-error form-told';
  told.setAttribute('role', 'alert');
  told.textContent = phoneAdvice;
  input.after(told);
}

function toldIn(element: Element | null): Element | null | undefined {
  return element?.querySelector('.form-told');
}
