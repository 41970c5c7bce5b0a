import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Six tiles, together as wide as the window, each with its part of one drawing and its words below it. */
export function PictureCells({ title, intro, children }: Props) {
  return (
    <WideSection name="cells" title={title} intro={intro}>
      <ul className="picture-cells">{children}</ul>
    </WideSection>
  );
}

type CellProps = {
  /** The parts of all cells in one file. */
  picture: PictureName;
  name?: string;
  children: ReactNode;
};

export function PictureCell({ picture, name, children }: CellProps) {
  return (
    <li>
      <Image name={picture} />
      <div>
        {name && <h3>{name}</h3>}
        <p>{children}</p>
      </div>
    </li>
  );
}
