import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

/** Names in large letters, each with a sentence that proves it. */
export function Reasons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <WideSection name="reasons" title={title}>
      <ul className="reasons">{children}</ul>
    </WideSection>
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
