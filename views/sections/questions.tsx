import type { ReactNode } from 'react';
import { Sidebar } from '../parts/sidebar.tsx';

/** Frequently asked questions. On a service page the related services follow. */
export function Questions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-questions ground ground-concrete">
      <div className="frame questions-grid">
        <h2>{title}</h2>
        <div className="questions">{children}</div>
        <Sidebar />
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
