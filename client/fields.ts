import { type FieldName, fieldNames, honeypotName, type Values } from '../views/forms/index.ts';
import { setText } from './cut-text.ts';
import { fitHeight } from './text-area.ts';

export type FormControl = HTMLInputElement | HTMLTextAreaElement;
/**
 * The fields that the visitor fills in; a preset subject is not one of them. They are looked up at each use, because
 * extensions replace some.
 */
export type Controls = Iterable<[FieldName, FormControl]> & {
  get(name: FieldName): FormControl | undefined;
};

export function controlsIn(container: HTMLElement): Controls {
  const get = (name: FieldName) =>
    container.querySelector<FormControl>(`.form-input[name="${name}"]`) ?? undefined;
  return {
    get,
    *[Symbol.iterator]() {
      for (const name of fieldNames) {
        const control = get(name);
        if (control) yield [name, control];
      }
    },
  };
}

export function hiddenValueIn(container: HTMLElement, name: string): string {
  // The attribute, because some browsers restore old values of hidden inputs on a reload.
  return container.querySelector(`input[type="hidden"][name="${name}"]`)?.getAttribute('value') ?? '';
}

/** What a bot has written into the honeypot field. */
export function honeypotIn(container: HTMLElement): string {
  return container.querySelector<HTMLInputElement>(`[name="${honeypotName}"]`)?.value ?? '';
}

export function valuesOf(controls: Controls): Partial<Values> {
  return Object.fromEntries([...controls].map(([name, control]) => [name, control.value]));
}

export function fillControls(controls: Controls, values: Partial<Values>): void {
  for (const [name, control] of controls) {
    setText(control, values[name] ?? '');
    fitHeight(control);
  }
}
