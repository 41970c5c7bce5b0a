import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Many small named items in order: on Android beside the parts of an opened phone, on iOS below icons. */
export function Inventory({ title, intro, children }: Props) {
  return (
    <WideSection name="inventory" title={title} intro={intro}>
      <div className="inventory">{children}</div>
    </WideSection>
  );
}

type DrawerProps = { title: string; picture: PictureName; children: ReactNode };

export function Drawer({ title, picture, children }: DrawerProps) {
  return (
    <section className="drawer">
      <Image name={picture} />
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** One item: its name and its purpose, or what it does for the client and then its name. */
export function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <span>{children}</span>
    </li>
  );
}
