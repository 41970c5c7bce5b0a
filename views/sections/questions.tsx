import type { ReactNode } from 'react';
import { Section } from './section.tsx';

/** Frequently asked questions. */
export function Questions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section name="questions" title={title} ground="concrete">
      <div className="questions">{children}</div>
    </Section>
  );
}

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
