import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** A week from left to right: a phone on the days with a post, and a narrow column for each day between them. */
export function Week({ title, intro, children }: Props) {
  return (
    <WideSection name="week" title={title} intro={intro} ground="accent">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keys */}
      <ol className="posts" tabIndex={0}>
        {children}
      </ol>
    </WideSection>
  );
}

type PostDayProps = { title: string; screen: ReactNode; children: ReactNode };

/** A day with a post. */
export function PostDay({ title, screen, children }: PostDayProps) {
  return (
    <li className="posts-on">
      {screen}
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

/** A day without a post. */
export function Day({ children }: { children: ReactNode }) {
  return <li className="posts-off">{children}</li>;
}
