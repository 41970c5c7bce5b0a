import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

/** Three bands as wide as the window, each with a large name and its part of one drawing. */
export function Bands({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-bands">
      <div className="frame">
        <h2>{title}</h2>
      </div>
      <ul className="bands">{children}</ul>
    </section>
  );
}

type Props = {
  title: string;
  /** All of them name the same picture. */
  picture: PictureName;
  children: ReactNode;
};

export function Band({ title, picture, children }: Props) {
  return (
    <li className="band">
      <span>
        <Image name={picture} />
      </span>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
