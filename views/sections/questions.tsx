import type { ReactNode } from 'react';
import { familyOf, usePageContext } from '../page-context.ts';
import { Sidebar } from '../parts/sidebar.tsx';
import type { Family } from '../site.ts';

/** Frequently asked questions. On a service page the related services follow. */
export function Questions({ title, children }: { title: string; children: ReactNode }) {
  const isOnPaper = onPaper.has(familyOf(usePageContext().page));
  return (
    <section className={`section section-questions${isOnPaper ? '' : ' ground ground-concrete'}`}>
      <div className="frame section-grid">
        <h2 className="questions-title">{title}</h2>
        <div className="section-body questions">{children}</div>
        <Sidebar />
      </div>
    </section>
  );
}

/** Where the essentials before them are on a darker background, or the ending after them. */
const onPaper = new Set<Family>(['development', 'graphic', 'apps']);

export function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <details className="question">
      <summary>
        <h3>{ask}</h3>
      </summary>
      <div className="prose">{children}</div>
    </details>
  );
}
