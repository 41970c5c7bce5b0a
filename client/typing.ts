import type { FormName } from '../views/forms/index.ts';
import { draftOf } from './draft.ts';

/** Notes what is typed from the first letter on: the network may drop before the form's own script has come. */
export function keepTyped(): void {
  document.addEventListener('input', ({ target }) => keep(target as Element));
  for (const control of document.querySelectorAll<HTMLInputElement>('.form-input')) {
    if (control.value !== control.defaultValue) keep(control);
  }
  for (const thanks of document.querySelectorAll('.form-answer-success')) draftAround(thanks)?.remove();
}

/** One field at a time: the others may still be empty while the draft that fills them is known. */
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
