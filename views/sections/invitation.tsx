import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import type { PageName } from '../site.ts';

type Props = { title: string; to: PageName; action: string; children: ReactNode };

/** One line and one button, to the page that comes next. */
export function Invitation({ title, to, action, children }: Props) {
  return (
    <section className="section section-invitation">
      <div className="frame invitation">
        <div>
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
        <ButtonLink to={to}>{action}</ButtonLink>
      </div>
    </section>
  );
}
