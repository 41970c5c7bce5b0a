/** How far below the fold a form starts to load: half a screen is about a second of scrolling. */
const nearness = '50%';

/** Hydrates each form once it comes near the viewport, or is touched before that. */
export function wakeForms(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) wake(target);
      }
    },
    { rootMargin: nearness },
  );
  const asleep = new Set(document.querySelectorAll<HTMLElement>('[data-enquiry]'));
  for (const container of asleep) {
    observer.observe(container);
    container.addEventListener('focusin', () => wake(container));
    container.addEventListener('pointerdown', () => wake(container));
  }

  function wake(container: HTMLElement): void {
    if (!asleep.delete(container)) return;
    observer.unobserve(container);
    import('./enquiry.tsx').then(
      ({ hydrateEnquiry }) => hydrateEnquiry(container),
      // Without it the form posts by itself. Browsers do not ask twice for a module that failed.
      () => {},
    );
  }
}
