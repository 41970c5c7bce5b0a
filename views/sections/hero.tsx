import type { ReactNode } from 'react';
import { estimates } from '../estimates.ts';
import { facts } from '../facts.ts';
import type { FigureName } from '../figures/index.ts';
import { StandsFree } from '../figures/poster.tsx';
import type { FormName } from '../forms/index.ts';
import { familyOf, groupOf, usePageContext } from '../page-context.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { FormButton } from '../parts/form-button.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import { Poster } from '../parts/poster.tsx';
import { type PageName, site } from '../site.ts';

type Props = {
  title: string;
  lede: ReactNode;
  figure: FigureName;
  /** What the drawing's parts are called, where the page is not a service with facts of its own. */
  names?: string[];
  /** The buttons under the lede. */
  children?: ReactNode;
};

/** The hero of a page: its breadcrumbs, its title, a sentence and its figure, on the pigment of its family. */
export function Hero(props: Props) {
  return <HeroLayout {...props} />;
}

/**
 * The same hero with a button that links to the page's form. The page renders the form itself (`Enquiry`), after what
 * it sells.
 */
export function HeroForm({ form, children, ...props }: Props & { form: FormName }) {
  return (
    <HeroLayout {...props} hasForm>
      {children ?? <FormButton form={form} />}
    </HeroLayout>
  );
}

type OpeningFact = [fact: string, caption?: string];

function HeroLayout({
  title,
  lede,
  figure,
  names,
  children,
  hasForm = false,
}: Props & { hasForm?: boolean }) {
  const { page } = usePageContext();
  const named = names?.map((name): OpeningFact => [name]) ?? (page && groupOf(page) && factsOf(page));
  const classes = [
    'ground ground-accent opening',
    hasForm && 'hero-form',
    // Only the pages of the table of pages may have a composition of their own.
    page === null && 'opening-plain',
  ];
  return (
    <>
      <div className={classes.filter(Boolean).join(' ')}>
        <Breadcrumb label={page ? site[page].label : title} />
        <div className="frame opening-grid">
          <h1>{title}</h1>
          <StandsFree value>
            <Poster name={figure} />
          </StandsFree>
          <div className="opening-words">
            <p className="lede">{lede}</p>
            {children && <div className="actions">{children}</div>}
            {named && (
              <ul className="opening-facts">
                {named.map(([fact, caption]) => (
                  <li key={fact}>
                    <strong>{fact}</strong>
                    {caption && ` ${caption}`}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
      {page && groupOf(page) && <PageLinks />}
    </>
  );
}

/** How long the service takes, and two things that are included. */
function factsOf(page: PageName): OpeningFact[] {
  const estimate = estimates[page];
  if (!estimate)
    return [
      ['A date', 'in the quote'],
      ['Free', 'quote'],
      [`${facts.depositPercent}%`, 'deposit'],
    ];
  const { min, max, unit, included } = estimate;
  // In marketing the estimate is the time until the first results are delivered.
  const scope = familyOf(page) === 'marketing' ? ' for first work' : '';
  return [[`${min} to ${max}`, `${unit}${scope}`], ...included];
}
