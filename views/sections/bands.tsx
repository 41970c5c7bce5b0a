import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

/** Three promises beside each other, below an argument: `Band` elements. */
export function Bands({ title, children }: { title: string; children: ReactNode }) {
  return (
    <WideSection name="bands" title={title}>
      <ul className="bands">{children}</ul>
    </WideSection>
  );
}

export function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
