import type { ReactNode } from 'react';
import { Section, WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** Blocks of colour as wide as the window. */
  isWide?: boolean;
  children: ReactNode;
};

/** Short, equal items side by side in a ruled grid. */
export function Tiles({ title, intro, isWide = false, children }: Props) {
  const Sized = isWide ? WideSection : Section;
  return (
    <Sized name="tiles" title={title} intro={intro}>
      <ul className={isWide ? 'blocks' : 'tiles'}>{children}</ul>
    </Sized>
  );
}

export function Tile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="tile">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
