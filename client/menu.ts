/** A page from the back/forward cache is restored with its menu open, or with the list of all services. */
export function closeMenuOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  });
}
