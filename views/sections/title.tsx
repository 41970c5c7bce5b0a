import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { site } from '../site.ts';

/** The heading of a page without a picture. */
export function Title({ title, children }: { title: string; children: ReactNode }) {
  const { page } = usePageContext();
  return (
    <div className="ground ground-accent title">
      <Breadcrumb label={page ? site[page].label : title} />
      <div className="frame">
        <h1>{title}</h1>
        <p className="lede">{children}</p>
      </div>
    </div>
  );
}
