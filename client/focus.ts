/**
 * Browsers bring only the caret of a field into view, and leave the rest of a tall one below the sticky bar. Keys
 * alone: under a finger or a pointer nothing may move.
 */
export function uncoverFocus(): void {
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/**
 * Whoever is in a frame while its page arrives is thrown out, in Chrome now and then to the top of the whole page. Until
 * then there is nothing in it to reach, so the Tab key passes it by.
 */
export function passEmptyFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) {
    // Another site's page is closed to us, and by that we know that it is there.
    if (frame.contentDocument?.URL !== 'about:blank') continue;
    frame.tabIndex = -1;
    frame.addEventListener('load', () => frame.removeAttribute('tabindex'), { once: true });
  }
}
