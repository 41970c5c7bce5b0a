/**
 * Browsers scroll only the caret of a field into view, which leaves the rest of a tall field below the sticky bar. For
 * the keyboard only: under a finger or a pointer nothing may move.
 */
export function scrollFocusIntoView(): void {
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/**
 * A frame that has the focus while its page loads loses it, in Chrome sometimes to the start of the document. An empty
 * frame has nothing to focus, so the Tab key skips it until it has loaded.
 */
export function skipEmptyIframes(): void {
  for (const frame of document.querySelectorAll('iframe')) {
    // Another site's document is not accessible, which shows that it has loaded.
    if (frame.contentDocument?.URL !== 'about:blank') continue;
    frame.tabIndex = -1;
    frame.addEventListener('load', () => frame.removeAttribute('tabindex'), { once: true });
  }
}

/** Marks the frame that has the focus: `:focus` matches nothing then in the page around it. */
export function markFocusedIframe(): void {
  addEventListener('blur', () =>
    document.activeElement?.closest('iframe')?.toggleAttribute('data-focused', true),
  );
  addEventListener('focus', () => document.querySelector('[data-focused]')?.toggleAttribute('data-focused'));
}
