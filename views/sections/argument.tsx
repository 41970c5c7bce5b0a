import type { ReactNode } from 'react';

/** The introduction of a service page. */
export function Argument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-argument">
      <div className="frame argument">
        <h2>{title}</h2>
        <div className="argument-words prose">{children}</div>
      </div>
    </section>
  );
}
