import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

/** The core values: posters that rise one after the other as they come into view. */
export function Values({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-values ground">
      <div className="frame">
        <h2>{title}</h2>
        <ul className="values">{children}</ul>
      </div>
    </section>
  );
}

type ValueProps = { picture: PictureName; title: string; children: ReactNode };

export function Value({ picture, title, children }: ValueProps) {
  return (
    <li className="value">
      <Image name={picture} />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
