/**
 * How far below the viewport a form starts to load once the visitor scrolls: half a screen is about a second of
 * scrolling.
 */
const nearness = '50%';

/** Hydrates each form when it comes near the viewport or gets an interaction before that. */
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
    // The visitor used the form before this script ran.
    if (container.contains(document.activeElement)) wake(container);
  }
  // What can wait does not compete with what the page still loads.
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
      // Without the script the form posts natively. Browsers do not retry a module that failed.
      () => {},
    );
  }
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
