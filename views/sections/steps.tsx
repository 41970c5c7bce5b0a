import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** A process on a black background: its steps in order. */
export function Steps({ title, intro, children }: Props) {
  return (
    <WideSection name="steps" title={title} intro={intro} ground="ink">
      <ol className="steps">{children}</ol>
    </WideSection>
  );
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="step">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
