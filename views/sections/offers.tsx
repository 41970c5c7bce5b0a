import type { ReactNode } from 'react';

/** Bands of colour as wide as the page, one below the other. */
export function Offers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-offers">
      <div className="frame">
        <h2>{title}</h2>
      </div>
      <ul className="offers">{children}</ul>
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
