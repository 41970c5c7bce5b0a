// Messages beside the fields. They are written without React, because extensions put elements of their own around the
// fields, and React cannot insert or remove anything there.

import type { FormControl } from './fields.ts';

type Remove = () => void;

/** Marks the field as invalid, and shows why. */
export function showError(control: FormControl, text: string | undefined): Remove | undefined {
  if (!text) return undefined;
  const id = `${control.id}-error`;
  const description = control.getAttribute('aria-describedby');
  const remove = showBelow(control, text, { id, className: 'form-error' });
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', description ? `${description} ${id}` : id);
  return () => {
    remove();
    control.setAttribute('aria-invalid', 'false');
    if (description) control.setAttribute('aria-describedby', description);
    else control.removeAttribute('aria-describedby');
  };
}

/** Shows advice, which is not an error. */
export function showHint(control: FormControl, text: string | undefined): Remove | undefined {
  return text ? showBelow(control, text, { className: 'form-hint' }) : undefined;
}

/** Removes the error that the server rendered, so that it can be shown and removed as any other. */
export function removeRenderedError(control: FormControl): void {
  const id = `${control.id}-error`;
  document.getElementById(id)?.remove();
  control.setAttribute('aria-invalid', 'false');
  const others = control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .filter((other) => other !== id);
  if (others?.length) control.setAttribute('aria-describedby', others.join(' '));
  else control.removeAttribute('aria-describedby');
}

function showBelow(control: FormControl, text: string, attributes: Partial<HTMLElement>): Remove {
  const message = Object.assign(document.createElement('p'), attributes);
  message.textContent = text;
  // The control itself, or what an extension has put around it.
  const field = control.closest('.form-field');
  const place = [...(field?.children ?? [])].find((child) => child.contains(control));
  (place ?? control).after(message);
  return () => message.remove();
}
