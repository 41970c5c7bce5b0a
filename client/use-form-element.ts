import { useLayoutEffect } from 'react';

type Takeover = {
  /** The message has taken the place of the fields. */
  isFolded: boolean;
  /** What the button says while it waits. */
  busyLabel: string;
  /** By the name of the event. */
  listeners: Record<'submit' | 'input' | 'focusout' | 'click', (event: never) => void>;
};

/**
 * Takes over the form around the message area, by listeners and attributes alone, and gives it back, as a form that posts
 * natively, when the message area is unmounted.
 */
export function useFormElement(form: HTMLFormElement, { isFolded, busyLabel, listeners }: Takeover): void {
  // At each render, with the functions of that render. No click is left to the native form in between.
  useLayoutEffect(() => {
    const ended = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      form.addEventListener(name, listener as EventListener, ended);
    return () => ended.abort();
  });
  useLayoutEffect(() => {
    const suggestions = form.querySelector<HTMLElement>('.form-chips');
    // The attributes of the fields remain for a visitor without script. With it, every error is shown in the same way.
    form.noValidate = true;
    if (suggestions) suggestions.inert = false;
    return () => {
      form.noValidate = false;
      if (suggestions) suggestions.inert = true;
    };
  }, [form]);
  useLayoutEffect(() => {
    form.classList.toggle('form-sent', isFolded);
    form.classList.toggle('form-live', isFolded);
    return () => form.classList.remove('form-sent', 'form-live');
  }, [form, isFolded]);
  // Afterwards the button has the nodes of before, which may be translated.
  useLayoutEffect(() => {
    const button = form.querySelector('.form-submit');
    if (!busyLabel || !button) return;
    const label = [...button.childNodes];
    button.replaceChildren(busyLabel);
    button.ariaDisabled = 'true';
    return () => {
      button.replaceChildren(...label);
      button.ariaDisabled = null;
    };
  }, [form, busyLabel]);
}
