import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  /** Another than the quiet one. */
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

/** What the document shows, beside one another below it. */
export function Notes({ children }: { children: ReactNode }) {
  return <ul className="report-notes">{children}</ul>;
}

export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

const grounds = { concrete: 'concrete', ink: 'ink', page: undefined } as const;
