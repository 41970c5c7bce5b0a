import type { ReactNode } from 'react';
import type { FigureName } from '../figures/index.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Picture } from '../parts/poster.tsx';
import type { PageName } from '../site.ts';
import { WideSection } from './section.tsx';

/** Services as posters, each linking to its page. */
export function Cards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <WideSection name="cards" title={title}>
      <ul className="cards">{children}</ul>
    </WideSection>
  );
}

type CardProps = { to: PageName; figure: FigureName; title: string; action: string; children: ReactNode };

/** The whole card is clickable; the link's text is at its foot. */
export function Card({ to, figure, title, action, children }: CardProps) {
  return (
    <li className="card">
      <Picture name={figure} />
      <div className="card-words">
        <h3>{title}</h3>
        <p>{children}</p>
        <Link to={to} className="card-link link-whole">
          {action}
          <Icon name="arrow" />
          <span className="hidden-visually">{`: ${title}`}</span>
        </Link>
      </div>
    </li>
  );
}
