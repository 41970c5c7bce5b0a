import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** A process on the page's own background, in large numbers: side by side on a desktop. */
export function Rail({ title, intro, children }: Props) {
  return (
    <WideSection name="rail" title={title} intro={intro}>
      <ol className="rail">{children}</ol>
    </WideSection>
  );
}

export function Stop({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="rail-stop">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
