import type { FormName, Values } from '../views/forms/index.ts';
import { remembered } from './storage.ts';

/** What was typed, until it has been sent. */
export type Draft = {
  read(): Partial<Values>;
  save(values: Partial<Values>): void;
  remove(): void;
};

export function draftOf(form: FormName, page: string): Draft {
  const draft = remembered<Partial<Values>>(`enquiry:${form}:${page}`);
  return { ...draft, read: () => draft.read() ?? {} };
}
