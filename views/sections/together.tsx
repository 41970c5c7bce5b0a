import type { ReactNode } from 'react';

type Props = {
  /**
   * On a desktop: `stacked` is one below the other as on a phone, and `beside` is two columns. With `spread` the second
   * section has its title and its sample in the right column, and the rest of it below both; `columns` is the same on
   * the twelve columns.
   */
  layout: 'stacked' | 'beside' | 'spread' | 'columns';
  ground?: 'concrete';
  children: ReactNode;
};

/** Two sections that say one thing, such as an argument and the sample that shows it, on one ground. */
export function Together({ layout, ground, children }: Props) {
  return <div className={`section together together-${layout}${ground ? ' ground' : ''}`}>{children}</div>;
}
