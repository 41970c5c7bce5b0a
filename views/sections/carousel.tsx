import type { ReactNode } from 'react';
import type { PosterName } from '../art/index.ts';
import type { Pigment } from '../layout/pigments.ts';
import { usePageContext } from '../page-context.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Picture, Poster } from '../parts/poster.tsx';
import type { PageName } from '../site.ts';

export type Slide = { ground: Pigment; figure: PosterName; alt: string; to: PageName; caption: string };

type Props = {
  slides: readonly Slide[];
  title: string;
  lede: string;
  /** What an enquiry costs, and a proof, below the buttons. */
  terms: string;
  children: ReactNode;
};

/**
 * The home page's hero: the headline, and the slides beside it. The slides are one scroll container with scroll snap,
 * and a small poster that links to each: touch, keys and pointers move it, and nothing moves by itself.
 */
export function Carousel({ slides, title, lede, terms, children }: Props) {
  const { islands } = usePageContext().assets;
  return (
    <div className="carousel-hero pigment-vermilion">
      <div className="carousel-words">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <div className="actions">
          {children}
          <p>{terms}</p>
        </div>
      </div>
      <section
        className="carousel"
        data-island={islands.carousel}
        aria-roledescription="carousel"
        aria-label="What we do, in five pictures"
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keys */}
        <ul className="carousel-slides" tabIndex={0}>
          {slides.map(({ ground, figure, alt, to, caption }, index) => (
            <li key={figure} className={`pigment-${ground}`} id={`slide-${index + 1}`}>
              {index === 0 ? (
                <div role="img" aria-label={alt}>
                  <Poster name={figure} />
                </div>
              ) : (
                <Picture name={figure} alt={alt} />
              )}
              <Link to={to} className="carousel-caption">
                {`${caption} `}
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
        <ul className="carousel-dots">
          {slides.map(({ figure, caption }, index) => (
            <li key={figure}>
              <a href={`#slide-${index + 1}`} aria-label={`Picture ${index + 1}: ${caption}`}>
                <Picture name={figure} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
