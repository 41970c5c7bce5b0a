/**
 * Marks a field whose paste or drop is longer than its `maxlength`, because browsers cut it without a word. The mark is the
 * whole text. The form's script says so, also when it loads later.
 */
export function markCutText(): void {
  const mark = ({ target }: Event, data: DataTransfer | null) => {
    // The position of the caret is null in some inputs, but in none with a limit.
    const field = target as HTMLTextAreaElement;
    if (!field.matches('.form-input') || field.maxLength < 0) return;
    const { value, maxLength, selectionStart, selectionEnd } = field;
    const text = data?.getData('text').replace(/\r\n?/g, '\n') ?? '';
    // Browsers drop the line break after a cell of a spreadsheet.
    const inserted = field.localName === 'textarea' ? text : text.replace(/\n$/, '');
    const whole = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
    if (whole.length > maxLength) field.dataset.cut = whole;
    else delete field.dataset.cut;
  };
  document.addEventListener('paste', (event) => mark(event, event.clipboardData));
  document.addEventListener('drop', (event) => mark(event, event.dataTransfer));
}

/** The whole text, if that of the field has just been cut. */
export function takeCutMark(field: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  const whole = field.dataset.cut;
  delete field.dataset.cut;
  return field.value.length >= field.maxLength - 1 ? whole : undefined;
}
