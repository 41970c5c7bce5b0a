import type { ReactNode } from 'react';
import { Section } from './section.tsx';

/** Names, each with a line that proves it. */
export function Reasons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section name="reasons" title={title}>
      <ul>{children}</ul>
    </Section>
  );
}

export function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="reason">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
