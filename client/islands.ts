/**
 * How far below the viewport an island starts to load once the visitor scrolls: half a screen is about a second of
 * scrolling.
 */
const preloadMargin = '50%';

/** How long after `load` an island in the first screen waits for the visitor, in ms. */
const visitorDelayMsMax = 4000;

/**
 * Hydrates the islands: forms, calculators, the carousel, the search field and the list to copy. Each names its module,
 * which exports `hydrate` and loads when the island comes near the viewport or gets an interaction.
 */
export function hydrateIslands(): void {
  const hydrateVisible = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) hydrate(target);
    }
  };
  const viewportObserver = new IntersectionObserver(hydrateVisible);
  const preloadObserver = new IntersectionObserver(hydrateVisible, { rootMargin: preloadMargin });
  const pending = new Set(document.querySelectorAll<HTMLElement>('[data-island]'));
  for (const container of pending) {
    container.addEventListener('focusin', () => hydrate(container));
    container.addEventListener('pointerdown', () => hydrate(container));
    // An island that got the focus before this script ran.
    if (container.contains(document.activeElement)) hydrate(container);
  }
  // An island in the first screen does not compete with what the page still loads, nor delay the first touch or click.
  whenLoaded(() => {
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(event, observeWith(viewportObserver), { once: true, passive: true });
    setTimeout(observeWith(viewportObserver), visitorDelayMsMax);
  });
  addEventListener('scroll', observeWith(preloadObserver), { once: true, passive: true });

  function observeWith(observer: IntersectionObserver): () => void {
    return () => {
      for (const container of pending) observer.observe(container);
    };
  }

  function hydrate(container: HTMLElement): void {
    if (!pending.delete(container)) return;
    import(container.dataset.island as string).then(
      ({ hydrate }) => hydrate(container),
      // Without its module a form posts natively, and a search or a copy button is hidden. Browsers do not retry a module that failed.
      () => container.setAttribute('data-failed', ''),
    );
  }
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}
