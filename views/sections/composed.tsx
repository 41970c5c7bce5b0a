import type { ReactNode } from 'react';

/** A statement and the sample that shows it, as one section: beside each other on a desktop, one below the other on a phone. */
export function Composed({ children }: { children: ReactNode }) {
  return <div className="composed">{children}</div>;
}
