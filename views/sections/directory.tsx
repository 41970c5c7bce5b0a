import type { ReactNode } from 'react';
import { Link } from '../parts/link.tsx';
import { type GroupName, groups, type PageName, site } from '../site.ts';

/** The services of one group, with a line about each. The group's breadcrumbs link to its id. */
export function Directory({
  group,
  intro,
  children,
}: {
  group: GroupName;
  intro: ReactNode;
  children: ReactNode;
}) {
  const { label, family } = groups[group];
  return (
    <section className="section section-directory" id={group} data-family={family}>
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{label}</h2>
          <p>{intro}</p>
        </div>
        <ul className="section-body directory">{children}</ul>
      </div>
    </section>
  );
}

export function Entry({ to, children }: { to: PageName; children: ReactNode }) {
  return (
    <li className="entry">
      <h3>
        <Link to={to} className="link-whole">
          {site[to].label}
        </Link>
      </h3>
      <p>{children}</p>
    </li>
  );
}
