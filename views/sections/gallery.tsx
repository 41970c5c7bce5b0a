import type { ReactNode } from 'react';
import { Link } from '../parts/link.tsx';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { type PageName, site } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: string; children: ReactNode };

/** Pictures of sample work, each of which leads to the page that shows the whole sample. */
export function Gallery({ title, intro, children }: Props) {
  return (
    <WideSection name="gallery" title={title} intro={intro} ground="concrete">
      <ul className="gallery">{children}</ul>
    </WideSection>
  );
}

/** Each has the voice of its own signboard (`voices.css`). */
type ClientPicture = PictureName &
  ('furnitureSite' | 'sareeShop' | 'hallBrochure' | 'noticeEditor' | 'tripsOfTheWeek' | 'repairResults');
export type SampleProps = { picture: ClientPicture; client: string; to: PageName };

export function Sample(props: SampleProps) {
  return (
    <li className="gallery-sample">
      <SampleLink {...props} />
    </li>
  );
}

/** The picture of a sample, and its signboard: the client, and the page that shows all of it. */
export function SampleLink({ picture, client, to }: SampleProps) {
  return (
    <>
      <Image name={picture} />
      <div className={`voice voice-${picture}`}>
        <h3>
          <Link to={to} className="link-whole">
            {client}
          </Link>
        </h3>
        <p>{site[to].label}</p>
      </div>
    </>
  );
}
