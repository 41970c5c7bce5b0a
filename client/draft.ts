import type { FormName, Values } from '../views/forms/index.ts';

/** What was typed, until it has been sent. Where storage is blocked there is none. */
export type Draft = {
  read(): Partial<Values>;
  save(values: Partial<Values>): void;
  remove(): void;
};

export function draftOf(form: FormName, page: string): Draft {
  const key = `enquiry:${form}:${page}`;
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Values>) ?? {},
    save: (values) => attempt(() => sessionStorage.setItem(key, JSON.stringify(values))),
    remove: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
