import type { ReactNode } from 'react';
import { Link } from '../parts/link.tsx';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import type { PageName } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; ground?: 'ink'; children: ReactNode };

/** A list whose items each show their part of one drawing. Each page arranges it in its own way. */
export function Pictured({ title, intro, ground, children }: Props) {
  return (
    <WideSection name="pictured" title={title} intro={intro} ground={ground}>
      <ol className="pictured">{children}</ol>
    </WideSection>
  );
}

type PieceProps = {
  /** Of the item, or the parts of all items beside one another in one file. */
  picture: PictureName;
  title: string;
  children: ReactNode;
};

export function Piece({ picture, title, children }: PieceProps) {
  return (
    <li>
      <Image name={picture} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** The same as a link to a page: all of it can be clicked. */
export function LinkedPiece({ to, ...part }: PieceProps & { to: PageName }) {
  return (
    <li>
      <Image name={part.picture} />
      <div>
        <h3>{part.title}</h3>
        <p>{part.children}</p>
        <Link to={to} className="link-whole">
          Read More
          <span className="hidden-visually">: {part.title}</span>
        </Link>
      </div>
    </li>
  );
}
