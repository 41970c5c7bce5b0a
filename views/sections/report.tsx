import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** The ground, unless it is the quiet one. */
  ground?: 'ink' | 'page';
  children: ReactNode;
};

/** A sample document or a picture as wide as the page: see `samples/paper.tsx`. */
export function Report({ title, intro, ground, children }: Props) {
  return (
    <WideSection name="report" title={title} intro={intro} ground={grounds[ground ?? 'concrete']}>
      {children}
    </WideSection>
  );
}

const grounds = { concrete: 'concrete', ink: 'ink', page: undefined } as const;
