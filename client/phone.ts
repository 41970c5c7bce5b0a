import { normalisePhone } from '../views/forms/phone.ts';

/**
 * Browsers cut what is typed or pasted at `maxlength`, and half a number reaches nobody: a number that fits
 * only without its spaces and prefix is put in without them, and what never fits stays out.
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
    if (number.length > input.maxLength) return;
    input.value = number;
    const caret = tail ? normalisePhone(head).length : number.length;
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: text }));
  });
}
