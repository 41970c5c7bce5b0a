import { Children, isValidElement, type ReactNode } from 'react';
import type { Pigment } from '../layout/pigments.ts';
import { Link } from '../parts/link.tsx';
import { PartImage, type PartName } from '../parts/part-image.tsx';
import type { PageName } from '../site.ts';
import { type Ground, WideSection } from './section.tsx';

type Layout = keyof typeof columnsOf;

type Props = {
  title: string;
  intro?: ReactNode;
  /**
   * - `grid`: each picture above its words, in columns.
   * - `rows`: each picture beside its words; an odd number as lines that are as wide as the list.
   * - `strip`: the parts of one drawing join, with the words of each below or beside its part.
   * - `steps`: a strip whose order matters, with numbers.
   * - `fields`: fields of colour, each with its picture on its lower edge.
   */
  layout: Layout;
  ground?: Ground;
  children: ReactNode;
};

/** A list of equal things, each with its words and mostly with a picture: `Piece` elements. */
export function Pieces({ title, intro, layout, ground, children }: Props) {
  const List = layout === 'steps' ? 'ol' : 'ul';
  const columns = columnsOf[layout](Children.count(children));
  return (
    <WideSection name="pieces" title={title} intro={intro} ground={ground}>
      <List className={`pieces ${layoutClasses[layout]} pieces-by-${columns}`}>{children}</List>
    </WideSection>
  );
}

/** How many columns a number of pieces fills evenly. */
const columnsOf = {
  grid: (count: number) => (count % 3 === 0 ? 3 : count),
  rows: (count: number) => (count % 2 === 0 ? 2 : 1),
  strip: (count: number) => count,
  steps: (count: number) => count,
  fields: (count: number) => count,
};

const layoutClasses: Record<Layout, string> = {
  grid: 'pieces-grid',
  rows: 'pieces-rows',
  strip: 'pieces-strip',
  steps: 'pieces-strip pieces-steps',
  fields: 'pieces-fields',
};

type PieceProps = {
  title?: string;
  picture?: PartName;
  /** The colour of the whole piece: that of its drawing. */
  ground?: Pigment;
  /** The page to which the whole piece links. */
  to?: PageName;
  /** Text, or `Item` elements. */
  children: ReactNode;
};

export function Piece({ title, picture, ground, to, children }: PieceProps) {
  const isList = Children.toArray(children).every((child) => isValidElement(child) && child.type === Item);
  const classes = [
    'piece',
    isList && 'piece-list',
    !picture && 'piece-plain',
    ground && `piece-filled pigment-${ground}`,
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      {picture && (
        <div className="piece-picture">
          <PartImage name={picture} />
        </div>
      )}
      <div className="piece-words">
        {title && <h3>{title}</h3>}
        {isList ? <ul>{children}</ul> : <p>{children}</p>}
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

/** One of several small things in a piece: its name and its purpose. */
export function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong> <span>{children}</span>
    </li>
  );
}
