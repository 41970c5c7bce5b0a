import type { FormName } from '../views/forms/index.ts';
import { setText, wholeText } from './cut-text.ts';
import { draftOf } from './draft.ts';

/** Saves drafts from the first key press on, because the network may drop before the form's own script has loaded. */
export function saveDrafts(): void {
  document.addEventListener('input', ({ target }) => saveField(target as Element));
  for (const control of controls()) {
    if (control.value !== control.defaultValue) saveField(control);
  }
  // WebKit empties fields with autocomplete off when it restores a page from its cache, in a task after this event, which
  // may run late: hence a second call.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const ms of [0, 200]) {
      setTimeout(() => {
        for (const control of controls()) restoreField(control);
      }, ms);
    }
  });
  for (const successMessage of document.querySelectorAll('.form-answer-success'))
    draftFor(successMessage)?.remove();
}

function controls(): Iterable<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>('.form-input');
}

function restoreField(control: HTMLInputElement): void {
  const draft = draftFor(control)?.read() as Record<string, string> | undefined;
  if (control.value !== '' || !draft?.[control.name]) return;
  setText(control, draft[control.name] ?? '');
  control.dispatchEvent(new Event('input', { bubbles: true })); // updates its height
}

/** Saves one field at a time: the others may still be empty before the draft is restored. */
function saveField(control: Element): void {
  if (!control.matches('.form-input')) return;
  const field = control as HTMLInputElement;
  const draft = draftFor(field);
  draft?.save({ ...draft.read(), [field.name]: wholeText(field) ?? field.value });
}

function draftFor(element: Element) {
  const container = element.closest<HTMLElement>('[data-enquiry]');
  const page = container?.querySelector('[name="page"]')?.getAttribute('value');
  return container && page ? draftOf(container.dataset.enquiry as FormName, page) : undefined;
}
