import type { ReactNode } from 'react';
import { href } from '../navigation.ts';
import { Icon } from '../parts/icon.tsx';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { type PageName, site, type unpublishedServices } from '../site.ts';

/** Services as fields of colour: a large name, a line and a drawing in each, and the whole field is a link. */
export function Routes({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <section className="section section-routes">
      <div className="frame">
        <div className="routes-head">
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        <ul className="routes-plots">{children}</ul>
      </div>
    </section>
  );
}

type RouteProps = {
  /** A page, or the path of a service that is linked but has no page. */
  to: PageName | (typeof unpublishedServices)[number]['path'];
  picture: PictureName;
  title: string;
  action: string;
  children: ReactNode;
};

export function Route({ to, picture, title, action, children }: RouteProps) {
  return (
    <li className="route">
      <Image name={picture} />
      <h3>{title}</h3>
      <p>{children}</p>
      <a href={isPage(to) ? href(to) : to} className="route-link link-whole">
        {action}
        <Icon name="arrow" />
        <span className="hidden-visually">: {title}</span>
      </a>
    </li>
  );
}

function isPage(to: RouteProps['to']): to is PageName {
  return to in site;
}
