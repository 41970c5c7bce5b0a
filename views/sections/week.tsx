import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  /** It also says what happens on the days without a post. */
  intro: ReactNode;
  /** `PostDay` elements. */
  children: ReactNode;
};

/** A week from left to right: the days on which a post is published, each with a phone. */
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
