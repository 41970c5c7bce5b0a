import type { ReactNode } from 'react';

/** One thought in large type. */
export function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-statement">
      <div className="frame section-grid">
        <h2 className="section-head statement-title">{title}</h2>
        <div className="section-body statement">{children}</div>
      </div>
    </section>
  );
}
