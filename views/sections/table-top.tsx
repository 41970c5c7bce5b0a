import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  /** What lies on the table, for those who cannot see it. */
  label: string;
  pieces: ReactNode;
  children: ReactNode;
};

/** What was designed for one made-up client, all on one table, and below it the name and the task of each piece. */
export function TableTop({ title, intro, label, pieces, children }: Props) {
  return (
    <WideSection name="table-top" title={title} intro={intro} ground="accent">
      <div className="table-top" role="img" aria-label={label}>
        {pieces}
      </div>
      <ul className="table-names">{children}</ul>
    </WideSection>
  );
}

export function Piece({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
