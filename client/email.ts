import { normaliseEmail } from '../views/forms/email.ts';

/**
 * Browsers refuse an e-mail address with invisible characters, and the visitor cannot see why. They are removed once the
 * visitor leaves the field or sends the form, before the browser checks it: a new value during typing would move the
 * caret or end an IME composition. The Enter key clicks the button, too.
 */
export function normaliseEmailFields(): void {
  document.addEventListener('change', ({ target }) => normaliseEmailsIn((target as HTMLInputElement).form));
  document.addEventListener(
    'click',
    ({ target }) =>
      normaliseEmailsIn((target as Element).closest<HTMLButtonElement>('[type="submit"]')?.form),
    true,
  );
}

function normaliseEmailsIn(form: HTMLFormElement | null | undefined): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>('[type="email"]') ?? []) {
    const email = normaliseEmail(input.value);
    // Writing even the same text would move the caret.
    if (input.value !== email) input.value = email;
  }
}
