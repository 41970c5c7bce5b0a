import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; children: ReactNode };

/** Rows as wide as the page: a name as large as a title, and beside it what it means. */
export function WideRows({ title, children }: Props) {
  return (
    <WideSection name="wide-rows" title={title}>
      <ul className="wide-rows">{children}</ul>
    </WideSection>
  );
}

export function WideRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
