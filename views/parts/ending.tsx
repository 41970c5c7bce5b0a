import type { ReactNode } from 'react';
import { figures } from '../figures/index.ts';
import { familyOf, usePageContext } from '../page-context.ts';
import type { PageName } from '../site.ts';
import { ButtonLink } from './button-link.tsx';
import { Picture } from './poster.tsx';
import { TelLink } from './tel-link.tsx';

type Props = { title: string; to: PageName; action: string; children: ReactNode };

/** The end of a service page: on the colour of its family, with the page's poster, a button and the phone number. */
export function Ending({ title, to, action, children }: Props) {
  const { page } = usePageContext();
  return (
    <section className={`section section-end ground ground-accent end-${familyOf(page)}`}>
      <div className="frame end">
        <h2>{title}</h2>
        <p className="lede">{children}</p>
        <div className="end-ways">
          <ButtonLink to={to}>{action}</ButtonLink>
          <TelLink className="end-call" />
        </div>
        {page && page in figures && <Picture name={page as keyof typeof figures} />}
      </div>
    </section>
  );
}
