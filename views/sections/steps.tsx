import type { ReactNode } from 'react';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** A process on a black band: what happens, in the order it happens. */
export function Steps({ title, intro, children }: Props) {
  return (
    <section className="section section-steps ground ground-ink">
      <div className="frame">
        <div className="cards-head">
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <ol className="steps">{children}</ol>
      </div>
    </section>
  );
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="step">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
