import type { ReactNode } from 'react';
import type { FigureName } from '../figures/index.ts';
import { Picture } from '../parts/poster.tsx';

/** The core values: posters that rise one after the other as they come into view. */
export function Values({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-values ground ground-concrete">
      <div className="frame">
        <h2>{title}</h2>
        <ul className="values">{children}</ul>
      </div>
    </section>
  );
}

export function Value({
  figure,
  title,
  children,
}: {
  figure: FigureName;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="value">
      <Picture name={figure} />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
