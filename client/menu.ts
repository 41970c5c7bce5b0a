/** A page from the back/forward cache is restored with its menu open. */
export function closeMenuOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.querySelector<HTMLElement>('#menu')?.hidePopover?.();
  });
}
