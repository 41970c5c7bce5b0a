import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /**
   * The form of the panels, different on each page of a group: four fields of colour, names as large as the page allows,
   * lines beside an argument, sheets with a folded corner, or the front of a shop.
   */
  drawing: 'fields' | 'names' | 'lines' | 'files' | 'front';
  children: ReactNode;
};

/** A few short, equal items as one picture as wide as the window. */
export function Panels({ title, intro, drawing, children }: Props) {
  return (
    <section className={`section ground section-panels panels-${drawing}`}>
      <div className="frame wide-head">
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {/* A scroll container has to be reachable by keys. */}
      <ul className="panels" tabIndex={drawing === 'names' ? 0 : undefined}>
        {children}
      </ul>
    </section>
  );
}

export function Panel({
  title,
  picture,
  children,
}: {
  title: string;
  picture?: PictureName;
  children: ReactNode;
}) {
  return (
    <li className="panel">
      {picture && <Image name={picture} />}
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
