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
      normaliseEmailsIn((target as Element).closest?.<HTMLButtonElement>('[type="submit"]')?.form),
    true,
  );
}

function normaliseEmailsIn(form: HTMLFormElement | null | undefined): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>('[type="email"]') ?? []) {
    const email = normaliseEmail(input.value);
    // Writing even the same text would move the caret.
    if (input.value !== email) input.value = email;
    if (input.validity.typeMismatch) input.value = withAsciiDomain(email);
  }
}

/** WebKit takes a domain in another script only in its ASCII form, such as xn--exmple-cua.com. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (at === 0 || !/\P{ASCII}/u.test(domain)) return email;
  try {
    const { href, hostname } = new URL(`https://${domain}`);
    // A path or a port would be lost.
    return href === `https://${hostname}/` ? email.slice(0, at) + hostname : email;
  } catch {
    return email;
  }
}
