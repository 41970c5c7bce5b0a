import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

/** Bands as wide as the window: a name in large letters, a line about it and a drawing. */
export function Offers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <WideSection name="offers" title={title}>
      <ul className="offers">{children}</ul>
    </WideSection>
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
