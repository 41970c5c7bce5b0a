import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /**
   * `phones` and the pages of a website are in a row that scrolls on a phone; other `works` are below each other there.
   */
  layout: 'phones' | 'works';
  ground?: 'accent' | 'concrete' | 'ink';
  /** `Work` elements, in order. */
  children: ReactNode;
};

/** Drawn works of a made-up client: the screens of its app, the pages of its brochure, a week of its posts. */
export function Gallery({ title, intro, layout, ground, children }: Props) {
  const list = <ol className="gallery-list">{children}</ol>;
  return (
    <WideSection name="gallery" title={title} intro={intro} ground={ground}>
      <div className={`gallery gallery-${layout}`}>
        {layout === 'phones' ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keys
          <div className="gallery-strip" role="group" aria-label={title} tabIndex={0}>
            {list}
          </div>
        ) : (
          list
        )}
      </div>
    </WideSection>
  );
}

type WorkProps = {
  title: string;
  /** A `Screen`, or a drawing. */
  drawing: ReactNode;
  /** It takes the place of two. */
  isWide?: boolean;
  /** The day on which it is published. */
  day?: string;
  children: ReactNode;
};

export function Work({ title, drawing, isWide = false, day, children }: WorkProps) {
  return (
    <li className={isWide ? 'gallery-work gallery-wide' : 'gallery-work'}>
      <div className="gallery-drawing">{drawing}</div>
      <div className="gallery-words">
        {day && <b>{day}</b>}
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
