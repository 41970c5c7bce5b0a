import type { ReactNode } from 'react';
import type { FigureName } from '../figures/index.ts';
import { href } from '../navigation.ts';
import { Picture } from '../parts/poster.tsx';
import type { PageName } from '../site.ts';

/** The pages of a group with their figures, in a row as wide as the window. */
export function Kinds({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-kinds">
      <div className="frame wide-head">
        <h2>{title}</h2>
      </div>
      <ul className="kinds">{children}</ul>
    </section>
  );
}

/** A page whose figure has its name; the whole cell is a link to it. */
export function Kind({
  to,
  title,
  children,
}: {
  to: PageName & FigureName;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="kind">
      <Picture name={to} />
      <h3>
        <a href={href(to)} className="link-whole">
          {title}
        </a>
      </h3>
      <p>{children}</p>
    </li>
  );
}
