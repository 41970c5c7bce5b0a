import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Many small named items in order. */
export function Inventory({ title, intro, children }: Props) {
  return (
    <WideSection name="inventory" title={title} intro={intro}>
      <div className="inventory">{children}</div>
    </WideSection>
  );
}

export function Drawer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="drawer">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** One item with its name and its purpose. */
export function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <strong>{name}</strong>
      <span>{children}</span>
    </li>
  );
}
