import type { FormName } from '../views/forms/index.ts';
import { draftOf } from './draft.ts';

/** Saves drafts from the first key press on, because the network may drop before the form's own script has loaded. */
export function keepTyped(): void {
  document.addEventListener('input', ({ target }) => keep(target as Element));
  for (const control of controls()) {
    if (control.value !== control.defaultValue) keep(control);
  }
  // WebKit empties fields with autocomplete off when it restores a page from its cache, in a task after this event. The
  // second call is for a task that runs late.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const ms of [0, 200]) {
      setTimeout(() => {
        for (const control of controls()) fillIn(control);
      }, ms);
    }
  });
  for (const thanks of document.querySelectorAll('.form-answer-success')) draftAround(thanks)?.remove();
}

function controls(): Iterable<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>('.form-input');
}

function fillIn(control: HTMLInputElement): void {
  const draft = draftAround(control)?.read() as Record<string, string> | undefined;
  if (control.value !== '' || !draft?.[control.name]) return;
  control.value = draft[control.name] ?? '';
  control.dispatchEvent(new Event('input', { bubbles: true })); // updates its height
}

/** Saves one field at a time: the others may still be empty before the draft is restored. */
function keep(control: Element): void {
  if (!control.matches('.form-input')) return;
  const { name, value } = control as HTMLInputElement;
  const draft = draftAround(control);
  draft?.save({ ...draft.read(), [name]: value });
}

function draftAround(element: Element) {
  const container = element.closest<HTMLElement>('[data-enquiry]');
  const page = container?.querySelector('[name="page"]')?.getAttribute('value');
  return container && page ? draftOf(container.dataset.enquiry as FormName, page) : undefined;
}
