import type { ReactNode } from 'react';

/** The table of contents of a legal page: the titles of its clauses, in their order. */
export function Contents({ clauses }: { clauses: readonly string[] }) {
  return (
    <nav className="contents ground ground-accent" aria-label="Contents">
      <ol className="frame">
        {clauses.map((title) => (
          <li key={title}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A legal page: its breadcrumbs, its title, and its numbered clauses. */
export function Clauses({ children }: { children: ReactNode }) {
  return (
    <section className="section section-clauses">
      <ol className="frame clauses">{children}</ol>
    </section>
  );
}

export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="clause" id={idOf(title)}>
      <h2>{title}</h2>
      <div className="prose">{children}</div>
    </li>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
