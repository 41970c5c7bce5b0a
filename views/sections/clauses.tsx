import { Children, type ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { pigmentAt } from '../layout/pigments.ts';
import { Image } from '../samples/screen.tsx';

/** The table of contents of a legal page: the titles of its clauses, in their order, each in the colour of its clause. */
export function Contents({ clauses }: { clauses: readonly string[] }) {
  return (
    <nav className="contents" aria-label="Contents">
      <ol>
        {clauses.map((title, index) => (
          <li key={title} className={`contents-clause pigment-${pigmentAt(index)}`}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A legal page: its numbered clauses. */
export function Clauses({ children }: { children: ReactNode }) {
  return (
    <section className="section clauses">
      <ol>
        {Children.map(children, (clause, index) => (
          <li className={`clause pigment-${pigmentAt(index)}`}>{clause}</li>
        ))}
      </ol>
    </section>
  );
}

type ClauseProps = {
  title: string;
  picture: DrawingName;
  /** The parts that have a title: `Subclause` elements, after the paragraphs that have none. */
  parts?: ReactNode;
  children?: ReactNode;
};

export function Clause({ title, picture, parts, children }: ClauseProps) {
  return (
    <>
      <div className="clause-part" id={idOf(title)}>
        <div className="clause-head">
          <h2>{title}</h2>
          <Image name={picture} />
        </div>
        {children && <div className="prose clause-text">{children}</div>}
      </div>
      {parts}
    </>
  );
}

type SubclauseProps = { id?: string; title: string; children: ReactNode };

export function Subclause({ id, title, children }: SubclauseProps) {
  return (
    <div className="clause-part">
      <h3 className="clause-head" id={id}>
        {title}
      </h3>
      <div className="prose clause-text">{children}</div>
    </div>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
