import type { ReactNode } from 'react';
import { familyOf, usePageContext } from '../page-context.ts';

/** The introduction of a service page. Its first paragraph is short, because it is set large; each family sets it differently. */
export function Argument({ title, children }: { title: string; children: ReactNode }) {
  const family = familyOf(usePageContext().page);
  return (
    <section className="section section-argument">
      <div className={`frame argument argument-${family}`}>
        <h2>{title}</h2>
        <div className="argument-words prose">{children}</div>
      </div>
    </section>
  );
}
