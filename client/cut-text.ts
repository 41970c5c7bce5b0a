type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Marks a field whose paste or drop is longer than its `maxlength`, because browsers cut it without a word. The mark is the
 * whole text, until something else is typed. The form's script says so, also when it loads later; the draft has the whole text.
 */
export function markCutText(): void {
  let isInserting = false;
  const mark = ({ target }: Event, data: DataTransfer | null) => {
    // The position of the caret is null in some inputs, but in none with a limit.
    const field = target as HTMLTextAreaElement;
    if (!field.matches('.form-input') || field.maxLength < 0) return;
    isInserting = true;
    const { value, maxLength, selectionStart, selectionEnd } = field;
    const text = data?.getData('text').replace(/\r\n?/g, '\n') ?? '';
    // Browsers drop the line break after a cell of a spreadsheet.
    const inserted = field.localName === 'textarea' ? text : text.replace(/\n$/, '');
    const whole = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
    if (whole.length > maxLength) field.dataset.cut = whole;
    else delete field.dataset.cut;
  };
  const forget = ({ target, inputType }: Event & { inputType?: string }) => {
    // An event without a type is a script's, which may restore a draft.
    if (!isInserting && inputType) delete (target as HTMLElement).dataset.cut;
    isInserting = false;
  };
  document.addEventListener('input', forget, true);
  document.addEventListener('paste', (event) => mark(event, event.clipboardData));
  document.addEventListener('drop', (event) => mark(event, event.dataTransfer));
}

/** The whole text, if the last change of the field was one that was cut. */
export function wholeText(field: TextField): string | undefined {
  return field.value.length >= field.maxLength - 1 ? field.dataset.cut : undefined;
}

/** Sets a text that may be longer than the field takes, as a paste would. */
export function setText(field: TextField, text: string): void {
  const isTooLong = field.type !== 'tel' && field.maxLength >= 0 && text.length > field.maxLength;
  const value = isTooLong ? text.slice(0, field.maxLength) : text;
  if (isTooLong) field.dataset.cut = text;
  // Writing even the same text would end an IME composition.
  if (field.value !== value) field.value = value;
}
