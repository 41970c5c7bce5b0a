import type { ReactNode } from 'react';
import { groupOf, usePageContext } from '../page-context.ts';
import { Sidebar } from '../parts/sidebar.tsx';
import type { GroupName, PageName } from '../site.ts';

type Props = {
  title: string;
  /** The related services follow later in the page. */
  relatedElsewhere?: boolean;
  children: ReactNode;
};

/** Frequently asked questions. On a service page the related services follow. */
export function Questions({ title, relatedElsewhere = false, children }: Props) {
  const { page } = usePageContext();
  const group = groupOf(page);
  const own = page && pageLooks[page];
  const ground = own?.ground ?? (group ? grounds[group] : 'concrete');
  return (
    <section className={`section section-questions${ground ? ` ground ground-${ground}` : ''}`}>
      <div className={`frame section-grid${group ? ` questions-${own?.drawing ?? `of-${group}`}` : ''}`}>
        <h2 className="questions-title">{title}</h2>
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
  development: 'ink',
  app: 'concrete',
  seo: 'concrete',
  sem: 'ink',
  smo: 'concrete',
};

/** The pages whose questions are drawn in another way than those of their group: labels of parcels, newspaper columns. */
const pageLooks: Partial<Record<PageName, { drawing: string; ground: 'concrete' | 'ochre' }>> = {
  ecommerceDevelopment: { drawing: 'labels', ground: 'ochre' },
  wordpressDevelopment: { drawing: 'columns', ground: 'concrete' },
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
