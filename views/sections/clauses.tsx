import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

/** The table of contents of a legal page: the titles of its clauses, in their order. */
export function Contents({ clauses }: { clauses: readonly string[] }) {
  return (
    <nav className="contents ground ground-accent" aria-label="Contents">
      <ol className="clauses">
        {clauses.map((title) => (
          <li key={title}>
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
    <section className="section section-clauses">
      <ol className="clauses">{children}</ol>
    </section>
  );
}

type ClauseProps = {
  title: string;
  picture: PictureName;
  /** The parts that have a title: `Subclause` elements, after the paragraphs that have none. */
  parts?: ReactNode;
  children?: ReactNode;
};

export function Clause({ title, picture, parts, children }: ClauseProps) {
  return (
    <li className="clause" id={idOf(title)}>
      <div className="clause-part">
        <div className="clause-head">
          <Image name={picture} />
          <h2>{title}</h2>
        </div>
        {children && <div className="prose">{children}</div>}
      </div>
      {parts}
    </li>
  );
}

type SubclauseProps = { id?: string; title: string; children: ReactNode };

export function Subclause({ id, title, children }: SubclauseProps) {
  return (
    <div className="clause-part">
      <h3 id={id}>{title}</h3>
      <div className="prose">{children}</div>
    </div>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
