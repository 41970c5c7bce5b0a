import type { ReactNode } from 'react';
import { familyOf } from '../page-context.ts';
import { Link } from '../parts/link.tsx';
import { type PageName, site } from '../site.ts';
import { Section } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Links for a visitor who is lost: road signs on a post, each in the colour of its target's family. */
export function Signposts({ title, intro, children }: Props) {
  return (
    <Section name="signposts" title={title} intro={intro}>
      <ul className="signposts">{children}</ul>
    </Section>
  );
}

export function Sign({ to, children }: { to: PageName; children: ReactNode }) {
  return (
    <li className="sign" data-family={familyOf(to)}>
      <h3>
        <Link to={to} className="link-whole">
          {site[to].label}
        </Link>
      </h3>
      <p>{children}</p>
    </li>
  );
}
