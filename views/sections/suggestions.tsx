import type { ReactNode } from 'react';
import { familyOf } from '../page-context.ts';
import { Link } from '../parts/link.tsx';
import { type PageName, site } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Links for a visitor who is lost: road signs on a post, each in the colour of its target's family. */
export function Suggestions({ title, intro, children }: Props) {
  return (
    <WideSection name="suggestions" title={title} intro={intro}>
      <ul className="suggestions">{children}</ul>
    </WideSection>
  );
}

export function Suggestion({ to, children }: { to: PageName; children: ReactNode }) {
  return (
    <li className="suggestion" data-family={familyOf(to)}>
      <h3>
        <Link to={to} className="link-whole">
          {site[to].label}
        </Link>
      </h3>
      <p>{children}</p>
    </li>
  );
}
