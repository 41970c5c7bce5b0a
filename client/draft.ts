import type { FormName, Values } from '../views/forms/index.ts';
import { sessionValue } from './session-value.ts';

/** What the visitor has typed and not yet sent. */
export type Draft = {
  read(): Partial<Values>;
  save(values: Partial<Values>): void;
  remove(): void;
};

export function draftOf(form: FormName, page: string): Draft {
  return storedValues(`enquiry:${form}:${page}`);
}

/** The values that a failure has cleared from the form, until they are restored or sent. */
export function clearedValuesOf(form: FormName, page: string): Draft {
  return storedValues(`cleared:${form}:${page}`);
}

function storedValues(key: string): Draft {
  const values = sessionValue<Partial<Values>>(key);
  return { ...values, read: () => values.read() ?? {} };
}
