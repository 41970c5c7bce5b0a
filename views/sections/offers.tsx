import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

/** A list with a small drawing beside each name and its sentence. */
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

type OfferProps = { picture: PictureName; title: string; children: ReactNode };

export function Offer({ picture, title, children }: OfferProps) {
  return (
    <li className="offer">
      <Image name={picture} />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
