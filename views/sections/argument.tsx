import type { ReactNode } from 'react';
import { Sidebar } from '../parts/sidebar.tsx';

/** The introduction of a service page, with related services in the sidebar. */
export function Argument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-argument">
      <div className="frame argument">
        <div className="argument-words prose">
          <h2>{title}</h2>
          {children}
        </div>
        <Sidebar />
      </div>
    </section>
  );
}
