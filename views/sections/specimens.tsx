import type { ReactNode } from 'react';

/** Kinds of one thing side by side, each drawn before it is described. */
export function Specimens({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="section section-specimens">
      <div className="frame">
        <div className="cards-head">
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <ul className="specimens">{children}</ul>
      </div>
    </section>
  );
}

export function Specimen({
  title,
  diagram,
  children,
}: {
  title: string;
  diagram: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="specimen">
      {diagram}
      <h3>{title}</h3>
      <div className="prose">{children}</div>
    </li>
  );
}
