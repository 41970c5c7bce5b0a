import type { ReactNode } from 'react';

/** Three promises beside each other, below an argument: `Band` elements. */
export function Bands({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="bands">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

export function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
