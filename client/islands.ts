/** How far below the fold a form starts to load, once its visitor scrolls: half a screen is about a second of it. */
const nearness = '50%';

/** Hydrates each form once it comes near the viewport, or is touched before that. */
export function wakeForms(): void {
  const wakeSeen = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) wake(target);
    }
  };
  const inView = new IntersectionObserver(wakeSeen);
  const near = new IntersectionObserver(wakeSeen, { rootMargin: nearness });
  const asleep = new Set(document.querySelectorAll<HTMLElement>('[data-enquiry]'));
  for (const container of asleep) {
    container.addEventListener('focusin', () => wake(container));
    container.addEventListener('pointerdown', () => wake(container));
    // Somebody was here before this script.
    if (container.contains(document.activeElement)) wake(container);
  }
  // Nothing that can wait competes with what the page itself still loads.
  whenLoaded(() => {
    for (const container of asleep) inView.observe(container);
  });
  addEventListener(
    'scroll',
    () => {
      for (const container of asleep) near.observe(container);
    },
    { once: true, passive: true },
  );

  function wake(container: HTMLElement): void {
    if (!asleep.delete(container)) return;
    inView.unobserve(container);
    near.unobserve(container);
    import('./enquiry.tsx').then(
      ({ hydrateEnquiry }) => hydrateEnquiry(container),
      // Without it the form posts by itself. Browsers do not ask twice for a module that failed.
      () => {},
    );
  }
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
