import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

/** Printed sheets on a black wall: the first as high as the wall, beside the title, the others below it. */
export function Wall({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <WideSection name="wall" title={title} intro={intro} ground="ink">
      <ul className="wall">{children}</ul>
    </WideSection>
  );
}

export function Sheet({ title, sheet, children }: { title: string; sheet: ReactNode; children: ReactNode }) {
  return (
    <li className="wall-sheet">
      {sheet}
      <h3>{title}</h3>
      {children}
    </li>
  );
}
