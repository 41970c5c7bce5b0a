/** A page that comes back from the browser's cache comes back with its menu as it was left: open. */
export function closeMenuOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.querySelector<HTMLElement>('#menu')?.hidePopover?.();
  });
}
