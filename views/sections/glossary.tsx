import type { ReactNode } from 'react';
import type { Pigment } from '../layout/pigments.ts';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Terms, each explained in one sentence: `TermGroup` elements, as a stack of books. */
export function Glossary({ title, intro, children }: Props) {
  return (
    <section className="section glossary">
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <div className="section-body">{children}</div>
      </div>
    </section>
  );
}

type GroupProps = { title: string; ground: Pigment; children: ReactNode };

/** Terms of one subject: `Term` elements. A browser opens the group when a link leads to one of its terms. */
export function TermGroup({ title, ground, children }: GroupProps) {
  return (
    <details className="glossary-group">
      <summary className={`glossary-spine pigment-${ground}`}>
        <h3>{title}</h3>
      </summary>
      <dl>{children}</dl>
    </details>
  );
}

/** Pages link to a term by its id. */
export function Term({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <div id={id} className="glossary-term">
      <dt>
        <b>{name}</b>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
