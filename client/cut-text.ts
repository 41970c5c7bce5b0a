/**
 * Marks a field whose paste or drop is longer than its `maxlength`, because browsers cut it without a word. The form's
 * script says so, also when it loads later.
 */
export function markCutText(): void {
  const mark = ({ target }: Event, data: DataTransfer | null) => {
    const field = target as HTMLInputElement;
    if (!field.matches('.form-input') || field.maxLength < 0) return;
    const { value, maxLength, selectionStart, selectionEnd } = field;
    const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const text = data?.getData('text').replace(/\r\n?/g, '\n') ?? '';
    // Browsers drop the line break after a cell of a spreadsheet.
    const inserted = field.localName === 'textarea' ? text : text.replace(/\n$/, '');
    const isCut = value.length - selected + inserted.length > maxLength;
    field.toggleAttribute(cutMark, isCut);
  };
  document.addEventListener('paste', (event) => mark(event, event.clipboardData));
  document.addEventListener('drop', (event) => mark(event, event.dataTransfer));
}

/** Whether the text of the field has just been cut. */
export function takeCutMark(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isCut = field.hasAttribute(cutMark);
  field.removeAttribute(cutMark);
  return isCut && field.value.length >= field.maxLength - 1;
}

const cutMark = 'data-cut';
