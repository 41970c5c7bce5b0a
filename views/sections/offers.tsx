import type { ReactNode } from 'react';

/** Boxes in full colour, side by side. */
export function Offers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-offers">
      <div className="frame">
        <h2>{title}</h2>
        <ul className="offers">{children}</ul>
      </div>
    </section>
  );
}

export function Offer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="offer">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
