import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** A week from left to right: a column for each day below its name, with a phone where a post is published. */
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

type PostDayProps = { day: string; title: string; screen: ReactNode; children: ReactNode };

/** A day with a post. */
export function PostDay({ day, title, screen, children }: PostDayProps) {
  return (
    <li className="posts-on">
      <p className="posts-day">{day}</p>
      {screen}
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

/** A day without a post. */
export function Day({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="posts-off">
      <p className="posts-day">{name}</p>
      <p className="posts-answer">{children}</p>
    </li>
  );
}
