import type { ReactNode } from 'react';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { site } from '../site.ts';
import { useVisit } from '../visit.ts';

/** The heading of a page without a picture. */
export function Title({ title, children }: { title: string; children: ReactNode }) {
  const { page } = useVisit();
  return (
    <div className="hero">
      <Breadcrumb here={page ? site[page].label : title} />
      <div className="frame hero-grid">
        <h1>{title}</h1>
        <div className="hero-words">
          <p className="lede">{children}</p>
        </div>
      </div>
    </div>
  );
}
