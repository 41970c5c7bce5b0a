import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

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

type OfferProps = { picture: PictureName; title: string; children: ReactNode };

export function Offer({ picture, title, children }: OfferProps) {
  return (
    <li className="offer">
      <h3>{title}</h3>
      <p>{children}</p>
      <Image name={picture} />
    </li>
  );
}
