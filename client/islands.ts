/**
 * How far below the viewport a form starts to load once the visitor scrolls: half a screen is about a second of
 * scrolling.
 */
const preloadMargin = '50%';

/** Hydrates each form when it comes near the viewport or gets an interaction before that. */
export function hydrateForms(): void {
  const hydrateVisible = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) hydrate(target);
    }
  };
  const viewportObserver = new IntersectionObserver(hydrateVisible);
  const preloadObserver = new IntersectionObserver(hydrateVisible, { rootMargin: preloadMargin });
  const pending = new Set(document.querySelectorAll<HTMLElement>('[data-enquiry]'));
  for (const container of pending) {
    container.addEventListener('focusin', () => hydrate(container));
    container.addEventListener('pointerdown', () => hydrate(container));
    // The visitor used the form before this script ran.
    if (container.contains(document.activeElement)) hydrate(container);
  }
  // After `load`, so that the form's script does not compete with what the page still loads.
  whenLoaded(() => {
    for (const container of pending) viewportObserver.observe(container);
  });
  addEventListener(
    'scroll',
    () => {
      for (const container of pending) preloadObserver.observe(container);
    },
    { once: true, passive: true },
  );

  function hydrate(container: HTMLElement): void {
    if (!pending.delete(container)) return;
    viewportObserver.unobserve(container);
    preloadObserver.unobserve(container);
    import('./enquiry.tsx').then(
      ({ hydrateEnquiry }) => hydrateEnquiry(container),
      // Without the script the form posts natively. Browsers do not retry a module that failed.
      () => {},
    );
  }
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}
