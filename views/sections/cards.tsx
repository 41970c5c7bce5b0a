import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import type { Pigment } from '../layout/pigments.ts';
import { href } from '../navigation.ts';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/poster.tsx';
import { clients } from '../samples/clients.ts';
import { Image } from '../samples/screen.tsx';
import { type PageName, site, type unpublishedServices } from '../site.ts';

type Props = {
  title: string;
  /**
   * `mosaic`: six with a large one; `fields`: columns, each with its drawing on the
   * lower edge; `wall` and `pairs`: samples, three or two in a row.
   */
  layout: 'mosaic' | 'fields' | 'wall' | 'pairs';
  intro?: ReactNode;
  children: ReactNode;
};

/** Pictures that lead somewhere, as wide as the window. */
export function Cards({ title, layout, intro, children }: Props) {
  return (
    <section className={`section ground cards cards-${layout}`}>
      <div className="frame wide-head">
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <ul className="cards-list">{children}</ul>
    </section>
  );
}

type CardProps = {
  /** A page, or the path of a service that is linked but has no page. */
  to: PageName | (typeof unpublishedServices)[number]['path'];
  ground: Pigment;
  title: string;
  /** The words of the link; without them the title is the link. */
  action?: string;
  /** The card that is twice as large as the others. */
  isLead?: boolean;
  children: ReactNode;
} & ({ figure: DrawingName; picture?: never } | { picture: DrawingName; figure?: never });

/** The whole card is clickable. */
export function Card({ to, ground, title, action, isLead, figure, picture, children }: CardProps) {
  const path = isPage(to) ? href(to) : to;
  return (
    <li className={`card pigment-${ground}${isLead ? ' card-lead' : ''}`}>
      {figure ? <Picture name={figure} /> : <Image name={picture} />}
      <div className="card-words">
        <h3>
          {action ? (
            title
          ) : (
            <a href={path} className="link-whole">
              {title} <Icon name="arrow" />
            </a>
          )}
        </h3>
        <p>{children}</p>
        {action && (
          <a href={path} className="card-link link-whole">
            {action} <Icon name="arrow" />
            <span className="hidden-visually">{`: ${title}`}</span>
          </a>
        )}
      </div>
    </li>
  );
}

/** Each is on the signboard of its client, in that client's colour and letters. */
const boards = {
  furnitureSite: 'sheeshamWorks',
  sareeShop: 'reshamSarees',
  hallBrochure: 'rangmahalHall',
  noticeEditor: 'nrityaAcademy',
  tripsOfTheWeek: 'pahariTrucks',
  repairResults: 'amritWater',
} as const;

/** The picture of a sample, and its signboard: the made-up client, and the service. The page of that has the whole sample. */
export function SampleCard({
  picture,
  client,
  to,
  isWide = false,
}: {
  picture: keyof typeof boards;
  client: string;
  to: PageName;
  /** As wide as a phone. */
  isWide?: boolean;
}) {
  return (
    <li className={isWide ? 'card-sample card-wide' : 'card-sample'}>
      <Image name={picture} />
      <div className={`card-board ${clients[boards[picture]]}`}>
        <h3 className="card-client">
          <a href={href(to)} className="link-whole">
            {client}
          </a>
        </h3>
        <p>{site[to].label}</p>
      </div>
    </li>
  );
}

function isPage(to: CardProps['to']): to is PageName {
  return to in site;
}
