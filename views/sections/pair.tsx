import type { ReactNode } from 'react';
import type { FigureName } from '../figures/index.ts';
import { Picture } from '../parts/poster.tsx';

/** Two statements of equal weight, each with a picture, as wide as the window. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <section className="section section-pair ground">
      <div className="frame pair">{children}</div>
    </section>
  );
}

export function Half({
  figure,
  title,
  children,
}: {
  figure: FigureName;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="half">
      <Picture name={figure} />
      <div className="prose">
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}
