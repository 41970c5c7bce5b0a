import type { ReactNode } from 'react';
import type { Pigment } from '../layout/pigments.ts';

type Props = { id?: string; title: string; intro?: ReactNode; children: ReactNode };

/** Names, each with a sentence or three: `TermGroup` elements, as a stack of books. */
export function Glossary({ id, title, intro, children }: Props) {
  return (
    <section className="section glossary" id={id}>
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

type TermProps = {
  /** Pages link to it. */
  id: string;
  name: string;
  /** More words by which the search finds it. */
  words?: string;
  children: ReactNode;
};

export function Term({ id, name, words, children }: TermProps) {
  return (
    <div id={id} className="glossary-term" data-words={words}>
      <dt>
        <b>{name}</b>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
