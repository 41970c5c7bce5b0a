import { Children, type ReactNode } from 'react';
import { familyOf, usePageContext } from '../page-context.ts';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

type Props = {
  /** In graphic design, what is bold in it is a poster as wide as the page. */
  title: ReactNode;
  /** What the statement says, drawn beside it, in development. */
  picture?: PictureName;
  ground?: 'pine';
  children: ReactNode;
};

/** The introduction of a service page: a title, its first paragraph as a statement, and the rest as one text; each family sets it differently. */
export function Argument({ title, picture, ground, children }: Props) {
  const family = familyOf(usePageContext().page);
  const [statement, ...rest] = Children.toArray(children);
  if (family === 'development') {
    return (
      <section className="section section-argument">
        <div className="frame argument-development">
          <h2>{title}</h2>
          {statement}
          {picture && <Image name={picture} />}
          {rest}
        </div>
      </section>
    );
  }
  return (
    <section className={`section section-argument${ground ? ` ground ground-${ground}` : ''}`}>
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
