import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { TelLink } from '../parts/tel-link.tsx';
import { Image } from '../samples/screen.tsx';
import type { PageName } from '../site.ts';

type Props = {
  picture: 'fiveTrades' | 'levelScales' | 'longTable' | 'ringedClause';
  title: string;
  to: PageName;
  action: string;
  children: ReactNode;
};

/**
 * The end of a page of the agency: a poster, whose drawing is a file as wide as the window. Its ground is that of the
 * drawing, in both schemes.
 */
export function LastPoster({ picture, title, to, action, children }: Props) {
  return (
    <section className={`section end ground last-poster last-${picture}`}>
      <div className="frame end-words">
        <h2>{title}</h2>
        <p className="lede">{children}</p>
        <div className="end-ways">
          <ButtonLink to={to}>{action}</ButtonLink>
          <TelLink />
        </div>
      </div>
      <Image name={picture} />
    </section>
  );
}
