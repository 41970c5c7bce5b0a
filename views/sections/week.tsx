import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  /** What happens on the days without a post. */
  between: ReactNode;
  /** `PostDay` elements. */
  children: ReactNode;
};

/** A week from left to right: the days on which a post is published, each with a phone, and a line about the others. */
export function Week({ title, intro, between, children }: Props) {
  return (
    <WideSection name="week" title={title} intro={intro} ground="accent">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keys */}
      <ol className="posts" tabIndex={0}>
        {children}
      </ol>
      <p className="posts-between">{between}</p>
    </WideSection>
  );
}

type PostDayProps = { day: string; title: string; screen: ReactNode; children: ReactNode };

export function PostDay({ day, title, screen, children }: PostDayProps) {
  return (
    <li>
      <p className="posts-day">{day}</p>
      {screen}
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
