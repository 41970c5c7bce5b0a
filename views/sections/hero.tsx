import type { ReactNode } from 'react';
import type { FigureName } from '../figures/index.ts';
import type { FormName } from '../forms/index.ts';
import { usePageContext } from '../page-context.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
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
  return <HeroLayout {...props} aside={null} />;
}

/** The same hero with the page's enquiry form in the last four columns, and a button that links to it. */
export function HeroForm({ form, children, ...props }: Props & { form: FormName }) {
  return (
    <HeroLayout {...props} aside={<Enquiry form={form} />}>
      {children ?? (
        <>
          <FormButton form={form} />
          <CallButton />
        </>
      )}
    </HeroLayout>
  );
}

function HeroLayout({ title, lede, figure, children, aside }: Props & { aside: ReactNode }) {
  const { page } = usePageContext();
  return (
    <div className="hero">
      <Breadcrumb label={page ? site[page].label : title} />
      <div className={aside ? 'frame hero-grid hero-grid-form' : 'frame hero-grid'}>
        <h1>{title}</h1>
        <div className="hero-words">
          <p className="lede">{lede}</p>
          {children && <div className="actions">{children}</div>}
        </div>
        <Poster name={figure} />
        {aside}
      </div>
    </div>
  );
}
