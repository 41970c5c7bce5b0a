import type { ReactNode } from 'react';
import type { PosterName } from '../art/index.ts';
import { estimates, timeOf, untilOf } from '../estimates.ts';
import { facts } from '../facts.ts';
import { groupOf, usePageContext } from '../page-context.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import { Poster, StandsFree } from '../parts/poster.tsx';
import { QuoteLink } from '../parts/quote-link.tsx';
import { type PageName, site } from '../site.ts';

export type HeroProps = {
  title: string;
  lede: ReactNode;
  figure: PosterName;
  /** Other buttons under the lede than that to a quote. */
  children?: ReactNode;
};

/**
 * The hero of a page: its breadcrumbs, its title, a sentence, a button, facts and its drawing, on the ground of the family.
 * The drawing is beside the words, or below them and as wide as the window, or behind a sheet that has them.
 */
export function Hero({ layout = 'beside', ...props }: HeroProps & { layout?: 'beside' | 'below' | 'sheet' }) {
  return <HeroFrame layout={layout} {...props} />;
}

/** The parts that every hero has, in one order. A stage makes its facts a part of its drawing. */
export function HeroFrame({
  layout = 'beside',
  stage,
  title,
  lede,
  figure,
  children = <QuoteLink />,
}: HeroProps & { layout?: string; stage?: string }) {
  const { page } = usePageContext();
  const isService = page !== null && groupOf(page) !== undefined;
  const factList = isService && (
    <ul className="hero-facts">
      {factsOf(page).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={`ground ground-accent hero hero-${layout}${stage ? ` hero-stage hero-${stage}` : ''}`}>
        <Breadcrumb label={page ? site[page].label : title} />
        <div className="hero-text">
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <div className="actions">{children}</div>
          {layout === 'sheet' && factList}
        </div>
        {layout !== 'sheet' && factList}
        <StandsFree value>
          <Poster name={figure} />
        </StandsFree>
      </div>
      {isService && <PageLinks />}
    </>
  );
}

/** How long the service takes, and two things that are included. */
function factsOf(page: PageName): string[] {
  const estimate = estimates[page];
  if (!estimate) return ['A date in the quote', 'A free quote', `A deposit of ${facts.depositPercent}%`];
  return [timeOf(estimate) + untilOf(estimate), ...estimate.included];
}
