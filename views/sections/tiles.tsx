import type { ReactNode } from 'react';
import { Section } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Short, equal items side by side in a ruled grid. */
export function Tiles({ title, intro, children }: Props) {
  return (
    <Section name="tiles" title={title} intro={intro}>
      <ul className="tiles">{children}</ul>
    </Section>
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
