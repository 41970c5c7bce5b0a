import { Fragment, type ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { estimates, inBrackets } from '../estimates.ts';
import { usePageContext } from '../page-context.ts';
import { Link } from '../parts/link.tsx';
import { clusterOf } from '../similar-pages.ts';
import { type PageName, site } from '../site.ts';
import { TitleRow } from './section.tsx';

/** Questions and their answers: `Question` elements. */
export function Questions({
  title,
  picture,
  children,
}: {
  title: string;
  picture?: DrawingName;
  children: ReactNode;
}) {
  return (
    <section className="section section-questions" id="questions">
      <div className="frame">
        <TitleRow title={title} picture={picture} />
        {children}
      </div>
    </section>
  );
}

/** With an id, links of other pages lead to it. */
export function Question({ id, ask, children }: { id?: string; ask: string; children: ReactNode }) {
  return (
    <section className="question" id={id}>
      <h3>{ask}</h3>
      <div className="prose">{children}</div>
    </section>
  );
}

/** The first question on each page of a cluster: the rule of the cluster, which is the same on all of them. */
export function RightPage() {
  const { page } = usePageContext();
  const cluster = page && clusterOf(page);
  if (!cluster) return null;
  const others = (Object.keys(cluster) as PageName[]).filter((other) => other !== page);
  return (
    <Question ask="Is this the right page for me?">
      <p>
        It is, if {cluster[page]}.
        {others.map((other) => (
          <Fragment key={other}>
            {' '}
            If {cluster[other]}, see <Link to={other}>{site[other].label}</Link>
            {inBrackets(estimates[other])}.
          </Fragment>
        ))}
      </p>
    </Question>
  );
}
