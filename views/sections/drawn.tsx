import type { ReactNode } from 'react';
import { href } from '../navigation.ts';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import type { PageName } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** Items that are drawn, as wide as the window. Each page arranges them in its own way. */
export function Drawn({ title, intro, children }: Props) {
  return (
    <WideSection name="drawn" title={title} intro={intro}>
      <ul className="drawn">{children}</ul>
    </WideSection>
  );
}

type ItemProps = { picture: PictureName; title: string; children: ReactNode };

export function DrawnItem({ picture, title, children }: ItemProps) {
  return (
    <li>
      <Image name={picture} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** A service with its own page: all of the item is a link to it. */
export function DrawnService({ picture, title, to, children }: ItemProps & { to: PageName }) {
  return (
    <li>
      <Image name={picture} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
        <a href={href(to)} className="link-whole">
          Read More<span className="hidden-visually">: {title}</span>
        </a>
      </div>
    </li>
  );
}
