/**
 * Browsers bring only the caret of a field into view, and leave the rest of a tall one below the sticky bar. Keys
 * alone: under a finger or a pointer nothing may move.
 */
export function uncoverFocus(): void {
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
