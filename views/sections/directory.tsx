import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { estimates, rangeOf, unitOf, untilOf } from '../estimates.ts';
import type { Pigment } from '../layout/pigments.ts';
import { Link } from '../parts/link.tsx';
import { Picture } from '../parts/poster.tsx';
import { type GroupName, groups, type PageName, site } from '../site.ts';

type Props = {
  group: GroupName;
  /** A poster, and its ground, which is that of the group. */
  figure: DrawingName;
  ground: Pigment;
  /** Where the drawing stands on a desktop. */
  layout: 'right' | 'left';
  /** What the group's name means, where it is an abbreviation. */
  meaning?: string;
  intro: ReactNode;
  children: ReactNode;
};

/** The services of one group, with a line about each. The group's breadcrumbs link to its id. */
export function Directory({ group, figure, ground, layout, meaning, intro, children }: Props) {
  return (
    <section className={`section ground directory directory-${layout} pigment-${ground}`} id={group}>
      <div className="directory-head">
        <h2>{groups[group].label}</h2>
        <p>
          {meaning && <b>{meaning}</b>} {intro}
        </p>
      </div>
      <Picture name={figure} />
      <ul className="directory-entries">{children}</ul>
    </section>
  );
}

type EntryProps = {
  to: PageName;
  /** What the name means, where it is an abbreviation. */
  meaning?: string;
  /** More words by which the search finds it. */
  words?: string;
  children: ReactNode;
};

/** A service, and how long it takes. */
export function Entry({ to, meaning, words, children }: EntryProps) {
  const estimate = estimates[to];
  return (
    <li className="entry" data-words={words}>
      <h3>
        <Link to={to} className="link-whole">
          {site[to].label}
          {meaning && <small> {meaning}</small>}
        </Link>
      </h3>
      <p>
        <span>{children}</span>{' '}
        {estimate && (
          <b>
            {rangeOf(estimate, '–')} <small>{unitOf(estimate.max, estimate.unit) + untilOf(estimate)}</small>
          </b>
        )}
      </p>
    </li>
  );
}
