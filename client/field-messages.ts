// Messages beside the fields. They are written without React, because extensions put elements of their own around the
// fields, and React cannot insert or remove anything there.

import type { FormControl } from './fields.ts';

type Remove = () => void;

/** Marks the field as invalid, and shows why. */
export function showError(control: FormControl, text: string | undefined): Remove | undefined {
  if (!text) return undefined;
  const error = showBelow(control, text, 'form-error');
  error.id = errorId(control);
  control.setAttribute('aria-invalid', 'true');
  describe(control, [...descriptionsOf(control), error.id]);
  return () => removeError(control);
}

/** Also one that the server rendered. */
export function removeError({ id: controlId }: FormControl): void {
  // An extension may have replaced the field since.
  const control = document.getElementById(controlId) as FormControl | null;
  if (!control) return;
  const id = errorId(control);
  document.getElementById(id)?.remove();
  control.setAttribute('aria-invalid', 'false');
  describe(
    control,
    descriptionsOf(control).filter((other) => other !== id),
  );
}

/** A link after a hint. */
export type HintLink = { label: string; href: string; onclick: () => void };

/** Shows advice, which is not an error. */
export function showHint(
  control: FormControl,
  text: string | undefined,
  link: HintLink | undefined,
): Remove | undefined {
  if (!text) return undefined;
  const hint = showBelow(control, text, 'form-hint');
  if (link) {
    const { label, ...properties } = link;
    hint.append('. ', Object.assign(document.createElement('a'), { textContent: label, ...properties }));
  }
  return () => hint.remove();
}

function errorId(control: FormControl): string {
  return `${control.id}-error`;
}

/** The ids of what describes the field, also those of an extension. */
function descriptionsOf(control: FormControl): string[] {
  return control.getAttribute('aria-describedby')?.split(' ') ?? [];
}

function describe(control: FormControl, ids: string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}

function showBelow(control: FormControl, text: string, className: string): HTMLElement {
  const message = document.createElement('p');
  message.className = className;
  message.textContent = text;
  // The control itself, or what an extension has put around it.
  const field = control.closest('.form-field');
  const place = [...(field?.children ?? [])].find((child) => child.contains(control));
  (place ?? control).after(message);
  return message;
}
