import type { ReactNode } from 'react';

/** The table of contents of a legal page, under its signs: the titles of its clauses, in their order. */
export function Contents({ clauses }: { clauses: readonly string[] }) {
  return (
    <nav className="contents ground ground-accent" aria-label="Contents">
      <svg viewBox="0 0 400 80" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M20 12h40v56H20zM30 24v8h20v-8zM30 40v8h20v-8zM92 34h8a20 20 0 0 1 40 0h8v34H92zM110 34h20a10 10 0 0 0 -20 0zM252 40a28 28 0 0 1 56 0a28 28 0 0 1 -56 0zM276 22v22h20v-8h-12V22zM328 40q32 -38 64 0q-32 38 -64 0zM348 40a12 12 0 0 0 24 0a12 12 0 0 0 -24 0z"
        />
        <path d="M172 46L188 30L198 40L222 16l8 8L198 60z" />
      </svg>
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
