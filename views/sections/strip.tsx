import type { ReactNode } from 'react';
import { Link } from '../parts/link.tsx';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { type PageName, site } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: string; children: ReactNode };

/** Four pictures of sample work in one strip as wide as the window; each leads to the page that shows its sample. */
export function Strip({ title, intro, children }: Props) {
  return (
    <WideSection name="strip" title={title} intro={intro} ground="concrete">
      <ul className="strip">{children}</ul>
    </WideSection>
  );
}

export function StripSample({ picture, client, to }: { picture: PictureName; client: string; to: PageName }) {
  return (
    <li className="strip-sample">
      <Image name={picture} />
      <h3>
        <Link to={to} className="link-whole">
          {client}
        </Link>
      </h3>
      <p>{site[to].label}</p>
    </li>
  );
}
