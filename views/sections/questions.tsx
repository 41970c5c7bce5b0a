import { Fragment, type ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { estimates, timeOf } from '../estimates.ts';
import { usePageContext } from '../page-context.ts';
import { Link } from '../parts/link.tsx';
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

/** Pages that a buyer may mix up, and when each is right. A page is in one cluster. */
const clusters: Partial<Record<PageName, string>>[] = [
  {
    webDevelopment: 'your visitors book or pay on your website',
    phpDevelopment: 'only your own staff use the system',
    webPortalDesign: 'dealers, parents or patients log in to their own records',
  },
  {
    ecommerceDevelopment: 'you want a whole shop for up to 500 products',
    ecommerceDesign: 'you want only the designs of a shop',
    magentoDevelopment: 'you sell more than 500 products, or dealers buy at prices of their own',
  },
  {
    staticDesign: 'your pages seldom change',
    wordpressDevelopment: 'your staff write pages and news',
    cmsDesign: 'your staff keep lists, such as products or doctors',
  },
  {
    ppc: 'you want ads in search results',
    googleAds: 'you want more than search ads: Shopping, Display or video',
    sem: 'you want at least two of SEO, PPC and SMO',
  },
];

/** The first question on each page of a cluster: the rule of the cluster, which is the same on all of them. */
export function RightPage() {
  const { page } = usePageContext();
  const cluster = clusters.find((one) => page && page in one);
  if (!page || !cluster) return null;
  const others = (Object.keys(cluster) as PageName[]).filter((other) => other !== page);
  return (
    <Question ask="Is this the right page for me?">
      <p>
        It is, if {cluster[page]}.
        {others.map((other) => (
          <Fragment key={other}>
            {' '}
            If {cluster[other]}, see <Link to={other}>{site[other].label}</Link> ({timeOf(estimates[other])}).
          </Fragment>
        ))}
      </p>
    </Question>
  );
}
