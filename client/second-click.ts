const pauseMs = 500;

/**
 * Ignores clicks for half a second at the current place of the button, unless they hit the button. The page is about to
 * move, and the second click of a double click would follow a link that moves to that place, or take the focus from the
 * form.
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
