import type { ReactNode } from 'react';

/** One budget as a tower: each floor is as high as its share of the money. */
export function Budget({ children }: { children: ReactNode }) {
  return <div className="budget">{children}</div>;
}

type FloorProps = { name: string; cost: ReactNode; children: ReactNode };

export function Floor({ name, cost, children }: FloorProps) {
  return (
    <div>
      <span>
        <b>{name}</b> {children}
      </span>
      <strong>{cost}</strong>
    </div>
  );
}
