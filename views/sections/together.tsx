import type { ReactNode } from 'react';

type Props = { ground?: 'concrete' | 'ochre'; children: ReactNode };

/** Two sections that say one thing, on one ground. Each page arranges them in its own way. */
export function Together({ ground, children }: Props) {
  return (
    <div className={ground ? `section together ground ground-${ground}` : 'section together'}>{children}</div>
  );
}
