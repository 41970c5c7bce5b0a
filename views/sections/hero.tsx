import type { ReactNode } from 'react';
import { estimates } from '../estimates.ts';
import { facts } from '../facts.ts';
import type { FigureName } from '../figures/index.ts';
import type { FormName } from '../forms/index.ts';
import { familyOf, usePageContext } from '../page-context.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { FormButton } from '../parts/form-button.tsx';
import { Poster } from '../parts/poster.tsx';
import { site } from '../site.ts';

type Props = {
  title: string;
  lede: ReactNode;
  figure: FigureName;
  /** The buttons under the lede. */
  children?: ReactNode;
};

/** The hero of a page: its breadcrumbs, its title, a sentence and its poster. */
export function Hero(props: Props) {
  return <HeroLayout {...props} className="hero" />;
}

/**
 * The same hero with a button that links to the page's form. The page renders the form itself (`Enquiry`), after what
 * it sells, where a phone shows it; a desktop shows it beside the hero, in the last four columns.
 */
export function HeroForm({ form, children, ...props }: Props & { form: FormName }) {
  return (
    <HeroLayout {...props} className="hero hero-form">
      {children ?? (
        <>
          <FormButton form={form} />
          <CallButton />
        </>
      )}
    </HeroLayout>
  );
}

function HeroLayout({ title, lede, figure, children, className }: Props & { className: string }) {
  const { page } = usePageContext();
  // In marketing the estimate is that of the first work, which a first screen has no room to say.
  const estimate = page && familyOf(page) !== 'marketing' && estimates[page];
  return (
    <div className={className}>
      <Breadcrumb label={page ? site[page].label : title} />
      <div className="frame hero-grid">
        <h1>{title}</h1>
        {/* Before the text, which flows around it on a phone. */}
        <Poster name={figure} />
        <div className="hero-words">
          <p className="lede">{lede}</p>
          {children && <div className="actions">{children}</div>}
          {estimate && (
            <ul className="hero-facts">
              <li>
                <strong>{`${estimate.min} to ${estimate.max}`}</strong> {estimate.unit}
              </li>
              <li>
                <strong>{facts.depositPercent}%</strong> deposit
              </li>
              <li>
                <strong>Free</strong> quote
              </li>
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
