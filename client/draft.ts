import type { FormName, Values } from '../views/forms/index.ts';
import { remembered } from './storage.ts';

/** What the visitor has typed and not yet sent. */
export type Draft = {
  read(): Partial<Values>;
  save(values: Partial<Values>): void;
  remove(): void;
};

export function draftOf(form: FormName, page: string): Draft {
  return kept(`enquiry:${form}:${page}`);
}

/** What a failure has cleared, until it is restored or sent. */
export function clearedOf(form: FormName, page: string): Draft {
  return kept(`cleared:${form}:${page}`);
}

function kept(key: string): Draft {
  const values = remembered<Partial<Values>>(key);
  return { ...values, read: () => values.read() ?? {} };
}
