/** Marks the slide in view, in browsers that cannot do so with CSS alone. */
export function markCurrentSlide(): void {
  const slides = document.querySelector('.carousel-slides');
  if (!slides || CSS.supports('scroll-target-group', 'auto')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = document.querySelector(`.carousel-dots [href="#${target.id}"]`);
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    { root: slides, threshold: 0.6 },
  );
  for (const slide of slides.children) observer.observe(slide);
}
