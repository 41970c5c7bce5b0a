import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

type Props = {
  title: string;
  /**
   * What the parts are drawn as, different on each page of development: a shop front, the shelves of a cupboard, parts
   * on one bolt, blocks for printing, or the route of a parcel. With `words` nothing is drawn.
   */
  drawing: 'front' | 'shelves' | 'words' | 'bolt' | 'blocks' | 'route';
  children: ReactNode;
};

/** A few equal things as one drawing as wide as the window, with the words at what they name. */
export function Parts({ title, drawing, children }: Props) {
  return (
    <section className={`section ground section-parts parts-${drawing}`}>
      <div className="frame wide-head">
        <h2>{title}</h2>
      </div>
      <ul className="parts">{children}</ul>
    </section>
  );
}

type PartProps = {
  /** Of the part, or of all parts in one file. */
  picture?: PictureName;
  title?: string;
  children: ReactNode;
};

export function Part({ picture, title, children }: PartProps) {
  return (
    <li className="part">
      {picture && <Image name={picture} />}
      <div>
        {title && <h3>{title}</h3>}
        <p>{children}</p>
      </div>
    </li>
  );
}
