import { Children, type ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import type { Pigment } from '../layout/pigments.ts';
import { Image } from '../samples/screen.tsx';

/** Three values as posters that rise one after the other as they come into view, each higher than the one before it. */
export function Values({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section ground values pigment-pine">
      <h2>{title}</h2>
      <ul>
        {Children.map(children, (value, index) => (
          <li className={`value value-${index + 1}`}>{value}</li>
        ))}
      </ul>
    </section>
  );
}

type ValueProps = { picture: DrawingName; ground: Pigment; title: string; children: ReactNode };

export function Value({ picture, ground, title, children }: ValueProps) {
  return (
    <>
      <Image name={picture} />
      <div className={`value-words pigment-${ground}`}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </>
  );
}
