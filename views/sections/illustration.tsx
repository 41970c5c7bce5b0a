import type { ReactNode } from 'react';
import { Section } from './section.tsx';

type Props = { title: string; intro?: ReactNode; diagram: ReactNode; children: ReactNode };

/** A diagram with its words beside it, for people who would rather look than read. */
export function Illustration({ title, intro, diagram, children }: Props) {
  return (
    <Section name="illustration" title={title} intro={intro}>
      <div className="illustration">
        {diagram}
        <div className="illustration-words">{children}</div>
      </div>
    </Section>
  );
}

/** One thing that the diagram shows, said in words. */
export function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}
