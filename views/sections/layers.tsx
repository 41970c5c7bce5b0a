import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** Layers one upon the other, each as wide as what it carries and a step more; the lowest is as wide as the window. */
export function Layers({ title, intro, children }: Props) {
  return (
    <WideSection name="layers" title={title} intro={intro}>
      <ol className="layers">{children}</ol>
    </WideSection>
  );
}

export function Layer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
