import type { ReactNode } from 'react';
import { Link } from '../parts/link.tsx';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import type { PageName } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** A list whose items each show their part of one drawing. Each page arranges it in its own way. */
export function Pictured({ title, intro, children }: Props) {
  return (
    <WideSection name="pictured" title={title} intro={intro}>
      <ol className="pictured">{children}</ol>
    </WideSection>
  );
}

type PieceProps = {
  /** Of the item, or the parts of all items beside one another in one file. */
  picture: PictureName;
  title: string;
  /** The page to which the whole item links. */
  to?: PageName;
  children: ReactNode;
};

export function Piece({ picture, title, to, children }: PieceProps) {
  return (
    <li>
      <Image name={picture} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
        {to && (
          <Link to={to} className="link-whole">
            Read More
            <span className="hidden-visually">: {title}</span>
          </Link>
        )}
      </div>
    </li>
  );
}
