import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Items that are drawn, as wide as the window: `Piece` elements. Each page arranges them in its own way. */
export function Drawn({ title, intro, children }: Props) {
  return (
    <WideSection name="drawn" title={title} intro={intro}>
      <ul className="drawn">{children}</ul>
    </WideSection>
  );
}
