import type { ReactNode } from 'react';
import { type Ground, groundClasses } from '../sections/section.tsx';

type Props = {
  /** On a desktop. `stacked` is one below the other as on a phone, without a rule and a margin between them. */
  layout?: 'beside' | 'stacked';
  ground?: Ground;
  children: ReactNode;
};

/** Two sections that say one thing, such as an argument and the sample that shows it, on one ground. */
export function Split({ layout = 'beside', ground, children }: Props) {
  return <div className={`section split split-${layout}${groundClasses(ground)}`}>{children}</div>;
}
