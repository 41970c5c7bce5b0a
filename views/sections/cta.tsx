import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { usePageContext } from '../page-context.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Picture } from '../parts/poster.tsx';
import { QuoteLink } from '../parts/quote-link.tsx';
import { Sidebar } from '../parts/sidebar.tsx';
import { TelLink } from '../parts/tel-link.tsx';
import { Image } from '../samples/screen.tsx';
import { type Family, type PageName, site } from '../site.ts';

type Props = {
  title: string;
  /** Where the button leads, and its label: without both, to a quote. */
  to?: PageName;
  action?: string;
  /** The drawing is below the words as wide as the window, at their right on a desktop, or above them. */
  layout?: 'below' | 'beside' | 'above';
  /** On a page without a figure for its end. */
  picture?: keyof typeof grounds;
  children: ReactNode;
};

/** The pigments on which these are drawn, as that of a family. */
const grounds = {
  receiver: 'graphic',
  fiveTrades: 'graphic',
  levelScales: 'marketing',
  longTable: 'development',
  ringedClause: 'design',
} as const satisfies Record<string, Family>;

/**
 * The closing call of a page: a title, a sentence, a button and the phone number, on the pigment of the family, with a
 * drawing of what the title says. On a service page the related services are above it.
 */
export function Cta({ title, to, action, layout = 'below', picture, children }: Props) {
  const { page, assets } = usePageContext();
  const figure = `${page}End`;
  return (
    <>
      {page && site[page].group && (
        <div className="frame related">
          <Sidebar />
        </div>
      )}
      <section className={`section ground cta cta-${layout}`} data-family={picture && grounds[picture]}>
        <div className="frame cta-words">
          <h2>{title}</h2>
          <p className="lede">{children}</p>
          <div className="cta-ways">
            {to ? <ButtonLink to={to}>{action}</ButtonLink> : <QuoteLink />}
            <TelLink isCall />
          </div>
        </div>
        {picture && <Image name={picture} />}
        {assets.drawings[figure] && <Picture name={figure as DrawingName} />}
      </section>
    </>
  );
}
