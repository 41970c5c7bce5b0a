const pauseMs = 500;

/**
 * Ignores a pointer for half a second where the button is now, unless it is on the button. The page is about to move
 * below the pointer, and the second click of a double click would follow a link that comes to that place, or take the
 * focus from the form.
 */
export function ignoreSecondClick(button: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const ignore = (event: MouseEvent) => {
    const { detail, clientX, clientY, target } = event;
    const isByKeyboard = detail === 0;
    const isThere = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (isByKeyboard || !isThere || button.contains(target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const events = ['mousedown', 'click'] as const;
  for (const name of events) document.addEventListener(name, ignore, true);
  setTimeout(() => {
    for (const name of events) document.removeEventListener(name, ignore, true);
  }, pauseMs);
}
