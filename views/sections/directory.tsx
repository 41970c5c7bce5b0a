import type { ReactNode } from 'react';
import { estimates } from '../estimates.ts';
import type { FigureName } from '../figures/index.ts';
import { Link } from '../parts/link.tsx';
import { Picture, Poster } from '../parts/poster.tsx';
import { type GroupName, groups, type PageName, site } from '../site.ts';

type Props = {
  group: GroupName;
  /** The poster of the group's main page, or the group's own in `DirectoryQuilt`. */
  figure: FigureName;
  /** Inlined near the first screen, where an image would compete with the font. */
  isInline?: boolean;
  /** What the group's name means, where it is an abbreviation. */
  meaning?: string;
  intro: ReactNode;
  children: ReactNode;
};

/** Four groups, one band below the other. */
export function DirectoryWall({ children }: { children: ReactNode }) {
  return <div className="directory-wall">{children}</div>;
}

/** Four groups of one family, two by two, each on a field of its own. */
export function DirectoryQuilt({ children }: { children: ReactNode }) {
  return <div className="directory-quilt">{children}</div>;
}

/** The services of one group, with a line about each. The group's breadcrumbs link to its id. */
export function Directory({ group, figure, isInline = false, meaning, intro, children }: Props) {
  const { label, family } = groups[group];
  return (
    <section className="section section-directory ground" id={group} data-family={family}>
      <div className="directory">
        <div className="directory-head">
          {isInline ? <Poster name={figure} /> : <Picture name={figure} />}
          <h2>{label}</h2>
          <p>
            {meaning && <span className="directory-meaning">{meaning}</span>} {intro}
          </p>
        </div>
        <ul className="directory-entries">{children}</ul>
      </div>
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
          {meaning && <span className="entry-meaning"> {meaning}</span>}
        </Link>
      </h3>
      <p>
        {children}{' '}
        {estimate && (
          <b>
            {estimate.min}–{estimate.max} <small>{estimate.unit}</small>
          </b>
        )}
      </p>
    </li>
  );
}
