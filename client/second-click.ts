const pauseMs = 500;

/**
 * Ignores clicks of a pointer for half a second where the button is now, unless they are on the button. The page is
 * about to move below the pointer, and the second click of a double click would follow a link that comes to that place.
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
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), pauseMs);
}
