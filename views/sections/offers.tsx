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

type Props = {
  title: string;
  /** A drawing of three bands, of which each offer shows its own. */
  picture?: PictureName;
  children: ReactNode;
};

export function Offer({ title, picture, children }: Props) {
  return (
    <li className="offer">
      {picture && <Image name={picture} />}
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
