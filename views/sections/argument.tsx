import { Children, type ReactNode } from 'react';
import { familyOf, usePageContext } from '../page-context.ts';

type Props = {
  /** In graphic design, what is bold in it is a poster as wide as the page. */
  title: ReactNode;
  children: ReactNode;
};

/** The introduction of a service page: a title, its first paragraph as a statement, and the rest as one text; each family sets it differently. */
export function Argument({ title, children }: Props) {
  const family = familyOf(usePageContext().page);
  const [statement, ...rest] = Children.toArray(children);
  return (
    <section className="section section-argument">
      <div className={`frame section-grid argument argument-${family}`}>
        <h2>{title}</h2>
        {statement}
        <div className="argument-rest prose">{rest}</div>
      </div>
    </section>
  );
}

/** The calls of a morning, as a clerk's log has them. */
export function Calls({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

export function Call({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li>
      <b>{at}</b> {children}
    </li>
  );
}
