import type { ReactNode } from 'react';
import { Sidebar } from '../parts/sidebar.tsx';

/** Frequently asked questions. On a service page the related services stand before them, on a desktop below the title. */
export function Questions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-questions ground ground-concrete">
      <div className="frame questions-grid">
        <Sidebar />
        <h2>{title}</h2>
        <div className="questions">{children}</div>
      </div>
    </section>
  );
}

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
