import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  ground?: 'concrete' | 'ink';
  /** A document of `samples/document.tsx`, or a `Screen` that is a paper. */
  children: ReactNode;
};

/** A sample document as wide as the page. */
export function Report({ title, intro, ground, children }: Props) {
  return (
    <WideSection name="report" title={title} intro={intro} ground={ground}>
      <div className="report">{children}</div>
    </WideSection>
  );
}
