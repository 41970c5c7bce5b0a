import type { ReactNode } from 'react';
import type { FigureName } from '../figures/index.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Picture } from '../parts/poster.tsx';
import type { PageName } from '../site.ts';

/** Two links side by side, with a hover effect. */
export function LinkCards({ children }: { children: ReactNode }) {
  return (
    <section className="section ground section-link-cards">
      <ul className="link-cards">{children}</ul>
    </section>
  );
}

type DoorProps = { to: PageName; figure: FigureName; title: string; children: ReactNode };

export function LinkCard({ to, figure, title, children }: DoorProps) {
  return (
    <li className="link-card">
      <Picture name={figure} />
      <div className="link-card-words">
        <h2>
          <Link to={to} className="link-whole">
            {title} <Icon name="arrow" />
          </Link>
        </h2>
        <p>{children}</p>
      </div>
    </li>
  );
}
