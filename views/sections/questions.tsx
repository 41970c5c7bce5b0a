import type { ReactNode } from 'react';
import { groupOf, usePageContext } from '../page-context.ts';
import { Sidebar } from '../parts/sidebar.tsx';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import type { GroupName, PageName } from '../site.ts';

type Props = {
  title: string;
  /** A drawing beside the title. */
  picture?: PictureName;
  /** The related services follow later in the page. */
  relatedElsewhere?: boolean;
  children: ReactNode;
};

/** Frequently asked questions. On a service page the related services follow. */
export function Questions({ title, picture, relatedElsewhere = false, children }: Props) {
  const { page } = usePageContext();
  const group = groupOf(page);
  const ground = (page && pageGrounds[page]) ?? (group ? grounds[group] : 'concrete');
  const drawing = group === 'development' ? ` questions-${(page && drawings[page]) ?? 'rows'}` : '';
  const grid = `frame section-grid${group ? ` questions-of-${group}${drawing}` : ''}`;
  return (
    <section className={`section section-questions${ground ? ` ground ground-${ground}` : ''}`}>
      <div className={page === 'redesign' ? 'questions-split' : grid}>
        <h2 className="questions-title">{title}</h2>
        {picture && <Image name={picture} />}
        <div className="section-body questions">{children}</div>
        {!relatedElsewhere && <Sidebar />}
      </div>
    </section>
  );
}

/** The related services as a section, for pages whose questions come before the price. */
export function Related() {
  return (
    <section className="section section-related">
      <Sidebar />
    </section>
  );
}

/** The page itself for the groups that are not listed. */
const grounds: Partial<Record<GroupName, 'concrete' | 'ink' | 'accent'>> = {
  design: 'concrete',
  app: 'concrete',
  seo: 'concrete',
  sem: 'ink',
  smo: 'concrete',
};

/** The pages that are not on the ground of their group. */
const pageGrounds: Partial<Record<PageName, 'concrete' | 'ink'>> = {
  ppc: 'concrete',
  googleAds: 'concrete',
  flyerDesign: 'concrete',
  webDevelopment: 'concrete',
};

/** The pages of development whose questions are not rows: labels of parcels, newspaper columns. */
const drawings: Partial<Record<PageName, string>> = {
  ecommerceDevelopment: 'labels',
  wordpressDevelopment: 'columns',
};

export function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <details className="question">
      <summary>
        <h3>{ask}</h3>
      </summary>
      <div className="prose">{children}</div>
    </details>
  );
}
