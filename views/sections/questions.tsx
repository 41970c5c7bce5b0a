import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
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
