import type { ReactNode } from 'react';

type Props = { title: string; isPoster?: boolean; children: ReactNode };

/** One thought in large type; as a poster alone on its ground. */
export function Statement({ title, isPoster = false, children }: Props) {
  return (
    <section className={`section section-statement${isPoster ? ' ground statement-poster' : ''}`}>
      <div className="frame section-grid">
        <h2 className="section-head statement-title">{title}</h2>
        <div className="section-body statement">{children}</div>
      </div>
    </section>
  );
}
