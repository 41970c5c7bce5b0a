// Where the focus goes when a form has been answered, and what is scrolled into view.

/**
 * In Safari a click on a button focuses its nearest focusable ancestor instead. Without this, the form could not detect
 * later whether the focus is still inside it.
 */
export function keepFocusInside(container: HTMLElement, submitter: HTMLElement | null): void {
  if (!container.contains(document.activeElement)) submitter?.focus({ preventScroll: true });
}

/** The visitor has not moved the focus elsewhere on the page. */
export function mayTakeFocus(container: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused === document.body || container.contains(focused);
}

export function messageIn(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('.form-answers');
}

/** Scrolls the message into view, unless the visitor has moved the focus elsewhere on the page. */
export function showResult(container: HTMLElement): void {
  if (!mayTakeFocus(container)) return;
  const message = messageIn(container);
  if (message?.textContent) {
    // In a low window, such as one at 400% zoom, the message is at the start of an answer that does not fit.
    message.scrollIntoView({ block: message.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' });
  }
  // Moves the focus out of the text fields after a success, because a phone's keyboard would cover the message.
  const invalid = firstInvalid(container);
  if (invalid) invalid.focus();
  else message?.focus({ preventScroll: true });
}

export function firstInvalid(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('[aria-invalid="true"]');
}

/** An alert blocks rendering, so the message has to be painted first. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
