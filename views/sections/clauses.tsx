import type { ReactNode } from 'react';

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
    <li className="clause">
      <h2>{title}</h2>
      <div className="prose">{children}</div>
    </li>
  );
}
