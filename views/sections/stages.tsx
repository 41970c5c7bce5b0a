import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

/** What happens at the start, in the middle and afterwards: one line of time that does not end. */
export function Stages({ title, children }: { title: string; children: ReactNode }) {
  return (
    <WideSection name="stages" title={title}>
      <ol className="stages">{children}</ol>
    </WideSection>
  );
}

export function Stage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="stage">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
