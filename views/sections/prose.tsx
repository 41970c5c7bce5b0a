import type { ReactNode } from 'react';
import { Section } from './section.tsx';

/** Plain paragraphs under a title. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section name="prose" title={title}>
      <div className="prose">{children}</div>
    </Section>
  );
}
