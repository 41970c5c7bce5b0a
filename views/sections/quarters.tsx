import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

/** Four reasons, each below its square of one drawing that is as wide as the window. */
export function Quarters({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-quarters">
      <div className="frame">
        <h2>{title}</h2>
      </div>
      <ul className="quarters">{children}</ul>
    </section>
  );
}

/** The picture of which each quarter shows its part; the same for all. */
export function Quarter({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <li>
      <Image name={picture} />
      <p>{children}</p>
    </li>
  );
}
