/** Marks the slide in view, in browsers that cannot do so with CSS alone. */
export function hydrate(container: HTMLElement): void {
  const slides = container.querySelector('ul');
  if (!slides || CSS.supports('scroll-target-group', 'auto')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = container.querySelector(`[href="#${target.id}"]`);
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    { root: slides, threshold: 0.6 },
  );
  for (const slide of slides.children) observer.observe(slide);
}
